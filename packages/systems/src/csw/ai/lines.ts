import { type Dice, seededDice } from '@warmoot/kernel';
import type { Side } from '../setup.ts';
import type { Battle } from '../state.ts';
import { bandsIn } from './bands.ts';
import { captainsPlan } from './captain.ts';
import type { Effort } from './effort.ts';
import { EvenDice } from './evenDice.ts';
import { afterMoves, exchangeFor } from './forecast.ts';
import { playOn } from './imagined.ts';
import type { Commander, Intent } from './intent.ts';
import { appraise } from './move/appraisal.ts';
import type { Doctrine } from './move/doctrine.ts';
import { planMoves } from './move/planMoves.ts';
import { progress } from './move/score.ts';
import { standingOf } from './value.ts';
import { variantsOf } from './variants.ts';

/** A whole movement segment as it might be ordered, and how it turned out whenever it was imagined. */
export interface Line {
  readonly doctrine: Doctrine;
  readonly intents: readonly Intent[];
  /** What this half's exchange should come to. */
  readonly promise: number;
  readonly outcomes: number[];
}

/** What is asked of a line: by whom, when, and what for. */
export interface Problem {
  readonly battle: Battle;
  readonly side: Side;
  readonly posture: Doctrine;
}

/** How far the army has come on its way, as its posture weighs it. */
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

const DRAWN_UP = 10;
const TRIED = 4;
/** Drawing a plan up takes so many times as long as carrying it out, and may take so much of all the effort. */
const PAINS = 2;
const SHARE = 0.5;

/** What a captain would do, and of several departures from it the most promising. */
export const drawUp = (problem: Problem, dice: Dice, effort: Effort): readonly [Line, ...Line[]] => {
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

/** The line for the segment it is meant for; whatever comes after as a captain would have it. */
const following =
  ({ battle: start }: Problem, { intents }: Line): Commander =>
  (battle, side, dice) => {
    const isNow = battle.step === 'move' && battle.turn === start.turn && battle.phasing === start.phasing;
    return isNow && battle.questions.length === 0 ? intents : captainsPlan(battle, side, dice);
  };

const CAPTAIN: Commander = (battle, side, dice) => captainsPlan(battle, side, dice);

/** Until the enemy's half is over too. */
const HALVES = 2;

const isOver = ({ turn, sideA, phasing }: Battle): ((battle: Battle) => boolean) => {
  const half = (at: number, whose: Side): number => 2 * at + (whose === sideA ? 0 : 1);
  const last = half(turn, phasing) + HALVES;
  return (battle) => half(battle.turn, battle.phasing) >= last;
};

/** Plays a line out with the dice of a seed and notes how it ended. */
export const tryOut = (problem: Problem, line: Line, seed: string, effort: Effort): void => {
  const { battle, side, posture } = problem;
  const commanders = { blue: CAPTAIN, red: CAPTAIN, [side]: following(problem, line) };
  const imagined = playOn(battle, commanders, isOver(battle), new EvenDice(seededDice(seed)));
  line.outcomes.push(standingOf(imagined.battle, side) + advanceOf(imagined.battle, side, posture));
  effort.spend(imagined.orders);
};
