import type { Budget, Dice } from '@warmoot/kernel';
import type { Side } from '../state/setup.ts';
import type { Battle } from '../state/state.ts';
import { captainsPlan } from './captain.ts';
import { Effort } from './effort.ts';
import { candidateLines, type Line, type Problem, playOutLine } from './lines.ts';
import { tenths } from './move/reasons.ts';
import type { Intent } from './planner.ts';
import { postureOf } from './posture.ts';

const MAX_ROUNDS = 10;
/** A departure from the captain's line must be better by this multiple of its uncertainty. */
const DOUBT = 0.5;

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** How much better one line did than another with the same dice, trial by trial. */
const gainsOver = ({ outcomes }: Line, over: Line): number[] =>
  outcomes.slice(0, over.outcomes.length).map((value, at) => value - (over.outcomes[at] as number));

/** The same, cautiously estimated. */
const lead = (line: Line, over: Line): number => {
  const gains = gainsOver(line, over);
  if (gains.length < 2) return Number.NEGATIVE_INFINITY;
  const mean = meanOf(gains);
  const spread = Math.sqrt(gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / (gains.length - 1));
  return mean - (DOUBT * spread) / Math.sqrt(gains.length);
};

/** The better half of the lines by the trials so far. */
const betterHalf = (lines: readonly Line[]): Line[] =>
  [...lines]
    .sort((a, b) => meanOf(b.outcomes) - meanOf(a.outcomes))
    .slice(0, Math.max(1, Math.ceil(lines.length / 2)));

/**
 * Every line is tried with the same dice as the captain's, repeatedly while time lasts; after every second trial only
 * the better half remains. Returns the lines left.
 */
const tryAll = (
  problem: Problem,
  [captains, ...others]: readonly [Line, ...Line[]],
  dice: Dice,
  effort: Effort,
): readonly Line[] => {
  let left: readonly Line[] = others;
  for (let round = 1; round <= MAX_ROUNDS && left.length > 0 && effort.has(); round++) {
    const seed = `warlord ${dice.roll(1_000_000, 'how the dice may fall')}`;
    for (const line of [captains, ...left]) playOutLine(problem, line, seed, effort);
    if (round % 2 === 0) left = betterHalf(left);
  }
  return left;
};

const bestOf = (captains: Line, others: readonly Line[]): { readonly line: Line; readonly gain: number } => {
  let best = { line: captains, gain: 0 };
  for (const line of others) {
    const gain = lead(line, captains);
    if (gain > best.gain) best = { line, gain };
  }
  return best;
};

/** Plans several ways to move, simulates the enemy's answer to each, and takes the best. */
export const warlordsPlan = (battle: Battle, side: Side, dice: Dice, budget: Budget): readonly Intent[] => {
  if (battle.step !== 'move' || battle.questions.length > 0) return captainsPlan(battle, side, dice);
  const problem = { battle, side, posture: postureOf(battle, side) };
  const effort = new Effort(battle, budget);
  const lines = candidateLines(problem, dice, effort);
  const { line, gain } = bestOf(lines[0], tryAll(problem, lines, dice, effort));
  const thought =
    gain === 0
      ? `none of ${lines.length - 1} other plans promised more`
      : `this plan promises ${tenths(gain / 2)} points more than the simple one`;
  return line.intents.map(({ order, reason }) => ({ order, reason: `${reason}; ${thought}` }));
};
