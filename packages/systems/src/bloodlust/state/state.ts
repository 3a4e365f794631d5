import type { Face, Pose, Shape } from '@warmoot/tabletop';
import type { ElementChange, Spell } from '../data/spells.ts';
import type { BloodCommand } from '../orders/commands.ts';
import type { Shot } from '../rules/fire/volleys.ts';
import type { BloodOptions, Side } from './options.ts';
import type { Piece, TerrainKind } from './terrain.ts';
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
  | 'key'
  | 'terrain'
  | 'edge'
  | 'camp'
  | 'deploy'
  | 'turnStart'
  | 'order'
  | 'spell'
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
  | 'reveal'
  | 'turnEnd';

/** The terrain stated for a sector (BLD-TER-09), or its second piece (BLD-TER-10). */
export interface Placement {
  readonly side: Side;
  readonly sector: number;
  readonly kind: TerrainKind | 'clear';
  readonly isSecond: boolean;
}

/** BLD-TER-08, BLD-TER-12: who placed the Key Feature, where, and everything stated since. */
export interface Layout {
  readonly placer: Side;
  readonly keySector: number | null;
  readonly placements: readonly Placement[];
}

/** BLD-R-77, BLD-PLY-06: the orders that a side has sealed in this step; others see only how many there are. */
export interface Sealed {
  readonly count: number;
  readonly orders: readonly BloodCommand[];
}

/** BLD-SEQ-09: a spell that lies face down; nobody but its owner knows which. */
export interface SpellCard {
  readonly caster: string;
  readonly spell: Spell | null;
  readonly change: ElementChange | null;
  /** BLD-MAG-02: where the caster stood, and what he could still take. */
  readonly at: Pose;
  readonly hits: number;
}

/** A spell that works (BLD-R-57): from the turn after its reveal to the end of turn `until`. */
export interface Effect {
  readonly spell: Spell;
  readonly by: Side;
  readonly change: ElementChange | null;
  readonly from: number;
  readonly until: number | null;
  /** BLD-R-50: units near the caster at the reveal. */
  readonly strikes: readonly string[];
}

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
  /** Whose half of the turn it is (BLD-SEQ-04), whose card is played (BLD-SEQ-03), or who deploys. */
  readonly active: Side;
  /** The commander whose command is being deployed (BLD-SET-06). */
  readonly deploying: string | null;
  readonly first: Side;
  /** BLD-R-56: who won the roll of this turn. */
  readonly initiative: Side | null;
  /** BLD-SEQ-03: the generals in the order drawn for this turn, and the place of the one who acts. */
  readonly cards: readonly string[];
  readonly card: number;
  /** BLD-TER: none on a table that is ready. */
  readonly layout: Layout | null;
  readonly sealed: Readonly<Record<Side, Sealed>>;
  readonly spells: Readonly<Record<Side, SpellCard | null>>;
  /** BLD-MAG-07. */
  readonly usedSpells: Readonly<Record<Side, readonly Spell[]>>;
  readonly effects: readonly Effect[];
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
  unit.isRouted || unit.recoiled !== null || unit.isStricken || isReorganising(unit);

/** BLD-SEQ-03: the general whose card is played. */
export const cardOf = ({ cards, card }: Pick<BloodState, 'cards' | 'card'>): string | undefined =>
  cards[card];

/** Whether a spell works this turn; if `by` is given, one of that side. */
export const isUnderSpell = (
  { effects, turn }: Pick<BloodState, 'effects' | 'turn'>,
  spell: Spell,
  by?: Side,
): boolean =>
  effects.some(
    (effect) => effect.spell === spell && effect.from <= turn && (by === undefined || effect.by === by),
  );
