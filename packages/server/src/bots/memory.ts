import { changesBetween, withChanges } from '@warmoot/kernel';
import type { Packed } from './task.ts';

/** How many views a worker keeps, each with a player's plan for the rest of its turn. */
const KEPT = 32;

/**
 * The views a worker has been shown. Both sides keep one of these and forget by the same rule, so only changes need to
 * be sent. Unchanged parts stay the same objects in the worker, because players attach their plans to them.
 */
export class Memory {
  readonly #views = new Map<string, unknown>();

  has(key: string): boolean {
    return this.#views.has(key);
  }

  pack(key: string, view: unknown): Packed {
    const packed = this.has(key) ? { changes: changesBetween(this.#views.get(key), view) } : { whole: view };
    this.#keep(key, view);
    return packed;
  }

  unpack(key: string, packed: Packed): unknown {
    const view = 'whole' in packed ? packed.whole : withChanges(this.#views.get(key), packed.changes);
    this.#keep(key, view);
    return view;
  }

  #keep(key: string, view: unknown): void {
    this.#views.delete(key);
    this.#views.set(key, view);
    const [oldest] = this.#views.keys();
    if (this.#views.size > KEPT && oldest !== undefined) this.#views.delete(oldest);
  }
}
