import { type Dice, seededDice } from '@warmoot/kernel';
import { enemyOf, type Side } from '../state/setup.ts';
import type { Battle } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { bandsIn } from './bands.ts';
import { captainsPlan } from './captain.ts';
import type { Effort } from './effort.ts';
import { EvenDice } from './evenDice.ts';
import { afterMoves, blowsFor, exchangeFor } from './forecast.ts';
import { playOn } from './imagined.ts';
import { appraise } from './move/appraisal.ts';
import { AIMS, ATTACK, type Doctrine, HOLD } from './move/doctrine.ts';
import { planMoves } from './move/planMoves.ts';
import { progress } from './move/score.ts';
import type { Commander, Intent } from './planner.ts';
import { worthOf } from './worth.ts';

const WEIGHTS = ['advance', 'dealt', 'taken', 'caution', 'flank', 'cohesion'] as const;
/** In quarters: a weight may be halved, doubled, or set to zero. */
const SCALES = [0, 2, 3, 4, 5, 6, 8] as const;
/** One in this many variants takes the other posture. */
const OTHERS = 4;

const scaled = (weight: number, dice: Dice): number =>
  (weight * (SCALES[dice.roll(SCALES.length, 'another way to weigh it') - 1] as number)) / 4;

/** A doctrine with its weights varied at random, and half the time with another aim. */
const shaken = (doctrine: Doctrine, dice: Dice): Doctrine => ({
  ...doctrine,
  ...Object.fromEntries(WEIGHTS.map((weight) => [weight, scaled(doctrine[weight], dice)])),
  aim: AIMS[dice.roll(2 * AIMS.length, 'whom to go for') - 1] ?? 'everybody',
});

/** A posture, its opposite, and further variations of both. */
function* variantsOf(posture: Doctrine, dice: Dice): Generator<Doctrine> {
  const other = posture.name === ATTACK.name ? HOLD : ATTACK;
  yield posture;
  yield other;
  for (let at = 1; ; at++) yield shaken(at % OTHERS === 0 ? other : posture, dice);
}

/** The share of a unit's worth that remains, by its fate. */
const STATUS_SHARE: Readonly<Partial<Record<Unit['status'], number>>> = {
  onMap: 1,
  underground: 1,
  toPlace: 1,
  toEnter: 0.9,
  routedOff: 0.15,
};
const ROUTED_SHARE = 0.45;

/** More than any army is worth: winning outweighs everything. */
const VICTORY = 2000;

/** The value of a battle for a side: its remaining strength against the enemy's, and above all who has won. */
const standingOf = (battle: Battle, side: Side): number => {
  let sum = 0;
  for (const unit of battle.units) {
    const share = (STATUS_SHARE[unit.status] ?? 0) * (unit.routed ? ROUTED_SHARE : 1);
    if (share > 0) sum += (unit.side === side ? share : -share) * worthOf(battle, unit);
  }
  if (battle.end === null || battle.end.winner === null) return sum;
  return sum + (battle.end.winner === enemyOf(side) ? -VICTORY : VICTORY);
};

/** A possible set of orders for a whole movement segment, and its result in each simulation. */
export interface Line {
  readonly doctrine: Doctrine;
  readonly intents: readonly Intent[];
  /** The expected result of this half's exchange. */
  readonly promise: number;
  readonly outcomes: number[];
}

/** The context in which a line is judged: whose it is, when, and its aim. */
export interface Problem {
  readonly battle: Battle;
  readonly side: Side;
  readonly posture: Doctrine;
}

/** How far the army has advanced, weighted by its posture. */
const advanceOf = (battle: Battle, side: Side, posture: Doctrine): number => {
  const appraisal = appraise(battle, side, posture);
  return bandsIn(battle)[side].reduce(
    (sum, band) => (band.routed ? sum : sum + progress(appraisal, band, band.cell)),
    0,
  );
};

const lineOf = ({ battle, side, posture }: Problem, doctrine: Doctrine, dice: Dice): Line => {
  const intents = planMoves(battle, side, doctrine, dice);
  const moved = afterMoves(battle, side, intents, dice);
  const promise = exchangeFor(moved, side) + advanceOf(moved, side, posture);
  return { doctrine, intents, promise, outcomes: [] };
};

const DRAWN_UP = 14;
const TRIED = 9;
/** Planning takes this many times as long as execution, and may use this share of the effort. */
const PAINS = 2;
const SHARE = 0.5;

/** The captain's own line, and the most promising departures from it. */
export const candidateLines = (problem: Problem, dice: Dice, effort: Effort): readonly [Line, ...Line[]] => {
  const lines = new Map<string, Line>();
  let drawn = 0;
  for (const doctrine of variantsOf(problem.posture, dice)) {
    if (drawn++ === DRAWN_UP || (lines.size > 0 && !effort.has(SHARE))) break;
    const line = lineOf(problem, doctrine, dice);
    effort.spend(PAINS * line.intents.length);
    const words = JSON.stringify(line.intents.map(({ order }) => order));
    if (!lines.has(words)) lines.set(words, line);
  }
  const [captains, ...others] = lines.values();
  others.sort((a, b) => b.promise - a.promise);
  return [captains as Line, ...others.slice(0, TRIED - 1)];
};

/** The line for its own segment; a captain decides everything after it. */
const following =
  ({ battle: start }: Problem, { intents }: Line): Commander =>
  (battle, side, dice) => {
    const isNow = battle.step === 'move' && battle.turn === start.turn && battle.phasing === start.phasing;
    return isNow && battle.questions.length === 0 ? intents : captainsPlan(battle, side, dice);
  };

const CAPTAIN: Commander = (battle, side, dice) => captainsPlan(battle, side, dice);

/** Which half of the battle it is, counted from its beginning. */
const halfOf = ({ turn, sideA, phasing }: Battle): number => 2 * turn + (phasing === sideA ? 0 : 1);

const AFTER_MOVES: readonly Battle['step'][] = [
  'fireFirst',
  'fireSecond',
  'meleeFirst',
  'meleeSecond',
  'advanceFirst',
  'advanceSecond',
];

/** All units of that half have moved: every unit in reach can shoot and strike. */
const haveMoved =
  (half: number) =>
  (battle: Battle): boolean =>
    halfOf(battle) > half || (halfOf(battle) === half && AFTER_MOVES.includes(battle.step));

const isOver =
  (half: number) =>
  (battle: Battle): boolean =>
    halfOf(battle) > half;

/**
 * Plays out a line and the enemy's answer with seeded dice, and notes the expected result of both. Actual
 * losses decide which units are left to answer, but are not counted: they are luck, not the line's merit.
 */
export const playOutLine = (problem: Problem, line: Line, seed: string, effort: Effort): void => {
  const { side, posture } = problem;
  const dice = new EvenDice(seededDice(seed));
  const commanders = { blue: CAPTAIN, red: CAPTAIN, [side]: following(problem, line) };
  let now = problem.battle;
  const goOn = (until: (battle: Battle) => boolean): void => {
    const { battle, orders } = playOn(now, commanders, until, dice);
    effort.spend(orders);
    now = battle;
  };
  const half = halfOf(now);
  let outcome = 0;
  for (const at of [half, half + 1]) {
    goOn(isOver(at - 1));
    const before = standingOf(now, side);
    goOn(haveMoved(at));
    outcome += standingOf(now, side) - before;
    if (now.end === null && halfOf(now) === at) outcome += blowsFor(now, side);
  }
  line.outcomes.push(outcome + advanceOf(now, side, posture));
};
