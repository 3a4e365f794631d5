import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Seat } from '@warmoot/kernel';
import type { News } from '@warmoot/server/wire';
import { recountSpeed, type Speed } from '../../settings/settings.ts';
import { type Step, stepsOf } from './steps.ts';
import { type SideSummary, summaryOf } from './summary.ts';

/** How long a step stays: at least this, and more for each line to read. */
const STAYS: Readonly<
  Record<Exclude<Speed, 'off' | 'step'>, { readonly least: number; readonly line: number }>
> = {
  quick: { least: 700, line: 350 },
  slow: { least: 1_800, line: 1_200 },
};
const PLAIN_MS = 900;

/**
 * Shows what has happened since this player's last decision, step by step on the board. Meanwhile the board shows the
 * match at that step.
 */
export class Recount {
  readonly #news: ReadonlySignal<readonly News[]>;
  readonly #seat: Seat;
  /** The player knows the news up to this number. */
  readonly #since = signal(Number.POSITIVE_INFINITY);
  readonly #shownSteps = signal(0);
  readonly #dismissed = signal(0);
  readonly #kept: string;
  readonly stop: () => void;

  constructor(match: string, seat: Seat, news: ReadonlySignal<readonly News[]>) {
    this.#news = news;
    this.#seat = seat;
    this.#kept = `warmoot-decided-${match}-${seat}`;
    this.stop = effect(() => this.#timeNext());
  }

  /** Called once, when the match is open: what has happened since the last visit is shown now, if `remembers`. */
  open(number: number, remembers: boolean): void {
    const kept = Number((remembers && localStorage.getItem(this.#kept)) ?? number);
    this.#since.value = Number.isInteger(kept) && kept <= number ? kept : number;
  }

  /** The player decides on the basis of this news: what follows is the result. */
  decided(number: number): void {
    this.#since.value = number;
    this.#shownSteps.value = 0;
    localStorage.setItem(this.#kept, String(number));
  }

  /** Nothing before the first news is read: earlier positions follow from it. */
  readonly #fresh = computed(() => {
    const news = this.#news.value;
    return news[0]?.number === 1 ? news.filter(({ number }) => number > this.#since.value) : [];
  });

  readonly steps = computed<readonly Step[]>(() => stepsOf(this.#fresh.value, this.#seat));

  readonly at = computed(() => this.#shownSteps.value);

  /** The step being shown; none when everything has been shown. */
  readonly step = computed<Step | undefined>(() =>
    recountSpeed.value === 'off' ? undefined : this.steps.value[this.#shownSteps.value],
  );

  /** What the latest decision cost both sides, until it is dismissed. */
  readonly summary = computed<readonly SideSummary[]>(() => {
    const last = this.#fresh.value.at(-1)?.number ?? 0;
    if (this.step.value !== undefined || last <= this.#dismissed.value) return [];
    return summaryOf(this.#fresh.value);
  });

  dismiss(): void {
    this.#dismissed.value = this.#fresh.peek().at(-1)?.number ?? 0;
  }

  next(): void {
    this.#shownSteps.value = Math.min(this.#shownSteps.peek() + 1, this.steps.peek().length);
  }

  /** Skips everything up to the player's next decision, including what is still to come. */
  skip(): void {
    this.#shownSteps.value = Number.POSITIVE_INFINITY;
  }

  /** The next step follows automatically after a while, unless the player steps by hand. */
  #timeNext(): (() => void) | undefined {
    const step = this.step.value;
    const speed = recountSpeed.value;
    if (step === undefined || speed === 'step' || speed === 'off') return undefined;
    const { least, line } = STAYS[speed];
    const stays = step.isPlain ? PLAIN_MS : least + line * step.lines.length;
    const timer = setTimeout(() => this.next(), stays);
    return () => clearTimeout(timer);
  }
}
