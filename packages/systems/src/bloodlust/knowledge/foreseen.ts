import type { Dice } from '@warmoot/kernel';
import { decide } from '../engine/decide.ts';
import { apply, type BloodEvent } from '../engine/events.ts';
import type { BloodCommand } from '../orders/commands.ts';
import { otherSide, type Side } from '../state/options.ts';
import type { BloodState, StepName } from '../state/state.ts';

/** What happens before a melee needs no dice that could change it: every die shows its lowest face. */
const LOW: Dice = { roll: () => 1 };

/** Applies events until a step begins; the whole of them if it does not. */
const until = (state: BloodState, events: readonly BloodEvent[], steps: readonly StepName[]): BloodState => {
  let now = state;
  for (const event of events) {
    now = apply(now, event);
    if (steps.includes(now.step) && now.step !== state.step) return now;
  }
  return now;
};

const after = (
  state: BloodState,
  side: Side,
  command: BloodCommand,
  steps: readonly StepName[] = [],
): BloodState => until(state, decide(state, side, command, LOW), steps);

/** BLD-PLY-10: the position when the chargers have come into contact, if the target answers so and all else holds. */
export const afterContact = (
  state: BloodState,
  side: Side,
  charge: Extract<BloodCommand, { type: 'charge' }>,
  answer: 'hold' | 'counter',
): BloodState => {
  const CONTACT: readonly StepName[] = ['move', 'melee'];
  const declared = after(state, side, charge);
  let now = after(declared, side, { type: 'endPhase' }, ['respond', ...CONTACT]);
  const enemy = otherSide(side);
  if (now.step !== 'respond') return now;
  if (!now.waiting.includes(enemy)) now = { ...now, waiting: [enemy] };
  if (now.units[charge.target] !== undefined)
    now = after(now, enemy, { type: 'respond', unit: charge.target, answer, against: charge.unit });
  return after(now, enemy, { type: 'endPhase' }, CONTACT);
};
