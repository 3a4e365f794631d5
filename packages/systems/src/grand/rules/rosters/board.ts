import type { Dice } from '@warmoot/kernel';
import {
  BOARD_COLUMNS,
  BOARD_ROWS,
  BUILDINGS,
  FIRST_FILLED_ROW,
  GATE_COLUMNS,
  LENGTHS,
  SHARES,
  SIEGE_TURNS,
  TOWER_COLUMNS,
  WALL_ROW,
} from '../../data/boards.ts';
import type { Terrain } from '../../data/terrain.ts';

type BoardTerrain = 'woods' | 'hill1' | 'hill2' | 'wall' | 'tower' | 'gate' | 'building';

/** GRD-PLY-20: hexes that are not named are clear. */
export interface Board {
  readonly columns: number;
  readonly rows: number;
  readonly terrain: Readonly<Record<string, BoardTerrain>>;
  readonly inside: readonly string[];
}

/** GRD-PLY-29, GRD-R-94: `strength` is that of both armies in half points. */
export const boardSize = (
  strength: number,
  hex: Terrain,
): { readonly boards: number; readonly turns: number } => {
  const { boards, turns } = LENGTHS.find(({ upTo }) => strength <= 2 * upTo) as (typeof LENGTHS)[number];
  return { boards, turns: hex === 'fortified' ? SIEGE_TURNS : turns };
};

type Place = readonly [column: number, row: number];

const idOf = ([column, row]: Place): string =>
  `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;

/** Directions 0 to 5 of CSW-GEO-03; even columns lie half a hex lower. */
const beside = ([column, row]: Place): Place[] => {
  const low = column % 2 === 0 ? 1 : 0;
  return [
    [column, row - 1],
    [column + 1, row - 1 + low],
    [column + 1, row + low],
    [column, row + 1],
    [column - 1, row + low],
    [column - 1, row - 1 + low],
  ];
};

/** GRD-PLY-31, GRD-R-99: changes `count` hexes of one kind to another in patches; none leaves its board. */
const patch = (
  hexes: Map<string, BoardTerrain | 'clear'>,
  from: BoardTerrain | 'clear',
  to: BoardTerrain,
  count: number,
  dice: Dice,
): void => {
  let left = count;
  while (left > 0) {
    const open = [...hexes].filter(([, kind]) => kind === from).map(([id]) => id);
    const id = open[open.length === 1 ? 0 : dice.roll(open.length, to) - 1];
    if (id === undefined) return;
    for (const each of [id, ...beside([Number(id.slice(0, 2)), Number(id.slice(2))]).map(idOf)]) {
      if (left === 0 || hexes.get(each) !== from) continue;
      hexes.set(each, to);
      left -= 1;
    }
  }
};

/** GRD-PLY-22, GRD-PLY-31, GRD-R-100: one board, hills first, then level 2, then woods, each rounded down alone. */
const fill = (hex: Terrain, firstColumn: number, dice: Dice): Map<string, BoardTerrain | 'clear'> => {
  const hexes = new Map<string, BoardTerrain | 'clear'>();
  for (let column = firstColumn; column < firstColumn + BOARD_COLUMNS; column++)
    for (let row = FIRST_FILLED_ROW[hex]; row <= BOARD_ROWS; row++) hexes.set(idOf([column, row]), 'clear');
  const share = (percent: number): number => Math.floor((hexes.size * percent) / 100);
  const { hill1, hill2, woods } = SHARES[hex];
  const high = share(hill2);
  patch(hexes, 'clear', 'hill1', share(hill1) + high, dice);
  patch(hexes, 'hill1', 'hill2', high, dice);
  patch(hexes, 'clear', 'woods', share(woods), dice);
  return hexes;
};

/** GRD-PLY-30, GRD-R-95: the wall runs from edge to edge. */
const rampart = (column: number): BoardTerrain =>
  TOWER_COLUMNS.includes(column) ? 'tower' : GATE_COLUMNS.includes(column) ? 'gate' : 'wall';

const built = (hex: Terrain, firstColumn: number): [string, BoardTerrain][] => {
  if (hex !== 'city' && hex !== 'fortified') return [];
  const houses = BUILDINGS.map(([column, row]): [string, BoardTerrain] => [
    idOf([column + firstColumn - 1, row]),
    'building',
  ]);
  const walls = Array.from({ length: BOARD_COLUMNS }, (_, at): [string, BoardTerrain] => [
    idOf([firstColumn + at, WALL_ROW]),
    rampart(at + 1),
  ]);
  return hex === 'fortified' ? [...houses, ...walls] : houses;
};

const insideOf = (hex: Terrain, columns: number): string[] =>
  hex !== 'fortified'
    ? []
    : Array.from({ length: columns }, (_, at) =>
        Array.from({ length: WALL_ROW - 1 }, (_each, row) => idOf([at + 1, row + 1])),
      ).flat();

/** GRD-PLY-22, GRD-PLY-30, GRD-PLY-31: the field of a battle in this terrain, board by board, west first. */
export const drawBoard = (hex: Terrain, boards: number, dice: Dice): Board => {
  const columns = boards * BOARD_COLUMNS;
  const terrain = Array.from({ length: boards }, (_, at) => at * BOARD_COLUMNS + 1).flatMap((first) => [
    ...[...fill(hex, first, dice)].filter((entry): entry is [string, BoardTerrain] => entry[1] !== 'clear'),
    ...built(hex, first),
  ]);
  return { columns, rows: BOARD_ROWS, terrain: Object.fromEntries(terrain), inside: insideOf(hex, columns) };
};
