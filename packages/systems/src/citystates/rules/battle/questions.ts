import type { Question } from '../../engine/questions.ts';
import type { Game } from '../../state/game.ts';
import type { PlayerNumber } from '../../state/seats.ts';

/** CST-PLY-03: the decisions of a battle. */
export const BATTLE_QUESTIONS = [
  'tactic',
  'strike',
  'losses',
  'continue',
  'stand',
  'flyOff',
  'advance',
] as const;
export type BattleQuestion = (typeof BATTLE_QUESTIONS)[number];

export const question = (kind: BattleQuestion, player: PlayerNumber): Question => ({ kind, player });

export const isAsked = ({ questions }: Game, kind: BattleQuestion, player: PlayerNumber): boolean =>
  questions.some((each) => each.kind === kind && each.player === player);
