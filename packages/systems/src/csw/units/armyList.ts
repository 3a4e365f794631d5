import type { Situation } from '../data/moraleTables.ts';
import { CALTROPS_HALF_POINTS } from '../data/units.ts';
import { type UnitType, unitTypeOf } from './unitType.ts';

/** A number of identical units of one type. */
export interface ArmyLine {
  readonly code: string;
  readonly count: number;
  readonly name?: string;
  /** CSW-SCN-06, CSW-X-11: the counters that stand for them on the table; a note for display, no rule reads it. */
  readonly counters?: string;
  /** CSW-HOV-01: the Morale Factor that a campaign worked out. */
  readonly factor?: number;
  /** CSW-AMO-08: points of morale bought for each of them. */
  readonly morale?: number;
  /** CSW-AMO-02, 1 green to 4 elite. */
  readonly experience?: number;
  /** CSW-AMO-03, 0 none, 1 drill to 4 tactics. */
  readonly training?: number;
  /** CSW-AMO-05, CSW-AMO-06: situations of these units besides those of the whole army. */
  readonly situations?: readonly Situation[];
  /** CSW-IMP-06, CSW-IMP-07, CSW-AMO-10 */
  readonly impressed?: boolean;
  /** CSW-MER-01: mercenaries, and their company. */
  readonly company?: string;
  readonly guild?: boolean;
  /** CSW-UND-02: the numbers and points stay those of the type (CSW-X-09). */
  readonly undead?: boolean;
  /** CSW-CAL-01: how many of them carry caltrops. */
  readonly caltrops?: number;
  /** CSW-BGL-07: a player-character who serves under another leader. */
  readonly serves?: boolean;
  /** CSW-BGL-10 */
  readonly charisma?: number;
  /** CSW-NGT-05 */
  readonly nightVision?: boolean;
}

export type ArmyList = readonly ArmyLine[];

/** CSW-SET-08: what an army costs, in half points. */
export interface ArmyValue {
  readonly units: number;
  /** CSW-UNT-04 */
  readonly caltrops: number;
  /** CSW-AMO-08 */
  readonly morale: number;
  readonly total: number;
}

const sumOver = (army: ArmyList, worth: (line: ArmyLine) => number): number =>
  army.reduce((sum, line) => sum + worth(line), 0);

export const armyValue = (types: readonly UnitType[], army: ArmyList): ArmyValue => {
  const units = sumOver(army, ({ code, count }) => count * unitTypeOf(types, code).halfPoints);
  const caltrops = sumOver(army, (line) => (line.caltrops ?? 0) * CALTROPS_HALF_POINTS);
  const morale = sumOver(army, ({ count, morale = 0 }) => count * morale * 2);
  return { units, caltrops, morale, total: units + caltrops + morale };
};

/** CSW-AMO-08, CSW-R-122: a tenth of a number of half points, in whole points, rounded down. */
export const tenthOf = (halfPoints: number): number => Math.floor(halfPoints / 20);

/** How many leaders there are, and how many other units (CSW-SET-12). */
export const leadersAndOthers = (
  types: readonly UnitType[],
  army: ArmyList,
): { readonly leaders: number; readonly others: number } => {
  const isLeader = ({ code }: ArmyLine): boolean => unitTypeOf(types, code).category === 'leader';
  const leaders = sumOver(army.filter(isLeader), ({ count }) => count);
  return { leaders, others: sumOver(army, ({ count }) => count) - leaders };
};

/** `20 Horse Bow (Goblin Cavalry counters)`, with the substitution note of CSW-SCN-06. */
export const lineText = (types: readonly UnitType[], { code, count, counters, name }: ArmyLine): string => {
  const called = name ?? unitTypeOf(types, code).name;
  const note = counters === undefined ? '' : ` (${unitTypeOf(types, counters).name} counters)`;
  return `${count} ${called}${note}`;
};
