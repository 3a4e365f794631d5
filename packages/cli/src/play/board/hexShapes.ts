import type { HexGround, HexPlace } from '@warmoot/kernel';

/** A bit of outline, from the top left corner of the hex. */
interface Stroke {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** The side of the hex it belongs to, counted as the scene counts; corners belong to none. */
  readonly direction?: number;
}

/** A line of text inside a hex. */
interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** How a hex is drawn with letters: where it goes, its outline, and the room inside. */
export interface HexShape {
  readonly place: (at: HexPlace) => { readonly x: number; readonly y: number };
  readonly outline: readonly Stroke[];
  readonly rooms: readonly Room[];
  readonly width: number;
  readonly height: number;
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/**
 *      ____          Flat hexes share their slanting sides: `edge` letters wide on top,
 *     / id \____     twice `slope` rows high.
 *     \_RS1/ id \
 *          \____/
 */
const flat = (edge: number, slope: number): HexShape => {
  const slanted = upTo(slope).flatMap((i): Stroke[] => [
    { x: slope - 1 - i, y: 1 + i, text: '/', direction: 5 },
    { x: slope + edge + i, y: 1 + i, text: '\\', direction: 1 },
    { x: i, y: slope + 1 + i, text: '\\', direction: 4 },
    { x: 2 * slope + edge - 1 - i, y: slope + 1 + i, text: '/', direction: 2 },
  ]);
  const level = '_'.repeat(edge);
  return {
    place: ({ q, r }) => ({ x: q * (edge + slope), y: (2 * r + q) * slope }),
    outline: [
      { x: slope, y: 0, text: level, direction: 0 },
      ...slanted,
      { x: slope, y: 2 * slope, text: level, direction: 3 },
    ],
    rooms: upTo(2 * slope).map((row) => {
      const inset = row < slope ? slope - row : row - slope + 1;
      return { x: inset, y: row + 1, width: edge + 2 * (slope - inset) };
    }),
    width: edge + 2 * slope,
    height: 2 * slope + 1,
  };
};

/**
 *       _.-'-._
 *      |  id   |     Pointed hexes share the zigzag between two rows.
 *      |  RS1  |
 *      '-._ _.-'
 */
const POINTY: HexShape = {
  place: ({ q, r }) => ({ x: (2 * q + r) * 4, y: r * 3 }),
  outline: [
    { x: 4, y: 0, text: "'" },
    { x: 0, y: 3, text: "'" },
    { x: 8, y: 3, text: "'" },
    { x: 1, y: 0, text: '_.-', direction: 0 },
    { x: 5, y: 0, text: '-._', direction: 1 },
    { x: 8, y: 1, text: '|', direction: 2 },
    { x: 8, y: 2, text: '|', direction: 2 },
    { x: 5, y: 3, text: '_.-', direction: 3 },
    { x: 1, y: 3, text: '-._', direction: 4 },
    { x: 0, y: 1, text: '|', direction: 5 },
    { x: 0, y: 2, text: '|', direction: 5 },
  ],
  rooms: [
    { x: 1, y: 1, width: 7 },
    { x: 1, y: 2, width: 7 },
  ],
  width: 9,
  height: 4,
};

const ROOMY = flat(6, 2);
const LOW = flat(8, 1);
const NARROW = flat(6, 1);

export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const extentOf = (shape: HexShape, { cells }: HexGround): Extent => {
  const corners = cells.map(({ at }) => shape.place(at));
  const left = Math.min(...corners.map(({ x }) => x));
  const top = Math.min(...corners.map(({ y }) => y));
  return {
    left,
    top,
    width: Math.max(...corners.map(({ x }) => x)) - left + shape.width,
    height: Math.max(...corners.map(({ y }) => y)) - top + shape.height,
  };
};

/** The largest shape with which the board fits the page; the narrowest if none does. */
export const shapeFor = (ground: HexGround, width: number, height: number): HexShape => {
  if (ground.orientation === 'pointy') return POINTY;
  const fits = (shape: HexShape): boolean => extentOf(shape, ground).width <= width;
  if (fits(ROOMY) && extentOf(ROOMY, ground).height <= height) return ROOMY;
  return fits(LOW) ? LOW : NARROW;
};
