import { computed, type Signal, signal } from '@preact/signals';
import type { GameCommand, Verdict } from '@warmoot/kernel';
import type { GrandOrder } from '@warmoot/systems/grand/scene';
import { offerOf } from '../../../match/play/offer.ts';
import type { Session } from '../../../match/play/session.ts';

/** An order that is filled in step by step; the rules judge it all the time, and it is sent whole. */
export class Draft<Order extends GrandOrder> {
  readonly order: Signal<Order>;
  readonly #session: Session;

  constructor(session: Session, first: Order) {
    this.#session = session;
    this.order = signal(first);
  }

  readonly verdict = computed<Verdict>(() => {
    const { system, seat, sight } = this.#session;
    return system.check(sight.value?.view as never, seat, this.order.value as GameCommand);
  });

  change(change: Partial<Order>): void {
    this.order.value = { ...this.order.value, ...change };
  }

  async give(): Promise<void> {
    const { system, seat, sight } = this.#session;
    await this.#session.give(offerOf(system, sight.value?.view, seat, this.order.value as GameCommand));
  }
}
