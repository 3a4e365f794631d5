import { type Dice, pick, type Seat } from '@warmoot/kernel';
import { hiddenFrom, imagine } from '../knowledge/imagine.ts';
import { view } from '../knowledge/view.ts';
import type { BloodCommand } from '../orders/commands.ts';
import { legal, subjects } from '../orders/legal.ts';
import type { Side } from '../state/options.ts';
import type { BloodState } from '../state/state.ts';

/** Some order that the side may have written, given those imagined before. */
const someOrder = (state: BloodState, side: Side, dice: Dice): BloodCommand | undefined => {
  const units = [...subjects(state, side)];
  while (units.length > 0) {
    const at = dice.roll(units.length, 'which unit has an order') - 1;
    const [unit] = units.splice(at, 1) as [string];
    const orders = [...legal(state, side, unit)].filter(
      ({ type }) => type !== 'endPhase' && type !== 'withdraw',
    );
    if (orders.length > 0) return pick(dice, orders, 'which order');
  }
  return undefined;
};

/** As many other orders as the side has sealed; its own where there are no others. */
const withOrders = (state: BloodState, side: Side, dice: Dice): BloodState => {
  const { count, orders: real } = state.sealed[side];
  let other: BloodState = {
    ...state,
    waiting: [side],
    sealed: { ...state.sealed, [side]: { count, orders: [] } },
  };
  while (other.sealed[side].orders.length < count) {
    const order = someOrder(other, side, dice);
    if (order === undefined)
      return { ...state, sealed: { ...state.sealed, [side]: { count, orders: real } } };
    const orders = [...other.sealed[side].orders, order];
    other = { ...other, sealed: { ...other.sealed, [side]: { count, orders } } };
  }
  return { ...other, waiting: state.waiting };
};

/** Another state that a seat cannot tell from this one: other sealed orders, another spell face down (BLD-PLY-06). */
export const otherSecrets = (state: BloodState, seat: Seat, dice: Dice): BloodState | undefined => {
  const hidden = hiddenFrom(state, seat);
  if (hidden.length === 0) return undefined;
  const spells = imagine(view(state, seat), seat, dice).spells;
  return hidden.reduce<BloodState>((each, side) => withOrders(each, side, dice), { ...state, spells });
};
