import {
  type Dice,
  firstDifference,
  Match,
  pick,
  randomCommand,
  SPECTATOR,
  seededDice,
} from '@warmoot/kernel';
import { bloodlust } from '../index.ts';
import type { BloodView } from '../knowledge/view.ts';
import type { BloodCommand } from '../orders/commands.ts';
import { legal, STEP, subjects } from '../orders/legal.ts';
import { type BloodOptions, SIDES } from '../state/options.ts';
import type { BloodState } from '../state/state.ts';
import { otherSecrets } from './otherSecrets.ts';

/** A play for a view: the true one, or one that leaks, to see that a leak is found. */
export type ViewOf = (state: BloodState, seat: string) => BloodView;

/** Everything that a seat can find out by asking, on one state. */
const knowable = (
  viewOf: ViewOf,
  state: BloodState,
  seat: string,
  probe: BloodCommand | undefined,
): unknown => {
  const view = viewOf(state, seat);
  return {
    view,
    pending: bloodlust.pending(state),
    prompt: bloodlust.scene(view as never, seat).prompt,
    steps: [...legal(view, seat, STEP)],
    probe: probe === undefined ? undefined : bloodlust.check(view as never, seat, probe),
  };
};

/** A random unit's random order, ending the step only now and then, so that many orders lie sealed. */
const someOrder = (state: BloodState, seat: string, dice: Dice): BloodCommand => {
  if (dice.roll(5, 'whether it ends the step') === 1) return { type: 'endPhase' };
  const view = bloodlust.view(state, seat);
  const orders = [...legal(view, seat, pick(dice, [...subjects(view, seat)], 'who'))];
  return orders.length === 0 ? { type: 'endPhase' } : pick(dice, orders, 'which');
};

export interface Looked {
  readonly pairs: number;
  readonly leak: string | undefined;
}

/** How many other states each viewer's is compared with. */
const OTHERS = 3;

/** Plays a battle at random and compares what each viewer knows of the true state with what he knows of others like it. */
export const lookForLeaks = (viewOf: ViewOf, options: BloodOptions, seed: number, most: number): Looked => {
  const match = Match.begin(bloodlust, options, seededDice(seed));
  const dice = seededDice(`looking ${seed}`);
  let pairs = 0;
  while (match.outcome === undefined && pairs < most) {
    const seat = pick(dice, match.pending, 'who acts').seat;
    const order = someOrder(match.state, seat, dice);
    for (const viewer of [...SIDES, SPECTATOR])
      for (let other = 0; other < OTHERS; other++) {
        const twin = otherSecrets(match.state, viewer, dice);
        if (twin === undefined) break;
        const leak = firstDifference(
          knowable(viewOf, match.state, viewer, order),
          knowable(viewOf, twin, viewer, order),
        );
        pairs++;
        if (leak !== undefined) return { pairs, leak: `${viewer} can tell: ${leak}` };
      }
    const answer = match.submit(seat, order);
    if (!answer.ok)
      match.submit(seat, randomCommand(bloodlust, match.viewOf(seat), seat, dice) ?? { type: 'endPhase' });
  }
  return { pairs, leak: undefined };
};
