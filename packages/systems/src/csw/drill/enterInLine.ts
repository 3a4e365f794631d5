import { enterOrderFor } from '../rules/movement/options.ts';
import { arrangeWhatFits, type Ground, type PlacedStack } from '../rules/setup/arrange.ts';
import { entryCellsFor } from '../rules/setup/entry.ts';
import { leaderPosts } from '../rules/setup/leaderPosts.ts';
import { type Stack, stacksOf } from '../rules/setup/stacks.ts';
import { couldStop } from '../rules/stacking/stacks.ts';
import { distance } from '../state/board.ts';
import { unitsAt } from '../state/occupancy.ts';
import type { Side } from '../state/setup.ts';
import { type Battle, boardIn, isLeader, isOnSurface, unitOf } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { Draft } from './draft.ts';
import { type EntryGround, entryGround, entryPaths } from './entryGround.ts';

/**
 * CSW-SET-07: the units enter in line, as a player would draw them up: foot in the middle with gaps for the shooters
 * behind, cavalry on the wings, leaders behind the front. `about`: the cell for the middle of the line.
 */
export const enterInLine = (battle: Battle, side: Side, units: readonly Unit[], about?: number): Draft => {
  const draft = new Draft(battle, side);
  if (units.length === 0) return draft;
  const ground = entryGround(battle, side, units);
  if (about !== undefined && !units.some((unit) => comesTo(battle, ground, unit, about))) return draft;
  const troops = units.filter((unit) => !isLeader(battle, unit));
  for (const stood of lineUp(battle, ground, troops, about)) enterAt(draft, ground, stood);
  enterLeaders(
    draft,
    ground,
    units.filter((unit) => isLeader(battle, unit)),
  );
  return draft;
};

const comesTo = (battle: Battle, { reach }: EntryGround, unit: Unit, cell: number): boolean =>
  reach(unit).has(cell) || entryCellsFor(battle, unit).includes(cell);

/** Front units first, so that later ones find the edge free. */
const lineUp = (
  battle: Battle,
  ground: EntryGround,
  troops: readonly Unit[],
  about: number | undefined,
): PlacedStack[] => {
  const { depth } = ground.ranks;
  for (const crowded of [false, true]) {
    const stacks = stacksOf(battle, troops, crowded);
    const cells = [...new Set(stacks.flatMap(({ units: [first] }) => [...ground.reach(first as Unit)]))];
    const drawn = drawnUp(battle, ground, stacks, cells, about);
    if (drawn.length === stacks.length || crowded) return drawn.sort((a, b) => depth(b.cell) - depth(a.cell));
  }
  return [];
};

const drawnUp = (
  battle: Battle,
  { ranks, reach }: EntryGround,
  stacks: readonly Stack[],
  cells: readonly number[],
  about: number | undefined,
): PlacedStack[] => {
  const front = frontOf({ ranks, reach }, stacks, about);
  const kept = cells.filter((cell) => ranks.depth(cell) <= front);
  const files = kept.map((cell) => ranks.file(cell));
  const [low, high] = [Math.min(...files), Math.max(...files)];
  const middle = about === undefined ? low + high : 2 * ranks.file(about);
  const parade: Ground = { battle, ranks, front, middle, room: high - low + 1 };
  return [
    ...arrangeWhatFits(parade, stacks, kept, ({ units: [first] }, cell) => reach(first as Unit).has(cell)),
  ];
};

/**
 * As far forward as the slowest units of the line can get in most files; or where the player points, if they can get
 * that far.
 */
const frontOf = (
  { ranks, reach }: Pick<EntryGround, 'ranks' | 'reach'>,
  stacks: readonly Stack[],
  about: number | undefined,
): number => {
  const line = stacks.filter(({ role }) => role === 'line');
  const depths = (line.length > 0 ? line : stacks).map(({ units: [first] }) => {
    const byFile = new Map<number, number>();
    for (const cell of reach(first as Unit))
      byFile.set(ranks.file(cell), Math.max(ranks.depth(cell), byFile.get(ranks.file(cell)) ?? 0));
    const sorted = [...byFile.values()].sort((a, b) => a - b);
    return sorted[sorted.length >> 1] ?? 0;
  });
  const farthest = Math.min(Math.floor(ranks.depths / 3), ...depths);
  const wanted = about === undefined ? 0 : ranks.depth(about);
  return wanted > 0 ? Math.min(wanted, farthest) : farthest;
};

/** To its cell, or to the nearest one left. */
const enterAt = (draft: Draft, { facing }: EntryGround, { stack, cell }: PlacedStack): void => {
  const { battle } = draft;
  const board = boardIn(battle);
  const units = stack.units.map(({ id }) => unitOf(battle, id));
  const entry = entryCellsFor(battle, units[0] as Unit);
  const away = Math.min(...entry.map((from) => distance(board, from, cell)));
  const near = entry.filter((from) => distance(board, from, cell) <= away + 1);
  for (const by of [near, entry]) {
    const ways = entryPaths(battle, units, facing, by)
      .filter((way) => couldStop(battle, units, way.cell))
      .sort((a, b) => distance(board, a.cell, cell) - distance(board, b.cell, cell));
    const [best] = ways;
    if (best !== undefined && draft.give(enterOrderFor(battle, best))) return;
  }
};

/** CSW-LDR-04: where they bring most units into command, and behind the front if that is equally good. */
const enterLeaders = (draft: Draft, { ranks, facing }: EntryGround, leaders: readonly Unit[]): void => {
  const troops = draft.battle.units.filter(
    (unit) => unit.side === draft.side && isOnSurface(unit) && !unit.routed && !isLeader(draft.battle, unit),
  );
  const counts = new Map<number, number>();
  for (const { cell } of troops) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  const all = Array.from(counts, ([cell, count]) => ({ cell, count }));
  const foremost = Math.max(...all.map(({ cell }) => ranks.depth(cell)));
  const behind = all.filter(({ cell }) => ranks.depth(cell) < foremost);
  const posts =
    all.length === 0 ? [] : leaderPosts(draft.battle, leaders, all, behind.length > 0 ? behind : all);
  for (const [at, { id }] of leaders.entries()) {
    const { battle } = draft;
    const [first] = unitsAt(battle, posts[at] ?? -1);
    const ways = entryPaths(battle, [unitOf(battle, id)], first?.facing ?? facing);
    const post = posts[at] ?? ways[0]?.cell ?? 0;
    const [best] = ways
      .filter(({ cell }) => couldStop(battle, [unitOf(battle, id)], cell))
      .sort((a, b) => distance(ranks.board, a.cell, post) - distance(ranks.board, b.cell, post));
    if (best !== undefined) draft.give(enterOrderFor(battle, best));
  }
};
