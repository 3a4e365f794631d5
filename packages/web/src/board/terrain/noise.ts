/** Repeatable randomness: texture must not flicker between tiles, zooms and visits. */

/** A number from 0 to below 1 for whole numbers and a salt. */
export const hash = (x: number, y: number, salt = 0): number => {
  let h = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ Math.imul(salt + 1, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
};

/** A seed for a text, such as the title of a map. */
export const seedOf = (text: string): number => {
  let seed = 7;
  for (let i = 0; i < text.length; i++) seed = (Math.imul(seed, 31) + text.charCodeAt(i)) | 0;
  return seed & 0xffff;
};

/** A square of random numbers, 256 by 256, from 0 to 1. */
const SIZE = 256;
export const GRAIN = Float32Array.from({ length: SIZE * SIZE }, (_, i) =>
  hash(i % SIZE, Math.floor(i / SIZE), 99),
);

/** Value noise from -1 to 1, smooth, with one bump per unit. */
export const noise = (x: number, y: number): number => {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const tx = x - column;
  const ty = y - row;
  const u = tx * tx * (3 - 2 * tx);
  const v = ty * ty * (3 - 2 * ty);
  const left = column & 255;
  const right = (column + 1) & 255;
  const upper = (row & 255) << 8;
  const lower = ((row + 1) & 255) << 8;
  const a = GRAIN[upper + left] as number;
  const c = GRAIN[lower + left] as number;
  const top = a + ((GRAIN[upper + right] as number) - a) * u;
  const bottom = c + ((GRAIN[lower + right] as number) - c) * u;
  return 2 * (top + (bottom - top) * v) - 1;
};
