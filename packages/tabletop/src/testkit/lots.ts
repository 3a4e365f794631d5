/** Random whole numbers from a seed, the same everywhere. */
export interface Lots {
  /** From 0 to one less than the bound. */
  readonly below: (bound: number) => number;
  readonly oneOf: <T>(values: readonly T[]) => T;
  /** True once in so many times. */
  readonly onceIn: (times: number) => boolean;
}

/** A small generator (mulberry32) with 32 bits of state. */
export const lotsFrom = (seed: number): Lots => {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const below = (bound: number): number => next() % bound;
  return {
    below,
    oneOf: <T>(values: readonly T[]): T => values[below(values.length)] as T,
    onceIn: (times) => below(times) === 0,
  };
};
