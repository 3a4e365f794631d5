import { computed, signal } from '@preact/signals';
import type { GameCommand, Verdict } from '@warmoot/kernel';
import { foreseen } from '../../../match/play/foreseen.ts';
import { offerOf } from '../../../match/play/offer.ts';
import type { Session } from '../../../match/play/session.ts';

/** One unit to be raised in a place. */
export interface Levy {
  readonly place: string;
  readonly unit: string;
  /** Where a new ship lies; land units stand in the place itself. */
  readonly node?: string;
}

const recruitOf = ({ place, unit }: Levy): GameCommand & Levy => ({ type: 'recruit', place, unit });

const startOf = (levies: readonly Levy[]): GameCommand => {
  const units = levies.map(({ place, unit, node }) => ({ type: unit, at: node ?? place }));
  return { type: 'buyStart', units } as GameCommand;
};

/** What will be bought; nothing is sent before Buy. A starting force is one command, later each unit is one. */
export class Draft {
  readonly levies = signal<readonly Levy[]>([]);
  readonly #session: Session;
  readonly #isStart: boolean;

  constructor(session: Session, isStart: boolean) {
    this.#session = session;
    this.#isStart = isStart;
  }

  countOf(place: string, unit: string): number {
    return this.levies.value.filter((levy) => levy.place === place && levy.unit === unit).length;
  }

  /** Whether one more could be raised after everything chosen so far: the rules answer. */
  mayAdd(levy: Levy): Verdict {
    const { system, seat, sight } = this.#session;
    return this.#isStart
      ? system.check(sight.value?.view as never, seat, startOf([...this.levies.value, levy]))
      : system.check(this.#after.value, seat, recruitOf(levy));
  }

  add(levy: Levy): void {
    this.levies.value = [...this.levies.value, levy];
  }

  remove(place: string, unit: string): void {
    const at = this.levies.value.findLastIndex((levy) => levy.place === place && levy.unit === unit);
    this.levies.value = this.levies.value.filter((_, k) => k !== at);
  }

  async buy(): Promise<void> {
    const { system, seat, sight } = this.#session;
    const chosen = this.levies.value;
    const [first, ...then] = this.#isStart ? [startOf(chosen)] : chosen.map(recruitOf);
    if (first === undefined) return;
    this.levies.value = [];
    await this.#session.give({ ...offerOf(system, sight.value?.view, seat, first), then });
  }

  /** The view after everything chosen so far, worked out once for all rows. */
  readonly #after = computed(() => {
    const { system, seat, sight } = this.#session;
    return foreseen(system, sight.value?.view, seat, this.levies.value.map(recruitOf)) as never;
  });
}
