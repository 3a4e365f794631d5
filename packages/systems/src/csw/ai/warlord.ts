import type { Budget, Dice } from '@warmoot/kernel';
import type { Side } from '../setup.ts';
import type { Battle } from '../state.ts';
import { captainsPlan } from './captain.ts';
import { Effort } from './effort.ts';
import type { Intent } from './intent.ts';
import { drawUp, type Line, type Problem, tryOut } from './lines.ts';
import { postureOf } from './posture.ts';
import { tenths } from './words.ts';

const MOST_ROUNDS = 16;
/** A departure from what a captain would do must be better beyond so much of its uncertainty. */
const DOUBT = 0.5;

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** How much better a line has turned out than another with the same dice, on the cautious side. */
const lead = ({ outcomes }: Line, over: Line): number => {
  const gains = outcomes
    .slice(0, over.outcomes.length)
    .map((value, at) => value - (over.outcomes[at] as number));
  if (gains.length < 2) return Number.NEGATIVE_INFINITY;
  const mean = meanOf(gains);
  const spread = Math.sqrt(gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / (gains.length - 1));
  return mean - (DOUBT * spread) / Math.sqrt(gains.length);
};

/** Every line is tried with the same dice, over and over, as long as there is leisure. */
const tryAll = (problem: Problem, lines: readonly Line[], dice: Dice, effort: Effort): void => {
  for (let round = 0; round < MOST_ROUNDS && effort.has(); round++) {
    const seed = `warlord ${dice.roll(1_000_000, 'how the dice may fall')}`;
    for (const line of lines) tryOut(problem, line, seed, effort);
  }
};

const bestOf = ([captains, ...others]: readonly [Line, ...Line[]]): {
  readonly line: Line;
  readonly gain: number;
} => {
  let best = { line: captains, gain: 0 };
  for (const line of others) {
    const gain = lead(line, captains);
    if (gain > best.gain) best = { line, gain };
  }
  return best;
};

/** Draws up several ways to move, imagines what the enemy would make of each, and takes the best. */
export const warlordsPlan = (battle: Battle, side: Side, dice: Dice, budget: Budget): readonly Intent[] => {
  if (battle.step !== 'move' || battle.questions.length > 0) return captainsPlan(battle, side, dice);
  const problem = { battle, side, posture: postureOf(battle, side) };
  const effort = new Effort(battle, budget);
  const lines = drawUp(problem, dice, effort);
  if (lines.length > 1) tryAll(problem, lines, dice, effort);
  const { line, gain } = bestOf(lines);
  const thought =
    gain === 0
      ? `none of ${lines.length - 1} other plans promised more`
      : `this plan promises ${tenths(gain / 2)} points more than the plain one`;
  return line.intents.map(({ order, reason }) => ({ order, reason: `${reason}; ${thought}` }));
};
