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
