import type { DeadlineClass, Pending, Seat } from '@warmoot/kernel';
import type { CstOrder } from '../orders/orders.ts';
import type { Game } from '../state/game.ts';
import { type PlayerNumber, seatOf } from '../state/seats.ts';
import { openDesks } from './desks.ts';
import type { Desk } from './questions.ts';

/**
 * The stand-in is computed on demand: every caller asks whose turn it is after each order, but few need the stand-in.
 */
class Decision implements Pending<CstOrder> {
  readonly seat: Seat;
  readonly task: string;
  readonly deadline: DeadlineClass;
  readonly openTo = 'all';
  readonly #game: Game;
  readonly #player: PlayerNumber;
  readonly #desk: Desk;

  constructor(game: Game, player: PlayerNumber, desk: Desk) {
    this.seat = seatOf(player);
    this.task = desk.task;
    this.deadline = desk.deadline;
    this.#game = game;
    this.#player = player;
    this.#desk = desk;
  }

  get standIn(): CstOrder {
    return this.#desk.standIn(this.#game, this.#player);
  }
}

export const pending = (game: Game): Pending<CstOrder>[] =>
  openDesks(game).map(({ player, desk }) => new Decision(game, player, desk));
