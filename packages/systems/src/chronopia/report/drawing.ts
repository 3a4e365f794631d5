/** The drawing surface of a map: flat-topped hexes, their positions and their appearance (CHR-R-02). */
import type { Grid } from '@warmoot/hex';
import { cachePerObject } from '@warmoot/kernel';
import { rounded } from '../../report/svg.ts';
import { type Ground, gridOf, type Hex, hexCount, labelOf, type Terrain } from '../state/ground.ts';

export const HEX_RADIUS = 22;
export const COLUMN_WIDTH = HEX_RADIUS * 1.5;
export const ROW_HEIGHT = HEX_RADIUS * Math.sqrt(3);

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Everything that is the same on every map of this size, hex by hex: a turn draws ten maps of ten thousand hexes. */
interface Plane {
  readonly centres: readonly Point[];
  /** The position of the hex's tile. */
  readonly spots: readonly string[];
  /** The drawn names of the hexes. */
  readonly labels: readonly string[];
}

/** Cached by grid, because the maps of all turns share one. */
const planes = cachePerObject(({ hexes }: Grid, ground: Ground): Plane => {
  const centres = hexes.map(({ q, r }) => ({
    x: HEX_RADIUS + COLUMN_WIDTH * q,
    y: ROW_HEIGHT / 2 + ROW_HEIGHT * (r + q / 2) + 4,
  }));
  return {
    centres,
    spots: centres.map(({ x, y }) => `x="${rounded(x)}" y="${rounded(y)}"`),
    labels: centres.map(
      ({ x, y }, hex) =>
        `<text x="${rounded(x)}" y="${rounded(y - HEX_RADIUS * 0.56)}" class="l">${labelOf(ground, hex)}</text>`,
    ),
  };
});
const planeOf = (ground: Ground): Plane => planes(gridOf(ground), ground);

/** Both layers have the same positions. */
export const centre = (ground: Ground, hex: Hex): Point => planeOf(ground).centres[hex % hexCount(ground)]!;

/** Something from the definitions, laid on a hex. */
export const useAt = (id: string, ground: Ground, hex: Hex): string =>
  `<use href="#${id}" ${planeOf(ground).spots[hex % hexCount(ground)]!}/>`;

export const labels = (ground: Ground, hexes: readonly Hex[]): string => {
  const { labels: drawn } = planeOf(ground);
  return hexes.map((hex) => drawn[hex % drawn.length]!).join('');
};

const CORNERS = Array.from({ length: 6 }, (_, k) => ({
  x: HEX_RADIUS * Math.cos((Math.PI / 3) * k),
  y: HEX_RADIUS * Math.sin((Math.PI / 3) * k),
}));
const HEX_PATH = CORNERS.map(({ x, y }) => `${rounded(x)},${rounded(y)}`).join(' ');

/** Side k of a flat-topped hex, counted clockwise from the north, lies between two of its corners. */
export const sideEnds = (ground: Ground, hex: Hex, side: number): readonly [Point, Point] => {
  const { x, y } = centre(ground, hex);
  const [a, b] = [CORNERS[(side + 4) % 6]!, CORNERS[(side + 5) % 6]!];
  return [
    { x: x + a.x, y: y + a.y },
    { x: x + b.x, y: y + b.y },
  ];
};

const FILLS: Readonly<Record<Terrain, string>> = {
  plains: '#d9cf9a',
  oasis: '#9fc77a',
  forest: '#7d9b57',
  fringe: '#93a86a',
  heart: '#5f7d4a',
  mountains: '#a99378',
  desert: '#ecd9a0',
  badlands: '#c49a6c',
  crag: '#8a7f74',
  water: '#8fb3c9',
  rock: '#4a443d',
  tunnel: '#b8a98c',
  cavern: '#cfc0a0',
  unknown: '#efe9da',
};

const GLYPHS: Readonly<Partial<Record<Terrain, string>>> = {
  forest: '<path d="M-7 6l4-10 4 10zM1 6l4-10 4 10z" fill="#48632f"/>',
  mountains: '<path d="M-11 8L-3-8 2 2 6-4 12 8z" fill="#7a654d"/><path d="M-3-8l2.5 5h-5z" fill="#f4efe4"/>',
  heart: '<path d="M-8 5q4-6 8 0 4-6 8 0" fill="none" stroke="#2f4a2a" stroke-width="2"/>',
  fringe: '<path d="M-8 4q4-5 8 0 4-5 8 0" fill="none" stroke="#5b7340" stroke-width="1.4"/>',
  desert: '<path d="M-9 3q5-5 9 0t9 0" fill="none" stroke="#c5a659" stroke-width="1.2"/>',
  badlands: '<path d="M-9 5l4-6 4 4 5-7 4 9" fill="none" stroke="#8c5f36" stroke-width="1.4"/>',
  crag: '<path d="M-9 8L-4-8 1 6 5-5 9 8z" fill="#5f574e"/>',
  oasis: '<circle r="5" fill="#6fa3bd"/>',
  water: '<path d="M-8 0q4-4 8 0t8 0" fill="none" stroke="#6f97b0" stroke-width="1.2"/>',
};

const hexShape = (id: string, style: string): string => `<polygon id="${id}" points="${HEX_PATH}" ${style}/>`;

/** One definition per terrain, used by every hex: a large map stays a small file. Snow whitens the ground it lies on. */
export const definitions = (): string =>
  Object.entries(FILLS)
    .map(
      ([terrain, fill]) =>
        `<g id="t-${terrain}"><polygon points="${HEX_PATH}" fill="${fill}" stroke="#7a6a4a" stroke-width=".6" stroke-opacity=".45"/>${GLYPHS[terrain as Terrain] ?? ''}</g>`,
    )
    .join('') +
  hexShape('snow', 'fill="#fff" fill-opacity=".58"') +
  hexShape('veil', 'fill="#3a3226" fill-opacity=".16"');

/** Distinguished by colour and by number, so that nobody has to rely on colour. */
const COLOURS = [
  '#1f5fa8',
  '#b3261e',
  '#2e7d32',
  '#7b3fa0',
  '#c66900',
  '#00707a',
  '#8a1c5c',
  '#5a5a1c',
  '#3d3d8f',
  '#6b3a1e',
] as const;
const NOBODY = '#555';

export const colourOf = (power: string | undefined, owner: number): string =>
  power === 'player' ? COLOURS[owner % COLOURS.length]! : NOBODY;
