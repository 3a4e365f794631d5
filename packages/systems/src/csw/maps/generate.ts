import { neighbourCells } from '@warmoot/hex';
import { type Dice, pick, seededDice } from '@warmoot/kernel';
import { type Board, boardOf, directionTo, NOWHERE, nextTo } from '../state/board.ts';
import type { Field, Terrain } from '../state/field.ts';
import { blankField } from './readField.ts';

interface GeneratedSize {
  readonly seed: string | number;
  /** Even, so that the board is the same when turned about its middle (CSW-GEO-02). */
  readonly columns: number;
  readonly rows: number;
}

/** A field in the making. */
interface Draft {
  readonly board: Board;
  readonly dice: Dice;
  readonly terrain: Terrain[];
  readonly water: ('stream' | null)[];
  readonly roads: number[];
}

/**
 * Ground for a free battle, if players do not want one of the boards (CSW-MIN-01, CSW-MIN-03): hills, woods, a marsh, a
 * stream from north to south and a road from west to east that crosses it by a bridge in the middle. It is fair because
 * the map looks the same from either side: everything is placed twice, the second time turned half round.
 */
export const generatedField = ({ seed, columns, rows }: GeneratedSize): Field => {
  const blank = blankField(`Field ${seed}`, columns, rows);
  const draft: Draft = {
    board: boardOf(blank),
    dice: seededDice(`csw map ${seed} ${columns}x${rows}`),
    terrain: [...blank.terrain],
    water: Array<'stream' | null>(columns * rows).fill(null),
    roads: [...blank.roads],
  };
  layStream(draft);
  layPatches(draft);
  layRoad(draft);
  const { terrain, water, roads } = draft;
  return { ...blank, terrain, water, roads, names: [{ cell: middleOf(draft.board), name: 'The Bridge' }] };
};

/** The cell opposite: half a turn about the middle of the board. */
export const oppositeCell = ({ columns, rows }: Board, cell: number): number => columns * rows - 1 - cell;

/** The one of the two middle cells in the western half; its opposite is next to it. */
const middleOf = (board: Board): number => {
  const column = board.columns / 2 - 1;
  const down = Array.from({ length: board.rows }, (_, row) => column * board.rows + row);
  return down.find((cell) => directionTo(board, cell, oppositeCell(board, cell)) !== undefined) as number;
};

const layTerrain = ({ board, terrain }: Draft, cell: number, kind: Terrain): void => {
  terrain[cell] = kind;
  terrain[oppositeCell(board, cell)] = kind;
};

/** One patch of each kind is placed for this many hexes, counting both halves. */
const PATCHES = [
  { kind: 'hill1', every: 130, least: 9, most: 15 },
  { kind: 'woods', every: 90, least: 3, most: 6 },
  { kind: 'swamp', every: 250, least: 2, most: 4 },
] as const;

const layPatches = (draft: Draft): void => {
  for (const { kind, every, least, most } of PATCHES) {
    const pairs = Math.ceil(draft.board.grid.size / every / 2);
    for (let laid = 0; laid < pairs; laid++) layPatch(draft, kind, least, most);
  }
  raiseSummits(draft);
};

/**
 * A patch grows from one clear cell of the western half, each time into the cell with most neighbours in the patch. A
 * stream runs between hills, never over them; a marsh lies beside it.
 */
const layPatch = (draft: Draft, kind: Terrain, least: number, most: number): void => {
  const { board, dice, terrain, water } = draft;
  const half = board.grid.size / 2;
  const isFree = (cell: number): boolean =>
    cell < half && terrain[cell] === 'clear' && (kind !== 'hill1' || water[cell] === null);
  const size = least - 1 + dice.roll(most - least + 1, 'how large a patch');
  const free = Array.from({ length: half }, (_, cell) => cell).filter(isFree);
  const wet = free.filter((cell) => neighbourCells(board.grid, cell).some((near) => water[near] !== null));
  let edge = kind === 'swamp' && wet.length > 0 ? wet : free;
  const grown: number[] = [];
  while (grown.length < size && edge.length > 0) {
    const cell = pick(dice, edge, 'where a patch grows');
    grown.push(cell);
    layTerrain(draft, cell, kind);
    edge = mostOften(grown.flatMap((from) => neighbourCells(board.grid, from)).filter(isFree));
  }
};

/** The items that occur most often in a list, each once. */
const mostOften = (items: readonly number[]): number[] => {
  const count = new Map<number, number>();
  for (const item of items) count.set(item, (count.get(item) ?? 0) + 1);
  const most = Math.max(0, ...count.values());
  return [...count].flatMap(([item, times]) => (times === most ? [item] : []));
};

/** A hex completely surrounded by hill is a summit. */
const raiseSummits = ({ board: { grid }, terrain }: Draft): void => {
  const isHill = (cell: number): boolean => terrain[cell] === 'hill1';
  const summits = terrain.flatMap((_, cell) =>
    isHill(cell) && neighbourCells(grid, cell).filter(isHill).length === 6 ? [cell] : [],
  );
  for (const cell of summits) terrain[cell] = 'hill2';
};

/** From the middle to the north edge with random bends, and the same to the south: one river from edge to edge. */
const layStream = (draft: Draft): void => {
  const { board, dice, water } = draft;
  for (let cell = middleOf(board); cell !== NOWHERE; ) {
    water[cell] = 'stream';
    water[oppositeCell(board, cell)] = 'stream';
    const ways = ([0, 0, 1, 5] as const).filter((way) =>
      keepsItsCourse(draft, nextTo(board, cell, way), cell),
    );
    const way = ways.length === 0 ? 0 : pick(dice, ways, 'which way the stream comes');
    cell = nextTo(board, cell, way);
  }
};

/** A stream never touches itself: it would look like a pond. */
const keepsItsCourse = ({ board, water }: Draft, to: number, from: number): boolean =>
  to === NOWHERE ||
  (water[to] === null &&
    neighbourCells(board.grid, to).every((near) => near === from || water[near] === null));

/** From the middle to the west edge, and the same to the east; the last hexside leads off the map (CSW-SCN-03). */
const layRoad = (draft: Draft): void => {
  const { board, dice } = draft;
  const middle = middleOf(board);
  let cell = middle;
  layLink(draft, cell, directionTo(board, cell, oppositeCell(board, cell)) as number);
  while (cell !== NOWHERE) {
    if (draft.terrain[cell] !== 'hill1' && draft.terrain[cell] !== 'hill2') layTerrain(draft, cell, 'clear');
    const west = pick(dice, [4, 5] as const, 'which way the road bends');
    const way = board.grid.neighbours[6 * cell + west] === NOWHERE && cell >= board.rows ? 9 - west : west;
    layLink(draft, cell, way);
    cell = nextTo(board, cell, way as 4 | 5);
  }
};

/** A link belongs to both hexes it joins, and to their opposites the other way round. */
const layLink = ({ board, roads }: Draft, cell: number, direction: number): void => {
  const lay = (at: number, way: number): void => {
    roads[at] = (roads[at] as number) | (1 << way);
  };
  const back = (direction + 3) % 6;
  const next = nextTo(board, cell, direction as 0);
  lay(cell, direction);
  lay(oppositeCell(board, cell), back);
  if (next === NOWHERE) return;
  lay(next, back);
  lay(oppositeCell(board, next), direction);
};
