import { signal } from '@preact/signals';
import type { GameCommand, Odds, Seat } from '@warmoot/kernel';
import { language } from '../../text/language.ts';
import type { OddsAnswer, OddsRequest } from './odds.worker.ts';

export interface OddsState {
  readonly command: GameCommand;
  readonly odds: Odds | null;
  /** When somebody pointed at it. */
  readonly askedAt: number;
}

const keyOf = (command: GameCommand): string => JSON.stringify(command);

/**
 * Asks a worker for odds, so that the board never waits for them; and in advance, so that players do not wait either.
 */
export class OddsClient {
  readonly weighed = signal<OddsState | null>(null);
  readonly #worker = new Worker(new URL('./odds.worker.ts', import.meta.url), { type: 'module' });
  readonly #system: string;
  readonly #seat: Seat;
  #view: unknown;
  #number = 0;
  /** What the worker has answered about this view. */
  readonly #known = new Map<string, Odds | null>();
  /** Counts the answers, so that components that show known odds are drawn again. */
  readonly #answers = signal(0);
  #asked: { readonly command: GameCommand; readonly at: number } | undefined;

  constructor(system: string, seat: Seat) {
    this.#system = system;
    this.#seat = seat;
    this.#worker.onmessage = ({ data }: MessageEvent<OddsAnswer>) => this.#hear(data);
  }

  /** Sends the view to the worker before anybody asks for odds. */
  look(view: unknown): void {
    if (view === this.#view) return;
    this.#view = view;
    this.#known.clear();
    const number = ++this.#number;
    this.#post({
      kind: 'view',
      number,
      system: this.#system,
      language: language.peek(),
      seat: this.#seat,
      view,
    });
  }

  /** What the player may point at next. */
  prepare(commands: readonly GameCommand[]): void {
    this.#post({ kind: 'ahead', commands: commands.filter((command) => !this.#known.has(keyOf(command))) });
  }

  /** The odds of a command, if they are already known. */
  known(command: GameCommand): Odds | undefined {
    void this.#answers.value;
    return this.#known.get(keyOf(command)) ?? undefined;
  }

  ask(view: unknown, command: GameCommand | undefined): void {
    this.look(view);
    this.#asked = command && { command, at: performance.now() };
    const odds = command && this.#known.get(keyOf(command));
    if (odds === undefined || command === undefined) this.weighed.value = null;
    else this.weighed.value = { command, odds, askedAt: performance.now() };
    if (odds === undefined || !odds?.exact) this.#post({ kind: 'now', command });
  }

  close(): void {
    this.#worker.terminate();
  }

  #post(asked: OddsRequest): void {
    this.#worker.postMessage(asked);
  }

  #hear({ number, command, odds }: OddsAnswer): void {
    if (number !== this.#number) return;
    this.#known.set(keyOf(command), odds);
    this.#answers.value++;
    const { command: asked, at } = this.#asked ?? {};
    if (asked === undefined || at === undefined || keyOf(asked) !== keyOf(command)) return;
    this.weighed.value = { command: asked, odds, askedAt: at };
  }
}
