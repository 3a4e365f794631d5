import { signal } from '@preact/signals';
import type { GameCommand, Odds, Seat } from '@warmoot/kernel';
import type { OddsAnswered, OddsAsked } from './odds.worker.ts';

export interface Weighed {
  readonly command: GameCommand;
  readonly odds: Odds | null;
  /** From the question to the first answer. */
  readonly tookMs: number;
}

/** Asks a worker for odds, so that the board never waits for them. Only the latest question is answered. */
export class Weigher {
  readonly weighed = signal<Weighed | null>(null);
  readonly #worker = new Worker(new URL('./odds.worker.ts', import.meta.url), { type: 'module' });
  readonly #system: string;
  readonly #seat: Seat;
  #view: unknown;
  #count = 0;
  #asked: { readonly number: number; readonly command: GameCommand; readonly at: number } | undefined;

  constructor(system: string, seat: Seat) {
    this.#system = system;
    this.#seat = seat;
    this.#worker.onmessage = ({ data }: MessageEvent<OddsAnswered>) => this.#hear(data);
  }

  /** The worker learns what is seen before anybody asks about it. */
  look(view: unknown): void {
    if (view === this.#view) return;
    this.#view = view;
    this.#post({ kind: 'view', system: this.#system, seat: this.#seat, view });
  }

  ask(view: unknown, command: GameCommand | undefined): void {
    if (command === undefined) {
      this.#asked = undefined;
      this.weighed.value = null;
      return;
    }
    this.look(view);
    const number = ++this.#count;
    this.#asked = { number, command, at: performance.now() };
    this.#post({ kind: 'odds', number, command });
  }

  close(): void {
    this.#worker.terminate();
  }

  #post(asked: OddsAsked): void {
    this.#worker.postMessage(asked);
  }

  #hear({ number, odds }: OddsAnswered): void {
    if (this.#asked?.number !== number) return;
    const { command, at } = this.#asked;
    const known = this.weighed.value?.command === command ? this.weighed.value.tookMs : undefined;
    this.weighed.value = { command, odds, tookMs: known ?? performance.now() - at };
  }
}
