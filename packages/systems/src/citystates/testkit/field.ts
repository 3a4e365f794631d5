import { type Dice, dice as scripted, type Verdict } from '@warmoot/kernel';
import type { EventOf, EventType } from '../engine/events.ts';
import { citystates } from '../index.ts';
import type { CstOrder, OrderOf } from '../orders/orders.ts';
import type { Battle, Label, Side } from '../rules/battle/state.ts';
import { changed, type Game } from '../state/game.ts';
import { type PlayerNumber, seatOf } from '../state/seats.ts';
import type { UnitId } from '../state/unit.ts';

/** A position in COMBAT, played order by order with scripted dice. */
export class Field {
  game: Game;
  /** The events of the last order. */
  events: readonly unknown[] = [];

  constructor(game: Game) {
    this.game = changed(game, { phase: 'combat' });
  }

  check(player: PlayerNumber, order: CstOrder): Verdict {
    return citystates.check(citystates.view(this.game, seatOf(player)), seatOf(player), order);
  }

  /** The clause that refuses the order, or `ok`. */
  verdict(player: PlayerNumber, order: CstOrder): string {
    const verdict = this.check(player, order);
    return verdict.ok ? 'ok' : verdict.rule;
  }

  /** Every scripted die must be used, and no other rolled. */
  give(player: PlayerNumber, order: CstOrder, ...faces: readonly number[]): this {
    const verdict = this.check(player, order);
    if (!verdict.ok) throw new Error(`${order.type} is refused: ${verdict.because} (${verdict.rule})`);
    const dice = scripted(...faces);
    this.#carryOut(player, order, dice);
    if (dice.left.length > 0) throw new Error(`${dice.left.length} dice were not rolled`);
    return this;
  }

  /** Every strike that follows misses. */
  miss(player: PlayerNumber, order: CstOrder): this {
    return this.#carryOut(player, order, { roll: (sides) => sides });
  }

  #carryOut(player: PlayerNumber, order: CstOrder, dice: Dice): this {
    const events = citystates.decide(this.game, seatOf(player), order, dice);
    this.game = events.reduce((game, event) => citystates.apply(game, event), this.game);
    this.events = events;
    return this;
  }

  attack(player: PlayerNumber, order: Omit<OrderOf<'attack'>, 'type'>, ...faces: readonly number[]): this {
    return this.give(player, { type: 'attack', ...order }, ...faces);
  }

  strike(player: PlayerNumber, unit: Label, target: Label, ...faces: readonly number[]): this {
    return this.give(player, { type: 'strike', unit, target }, ...faces);
  }

  eventsOf<Type extends EventType>(type: Type): EventOf<Type>[] {
    return (this.events as readonly EventOf<Type>[]).filter((event) => event.type === type);
  }

  get battle(): Battle {
    if (this.game.battle === null) throw new Error('the battle is over');
    return this.game.battle;
  }

  /** `kind player` of each open question. */
  get asked(): string[] {
    return this.game.questions.map(({ kind, player }) => `${kind} ${player}`);
  }

  /** The types of a side's survivors, in the order of their labels. */
  left(side: Side): string[] {
    return this.battle.fighters.filter((fighter) => fighter.side === side).map(({ type }) => type);
  }

  /** The attack numbers of the strikes that the last order led to. */
  get numbers(): number[] {
    return this.eventsOf('strikeResolved').map(({ number }) => number);
  }

  where(id: UnitId): number {
    return this.game.units.find((unit) => unit.id === id)?.at ?? -1;
  }
}
