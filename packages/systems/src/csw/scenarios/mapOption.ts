import { faultIn, say } from '@warmoot/kernel';
import {
  BOARD_1,
  BOARD_2,
  BOARD_3,
  generatedField,
  joinNorthSouth,
  joinWestEast,
  readField,
  readTiledField,
} from '../maps/index.ts';
import { Fault } from '../orders/fault.ts';
import type { Field } from '../state/field.ts';
import type { MapOption } from './optionsSchema.ts';

/** CSW-SCN-01, CSW-SCN-02, CSW-SCN-08 */
const BOARDS: Readonly<Record<string, Field>> = { board1: BOARD_1, board2: BOARD_2, keep: BOARD_3 };

const boardNamed = (name: string): Field => {
  const [north, south] = name.split('/');
  if (south !== undefined)
    return joinNorthSouth('Open Vale and Long Ridge', boardNamed(north!), boardNamed(south));
  const [west, east] = name.split('+');
  if (east !== undefined)
    return joinWestEast('Open Vale and Long Ridge', boardNamed(west!), boardNamed(east));
  return BOARDS[name] as Field;
};

/** The allowed size of a generated field, and its default: that of two boards side by side (CSW-SET-11). */
const GENERATED = { columns: [12, 98], rows: [8, 60] } as const;

const generated = ({
  seed,
  columns = 44,
  rows = 17,
}: {
  seed: string | number;
  columns?: number | undefined;
  rows?: number | undefined;
}): Field => {
  const fits = (size: number, [least, most]: readonly [number, number]): boolean =>
    size >= least && size <= most;
  if (!fits(columns, GENERATED.columns) || columns % 2 !== 0)
    throw new Fault(say`a generated map has an even number of columns from 12 to 98, not ${columns}`, [
      'map',
      'columns',
    ]);
  if (!fits(rows, GENERATED.rows))
    throw new Fault(say`a generated map has 8 to 60 rows, not ${rows}`, ['map', 'rows']);
  return generatedField({ seed, columns, rows });
};

/** The ground of a free battle. */
export const fieldChosen = (map: MapOption): Field => {
  if (typeof map === 'string') return boardNamed(map);
  if ('seed' in map) return generated(map);
  const reading = 'text' in map ? readField(map.text) : readTiledField(map.tiled);
  if (!reading.ok) throw new Fault(faultIn(reading), ['map', 'text' in map ? 'text' : 'tiled']);
  return reading.value;
};
