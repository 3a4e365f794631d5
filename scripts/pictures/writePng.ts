import { crc32, deflateSync } from 'node:zlib';
import type { Palette } from './palette.ts';
import { type Box, cut, difference, type Indexed } from './pixels.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BITS = 8;
const BY_PALETTE = 3;

const chunk = (name: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
};

const uint32 = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, at * 4);
  return bytes;
};

const uint16 = (...values: readonly number[]): Buffer =>
  Buffer.from(values.flatMap((value) => [value >> 8, value & 0xff]));

/** Palette indices compress best unfiltered. */
const packed = ({ width, height, index }: Indexed): Buffer => {
  const lines = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row++)
    lines.set(index.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  return deflateSync(lines, { level: 9 });
};

const headOf = ({ width, height }: Indexed, { colours }: Palette): Buffer[] => [
  chunk('IHDR', Buffer.concat([uint32(width, height), Buffer.from([BITS, BY_PALETTE, 0, 0, 0])])),
  chunk('PLTE', Buffer.from(colours.flat())),
];

const END = chunk('IEND', Buffer.alloc(0));

export const writePng = (picture: Indexed, palette: Palette): Buffer =>
  Buffer.concat([SIGNATURE, ...headOf(picture, palette), chunk('IDAT', packed(picture)), END]);

/** An animated picture, and how long each of its frames is shown. */
export interface Frame {
  readonly picture: Indexed;
  readonly ms: number;
}

interface Change {
  readonly box: Box;
  readonly part: Indexed;
  ms: number;
}

/** Each frame as what it changes; frames that change nothing make the previous one last longer. */
const changesOf = (frames: readonly Frame[]): Change[] => {
  const changes: Change[] = [];
  frames.forEach(({ picture, ms }, at) => {
    const before = frames[at - 1]?.picture;
    const whole = { x: 0, y: 0, width: picture.width, height: picture.height };
    const box = before === undefined ? whole : difference(before, picture);
    const last = changes.at(-1);
    if (box !== undefined) changes.push({ box, part: cut(picture, box), ms });
    else if (last !== undefined) last.ms += ms;
  });
  return changes;
};

const control = (number: number, { box, ms }: Change): Buffer =>
  chunk(
    'fcTL',
    Buffer.concat([
      uint32(number, box.width, box.height, box.x, box.y),
      uint16(ms, 1_000),
      Buffer.from([0, 0]),
    ]),
  );

/** An animated PNG: viewers without support show its first frame. */
export const writeMovingPng = (frames: readonly Frame[], palette: Palette): Buffer => {
  const changes = changesOf(frames);
  let number = 0;
  const parts = changes.flatMap((change, at) => {
    const bytes = packed(change.part);
    const header = control(number++, change);
    return at === 0
      ? [header, chunk('IDAT', bytes)]
      : [header, chunk('fdAT', Buffer.concat([uint32(number++), bytes]))];
  });
  const [first] = frames as [Frame];
  const head = headOf(first.picture, palette);
  return Buffer.concat([
    SIGNATURE,
    head[0] as Buffer,
    chunk('acTL', uint32(changes.length, 0)),
    head[1] as Buffer,
    ...parts,
    END,
  ]);
};
