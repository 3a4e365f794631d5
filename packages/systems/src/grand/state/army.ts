import type { Spot } from './ground.ts';
import { muster, type Unit, type UnitId } from './roster.ts';
import type { Kingdom } from './seats.ts';

export type ArmyId = number;
export type GeneralId = number;

export interface General {
  readonly id: GeneralId;
  readonly ability: number;
  /** GRD-GNL-03: in quarters. */
  readonly experience: number;
  /** GRD-CSW-04: the leader unit he is, in a game with rosters. */
  readonly unit?: UnitId;
}

/** GRD-MOV-09: why an army must go home. */
export const REASONS = ['leader', 'restock', 'mourning'] as const;
export type Reason = (typeof REASONS)[number];

/** GRD-ARM-07, GRD-R-62: troops by kind; mounted points are part of the regular and the mercenary ones. */
export interface Troops {
  readonly regular: number;
  readonly mercenary: number;
  readonly mounted: number;
  readonly mountedMercenary: number;
  /** GRD-CSW-01: with rosters the units, ascending; the figures above are their values in half points. */
  readonly units?: readonly Unit[];
}

/** GRD-ARM-07 */
export interface Army extends Troops {
  readonly id: ArmyId;
  readonly owner: Kingdom;
  readonly at: Spot;
  /** Null: an acting commander of rating 0 (GRD-GNL-08). */
  readonly commander: General | null;
  readonly subGenerals: readonly General[];
  /** GRD-MOV-03 */
  readonly hasActed: boolean;
  readonly reasons: readonly Reason[];
  /** GRD-R-37: it began this turn in a city of its own and sits out its mourning. */
  readonly sitsOut: boolean;
  /** GRD-R-83: its last battle of this season, in a game with rosters. */
  readonly lastBattle?: LastBattle;
}

/** GRD-R-83: the campaign week, counted through the years, and the outcome. */
export interface LastBattle {
  readonly week: number;
  readonly isWon: boolean;
}

export const NO_TROOPS: Troops = { regular: 0, mercenary: 0, mounted: 0, mountedMercenary: 0 };

/** GRD-ARM-07: strength is regular and mercenary points together. */
export const strengthOf = ({ regular, mercenary }: Troops): number => regular + mercenary;

export const mountedIn = ({ mounted, mountedMercenary }: Troops): number => mounted + mountedMercenary;

export const troopsOf = ({ regular, mercenary, mounted, mountedMercenary, units }: Troops): Troops => ({
  regular,
  mercenary,
  mounted,
  mountedMercenary,
  ...(units && { units }),
});

export const addTroops = (a: Troops, b: Troops): Troops =>
  a.units === undefined && b.units === undefined
    ? {
        regular: a.regular + b.regular,
        mercenary: a.mercenary + b.mercenary,
        mounted: a.mounted + b.mounted,
        mountedMercenary: a.mountedMercenary + b.mountedMercenary,
      }
    : muster([...(a.units ?? []), ...(b.units ?? [])]);

const holds = (units: readonly Unit[] | undefined, uid: UnitId): boolean =>
  units?.some((unit) => unit.uid === uid) === true;

export const takeTroops = (a: Troops, b: Troops): Troops =>
  a.units === undefined
    ? {
        regular: a.regular - b.regular,
        mercenary: a.mercenary - b.mercenary,
        mounted: a.mounted - b.mounted,
        mountedMercenary: a.mountedMercenary - b.mountedMercenary,
      }
    : muster(a.units.filter(({ uid }) => !holds(b.units, uid)));

export const sameTroops = (a: Troops, b: Troops): boolean =>
  a.regular === b.regular &&
  a.mercenary === b.mercenary &&
  a.mounted === b.mounted &&
  a.mountedMercenary === b.mountedMercenary &&
  (a.units === undefined || a.units.every(({ uid }) => holds(b.units, uid)));

/** Whether `part` can be taken out of `whole`, foot and mounted. */
export const contains = (whole: Troops, part: Troops): boolean =>
  part.mounted <= whole.mounted &&
  part.mountedMercenary <= whole.mountedMercenary &&
  part.regular - part.mounted <= whole.regular - whole.mounted &&
  part.mercenary - part.mountedMercenary <= whole.mercenary - whole.mountedMercenary &&
  part.mounted <= part.regular &&
  part.mountedMercenary <= part.mercenary &&
  (whole.units === undefined || (part.units ?? []).every(({ uid }) => holds(whole.units, uid)));

export const generalsOf = ({ commander, subGenerals }: Pick<Army, 'commander' | 'subGenerals'>): General[] =>
  commander === null ? [...subGenerals] : [commander, ...subGenerals];

/** GRD-GNL-06, GRD-R-24: higher ability, then more experience, then lower id. */
export const byRank = (a: General, b: General): number =>
  b.ability - a.ability || b.experience - a.experience || a.id - b.id;

/** GRD-GNL-06: the best commands, the others ride along. */
export const inCommand = (generals: readonly General[]): Pick<Army, 'commander' | 'subGenerals'> => {
  const [commander = null, ...subGenerals] = [...generals].sort(byRank);
  return { commander, subGenerals };
};

/** The ability used in battle: 0 for an acting commander (GRD-GNL-08). */
export const abilityOf = ({ commander }: Pick<Army, 'commander'>): number => commander?.ability ?? 0;
