import type { Face, Pose, Shape } from '@warmoot/tabletop';
import type { Shot } from '../rules/fire/volleys.ts';
import type { BloodOptions, Side } from './options.ts';
import type { Piece } from './terrain.ts';
import type { Unit } from './unit.ts';

/** BLD-GEO-16: two units in melee, and the face of each that is struck. */
export interface Bond {
  readonly a: string;
  readonly b: string;
  readonly faces: readonly [ofA: Face, ofB: Face];
  readonly isCorner: boolean;
}

/** A charge that was declared (BLD-R-07). */
export interface Charge {
  readonly unit: string;
  readonly target: string;
  /** Where the charger starts, after its pivot. */
  readonly from: Pose;
  /** BLD-R-09: what the target answers; none while it is open. */
  readonly answer: 'hold' | 'counter' | null;
}

export interface Camp {
  readonly shape: Shape;
  readonly isLooted: boolean;
}

/** BLD-VIC-02: what left the table for good. */
export interface Loss {
  readonly id: string;
  readonly side: Side;
  readonly name: string;
  readonly points: number;
}

/** The name of a step of the sequence of play (BLD-PLY-01, BLD-PLY-03). */
export type StepName =
  | 'deploy'
  | 'turnStart'
  | 'fire'
  | 'charge'
  | 'respond'
  | 'contact'
  | 'move'
  | 'melee'
  | 'after'
  | 'parting'
  | 'strategic'
  | 'halfEnd'
  | 'turnEnd';

export interface BloodEnd {
  readonly winner: Side | null;
  readonly reason: string;
  readonly rule: string;
}

export interface BloodState {
  readonly options: BloodOptions;
  readonly edges: Readonly<Record<Side, 'south' | 'north'>>;
  readonly table: { readonly width: number; readonly height: number };
  readonly terrain: readonly Piece[];
  readonly camps: Readonly<Record<Side, Camp>>;
  readonly units: Readonly<Record<string, Unit>>;
  readonly lost: readonly Loss[];
  readonly bonds: readonly Bond[];
  readonly charges: readonly Charge[];
  readonly turn: number;
  /** Where the sequence of play stands: an index of its table. */
  readonly at: number;
  readonly step: StepName;
  /** Whose half of the turn it is (BLD-SEQ-04), or who deploys. */
  readonly active: Side;
  /** The commander whose command is being deployed (BLD-SET-06). */
  readonly deploying: string | null;
  readonly first: Side;
  /** Who has not finished the step yet. */
  readonly waiting: readonly Side[];
  /** BLD-SEQ-10: shots that are resolved together at the end of the step. */
  readonly shots: readonly Shot[];
  /** BLD-CMD-03: control points left, by commander. */
  readonly control: Readonly<Record<string, number>>;
  /** BLD-R-74: units whose front opponents all gave way. */
  readonly mayAdvance: readonly string[];
  readonly end: BloodEnd | null;
}

export const unitsOf = ({ units }: Pick<BloodState, 'units'>): readonly Unit[] => Object.values(units);
export const unitsOfSide = (state: BloodState, side: Side): readonly Unit[] =>
  unitsOf(state).filter((unit) => unit.side === side);

/** A unit that must be there; anything else is a defect. */
export const unitById = ({ units }: Pick<BloodState, 'units'>, id: string): Unit => {
  const unit = units[id];
  if (unit === undefined) throw new Error(`there is no unit ${id}`);
  return unit;
};

export const bondsOf = ({ bonds }: BloodState, id: string): readonly Bond[] =>
  bonds.filter(({ a, b }) => a === id || b === id);

export const isInMelee = (state: BloodState, { id, attachedTo }: Unit): boolean =>
  state.bonds.some(({ a, b }) => a === id || b === id || a === attachedTo || b === attachedTo);

/** BLD-R-48, BLD-R-49: Disrupted outside the causes that last for a melee only. */
export const isReorganising = ({ reorganises }: Unit): boolean => reorganises === 'now';

export const isDisrupted = (unit: Unit): boolean =>
  unit.isRouted || unit.recoiled !== null || isReorganising(unit);
