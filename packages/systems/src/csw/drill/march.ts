import { mayAllMove } from '../rules/movement/mayMove.ts';
import { type End, mayStay, orderTo, reachOf } from '../rules/movement/reach.ts';
import { inEnemyZone } from '../rules/zones/zones.ts';
import { type Board, distance, NOWHERE } from '../state/board.ts';
import type { Side } from '../state/setup.ts';
import { type Battle, boardIn, unitOf } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { Draft } from './draft.ts';

interface Stride {
  readonly q: number;
  readonly r: number;
}

/** Stacks that march together keep their formation; the middle one goes to the cell. */
export const marchTogether = (battle: Battle, side: Side, units: readonly Unit[], to: number): Draft => {
  const draft = new Draft(battle, side);
  const board = boardIn(battle);
  const stacks = stacksIn(battle, units);
  const middle = middleOf(board, [...stacks.keys()]);
  if (middle === undefined || stacks.size < 2) return draft; // a single stack moves by its own order
  const [from, goal] = [hexOf(board, middle), hexOf(board, to)];
  const stride = { q: goal.q - from.q, r: goal.r - from.r };
  for (const [cell, stack] of inMarchingOrder(board, stacks, stride)) step(draft, stack, cell, stride);
  return draft;
};

const hexOf = ({ grid }: Board, cell: number): Stride => grid.hexes[cell] as Stride;

const stacksIn = (battle: Battle, units: readonly Unit[]): Map<number, Unit[]> => {
  const stacks = new Map<number, Unit[]>();
  for (const unit of units)
    if (unit.status === 'onMap' && !unit.routed && mayAllMove(battle, [unit]).ok)
      stacks.set(unit.cell, [...(stacks.get(unit.cell) ?? []), unit]);
  return stacks;
};

/** The cell with the shortest total distance to all others. */
const middleOf = (board: Board, cells: readonly number[]): number | undefined => {
  const ways = (cell: number): number => cells.reduce((sum, each) => sum + distance(board, cell, each), 0);
  return cells.length === 0
    ? undefined
    : cells.reduce((best, cell) => (ways(cell) < ways(best) ? cell : best));
};

/** Front units first: they make room for the others. */
const inMarchingOrder = (
  board: Board,
  stacks: ReadonlyMap<number, Unit[]>,
  { q, r }: Stride,
): [number, Unit[]][] => {
  const ahead = (cell: number): number => {
    const at = hexOf(board, cell);
    return 3 * q * at.q + (2 * r + q) * (2 * at.r + at.q);
  };
  return [...stacks].sort(([a], [b]) => ahead(b) - ahead(a));
};

/** To its place in the formation, or as near as it can get; it keeps its facing if it can. */
const step = (draft: Draft, stack: readonly Unit[], cell: number, stride: Stride): void => {
  const { battle } = draft;
  const board = boardIn(battle);
  const from = hexOf(board, cell);
  const goal = board.grid.hexes.findIndex(({ q, r }) => q === from.q + stride.q && r === from.r + stride.r);
  if (goal === NOWHERE) return;
  const units = stack.map(({ id }) => unitOf(battle, id));
  const reach = reachOf(battle, units);
  const { facing } = units[0] as Unit;
  const cost = (end: End): number =>
    10 * distance(board, end.way.cell, goal) +
    (end.facing === facing ? 0 : 3) +
    (end.way.cell !== goal && inEnemyZone(battle, draft.side, end.way.cell) ? 15 : 0);
  const ends = reach.ends.filter((end) => mayStay(battle, reach, end.way.cell));
  const best = ends.reduce<End | undefined>(
    (least, end) => (least && cost(least) <= cost(end) ? least : end),
    undefined,
  );
  if (best === undefined || distance(board, best.way.cell, goal) >= distance(board, cell, goal)) return;
  const order = orderTo(battle, reach, best);
  if (order !== undefined) draft.give(order);
};
