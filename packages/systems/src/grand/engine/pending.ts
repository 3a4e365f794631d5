import type { DeadlineClass, Pending, Seat } from '@warmoot/kernel';
import type { GrandOrder } from '../orders/orders.ts';
import type { Game } from '../state/game.ts';
import { seatOf } from '../state/seats.ts';
import { type Desk, openDesks } from './desks.ts';

/** The stand-in is computed on demand. */
class Decision implements Pending<GrandOrder> {
  readonly seat: Seat;
  readonly task: string;
  readonly deadline: DeadlineClass;
  readonly openTo = 'all';
  readonly battle?: string;
  readonly #desk: Desk;

  constructor(desk: Desk) {
    this.seat = seatOf(desk.kingdom);
    this.task = desk.task;
    this.deadline = desk.deadline;
    if (desk.battle !== undefined) this.battle = desk.battle;
    this.#desk = desk;
  }

  get standIn(): GrandOrder {
    return this.#desk.standIn();
  }
}

export const pending = (game: Game): Pending<GrandOrder>[] =>
  openDesks(game).map((desk) => new Decision(desk));
