import type { Dice } from '@warmoot/kernel';
import { decide } from '../engine/decide.ts';
import { apply, type BloodEvent } from '../engine/events.ts';
import { sequenceOf } from '../engine/sequence.ts';
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

const NONE = { count: 0, orders: [] } as const;

/** Sealed charges and cards are foreseen as if the side acted alone: what the others order is not known. */
const actingAlone = (state: BloodState, side: Side): BloodState => {
  if (state.options.order === 'ALTERNATING') return state;
  const options = { ...state.options, order: 'ALTERNATING' } as const;
  const at = sequenceOf(options).findIndex(({ step }) => step === state.step);
  const sealed = { red: NONE, blue: NONE };
  return { ...state, options, at, first: side, active: side, waiting: [side], sealed };
};

/** BLD-PLY-10: the position when the chargers have come into contact, if the target answers so and all else holds. */
export const afterContact = (
  state: BloodState,
  side: Side,
  charge: Extract<BloodCommand, { type: 'charge' }>,
  answer: 'hold' | 'counter',
): BloodState => {
  const CONTACT: readonly StepName[] = ['move', 'melee'];
  const declared = after(actingAlone(state, side), side, charge);
  let now = after(declared, side, { type: 'endPhase' }, ['respond', ...CONTACT]);
  const enemy = otherSide(side);
  if (now.step !== 'respond') return now;
  if (!now.waiting.includes(enemy)) now = { ...now, waiting: [enemy] };
  if (now.units[charge.target] !== undefined)
    now = after(now, enemy, { type: 'respond', unit: charge.target, answer, against: charge.unit });
  return after(now, enemy, { type: 'endPhase' }, CONTACT);
};
