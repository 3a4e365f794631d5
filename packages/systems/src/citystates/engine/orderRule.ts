import type { Choice, Dice, Verdict } from '@warmoot/kernel';
import type { OrderOf, OrderType } from '../orders/orders.ts';
import type { Game } from '../state/game.ts';
import type { PlayerNumber } from '../state/seats.ts';
import type { SubjectKind } from './subjects.ts';
import type { Tale } from './tale.ts';

/** One kind of order: when it is refused, what it does, where it is offered, how it reads. */
export interface OrderRule<Name extends OrderType> {
  /** Judged on the seat's view; phase and seat have already been checked. */
  check(game: Game, player: PlayerNumber, order: OrderOf<Name>): Verdict;
  decide(tale: Tale, player: PlayerNumber, order: OrderOf<Name>, dice: Dice): void;
  /** The pieces and places about which `legal` has something to offer; listing a few too many is harmless. */
  subjects(game: Game, player: PlayerNumber): readonly string[];
  /** The kinds of subject about which `legal` has something to offer; any, if absent. */
  readonly about?: readonly SubjectKind[];
  legal(game: Game, player: PlayerNumber, subject: string): Iterable<OrderOf<Name>>;
  /** After "Cannot" or "You may": `move Light Infantry to 2,-1`. */
  describe(game: Game, order: OrderOf<Name>): string;
  choice(game: Game, player: PlayerNumber, order: OrderOf<Name>): Choice;
}

/** The orders of one chapter. */
export type OrderRules = { readonly [Name in OrderType]?: OrderRule<Name> };
