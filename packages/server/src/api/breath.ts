import { setImmediate } from 'node:timers/promises';

/** So long a loop may go on before others have their turn. */
const MOST_MS = 10;

/** For long loops in the server's own thread: they stop for breath now and then, and other requests are answered. */
export class Breath {
  #since = performance.now();

  async take(): Promise<void> {
    if (performance.now() - this.#since < MOST_MS) return;
    await setImmediate();
    this.#since = performance.now();
  }
}
