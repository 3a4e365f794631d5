import { computed, effect, signal, untracked } from '@preact/signals';
import { type Place, placeKey, type SightLine } from '@warmoot/kernel';
import type { Session } from '../play/session.ts';

/** Two places are chosen, one after the other; the system says whether the line between them is clear. */
export class SightTool {
  readonly #session: Session;
  readonly isOn = signal(false);
  readonly from = signal<Place | null>(null);
  readonly to = signal<Place | null>(null);
  /** Where the pointer is: shown until the second place is chosen. */
  readonly #pointed = signal<Place | null>(null);
  readonly stop: () => void;

  constructor(session: Session) {
    this.#session = session;
    this.stop = effect(() => {
      const { value } = this.line;
      const from = this.from.value;
      const start = this.isOn.value && from !== null ? [{ kind: 'choice', places: [from] }] : [];
      const marks = [...start, ...(value?.marks ?? [])];
      const wasLaid = session.laid.peek().has('sight');
      if (this.isOn.value || wasLaid) untracked(() => session.lay('sight', marks));
    });
  }

  /** Whether the system can judge lines of sight at all. */
  get isOffered(): boolean {
    return this.#session.system.sightBetween !== undefined;
  }

  readonly line = computed<SightLine | undefined>(() => {
    const { system, seat, sight } = this.#session;
    const [from, to] = [this.from.value, this.to.value ?? this.#pointed.value];
    const view = sight.value?.view;
    if (!this.isOn.value || from === null || to === null || view === undefined) return undefined;
    return system.sightBetween?.(view as never, seat, from, to);
  });

  toggle(): void {
    this.isOn.value = !this.isOn.value;
    this.#session.pick([]);
    this.from.value = null;
    this.to.value = null;
  }

  point(place: Place | undefined): void {
    if (this.isOn.value) this.#pointed.value = place ?? null;
  }

  /** Whether the click was meant for this tool. After the second place, a third click starts over. */
  take(place: Place | undefined): boolean {
    if (!this.isOn.value || place === undefined) return false;
    const from = this.from.value;
    const begins = from === null || this.to.value !== null || placeKey(from) === placeKey(place);
    if (begins) [this.from.value, this.to.value] = [place, null];
    else this.to.value = place;
    const { value } = this.line;
    if (value) this.#session.speak(value.says);
    return true;
  }
}
