import { Fault } from '../orders/fault.ts';
import { fieldChosen } from '../scenarios/mapOption.ts';
import { BOARD_NAMES } from '../scenarios/optionsSchema.ts';
import { type Board, boardOf, cellOfId, directionTo, NOWHERE } from '../state/board.ts';
import type { Field, Terrain } from '../state/field.ts';
import { readDrawing } from './drawing.ts';
import type { Given } from './given.ts';

type Path = readonly (string | number)[];
type Draft = {
  -readonly [Key in keyof Field]: Field[Key] extends readonly (infer Item)[] ? Item[] : Field[Key];
};

/** The letters of a drawn map. A stream, a moat and a road run through clear ground; `terrain` can say otherwise. */
export const LETTERS: Readonly<Record<string, Terrain>> = {
  '.': 'clear',
  w: 'woods',
  s: 'swamp',
  b: 'building',
  '1': 'hill1',
  '2': 'hill2',
  '~': 'clear',
  m: 'clear',
  '=': 'clear',
  W: 'wall',
  T: 'tower',
  G: 'gate',
  '#': 'impassable',
};

const DEFAULT_COLUMNS = 12;
const DEFAULT_ROWS = 10;

const blankField = (columns: number, rows: number): Draft => ({
  name: 'The field',
  columns,
  rows,
  terrain: Array<Terrain>(columns * rows).fill('clear'),
  water: Array(columns * rows).fill(null),
  roads: Array<number>(columns * rows).fill(0),
  within: Array(columns * rows).fill(null),
  names: [],
});

/** The cell of a hex id that somebody wrote. */
export const cellAt = (board: Board, id: string, at: Path): number => {
  const cell = cellOfId(board, id);
  if (cell === NOWHERE)
    throw new Fault(`${id} is off the map, whose hexes go from 0101 to ${board.ids.at(-1)} (CSW-GEO-02)`, at);
  return cell;
};

const drawnField = (text: string): Draft => {
  const { columns, rows, letters } = readDrawing(text, ['map']);
  const field = blankField(columns, rows);
  const strange = letters.find((letter) => LETTERS[letter] === undefined);
  if (strange !== undefined)
    throw new Fault(`"${strange}" is not a letter of a map; use ${Object.keys(LETTERS).join(' ')}`, ['map']);
  letters.forEach((letter, cell) => {
    field.terrain[cell] = LETTERS[letter] as Terrain;
    field.water[cell] = letter === '~' ? 'stream' : letter === 'm' ? 'moat' : null;
  });
  joinRoads(field, (cell) => letters[cell] === '=');
  return field;
};

/** A drawn road continues into every neighbour with a road. */
const joinRoads = (field: Draft, hasRoad: (cell: number) => boolean): void => {
  const { grid } = boardOf(field);
  for (let cell = 0; cell < grid.size; cell++)
    for (let direction = 0; direction < 6; direction++) {
      const next = grid.neighbours[6 * cell + direction] as number;
      if (next !== NOWHERE && hasRoad(cell) && hasRoad(next)) layRoad(field, cell, direction);
    }
};

const layRoad = (field: Draft, cell: number, direction: number): void => {
  field.roads[cell] = (field.roads[cell] as number) | (1 << direction);
};

const layChain = (field: Draft, board: Board, chain: string, at: Path): void => {
  const cells = chain.split('>').map((id) => cellAt(board, id.trim(), at));
  cells.slice(1).forEach((to, index) => {
    const from = cells[index] as number;
    const there = directionTo(board, from, to);
    if (there === undefined)
      throw new Fault(`in the road ${chain} each hex must be next to the one before it (CSW-GEO-06)`, at);
    layRoad(field, from, there);
    layRoad(field, to, (there + 3) % 6);
  });
};

const isBoardName = (map: string): map is (typeof BOARD_NAMES)[number] =>
  BOARD_NAMES.some((name) => name === map);

/** Letters of a drawing are spaced apart, so a longer word is a name. */
const namedField = (name: string): Draft => {
  if (!isBoardName(name))
    throw new Fault(`there is no board "${name}"; boards are ${BOARD_NAMES.join(', ')}`, ['map']);
  return draftOf(fieldChosen(name));
};

const draftOf = (field: Field): Draft => ({
  ...field,
  terrain: [...field.terrain],
  water: [...field.water],
  roads: [...field.roads],
  within: [...field.within],
  names: [...field.names],
});

const groundOf = ({ map }: Given, known: Field | undefined): Draft => {
  if (typeof map === 'string') return /^\S{2,}$/.test(map.trim()) ? namedField(map.trim()) : drawnField(map);
  if (map === undefined && known !== undefined) return draftOf(known);
  return blankField(map?.columns ?? DEFAULT_COLUMNS, map?.rows ?? DEFAULT_ROWS);
};

/** The map of a case: drawn, named, a scenario's or a clear one, with hexes named one by one on top. */
export const fieldOf = (given: Given, known?: Field): Field => {
  const field = groundOf(given, known);
  const board = boardOf(field);
  const each = (key: 'streams' | 'moats' | 'inside' | 'outside', set: (cell: number) => void): void =>
    given[key].forEach((id, index) => {
      set(cellAt(board, id, [key, index]));
    });
  for (const [id, terrain] of Object.entries(given.terrain))
    field.terrain[cellAt(board, id, ['terrain', id])] = terrain;
  each('streams', (cell) => {
    field.water[cell] = 'stream';
  });
  each('moats', (cell) => {
    field.water[cell] = 'moat';
  });
  each('inside', (cell) => {
    field.within[cell] = 'inside';
  });
  each('outside', (cell) => {
    field.within[cell] = 'outside';
  });
  given.roads.forEach((chain, index) => {
    layChain(field, board, chain, ['roads', index]);
  });
  for (const [id, name] of Object.entries(given.places))
    field.names.push({ cell: cellAt(board, id, ['places', id]), name });
  return field;
};
