import type { DeadlineClass, Pending } from '@warmoot/kernel';
import { unitsAskedAbout } from '../knowledge/view.ts';
import type { CswOrder } from '../orders/orders.ts';
import type { Side } from '../state/setup.ts';
import type { Battle } from '../state/state.ts';
import { type OpenDesk, openDesk } from './desks.ts';

/** CSW-P-20: questions about units underground are hidden from the other side. */
const isAskedBelow = ({ questions: [question], units }: Battle): boolean =>
  question !== undefined && unitsAskedAbout(question).some((id) => units[id]?.underground);

/** Every caller asks after each order whose turn it is; few need the stand-in. */
class Decision implements Pending<CswOrder> {
  readonly seat: Side;
  readonly task: string;
  readonly deadline: DeadlineClass;
  readonly openTo: 'all' | 'owner';
  readonly #battle: Battle;
  readonly #open: OpenDesk;

  constructor(battle: Battle, open: OpenDesk) {
    this.seat = open.side;
    this.task = open.desk.task;
    this.deadline = open.desk.deadline;
    this.openTo = isAskedBelow(battle) ? 'owner' : 'all';
    this.#battle = battle;
    this.#open = open;
  }

  get standIn(): CswOrder {
    return this.#open.desk.standIn(this.#battle, this.seat);
  }
}

export const pending = (battle: Battle): Pending<CswOrder>[] => {
  const open = openDesk(battle);
  return open === undefined ? [] : [new Decision(battle, open)];
};
