import { computed, signal } from '@preact/signals';
import type { GameCommand, Verdict } from '@warmoot/kernel';
import { foreseen } from '../../../match/play/foreseen.ts';
import { offerOf } from '../../../match/play/offer.ts';
import type { Session } from '../../../match/play/session.ts';

interface Levy extends GameCommand {
  readonly type: 'recruit';
  readonly place: string;
  readonly unit: string;
}

/** What is to be bought in one place; nothing is sent before Buy. */
export class Draft {
  readonly levies = signal<readonly Levy[]>([]);
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  countOf(place: string, unit: string): number {
    return this.levies.value.filter((levy) => levy.place === place && levy.unit === unit).length;
  }

  /** Whether one more could be raised after everything chosen so far: the rules answer. */
  mayAdd(place: string, unit: string): Verdict {
    const { system, seat } = this.#session;
    return system.check(this.#after.value, seat, { type: 'recruit', place, unit });
  }

  add(place: string, unit: string): void {
    this.levies.value = [...this.levies.value, { type: 'recruit', place, unit }];
  }

  remove(place: string, unit: string): void {
    const at = this.levies.value.findLastIndex((levy) => levy.place === place && levy.unit === unit);
    this.levies.value = this.levies.value.filter((_, k) => k !== at);
  }

  async buy(): Promise<void> {
    const { system, seat, sight } = this.#session;
    const [first, ...then] = this.levies.value;
    if (first === undefined) return;
    this.levies.value = [];
    await this.#session.give({ ...offerOf(system, sight.value?.view, seat, first), then });
  }

  /** The view after everything chosen so far, worked out once for all rows. */
  readonly #after = computed(() => {
    const { system, seat, sight } = this.#session;
    return foreseen(system, sight.value?.view, seat, this.levies.value) as never;
  });
}
