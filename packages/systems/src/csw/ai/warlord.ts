import { type Budget, type Dice, seededDice } from '@warmoot/kernel';
import type { Side } from '../setup.ts';
import type { Battle } from '../state.ts';
import { captainsPlan } from './captain.ts';
import { playOn } from './imagined.ts';
import type { Commander, Intent } from './intent.ts';
import { ATTACK, type Doctrine, HOLD } from './move/doctrine.ts';
import { planMoves } from './move/planMoves.ts';
import { postureOf } from './posture.ts';
import { standingOf } from './value.ts';
import { tenths } from './words.ts';

/** A whole movement segment as it might be ordered, and how it turned out whenever it was imagined. */
interface Line {
  readonly doctrine: Doctrine;
  readonly intents: readonly Intent[];
  total: number;
  times: number;
}

/** For each line of the budget so many orders may be imagined. */
const ORDERS_PER_LINE = 5;
/** Ends of halves that are looked ahead to: the enemy's answer, and what one could make of it. */
const HALVES = 3;
const VARIANTS = 6;

const WEIGHTS = ['advance', 'dealt', 'taken', 'caution', 'flank', 'cohesion'] as const;
/** In quarters: a weight may be halved, doubled, or put aside. */
const SCALES = [0, 2, 3, 4, 5, 6, 8] as const;

/** A doctrine with its weights shaken. */
const shaken = (doctrine: Doctrine, dice: Dice): Doctrine => {
  const changed = WEIGHTS.map((weight) => {
    const scale = SCALES[dice.roll(SCALES.length, 'another way to weigh it') - 1] as number;
    return [weight, (doctrine[weight] * scale) / 4] as const;
  });
  return { ...doctrine, ...Object.fromEntries(changed) };
};

const doctrinesFor = (posture: Doctrine, dice: Dice): Doctrine[] => {
  const other = posture.name === ATTACK.name ? HOLD : ATTACK;
  const variants = Array.from({ length: VARIANTS }, (_, at) => shaken(at % 3 === 2 ? other : posture, dice));
  return [posture, other, ...variants];
};

const linesFor = (battle: Battle, side: Side, dice: Dice): Line[] => {
  const lines = new Map<string, Line>();
  for (const doctrine of doctrinesFor(postureOf(battle, side), dice)) {
    const intents = planMoves(battle, side, doctrine, dice);
    const key = JSON.stringify(intents.map(({ order }) => order));
    if (!lines.has(key)) lines.set(key, { doctrine, intents, total: 0, times: 0 });
  }
  return [...lines.values()];
};

/** The first movement segment as planned, and everything after it as a captain would play it. */
const followedBy =
  (start: Battle, intents: readonly Intent[]): Commander =>
  (battle, side, dice) =>
    battle.step === 'move' &&
    battle.turn === start.turn &&
    battle.phasing === start.phasing &&
    battle.questions.length === 0
      ? intents
      : captainsPlan(battle, side, dice);

/** Whether so many halves have gone by since a battle stood. */
const halvesAfter = ({ turn, sideA, phasing }: Battle, halves: number): ((battle: Battle) => boolean) => {
  const half = (at: { turn: number; phasing: Side }): number => 2 * at.turn + (at.phasing === sideA ? 0 : 1);
  const last = half({ turn, phasing }) + halves;
  return (battle) => half(battle) >= last;
};

/** How a line turns out with these dice, and what it cost to imagine it. */
const tryOut = (battle: Battle, side: Side, line: Line, seed: string): number => {
  const captain: Commander = (now, own, dice) => captainsPlan(now, own, dice);
  const commanders = { blue: captain, red: captain, [side]: followedBy(battle, line.intents) };
  const imagined = playOn(battle, commanders, halvesAfter(battle, HALVES), seededDice(seed));
  line.total += standingOf(imagined.battle, side);
  line.times++;
  return imagined.orders;
};

const meanOf = ({ total, times }: Line): number => (times === 0 ? Number.NEGATIVE_INFINITY : total / times);

/** Every line is tried with the same dice; the worse half is dropped, and the rest tried again. */
const bestOf = (battle: Battle, side: Side, lines: readonly Line[], dice: Dice, budget: Budget): Line => {
  let left = budget.lines * ORDERS_PER_LINE;
  let running = [...lines];
  for (let round = 0; running.length > 1 && left > 0; round++) {
    const seed = `warlord ${dice.roll(1_000_000, 'how the dice may fall')}`;
    for (const line of running) {
      if (left <= 0 || budget.timeUp?.()) break;
      left -= tryOut(battle, side, line, seed);
    }
    running.sort((a, b) => meanOf(b) - meanOf(a));
    if (round % 2 === 1) running = running.slice(0, Math.max(2, Math.ceil(running.length / 2)));
  }
  return running.reduce((best, line) => (meanOf(line) > meanOf(best) ? line : best));
};

/** Imagines several ways to move, each with what the enemy would make of it, and takes the best. */
export const warlordsPlan = (battle: Battle, side: Side, dice: Dice, budget: Budget): readonly Intent[] => {
  if (battle.step !== 'move' || battle.questions.length > 0) return captainsPlan(battle, side, dice);
  const lines = linesFor(battle, side, dice);
  const best = bestOf(battle, side, lines, dice, budget);
  const found = `best of ${lines.length} plans, ${best.times} times thought through (${tenths(meanOf(best) / 2)} points)`;
  return best.intents.map(({ order, reason }) => ({ order, reason: `${reason}; ${found}` }));
};
