import { setImmediate } from 'node:timers/promises';

/** How long a loop may run before it yields to others. */
const MOST_MS = 10;

/** Long loops in the server's own thread call this to let other requests be answered. */
export class Breath {
  #since = performance.now();

  async take(): Promise<void> {
    if (performance.now() - this.#since < MOST_MS) return;
    await setImmediate();
    this.#since = performance.now();
  }
}
