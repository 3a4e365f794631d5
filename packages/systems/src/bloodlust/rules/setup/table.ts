import { band, ellipse, INCH, type Point, rectangle } from '@warmoot/tabletop';
import { FIELDS, type FieldPiece } from '../../data/fields.ts';
import { SCALES, type Scale } from '../../data/scales.ts';
import { TEMPLATES } from '../../data/terrain.ts';
import type { Camp } from '../../state/state.ts';
import type { Piece } from '../../state/terrain.ts';
import { lengthAt } from '../movement/allowance.ts';

/** BLD-SET-01, BLD-GEO-01. */
export const tableAt = (scale: Scale): { readonly width: number; readonly height: number } => {
  const { width, height } = SCALES[scale].table;
  return { width: width * INCH, height: height * INCH };
};

/** BLD-SET-09, BLD-GEO-11. */
const pieceAt = ({ kind, at, heading = 0, isKey }: FieldPiece, scale: Scale): Piece => {
  const { outline, width, depth } = TEMPLATES[kind];
  const centre: Point = { x: lengthAt(scale, at[0]), y: lengthAt(scale, at[1]) };
  const halves = [Math.floor(lengthAt(scale, width) / 2), Math.floor(lengthAt(scale, depth) / 2)] as const;
  const shape = (outline === 'ellipse' ? ellipse : rectangle)(centre, 2 * heading, ...halves);
  return { kind, shape, centre, ...(isKey ? { isKey } : {}) };
};

export const terrainOf = (field: string, scale: Scale): readonly Piece[] =>
  (FIELDS[field] ?? []).map((piece) => pieceAt(piece, scale));

/** BLD-SET-07, in tenths of a millimetre. */
const CAMP = 800;

/** BLD-SET-07, BLD-R-82: a camp in the middle of its edge. */
export const campAt = (scale: Scale, edge: 'south' | 'north'): Camp => {
  const { width, height } = tableAt(scale);
  const south = edge === 'south' ? 0 : height - CAMP;
  const west = width / 2 - CAMP / 2;
  return {
    shape: band({ x: west, y: south }, { x: west + CAMP, y: south + CAMP }),
    isLooted: false,
  };
};
