/** mulberry32: the same seed draws the same sample everywhere. */
const randomFrom = (seed) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** So many of the list, drawn by chance, in the order of the list. */
export const sampleOf = (list, size, seed) => {
  const random = randomFrom(seed);
  const drawn = list.map((_, index) => ({ index, lot: random() })).sort((a, b) => a.lot - b.lot);
  const chosen = drawn.slice(0, size).map(({ index }) => index);
  return chosen.sort((a, b) => a - b).map((index) => list[index]);
};
