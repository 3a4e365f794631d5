/** Chance from a seed alone: the same seed and the same keys give the same number, on every machine (CHR-R-08). */

/** Mixes 32-bit numbers well enough that neighbouring keys look unrelated. */
export const mixed = (seed: number, ...keys: readonly number[]): number => {
  let hash = seed | 0;
  for (const key of keys) {
    hash = Math.imul(hash ^ key, 0x85ebca6b);
    hash ^= hash >>> 13;
    hash = Math.imul(hash, 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return hash >>> 0;
};

/** A number from 0 to below `limit`. */
export const randomBelow = (limit: number, seed: number, ...keys: readonly number[]): number =>
  mixed(seed, ...keys) % limit;

/** The list in an order that the seed decides. */
export const shuffled = (list: readonly number[], seed: number, salt: number): number[] =>
  list
    .map((item) => ({ item, order: mixed(seed, salt, item) }))
    .sort((a, b) => a.order - b.order || a.item - b.item)
    .map(({ item }) => item);

const corner = (seed: number, x: number, y: number): number => mixed(seed, x, y) & 0xffff;

/** From 0 at 0 to `span` at `span`, flat at both ends. */
const eased = (at: number, span: number): number =>
  Math.floor((at * at * (3 * span - 2 * at)) / (span * span));

const between = (a: number, b: number, at: number, span: number): number =>
  a + Math.floor(((b - a) * at) / span);

/**
 * Smooth value noise, 0 to 65535: random values at the corners of squares of `span`, with smooth interpolation between
 * them.
 */
const noiseAt = (seed: number, x: number, y: number, span: number): number => {
  const [left, top] = [Math.floor(x / span), Math.floor(y / span)];
  const [across, down] = [eased(x - left * span, span), eased(y - top * span, span)];
  return between(
    between(corner(seed, left, top), corner(seed, left + 1, top), across, span),
    between(corner(seed, left, top + 1), corner(seed, left + 1, top + 1), across, span),
    down,
    span,
  );
};

/** Broad shapes with finer detail: each octave half as wide and half as strong. */
export const roughNoise = (seed: number, x: number, y: number, span: number): number =>
  Math.floor(
    (4 * noiseAt(mixed(seed, 1), x, y, span) +
      2 * noiseAt(mixed(seed, 2), x, y, span >> 1) +
      noiseAt(mixed(seed, 3), x, y, span >> 2)) /
      7,
  );
