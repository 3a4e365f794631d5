import { type Choice, choiceOf, type Drill, type Place, seededDice } from '@warmoot/kernel';
import { unitSubject } from '../engine/decisions.ts';
import { beginTale } from '../engine/tale.ts';
import { checkOrder, ruleOf } from '../orders/orderRules.ts';
import type { CswOrder } from '../orders/orders.ts';
import { choice } from '../scene/choice.ts';
import { placeOf } from '../scene/marks.ts';
import { NOWHERE } from '../state/board.ts';
import type { Side } from '../state/setup.ts';
import { type Battle, unitOf } from '../state/state.ts';
import { withoutInterruptions } from '../state/undisturbed.ts';
import type { UnitId } from '../state/unit.ts';

const namedIn = (order: CswOrder): readonly UnitId[] =>
  'units' in order ? order.units : 'unit' in order ? [order.unit] : [];

/** Orders as they are drawn up, and the battle after them if nobody interrupts. */
export class Draft {
  readonly side: Side;
  readonly orders: CswOrder[] = [];
  #battle: Battle;
  readonly #ways: Place[][] = [];

  constructor(battle: Battle, side: Side) {
    this.#battle = withoutInterruptions(battle);
    this.side = side;
  }

  get battle(): Battle {
    return this.#battle;
  }

  get units(): UnitId[] {
    return [...new Set(this.orders.flatMap(namedIn))];
  }

  /** Adds an order if the rules permit it after those before. */
  give(order: CswOrder): boolean {
    if (!checkOrder(this.#battle, this.side, order).ok) return false;
    this.#note(order);
    const tale = beginTale(this.#battle);
    ruleOf(order)?.decide(tale, this.side, order as never, seededDice('a drill')); // caltrops may or may not do damage
    this.#battle = tale.state;
    this.orders.push(order);
    return true;
  }

  #note(order: CswOrder): void {
    const { way, place } = choice(this.#battle, this.side, order);
    const [first] = namedIn(order);
    const from = first === undefined ? NOWHERE : unitOf(this.#battle, first).cell;
    const start = from === NOWHERE || way.length === 0 ? [] : [placeOf(this.#battle, from)];
    const all = [...start, ...(way.length > 0 || place === undefined ? way : [place])];
    if (all.length > 0) this.#ways.push(all);
  }

  /** As the page offers it; undefined if it contains no orders. */
  drill(
    verb: string,
    says: (units: number) => string,
    more: Partial<Choice> = {},
  ): Drill<CswOrder> | undefined {
    const { units, orders } = this;
    if (orders.length === 0) return undefined;
    return {
      choice: choiceOf(verb, { actors: units.map(unitSubject), ...more }),
      says: says(units.length),
      ways: this.#ways,
      commands: orders,
    };
  }
}
