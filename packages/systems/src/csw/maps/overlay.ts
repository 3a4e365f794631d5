import { boardOf, cellOfId, NOWHERE } from '../state/board.ts';
import type { Field, Terrain } from '../state/field.ts';

/** What a scenario lays over its boards, in the rulebook's words: hexes and runs of them, `0817-1017 1217`. */
export interface Overlay {
  readonly terrain?: Partial<Record<Terrain, string>>;
  readonly streams?: string;
  /** By hex id, in place of what the board calls it. */
  readonly names?: Readonly<Record<string, string>>;
}

/** The cells of a list of hexes; a run goes along a row or down a column. A hex off the map is a defect of ours. */
export const cellsIn = (field: Field, list: string): number[] =>
  list
    .split(' ')
    .flatMap((item) => runOf(item))
    .map((id) => {
      const cell = cellOfId(boardOf(field), id);
      if (cell === NOWHERE) throw new Error(`${id} is off the map ${field.name}`);
      return cell;
    });

const runOf = (item: string): string[] => {
  const [first, last = first] = item.split('-').map(Number) as [number, number?];
  const step = last - first >= 100 ? 100 : 1;
  return Array.from({ length: (last - first) / step + 1 }, (_, at) =>
    String(first + at * step).padStart(4, '0'),
  );
};

/** CSW-GEO-06, CSW-R-38: a new base terrain takes the place of the old; roads and streams stay as they are. */
export const overlaid = (field: Field, { terrain = {}, streams, names = {} }: Overlay): Field => {
  const ground = [...field.terrain];
  for (const [kind, list] of Object.entries(terrain))
    for (const cell of cellsIn(field, list)) ground[cell] = kind as Terrain;
  const water = [...field.water];
  for (const cell of streams === undefined ? [] : cellsIn(field, streams)) water[cell] = 'stream';
  const places = Object.entries(names).map(([id, name]) => ({ cell: cellsIn(field, id)[0] as number, name }));
  const kept = field.names.filter(({ cell }) => !places.some((place) => place.cell === cell));
  return { ...field, terrain: ground, water, names: [...kept, ...places] };
};

/** A board without some of its terrain, which becomes clear, or without its streams; names of what went go with it. */
export const withoutTerrain = (field: Field, ...kinds: readonly (Terrain | 'stream')[]): Field => {
  const went = field.terrain.map(
    (here, cell) => kinds.includes(here) || (field.water[cell] === 'stream' && kinds.includes('stream')),
  );
  return {
    ...field,
    terrain: field.terrain.map((here) => (kinds.includes(here) ? 'clear' : here)),
    water: field.water.map((here) => (here === 'stream' && kinds.includes(here) ? null : here)),
    names: field.names.filter(({ cell }) => !went[cell]),
  };
};
