import { type Bounds, band, ellipse, type Point, rectangle } from '@warmoot/tabletop';
import type { Scale } from '../../data/scales.ts';
import { BANDS, TEMPLATES } from '../../data/terrain.ts';
import type { Piece } from '../../state/terrain.ts';
import { lengthAt } from '../movement/allowance.ts';

export type TemplateKind = keyof typeof TEMPLATES;

/** BLD-SET-09, BLD-GEO-11: a piece from its template; `centre` in tenths of a millimetre. */
export const templatePiece = (kind: TemplateKind, centre: Point, heading: number, scale: Scale): Piece => {
  const { outline, width, depth } = TEMPLATES[kind];
  const halves = [Math.floor(lengthAt(scale, width) / 2), Math.floor(lengthAt(scale, depth) / 2)] as const;
  const shape = (outline === 'ellipse' ? ellipse : rectangle)(centre, heading, ...halves);
  return { kind, shape, centre };
};

const halfOf = (scale: Scale, inches: number): number => Math.floor(lengthAt(scale, inches) / 2);

/** BLD-GEO-12: a stream through its own sector, from border to border; heading 0 runs north, 180 east. */
export const streamPiece = (box: Bounds, centre: Point, heading: number, scale: Scale): Piece => {
  const half = halfOf(scale, BANDS.stream);
  const shape =
    heading === 0
      ? band({ x: centre.x - half, y: box.south }, { x: centre.x + half, y: box.north })
      : band({ x: box.west, y: centre.y - half }, { x: box.east, y: centre.y + half });
  return { kind: 'stream', shape, centre };
};

export type RiverEnds = 'top-bottom' | 'top-side' | 'bottom-side';

/** BLD-GEO-12: the crossing lies at mid-height, or 4 inches from it toward the end of a river that bends. */
const OFF_THE_BEND = 4;
const BEND = 1.5;

/** BLD-TER-05, BLD-GEO-12, BLD-SET-09: a river of one or two bands, and its bridge or ford. */
export const riverPieces = (
  table: { readonly width: number; readonly height: number },
  box: Bounds,
  { x, ends, isBridge }: { readonly x: number; readonly ends: RiverEnds; readonly isBridge: boolean },
  scale: Scale,
): readonly Piece[] => {
  const half = halfOf(scale, BANDS.river);
  const along = halfOf(scale, BANDS.crossingInHalves / 2);
  const middle = (box.south + box.north) / 2;
  const over = Math.floor(lengthAt(scale, BEND));
  const way = ends === 'top-side' ? 1 : -1;
  const at = ends === 'top-bottom' ? middle : middle + way * lengthAt(scale, OFF_THE_BEND);
  const [south, north] = {
    'top-bottom': [0, table.height],
    'top-side': [middle - over, table.height],
    'bottom-side': [0, middle + over],
  }[ends] as [number, number];
  const crossing = { south: at - along, north: at + along };
  const vertical: Piece = {
    kind: 'river',
    shape: band({ x: x - half, y: south }, { x: x + half, y: north }),
    centre: { x, y: at },
    crossing,
  };
  const isEast = box.east === table.width;
  const horizontal: Piece = {
    kind: 'river',
    shape: band({ x: isEast ? x : 0, y: middle - half }, { x: isEast ? table.width : x, y: middle + half }),
    centre: { x: Math.round((x + (isEast ? table.width : 0)) / 2), y: middle },
  };
  const crossingPiece: Piece = {
    kind: 'crossing',
    shape: band({ x: x - half, y: crossing.south }, { x: x + half, y: crossing.north }),
    centre: { x, y: at },
    isKey: true,
    ...(isBridge ? { isBridge: true as const } : {}),
  };
  return [vertical, ...(ends === 'top-bottom' ? [] : [horizontal]), crossingPiece];
};
