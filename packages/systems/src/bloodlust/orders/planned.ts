import { cacheLastTwo, type Dice } from '@warmoot/kernel';
import { carryOut } from '../engine/carry.ts';
import { Tale } from '../engine/tale.ts';
import type { Side } from '../state/options.ts';
import type { BloodState, StepName } from '../state/state.ts';

const SEALED_STEPS: readonly StepName[] = ['fire', 'charge', 'respond', 'move', 'after'];

/** BLD-R-77: whether orders of this step are sealed until both sides have given theirs. */
export const isSealedStep = ({ options, step }: Pick<BloodState, 'options' | 'step'>): boolean =>
  options.order === 'SIMULTANEOUS' && SEALED_STEPS.includes(step);

/** Orders roll no dice; what they lead to does. */
const NO_DICE: Dice = {
  roll: () => {
    throw new Error('an order rolls no dice');
  },
};

const plannedBy = (side: Side) =>
  cacheLastTwo((state: BloodState): BloodState => {
    const { orders } = state.sealed[side];
    if (orders.length === 0) return state;
    const tale = new Tale(state, NO_DICE);
    for (const order of orders) carryOut(tale, order);
    return tale.state;
  });

const PLANS: Readonly<Record<Side, (state: BloodState) => BloodState>> = {
  red: plannedBy('red'),
  blue: plannedBy('blue'),
};

/** The table as a side plans it: its sealed orders carried out, nothing else changed. Its next order is judged on this. */
export const planned = (state: BloodState, side: Side): BloodState =>
  isSealedStep(state) ? PLANS[side](state) : state;
