import { openDesk } from '../engine/desks.ts';
import { checkOrder } from '../orders/orderRules.ts';
import type { CswOrder } from '../orders/orders.ts';
import { couldStop } from '../rules/stacking/stacks.ts';
import { cellOfId } from '../state/board.ts';
import type { Side } from '../state/setup.ts';
import { type Battle, boardIn, unitOf } from '../state/state.ts';
import type { Intent } from './planner.ts';

const stepOf = ({ turn, phasing, step }: Battle): string => `${turn} ${phasing} ${step}`;

/** CSW-STK-07: no unit enters a hex where all would rout, though the rules allow it. */
const endsInOrder = (battle: Battle, order: CswOrder): boolean => {
  if (order.type !== 'move' && order.type !== 'enter') return true;
  const entered = order.path.findLast((step) => step.length === 4);
  const hex = entered ?? (order.type === 'enter' ? order.hex : undefined);
  if (hex === undefined) return true;
  const units = order.units.map((id) => unitOf(battle, id));
  return couldStop(battle, units, cellOfId(boardIn(battle), hex));
};

const isGood = (battle: Battle, side: Side, { order }: Intent): boolean =>
  checkOrder(battle, side, order).ok && endsInOrder(battle, order);

const nextGood = (battle: Battle, side: Side, left: Intent[]): Intent | undefined => {
  for (let next = left.shift(); next !== undefined; next = left.shift())
    if (isGood(battle, side, next)) return next;
  return undefined;
};

/** Why no order was given in a step. */
const IDLE: Readonly<Partial<Record<Battle['step'], string>>> = {
  tunnels: 'no digging: they are needed in the battle above',
  move: 'no moves: every unit is well placed',
  fireFirst: 'no fire: no unit has a target it could hurt',
  fireSecond: 'no fire: no unit has a target it could hurt',
  meleeFirst: 'no attack: no unit faces an enemy it could hurt',
  meleeSecond: 'no attack: no unit faces an enemy it could hurt',
  advanceFirst: 'no advance: they are better off where they stand',
  advanceSecond: 'no advance: they are better off where they stand',
};

/** No orders left: the step ends, or a decision that cannot be skipped takes its default (CSW-P-12, CSW-P-24). */
const closing = (battle: Battle, side: Side, idle: boolean): Intent | undefined => {
  const open = openDesk(battle);
  if (open?.side !== side) return undefined;
  const done: CswOrder = { type: 'done' };
  return checkOrder(battle, side, done).ok
    ? { order: done, reason: (idle && IDLE[battle.step]) || '' }
    : { order: open.desk.standIn(battle, side), reason: 'it has to be done' };
};

/** Each rout changes the next one's path, so they are planned one by one, like answers to questions. */
const isOneByOne = ({ questions, step }: Battle): boolean => questions.length > 0 || step === 'routMoves';

/** Gives a commander's planned orders one by one. */
export class Orderly {
  #step = '';
  #left: Intent[] = [];
  #idle = true;

  /** The next order of the side whose decision is open; undefined if the decision is not this side's. */
  next(battle: Battle, side: Side, think: () => readonly Intent[]): Intent | undefined {
    const left = isOneByOne(battle) ? [...think()] : this.#plan(battle, side, think);
    const next = nextGood(battle, side, left);
    if (next === undefined) return closing(battle, side, this.#idle);
    this.#idle = false;
    return next;
  }

  #plan(battle: Battle, side: Side, think: () => readonly Intent[]): Intent[] {
    const step = `${side} ${stepOf(battle)}`;
    if (step !== this.#step) {
      this.#step = step;
      this.#left = [...think()];
      this.#idle = true;
    }
    return this.#left;
  }
}
