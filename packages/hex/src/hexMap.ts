import type { Hex, Orientation } from './coordinates.ts';
import { type Grid, gridOf } from './grid.ts';
import { columnRowOf, type HexIds } from './hexIds.ts';
import type { Hexside, HexsideNotation } from './hexsides.ts';

/**
 * A drawn map: the contents of each hex, its sides and its overlays. Plain data, as scenarios store it (CSW-GEO-06,
 * CHR-MAP-06).
 */
export interface HexMap {
  readonly name: string;
  readonly notation: HexsideNotation;
  /** The letter of each terrain in a drawing; one letter to a terrain. */
  readonly legend: Readonly<Record<string, string>>;
  /** In the order of `inMapOrder`. */
  readonly cells: readonly MapCell[];
  /** Rivers, walls, road links, by kind, in canonical form. At least one hex of each side is on the map. */
  readonly sides: Readonly<Record<string, readonly Hexside[]>>;
  /** What hexes have besides their terrain, by kind. */
  readonly overlays: Readonly<Record<string, readonly Hex[]>>;
  readonly marks: readonly MapMark[];
}

export interface MapCell {
  readonly hex: Hex;
  readonly terrain: string;
}

/** Something with a name in a hex: a city, an entry, a banner. The name may be empty. */
export interface MapMark {
  readonly kind: string;
  readonly hex: Hex;
  readonly name: string;
}

/** Row by row as the ids count them, and by column within a row. */
export const inMapOrder = (ids: HexIds, cells: readonly MapCell[]): MapCell[] => {
  const place = (cell: MapCell) => columnRowOf(ids, cell.hex);
  return cells
    .map((cell) => ({ cell, ...place(cell) }))
    .sort((a, b) => a.row - b.row || a.column - b.column)
    .map(({ cell }) => cell);
};

/** The board of the map, with its cells in the map's order. */
export const gridOfMap = (map: HexMap): Grid => gridOf(map.cells.map(({ hex }) => hex));

/** Kinds are single words, so that a list can begin with them. */
export const isKind = (text: string): boolean => /^[A-Za-z][A-Za-z0-9-]*$/.test(text);

/** One printable character that cannot be mistaken for the frame of the drawing. */
export const isLegendLetter = (text: string): boolean => /^[!-{}~]$/.test(text);

export interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * Where a hex stands in a drawing of letters, (0,0) at hex (0,0): rows of pointy hexes are indented by half a hex, and
 * columns of flat ones stand a line lower.
 */
export const placeInDrawing = (orientation: Orientation, { q, r }: Hex): Place =>
  orientation === 'flat' ? { x: 2 * q, y: 2 * r + q } : { x: 2 * q + r, y: r };

/** The hex at a place of the drawing, or undefined if the place lies between the hexes. */
export const hexInDrawing = (orientation: Orientation, { x, y }: Place): Hex | undefined => {
  const q = orientation === 'flat' ? x / 2 : (x - y) / 2;
  const r = orientation === 'flat' ? (y - q) / 2 : y;
  return Number.isInteger(q) && Number.isInteger(r) ? { q, r } : undefined;
};
