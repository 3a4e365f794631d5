import type { SideLosses } from './afterBattle.ts';

/** How a battle ended, from whatever source. */
export interface BattleEnd {
  readonly blue: BattleSide;
  readonly red: BattleSide;
}

export interface BattleSide {
  readonly name: string;
  readonly losses: SideLosses;
}

/** CSW-CAS-05: holding the battlefield is winning; in a draw nobody holds it. */
export type Field = 'held' | 'lost';

export const fieldOf = <Side extends string>(side: Side, winner: Side | null): Field =>
  side === winner ? 'held' : 'lost';

/** Pairs in the tables: first the side that holds the field, second the side that lost it (CSW-R-77). */
export const entryFor = (pair: readonly [held: number, lost: number], field: Field): number =>
  pair[field === 'held' ? 0 : 1];
