import { DIRECTIONS, type Hex, neighbour, type Orientation } from './coordinates.ts';
import { type ColumnRow, columnRowOf, hexAtColumnRow, type OffsetIds } from './hexIds.ts';
import { type Hexside, hexside } from './hexsides.ts';

/** How Tiled lays out a hexagonal map, in pixels and in tiles from its upper left. */
export interface TiledLayout {
  readonly orientation: Orientation;
  /** Whether the columns (or rows) with even index are the shifted ones. */
  readonly evenShifted: boolean;
  readonly tileWidth: number;
  readonly tileHeight: number;
  readonly sideLength: number;
  /** The hex of the tile in the upper left corner, which need not be on the map. */
  readonly origin: Hex;
}

export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** Columns and rows as Tiled counts them, from the hex in the upper left corner. */
const tiling = ({ orientation, evenShifted }: TiledLayout): OffsetIds => ({
  kind: 'offset',
  orientation,
  shifted: evenShifted ? 'even' : 'odd',
  first: 0,
  digits: 0,
});

/** The tile of a hex, as column and row from the upper left. */
export const tileOf = (layout: TiledLayout, { q, r }: Hex): ColumnRow =>
  columnRowOf(tiling(layout), { q: q - layout.origin.q, r: r - layout.origin.r });

export const hexOfTile = (layout: TiledLayout, tile: ColumnRow): Hex => {
  const { q, r } = hexAtColumnRow(tiling(layout), tile);
  return { q: q + layout.origin.q, r: r + layout.origin.r };
};

export const centreOf = (layout: TiledLayout, hex: Hex): Pixel => {
  const { column, row } = tileOf(layout, hex);
  const { tileWidth: width, tileHeight: height, sideLength: side } = layout;
  const isOddLine = (layout.orientation === 'flat' ? column : row) % 2 !== 0;
  const shifted = isOddLine !== layout.evenShifted;
  return layout.orientation === 'flat'
    ? { x: (column * (width + side) + width) / 2, y: row * height + (shifted ? height : height / 2) }
    : { x: column * width + (shifted ? width : width / 2), y: (row * (height + side) + height) / 2 };
};

/** Halfway between the centres of its two hexes. */
export const middleOf = (layout: TiledLayout, side: Hexside): Pixel => {
  const one = centreOf(layout, side.hex);
  const other = centreOf(layout, neighbour(side.hex, side.direction));
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
};

const squaredDistance = (a: Pixel, b: Pixel): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;

const nearest = <Thing>(things: readonly Thing[], pixel: Pixel, placeOf: (thing: Thing) => Pixel): Thing =>
  things.reduce((best, thing) =>
    squaredDistance(placeOf(thing), pixel) < squaredDistance(placeOf(best), pixel) ? thing : best,
  );

/** The hex whose centre is nearest. */
export const hexNear = (layout: TiledLayout, pixel: Pixel): Hex => {
  const pitchX =
    layout.orientation === 'flat' ? (layout.tileWidth + layout.sideLength) / 2 : layout.tileWidth;
  const pitchY =
    layout.orientation === 'flat' ? layout.tileHeight : (layout.tileHeight + layout.sideLength) / 2;
  const column = Math.floor(pixel.x / pitchX);
  const row = Math.floor(pixel.y / pitchY);
  const around = [-1, 0, 1].flatMap((down) =>
    [-1, 0, 1].map((across) => hexOfTile(layout, { column: column + across, row: row + down })),
  );
  return nearest(around, pixel, (hex) => centreOf(layout, hex));
};

/** The hexside whose middle is nearest, or undefined if the centre of a hex is nearer still. */
export const sideNear = (layout: TiledLayout, pixel: Pixel): Hexside | undefined => {
  const hex = hexNear(layout, pixel);
  const sides = DIRECTIONS.map((direction) => hexside(hex, direction));
  const side = nearest(sides, pixel, (candidate) => middleOf(layout, candidate));
  const fromMiddle = squaredDistance(middleOf(layout, side), pixel);
  return fromMiddle <= squaredDistance(centreOf(layout, hex), pixel) ? side : undefined;
};
