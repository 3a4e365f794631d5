import { type ColumnRow, columnRowOf, distance, hexAtColumnRow, neighbours } from '@warmoot/hex';
import { HEX_IDS } from '../../state/ground.ts';

/** GRD-MAP-05: a hex by column and row. */
export type Offset = ColumnRow;

export const offsetDistance = (a: Offset, b: Offset): number =>
  distance(hexAtColumnRow(HEX_IDS, a), hexAtColumnRow(HEX_IDS, b));

export const offsetNeighbours = (offset: Offset): Offset[] =>
  neighbours(hexAtColumnRow(HEX_IDS, offset)).map((hex) => columnRowOf(HEX_IDS, hex));
