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

/** This many of the list in random order, so that a run cut short has tried a random sample too. */
export const sampleOf = (list, size, seed) => {
  const random = randomFrom(seed);
  return list
    .map((item) => ({ item, lot: random() }))
    .sort((a, b) => a.lot - b.lot)
    .slice(0, size)
    .map(({ item }) => item);
};
