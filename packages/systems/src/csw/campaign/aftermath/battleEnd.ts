import type { SideLosses } from './afterBattle.ts';

/** How a battle ended, whoever tells of it. */
export interface BattleEnd {
  readonly blue: BattleSide;
  readonly red: BattleSide;
}

export interface BattleSide {
  readonly name: string;
  readonly losses: SideLosses;
}
