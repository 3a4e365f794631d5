import type { Choice, Dice, Verdict } from '@warmoot/kernel';
import type { OrderOf, OrderType } from '../orders/orders.ts';
import type { Game } from '../state/game.ts';
import type { Kingdom } from '../state/seats.ts';
import type { Tale } from './tale.ts';

/** One kind of order: when it is refused, what it does, where it is offered, how it reads. */
export interface OrderRule<Name extends OrderType> {
  /** Judged on the seat's view; phase and seat have already been checked. */
  check(game: Game, kingdom: Kingdom, order: OrderOf<Name>): Verdict;
  decide(tale: Tale, kingdom: Kingdom, order: OrderOf<Name>, dice: Dice): void;
  /** The armies and places about which `legal` has something to offer. */
  subjects(game: Game, kingdom: Kingdom): Iterable<string>;
  legal(game: Game, kingdom: Kingdom, subject: string): Iterable<OrderOf<Name>>;
  /** After "Cannot" or "You may": `move the army of Aldric to 0412`. */
  describe(game: Game, order: OrderOf<Name>): string;
  choice(game: Game, kingdom: Kingdom, order: OrderOf<Name>): Choice;
}

/** The orders of one chapter. */
export type OrderRules = { readonly [Name in OrderType]?: OrderRule<Name> };

/** The subject of whatever concerns no army and no place. */
export const TABLE = 'table';

/** Armies go by `a` and their number, places by their ids. */
export const armySubject = (id: number): string => `a${id}`;
export const armyInSubject = (subject: string): number | undefined =>
  /^a\d+$/.test(subject) ? Number(subject.slice(1)) : undefined;
