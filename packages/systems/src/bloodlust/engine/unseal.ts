import { say } from '@warmoot/kernel';
import { checkNow } from '../orders/check.ts';
import type { BloodCommand } from '../orders/commands.ts';
import { isSealedStep } from '../orders/planned.ts';
import { carriedOut } from '../rules/movement/march.ts';
import { otherSide, type Side } from '../state/options.ts';
import { type BloodState, unitById } from '../state/state.ts';
import { describe } from '../words/describe.ts';
import { sideName } from '../words/names.ts';
import { carryOut } from './carry.ts';
import type { Tale } from './tale.ts';

interface Order {
  readonly side: Side;
  readonly command: BloodCommand;
}

/** BLD-R-77: moves one by one, the first of the side with initiative, the first of the other, and so on. */
const alternately = (first: readonly Order[], second: readonly Order[]): readonly Order[] =>
  Array.from({ length: Math.max(first.length, second.length) }, (_, at) => [first[at], second[at]])
    .flat()
    .filter((order) => order !== undefined);

const idOf = ({ command }: Order): string => ('unit' in command ? command.unit : '');

/** BLD-R-73: advances: the side with initiative first, then by id. */
const byId = (orders: readonly Order[]): readonly Order[] =>
  orders.toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1));

const inOrder = ({ sealed, step, initiative }: BloodState): readonly Order[] => {
  const of = (side: Side): readonly Order[] => sealed[side].orders.map((command) => ({ side, command }));
  const leader = initiative ?? 'red';
  const [first, second] = [of(leader), of(otherSide(leader))];
  if (step === 'move') return alternately(first, second);
  return step === 'after' ? [...byId(first), ...byId(second)] : [...first, ...second];
};

/** BLD-R-77: a move that has become illegal goes as far as it still can; any other order is dropped. */
const canStill = (state: BloodState, { side, command }: Order): boolean => {
  if (command.type === 'advance') return state.mayAdvance.includes(command.unit);
  if (command.type !== 'move') return checkNow(state, side, command).ok;
  const { spent, steps } = carriedOut(state, unitById(state, command.unit), command);
  return spent > 0 || steps.length > 0;
};

/** BLD-R-77, BLD-SEQ-02: the sealed orders of both sides come out and are carried out. */
export const unseal = (tale: Tale): void => {
  if (!isSealedStep(tale.state)) return;
  const orders = inOrder(tale.state);
  tale.tell(
    'ordered',
    'The orders of both sides are opened.',
    ['BLD-R-77'],
    { rest: { sealed: { red: { count: 0, orders: [] }, blue: { count: 0, orders: [] } } } },
    { irrevocable: true },
  );
  for (const order of orders) {
    if (tale.state.units[idOf(order)] === undefined) continue;
    if (canStill(tale.state, order)) carryOut(tale, order.command);
    else
      tale.tell(
        'ordered',
        say`The ${sideName(tale.state.options, order.side)} can no longer ${describe(tale.state, order.command)}.`,
        ['BLD-R-77', 'BLD-GEO-10'],
        {},
        { of: order.side },
      );
  }
};
