import type { Indexed, Pixels } from './pixels.ts';

/** Colours that differ only below these bits count as one. */
const BITS = 6;
const DROPPED = 8 - BITS;
const MAX_COLOURS = 256;

interface Shade {
  readonly rgb: readonly [number, number, number];
  readonly count: number;
}

const keyOf = (rgb: Uint8Array, at: number): number =>
  (((rgb[at] as number) >> DROPPED) << (2 * BITS)) |
  (((rgb[at + 1] as number) >> DROPPED) << BITS) |
  ((rgb[at + 2] as number) >> DROPPED);

const centre = (part: number): number => (part << DROPPED) | (1 << (DROPPED - 1));
const MASK = (1 << BITS) - 1;

const shadesOf = (pictures: readonly Pixels[]): Shade[] => {
  const counts = new Uint32Array(1 << (3 * BITS));
  for (const { rgb } of pictures)
    for (let at = 0; at < rgb.length; at += 3) (counts[keyOf(rgb, at)] as number)++;
  return [...counts.entries()]
    .filter(([, count]) => count > 0)
    .map(([key, count]) => ({
      rgb: [centre(key >> (2 * BITS)), centre((key >> BITS) & MASK), centre(key & MASK)],
      count,
    }));
};

type Channel = 0 | 1 | 2;
const CHANNELS: readonly Channel[] = [0, 1, 2];

const spreadOf = (shades: readonly Shade[], channel: Channel): number => {
  const parts = shades.map(({ rgb }) => rgb[channel]);
  return parts.reduce((a, b) => Math.max(a, b), 0) - parts.reduce((a, b) => Math.min(a, b), 255);
};

const widest = (shades: readonly Shade[]): Channel =>
  CHANNELS.reduce((a, b) => (spreadOf(shades, b) > spreadOf(shades, a) ? b : a));

/** The gain from cutting it: high for many pixels that differ a lot. The square root keeps small bright details. */
const gainOf = (shades: readonly Shade[]): number =>
  shades.length < 2
    ? 0
    : spreadOf(shades, widest(shades)) * Math.sqrt(shades.reduce((sum, { count }) => sum + count, 0));

const halves = (shades: readonly Shade[]): [Shade[], Shade[]] => {
  const channel = widest(shades);
  const sorted = [...shades].sort((a, b) => a.rgb[channel] - b.rgb[channel]);
  const middle = ((sorted[0] as Shade).rgb[channel] + (sorted.at(-1) as Shade).rgb[channel]) / 2;
  const at = sorted.findIndex(({ rgb }) => rgb[channel] > middle);
  return [sorted.slice(0, at), sorted.slice(at)];
};

const mean = (shades: readonly Shade[]): number[] => {
  const all = shades.reduce((sum, { count }) => sum + count, 0);
  return CHANNELS.map((channel) =>
    Math.round(shades.reduce((sum, { rgb, count }) => sum + rgb[channel] * count, 0) / all),
  );
};

/** The 256 colours that serve all pictures best, by cutting the space of colours where most is gained. */
const coloursOf = (shades: readonly Shade[]): number[][] => {
  const boxes = [{ shades: [...shades], gain: gainOf(shades) }];
  while (boxes.length < MAX_COLOURS) {
    const most = boxes.reduce((a, b) => (b.gain > a.gain ? b : a));
    if (most.gain === 0) break;
    const parts = halves(most.shades).map((part) => ({ shades: part, gain: gainOf(part) }));
    boxes.splice(boxes.indexOf(most), 1, ...parts);
  }
  return boxes.map((box) => mean(box.shades));
};

const nearest = (colours: readonly number[][], wanted: readonly number[]): number => {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  colours.forEach((colour, at) => {
    const far = colour.reduce((sum, part, channel) => sum + (part - (wanted[channel] as number)) ** 2, 0);
    if (far < least) [best, least] = [at, far];
  });
  return best;
};

export interface Palette {
  readonly colours: readonly number[][];
  indexed(picture: Pixels): Indexed;
}

/** One palette for all the pictures. */
export const paletteOf = (pictures: readonly Pixels[]): Palette => {
  const colours = coloursOf(shadesOf(pictures));
  const known = new Int16Array(1 << (3 * BITS)).fill(-1);
  const numberAt = (rgb: Uint8Array, at: number): number => {
    const key = keyOf(rgb, at);
    if (known[key] === -1) known[key] = nearest(colours, [...rgb.subarray(at, at + 3)]);
    return known[key] as number;
  };
  return {
    colours,
    indexed: ({ width, height, rgb }) => ({
      width,
      height,
      index: Uint8Array.from({ length: width * height }, (_, at) => numberAt(rgb, at * 3)),
    }),
  };
};
