import type { LiveMatch } from './liveMatch.ts';

/** Undefined if no match with this id has begun. */
type Opening = Promise<LiveMatch | undefined>;

interface Held {
  readonly opening: Opening;
  /** Known once it is open. */
  match?: LiveMatch;
  memory: number;
}

/**
 * The matches in memory, up to a budget; the least recently used go first. An evicted match can still be found while
 * somebody is using it, so this process never holds one match twice.
 */
export class MatchCache {
  readonly #budget: number;
  /** Least recently used first. */
  readonly #held = new Map<string, Held>();
  readonly #released = new Map<string, WeakRef<LiveMatch>>();
  readonly #collected = new FinalizationRegistry<string>((id) => this.#forgetCollected(id));
  #memory = 0;

  constructor(bytes: number) {
    this.#budget = bytes;
  }

  get size(): number {
    return this.#held.size;
  }

  /** Roughly, in bytes. */
  get memory(): number {
    return this.#memory;
  }

  get ids(): readonly string[] {
    return [...new Set([...this.#held.keys(), ...this.#released.keys()])];
  }

  get(id: string): Opening | undefined {
    const held = this.#held.get(id);
    const released = this.#released.get(id)?.deref();
    return held?.opening ?? (released && Promise.resolve(released));
  }

  /** Returns the match, opening it with `open` if it is not here, and marks it as most recently used. */
  async use(id: string, open: () => Opening): Opening {
    const held = this.#held.get(id) ?? this.#hold(id, this.get(id) ?? open());
    try {
      const match = await held.opening;
      if (match === undefined) this.#drop(id, held);
      else this.#touch(id, held, match);
      return match;
    } catch (problem) {
      this.#drop(id, held);
      throw problem;
    }
  }

  put(match: LiveMatch): void {
    this.forget(match.id);
    this.#touch(match.id, this.#hold(match.id, Promise.resolve(match)), match);
  }

  /** The next caller reads the match from the store. */
  forget(id: string): void {
    const held = this.#held.get(id);
    if (held !== undefined) this.#drop(id, held);
    this.#released.delete(id);
  }

  #hold(id: string, opening: Opening): Held {
    const held: Held = { opening, memory: 0 };
    this.#held.set(id, held);
    this.#released.delete(id);
    return held;
  }

  #touch(id: string, held: Held, match: LiveMatch): void {
    if (this.#held.get(id) !== held) return;
    this.#held.delete(id);
    this.#held.set(id, held);
    this.#memory += match.memory - held.memory;
    held.memory = match.memory;
    held.match = match;
    this.#releaseOldest(id);
  }

  #releaseOldest(inUse: string): void {
    for (const [id, held] of this.#held) {
      if (this.#memory <= this.#budget) return;
      if (id === inUse || held.match === undefined) continue;
      this.#drop(id, held);
      this.#released.set(id, new WeakRef(held.match));
      this.#collected.register(held.match, id);
    }
  }

  #drop(id: string, held: Held): void {
    if (this.#held.get(id) !== held) return;
    this.#held.delete(id);
    this.#memory -= held.memory;
  }

  #forgetCollected(id: string): void {
    if (this.#released.get(id)?.deref() === undefined) this.#released.delete(id);
  }
}
