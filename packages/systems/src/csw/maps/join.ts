import type { Field } from '../state/field.ts';

/**
 * CSW-GEO-08: two boards side by side; the eastern board's columns continue the count. An even number of columns keeps
 * the stagger.
 */
export const joinWestEast = (name: string, west: Field, east: Field): Field => {
  const shift = west.columns * west.rows;
  const both = <Key extends 'terrain' | 'water' | 'roads' | 'within'>(key: Key): Field[Key] =>
    [...west[key], ...east[key]] as unknown as Field[Key];
  return {
    name,
    columns: west.columns + east.columns,
    rows: west.rows,
    terrain: both('terrain'),
    water: both('water'),
    roads: both('roads'),
    within: both('within'),
    names: [...west.names, ...east.names.map((place) => ({ ...place, cell: place.cell + shift }))],
  };
};

/** CSW-GEO-08: one board below the other; the southern board's rows continue the count. */
export const joinNorthSouth = (name: string, north: Field, south: Field): Field => {
  const rows = north.rows + south.rows;
  const columnByColumn = <Item>(above: readonly Item[], below: readonly Item[]): Item[] =>
    Array.from({ length: north.columns }, (_, column) => [
      ...above.slice(column * north.rows, (column + 1) * north.rows),
      ...below.slice(column * south.rows, (column + 1) * south.rows),
    ]).flat();
  const moved = (names: Field['names'], ownRows: number, down: number): Field['names'] =>
    names.map(({ cell, name: place }) => ({
      cell: Math.floor(cell / ownRows) * rows + (cell % ownRows) + down,
      name: place,
    }));
  return {
    name,
    columns: north.columns,
    rows,
    terrain: columnByColumn(north.terrain, south.terrain),
    water: columnByColumn(north.water, south.water),
    roads: columnByColumn(north.roads, south.roads),
    within: columnByColumn(north.within, south.within),
    names: [...moved(north.names, north.rows, 0), ...moved(south.names, south.rows, north.rows)],
  };
};
