import { type Budget, type Dice, type Seen, seededDice } from '@warmoot/kernel';
import { decide } from '../engine/decide.ts';
import { apply } from '../engine/events.ts';
import { imagine } from '../knowledge/imagine.ts';
import { type BloodView, view as viewOf } from '../knowledge/view.ts';
import type { BloodCommand } from '../orders/commands.ts';
import { STEP, subjects } from '../orders/legal.ts';
import { otherSide, type Side } from '../state/options.ts';
import type { BloodState, StepName } from '../state/state.ts';
import { atFirstSight } from './firstSight.ts';
import { leadOf } from './lead.ts';
import { type Prospect, prospectsFor } from './prospects.ts';
import { TEMPERS, type Temper } from './temper.ts';

/** Steps whose orders are rehearsed; shots, spells and manoeuvres are ordered at first sight. */
const STEPS: readonly StepName[] = ['charge', 'respond', 'move', 'after'];
/** Orders of one unit that are rehearsed. */
const WIDTH = 3;
/** Points by which another order must stand better than one that seemed better at first sight. */
const MARGIN = 2;
/** The enemy is expected to play as a marshal on a good day. */
const EXPECTED: Temper = { ...TEMPERS.marshal, endsTooSoon: 0 };
/** No two halves of a battle take so many orders. */
const MOST_ORDERS = 400;
const THROWS = 3;

/** The mean of a few throws: an order is judged by what usually follows it. */
const steadyDice = (seed: string): Dice => {
  const dice = seededDice(seed);
  return {
    roll: (sides, why) => {
      const throws = Array.from({ length: THROWS }, () => dice.roll(sides, why));
      return Math.round(throws.reduce((sum, value) => sum + value, 0) / THROWS);
    },
  };
};

/** BLD-PLY-06, BLD-PLY-15: what the enemy has sealed is not known; he is expected to order afresh. */
const asExpected = (known: BloodView, side: Side, dice: Dice): BloodState => {
  const enemy = otherSide(side);
  const state = imagine(known, side, dice);
  if (state.sealed[enemy].count === 0) return state;
  const sealed = { ...state.sealed, [enemy]: { count: 0, orders: [] } };
  return { ...state, sealed, waiting: [...new Set([...state.waiting, enemy])] };
};

const carriedOut = (state: BloodState, side: Side, command: BloodCommand, dice: Dice): BloodState =>
  decide(state, side, command, dice).reduce(apply, state);

/** How an order is tried out: by whom, and which units get no order in the present step. */
interface Trial {
  readonly side: Side;
  readonly temper: Temper;
  readonly budget: Budget;
  readonly seed: string;
  readonly held: ReadonlySet<string>;
}

/** Both sides have had a half since. */
const hasGoneRound = (start: BloodState, now: BloodState, side: Side): boolean =>
  now.turn > start.turn + 1 || (now.turn > start.turn && now.active !== otherSide(side));

/** Both sides play on at first sight until the side's next half begins; the enemy is expected to be a marshal. */
const playedOn = (
  start: BloodState,
  first: BloodCommand | undefined,
  trial: Trial,
  dice: Dice,
): BloodState => {
  const { side, temper, budget, held } = trial;
  let now = first === undefined ? start : carriedOut(start, side, first, dice);
  for (let given = 0; now.end === null && !hasGoneRound(start, now, side) && given < MOST_ORDERS; given++) {
    const [seat] = now.waiting;
    if (seat === undefined) return now;
    const isHolding = seat === side && now.at === start.at && now.turn === start.turn;
    const order = atFirstSight(
      viewOf(now, seat),
      seat,
      seat === side ? temper : EXPECTED,
      { lines: budget.lines },
      dice,
      isHolding ? held : undefined,
    );
    now = carriedOut(now, seat, order?.command ?? { type: 'endPhase' }, dice);
  }
  return now;
};

const worthOf = (known: BloodView, first: BloodCommand | undefined, trial: Trial): number => {
  const dice = steadyDice(trial.seed);
  return leadOf(playedOn(asExpected(known, trial.side, dice), first, trial, dice), trial.side);
};

/** Of the orders of one unit and none at all, what stands best when it has been played on; `undefined` is none. */
const bestOf = (known: BloodView, good: readonly Prospect[], id: string, trial: Trial) => {
  const tried = good.slice(0, WIDTH).map((prospect) => ({
    prospect,
    worth: worthOf(known, prospect.command, trial),
  }));
  const best = tried.reduce((a, b) => (b.worth > a.worth + MARGIN ? b : a));
  const none = worthOf(known, undefined, { ...trial, held: new Set([...trial.held, id]) });
  return none > best.worth + MARGIN ? undefined : best.prospect;
};

/** BLD-PLY-15: the next order as it stands best after both sides have played on; at first sight when time is up. */
export const rehearsed = (
  view: Seen<BloodView>,
  side: Side,
  temper: Temper,
  budget: Budget,
  dice: Dice,
): Prospect | undefined => {
  if (!STEPS.includes(view.step)) return atFirstSight(view, side, temper, budget, dice);
  const seed = `${dice.roll(1_000_000, 'how the dice may fall')}`;
  const held = new Set<string>();
  for (const id of subjects(view, side)) {
    const good = id === STEP ? [] : prospectsFor(view, side, id, temper, budget);
    if (good.length === 0) continue;
    if (budget.timeUp?.()) return good[0];
    const best = bestOf(view, good, id, { side, temper, budget, seed, held });
    if (best !== undefined) return best;
    held.add(id);
  }
  return undefined;
};
