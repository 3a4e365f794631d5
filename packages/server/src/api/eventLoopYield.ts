import { setImmediate } from 'node:timers/promises';

/** How long a loop may run before it yields to others. */
const MAX_MS = 10;

/** Long loops in the server's own thread call this to let other requests be answered. */
export class EventLoopYield {
  #since = performance.now();

  async ifDue(): Promise<void> {
    if (performance.now() - this.#since < MAX_MS) return;
    await setImmediate();
    this.#since = performance.now();
  }
}
