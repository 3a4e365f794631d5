import type { Thought } from '@warmoot/kernel';

type Thinking = Promise<Thought<unknown> | null>;

/** More matches than any node plays at once. */
const KEPT = 1000;

/**
 * The last thought about each seat of each match. Two jobs of one match may run at once. Asked twice about the same
 * decision, a player that gives its planned orders one by one would lose one of them.
 */
export class LastThoughts {
  readonly #last = new Map<string, { readonly seed: string; readonly thinking: Thinking }>();

  of(seat: string, seed: string, think: () => Thinking): Thinking {
    const last = this.#last.get(seat);
    if (last?.seed === seed) return last.thinking;
    const thinking = think();
    this.#last.delete(seat);
    this.#last.set(seat, { seed, thinking });
    const [oldest] = this.#last.keys();
    if (this.#last.size > KEPT && oldest !== undefined) this.#last.delete(oldest);
    return thinking;
  }
}
