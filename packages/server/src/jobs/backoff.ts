const MIN_WAIT_MS = 1_000;
const MAX_WAIT_MS = 30_000;
/** The database's clock runs its own way: a job may be back a moment before its wait is over by ours. */
const ALMOST_OVER = 0.1;

/** Waits that double while something keeps failing and start again after a success. */
export class Backoff {
  #waitMs = 0;
  #until = 0;

  get isFailing(): boolean {
    return this.#waitMs > 0;
  }

  /** How many milliseconds of the wait are left. */
  get leftMs(): number {
    return Math.max(0, this.#until - performance.now());
  }

  /** How long to wait now. Several failures during one wait count as one. */
  failed(): number {
    if (this.leftMs > this.#waitMs * ALMOST_OVER) return this.leftMs;
    this.#waitMs = Math.min(MAX_WAIT_MS, Math.max(MIN_WAIT_MS, this.#waitMs * 2));
    this.#until = performance.now() + this.#waitMs;
    return this.#waitMs;
  }

  worked(): void {
    this.#waitMs = 0;
    this.#until = 0;
  }
}
