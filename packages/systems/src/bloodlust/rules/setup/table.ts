import { permit, refuse, type Verdict } from '@warmoot/kernel';
import { band, INCH } from '@warmoot/tabletop';
import { FIELDS, type FieldPiece } from '../../data/fields.ts';
import { SCALES, type Scale } from '../../data/scales.ts';
import type { BloodState, Camp } from '../../state/state.ts';
import type { Piece } from '../../state/terrain.ts';
import { lengthAt } from '../movement/allowance.ts';
import { templatePiece } from './pieces.ts';

/** BLD-SET-01, BLD-GEO-01. */
export const tableAt = (scale: Scale): { readonly width: number; readonly height: number } => {
  const { width, height } = SCALES[scale].table;
  return { width: width * INCH, height: height * INCH };
};

/** BLD-SET-09, BLD-GEO-11. */
const pieceAt = ({ kind, at, heading = 0, isKey }: FieldPiece, scale: Scale): Piece => {
  const centre = { x: lengthAt(scale, at[0]), y: lengthAt(scale, at[1]) };
  return { ...templatePiece(kind, centre, 2 * heading, scale), ...(isKey ? { isKey } : {}) };
};

export const terrainOf = (field: string, scale: Scale): readonly Piece[] =>
  (FIELDS[field] ?? []).map((piece) => pieceAt(piece, scale));

/** BLD-SET-07, in tenths of a millimetre. */
const CAMP = 800;

/** BLD-SET-07, BLD-R-82: a camp on its edge, in the middle unless its owner chose another place. */
export const campAt = (scale: Scale, edge: 'south' | 'north', middle?: number): Camp => {
  const { width, height } = tableAt(scale);
  const south = edge === 'south' ? 0 : height - CAMP;
  const west = (middle ?? width / 2) - CAMP / 2;
  return {
    shape: band({ x: west, y: south }, { x: west + CAMP, y: south + CAMP }),
    isLooted: false,
  };
};

/** BLD-SET-07: wholly on the table. */
export const checkCamp = ({ table }: BloodState, middle: number): Verdict =>
  middle >= CAMP / 2 && middle <= table.width - CAMP / 2
    ? permit
    : refuse('BLD-SET-07', 'the camp must lie wholly on the table');
