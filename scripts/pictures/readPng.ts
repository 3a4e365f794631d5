import { inflateSync } from 'node:zlib';
import type { Pixels } from './pixels.ts';

/** What the browser writes: eight bits a channel, not interlaced, with or without transparency. */
const CHANNELS: Readonly<Record<number, number>> = { 2: 3, 6: 4 };
const SIGNATURE_BYTES = 8;

const chunksOf = (png: Buffer): Map<string, Buffer[]> => {
  const chunks = new Map<string, Buffer[]>();
  for (let at = SIGNATURE_BYTES; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const name = png.toString('latin1', at + 4, at + 8);
    chunks.set(name, [...(chunks.get(name) ?? []), png.subarray(at + 8, at + 8 + length)]);
    at += length + 12;
  }
  return chunks;
};

const paeth = (a: number, b: number, c: number): number => {
  const [da, db, dc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
  if (da <= db && da <= dc) return a;
  return db <= dc ? b : c;
};

/** What each of the five filters adds, from the pixel to the left, the one above, and the one above that. */
const PREDICTORS: readonly ((a: number, b: number, c: number) => number)[] = [
  () => 0,
  (a) => a,
  (_, b) => b,
  (a, b) => (a + b) >> 1,
  paeth,
];

const unfilter = (lines: Buffer, stride: number, height: number, step: number): Uint8Array => {
  const out = new Uint8Array(stride * height);
  for (let row = 0; row < height; row++) {
    const predict = PREDICTORS[lines[row * (stride + 1)] as number] as (typeof PREDICTORS)[number];
    for (let x = 0; x < stride; x++) {
      const at = row * stride + x;
      const a = x >= step ? (out[at - step] as number) : 0;
      const b = row > 0 ? (out[at - stride] as number) : 0;
      const c = x >= step && row > 0 ? (out[at - stride - step] as number) : 0;
      out[at] = (lines[row * (stride + 1) + 1 + x] as number) + predict(a, b, c);
    }
  }
  return out;
};

export const readPng = (png: Buffer): Pixels => {
  const chunks = chunksOf(png);
  const head = chunks.get('IHDR')?.[0] as Buffer;
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const channels = CHANNELS[head[9] as number];
  if (channels === undefined)
    throw new Error('A screenshot is a kind of PNG that this reader does not support.');
  const lines = inflateSync(Buffer.concat(chunks.get('IDAT') ?? []));
  const bytes = unfilter(lines, width * channels, height, channels);
  if (channels === 3) return { width, height, rgb: bytes };
  const rgb = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at++) rgb.set(bytes.subarray(at * 4, at * 4 + 3), at * 3);
  return { width, height, rgb };
};
