import type { OutputStream } from '../rules/terminal.ts';

const BAR = 30;
/** In a log file a line for every tenth of the run is enough. */
const LINES = 10;

/** Shows how far a run has come: a bar if a person is watching, a line now and then in a log. */
export class Progress {
  readonly #stream: OutputStream;
  readonly #games: number;
  #played = 0;

  constructor(stream: OutputStream, games: number) {
    this.#stream = stream;
    this.#games = games;
  }

  step(): void {
    this.#played++;
    if (this.#stream.isTTY) this.#stream.write(`\r${this.#bar()}`);
    else if (this.#isTenth()) this.#stream.write(`${this.#played} of ${this.#games} games\n`);
  }

  /** Leaves the line free for what comes next. */
  end(): void {
    if (this.#stream.isTTY && this.#played > 0) this.#stream.write(`\r${' '.repeat(this.#bar().length)}\r`);
  }

  #bar(): string {
    const full = Math.floor((BAR * this.#played) / this.#games);
    return `[${'#'.repeat(full)}${'-'.repeat(BAR - full)}] ${this.#played} of ${this.#games} games`;
  }

  #isTenth(): boolean {
    const tenth = (played: number): number => Math.floor((LINES * played) / this.#games);
    return tenth(this.#played) > tenth(this.#played - 1);
  }
}
