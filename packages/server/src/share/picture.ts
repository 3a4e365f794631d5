import { crc32, deflateSync } from 'node:zlib';
import type { Scene } from '@warmoot/kernel';
import { fitted, type Shape, shapesOf } from './shapes.ts';

/** The size that previews of links are shown in. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 24;
const PAPER = '#F4ECD8';

const drawn = (scene: Scene): readonly Shape[] => fitted(shapesOf(scene), WIDTH, HEIGHT, MARGIN);

const round = (value: number): number => Math.round(value * 10) / 10;

export const svgOf = (scene: Scene): string => {
  const outlines = drawn(scene).map(
    ({ corners, fill }) =>
      `<polygon points="${corners.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ')}" fill="${fill}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>${outlines.join('')}</svg>`;
};

/** Drawn line by line, each point of a line where an outline crosses it. */
export const pngOf = (scene: Scene): Buffer => {
  const pixels = Buffer.alloc(HEIGHT * (1 + 3 * WIDTH)); // each line begins with its filter byte: no filter
  const paper = rgb(PAPER);
  for (let y = 0; y < HEIGHT; y++) fill(pixels, y, 0, WIDTH, paper);
  for (const shape of drawn(scene)) paint(pixels, shape);
  return encoded(pixels);
};

type Rgb = readonly [number, number, number];

const rgb = (colour: string): Rgb => {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const fill = (pixels: Buffer, y: number, from: number, to: number, [r, g, b]: Rgb): void => {
  for (let x = Math.max(0, from); x < Math.min(WIDTH, to); x++) {
    const at = y * (1 + 3 * WIDTH) + 1 + 3 * x;
    pixels[at] = r;
    pixels[at + 1] = g;
    pixels[at + 2] = b;
  }
};

const paint = (pixels: Buffer, { corners, fill: colour }: Shape): void => {
  const ys = corners.map(({ y }) => y);
  const first = Math.max(0, Math.ceil(Math.min(...ys) - 0.5));
  const last = Math.min(HEIGHT - 1, Math.floor(Math.max(...ys) - 0.5));
  const inside = rgb(colour);
  for (let y = first; y <= last; y++) {
    const crossings = crossingsOf(corners, y + 0.5);
    for (let i = 0; i + 1 < crossings.length; i += 2)
      fill(pixels, y, Math.round(crossings[i] as number), Math.round(crossings[i + 1] as number), inside);
  }
};

const crossingsOf = (corners: Shape['corners'], y: number): number[] =>
  corners
    .flatMap((a, i) => {
      const b = corners[(i + 1) % corners.length] as typeof a;
      return a.y <= y === b.y <= y ? [] : [a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y)];
    })
    .sort((a, b) => a - b);

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** PNG, 8 bits each of red, green and blue. */
const encoded = (pixels: Buffer): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(WIDTH, 0);
  head.writeUInt32BE(HEIGHT, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};
