import { cacheByKey, cachePerObject, permit, refuse, say, type Verdict } from '@warmoot/kernel';
import { openDeskOf } from '../engine/desks.ts';
import type { OrderRule, OrderRules } from '../engine/orderRule.ts';
import { ANY_TIME } from '../engine/sequence.ts';
import { kindOfSubject, type SubjectKind, TABLE } from '../engine/subjects.ts';
import { allianceOrders } from '../rules/alliances/orders.ts';
import { battleOrders } from '../rules/battle/orders.ts';
import { characterOrders } from '../rules/characters/orders.ts';
import { economyOrders } from '../rules/economy/orders.ts';
import { flyingOrders } from '../rules/flying/fly.ts';
import { movementOrders } from '../rules/movement/orders.ts';
import { navalOrders } from '../rules/naval/sail.ts';
import { setUpOrders } from '../rules/setup/orders.ts';
import { siegeOrders } from '../rules/siege/orders.ts';
import { standingOrders } from '../rules/standing/standingOrder.ts';
import { turnOrders } from '../rules/turn/endPhase.ts';
import { victoryOrders } from '../rules/victory/resign.ts';
import { type Game, isIn } from '../state/game.ts';
import { NOBODY, type PlayerNumber } from '../state/seats.ts';
import type { CstOrder, OrderType } from './orders.ts';

/** Every order and the chapter that rules it. An order whose chapter is not listed is never offered. */
const ORDER_RULES: OrderRules = {
  ...setUpOrders,
  ...turnOrders,
  ...economyOrders,
  ...movementOrders,
  ...battleOrders,
  ...standingOrders,
  ...victoryOrders,
  ...characterOrders,
  ...navalOrders,
  ...flyingOrders,
  ...allianceOrders,
  ...siegeOrders,
};

/** The orders that have rules. */
export const RULED = Object.keys(ORDER_RULES) as readonly OrderType[];

export const ruleOf = (type: OrderType): OrderRule<OrderType> | undefined =>
  ORDER_RULES[type] as OrderRule<OrderType> | undefined;

const isPlaying = (game: Game, player: PlayerNumber): boolean =>
  player !== NOBODY && player < game.players.length && game.end === null && isIn(game, player);

interface OpenRules {
  readonly subjects: readonly OrderRule<OrderType>['subjects'][];
  /** Those that have something to offer about a subject of each kind. */
  readonly about: (kind: SubjectKind) => readonly OrderRule<OrderType>[];
}

/** The rules of these kinds of orders, and of those that may be given at any time. */
const rulesFor = cachePerObject((takes: readonly OrderType[]): OpenRules => {
  const all = [...takes, ...ANY_TIME].flatMap((type) => ruleOf(type) ?? []);
  const about = cacheByKey((kind: SubjectKind) => all.filter((rule) => rule.about?.includes(kind) ?? true));
  return { subjects: all.map((rule) => rule.subjects), about };
});

const NO_RULES: OpenRules = { subjects: [], about: () => [] };

const NOTHING: readonly OrderType[] = [];

/** The rules of the orders that a player may give now, as far as kinds go (CST-PLY-01). */
const rulesOpenTo = (game: Game, player: PlayerNumber): OpenRules =>
  isPlaying(game, player) ? rulesFor(openDeskOf(game, player)?.takes ?? NOTHING) : NO_RULES;

/** CST-PLY-11: first whose decision it is, then what the chapter says. */
export const checkOrder = (game: Game, player: PlayerNumber, order: CstOrder): Verdict => {
  if (order.type === 'resign') return permit; // CST-VIC-07: at any time; for a player who is already out it changes nothing
  if (game.end !== null) return refuse('CST-PLY-01', 'the match is over');
  if (!isPlaying(game, player)) return refuse('CST-PLY-01', 'you are not among the players');
  const rule = ruleOf(order.type);
  if (rule !== undefined && ANY_TIME.includes(order.type)) return rule.check(game, player, order);
  const desk = openDeskOf(game, player);
  if (desk === undefined) return refuse('CST-PLY-01', 'it is not your decision now');
  if (rule === undefined || !desk.takes.includes(order.type))
    return refuse('CST-TRN-01', say`now is the time to ${desk.task}`);
  return rule.check(game, player, order);
};

/** From the end: later rules mostly concern Characters and the table, which come last. */
const isListed = (subjects: readonly string[], subject: string): boolean => {
  for (let at = subjects.length - 1; at >= 0; at--) if (subjects[at] === subject) return true;
  return false;
};

/**
 * Each once. Rules after the first add few new ones, so searching the list is cheaper than a set; only the table is
 * named by most rules.
 */
export const subjectsOf = (game: Game, player: PlayerNumber): string[] => {
  let subjects: string[] | undefined;
  let hasTable = false;
  for (const subjectsOfRule of rulesOpenTo(game, player).subjects) {
    const more = subjectsOfRule(game, player);
    if (subjects === undefined) {
      subjects = more.slice();
      hasTable = more.includes(TABLE);
    } else
      for (const subject of more)
        if (subject === TABLE ? !hasTable : !isListed(subjects, subject)) {
          subjects.push(subject);
          hasTable ||= subject === TABLE;
        }
  }
  return subjects ?? [];
};

/** The orders of one rule after another, each asked only when the reader comes to it; quicker than a generator. */
class LegalOrders implements IterableIterator<CstOrder> {
  readonly #rules: readonly OrderRule<OrderType>[];
  readonly #ask: (rule: OrderRule<OrderType>) => Iterable<CstOrder>;
  #at = 0;
  #orders: Iterator<CstOrder> | undefined;

  constructor(
    rules: readonly OrderRule<OrderType>[],
    ask: (rule: OrderRule<OrderType>) => Iterable<CstOrder>,
  ) {
    this.#rules = rules;
    this.#ask = ask;
  }

  [Symbol.iterator](): this {
    return this;
  }

  next(): IteratorResult<CstOrder> {
    while (this.#at < this.#rules.length) {
      this.#orders ??= this.#ask(this.#rules[this.#at] as OrderRule<OrderType>)[Symbol.iterator]();
      const order = this.#orders.next();
      if (order.done !== true) return order;
      this.#orders = undefined;
      this.#at++;
    }
    return { done: true, value: undefined };
  }

  return(): IteratorResult<CstOrder> {
    this.#orders?.return?.();
    this.#at = this.#rules.length;
    return { done: true, value: undefined };
  }
}

export const legalOrders = (game: Game, player: PlayerNumber, subject: string): Iterable<CstOrder> =>
  new LegalOrders(rulesOpenTo(game, player).about(kindOfSubject(subject)), (rule) =>
    rule.legal(game, player, subject),
  );
