import type { Direction } from '@warmoot/hex';
import { cacheLastTwo } from '@warmoot/kernel';
import type { Edge } from '../../state/field.ts';
import { isEmpty, unitsAt } from '../../state/occupancy.ts';
import type { Side } from '../../state/setup.ts';
import { type Battle, isLeader, withUnit } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { arrange } from './arrange.ts';
import { leaderPosts } from './leaderPosts.ts';
import { canEndSetUp } from './legality.ts';
import { checkPlacement } from './placement.ts';
import { frontDepths, type Ranks, ranksOf } from './ranks.ts';
import { type Stack, stacksOf } from './stacks.ts';

export interface Post {
  readonly unit: number;
  readonly cell: number;
  readonly facing: Direction;
}

/** Away from the side's own edge; no flat faces exactly east or west, so either of two will do. */
const FORWARD: Readonly<Record<Edge, Direction>> = { north: 3, south: 0, west: 2, east: 5 };

export const forwardOf = ({ setup }: Battle, side: Side): Direction =>
  FORWARD[setup.sides[side].friendlyEdge];

type Formation = { readonly posts: readonly Post[] | undefined };
const known = cacheLastTwo(
  (_units: readonly Unit[], _battle: Battle): Partial<Record<Side, Formation>> => ({}),
);

/** The army in formation, or undefined if there is no room. Used repeatedly, so computed once. */
export const formationOf = (battle: Battle, side: Side): readonly Post[] | undefined => {
  const formations = known(battle.units, battle);
  formations[side] ??= { posts: formUp(battle, side) };
  return formations[side].posts;
};

const formUp = (battle: Battle, side: Side): readonly Post[] | undefined => {
  const waiting = battle.units.filter((unit) => unit.side === side && unit.status === 'toPlace');
  if (waiting.length === 0) return [];
  const ranks = ranksOf(battle, side);
  const cells = battle.setup.sides[side].area.filter((cell) => isEmpty(battle, cell));
  const fronts = frontDepths(battle, ranks, cells);
  let first: readonly Post[] | undefined;
  for (const crowded of [false, true])
    for (const front of fronts) {
      const posts = lineUp({ battle, side, waiting, ranks, cells, front, crowded });
      if (posts !== undefined && canEndSetUp(afterwards(battle, posts), side).ok) return posts;
      first ??= posts;
    }
  return first ?? oneByOne(battle, side, waiting);
};

interface Parade {
  readonly battle: Battle;
  readonly side: Side;
  readonly waiting: readonly Unit[];
  readonly ranks: Ranks;
  readonly cells: readonly number[];
  readonly front: number;
  readonly crowded: boolean;
}

/** Troops first, then the leaders among them. */
const lineUp = (parade: Parade): readonly Post[] | undefined => {
  const { battle, side, waiting, ranks, cells, front } = parade;
  const files = cells.flatMap((cell) => (ranks.depth(cell) === front ? [ranks.file(cell)] : []));
  const middle = Math.min(...files) + Math.max(...files);
  const troops = waiting.filter((unit) => !isLeader(battle, unit));
  const arranged = arrange(
    { battle, ranks, front, middle },
    stacksOf(battle, troops, parade.crowded),
    cells,
    groundFor(parade),
  );
  if (arranged === undefined) return undefined;
  const facing = forwardOf(battle, side);
  const posts = arranged.flatMap(({ stack, cell }) =>
    stack.units.map(({ id }) => ({ unit: id, cell, facing })),
  );
  return withLeaders(parade, posts);
};

/** Where the units of a stack may stand; the same for all of one type, so each type is checked once. */
const groundFor = ({ battle, cells }: Parade): ((stack: Stack, cell: number) => boolean) => {
  const open = new Map<string, ReadonlySet<number>>();
  return ({ type, units: [unit] }, cell) => {
    const known =
      open.get(type.code) ??
      new Set(cells.filter((at) => checkPlacement({ battle, unit: unit as Unit, cell: at }).ok));
    open.set(type.code, known);
    return known.has(cell);
  };
};

/**
 * Leaders take the facing of those they stand with (CSW-FAC-05); leaders without troops go anywhere legal (CSW-SET-06).
 */
const withLeaders = (
  { battle, side, waiting }: Parade,
  posts: readonly Post[],
): readonly Post[] | undefined => {
  const leaders = waiting.filter((unit) => isLeader(battle, unit));
  const placed = battle.units.filter((unit) => unit.side === side && unit.status === 'onMap');
  const standing = [...placed.map(({ cell, facing }) => ({ cell, facing })), ...posts];
  const troops = countByCell(standing.map(({ cell }) => cell));
  if (troops.length === 0) return undefined;
  const cellsOfLeaders = leaderPosts(battle, leaders, troops);
  const facingAt = (cell: number): Direction =>
    standing.find((each) => each.cell === cell)?.facing ?? forwardOf(battle, side);
  return [
    ...posts,
    ...leaders.map(({ id }, at) => {
      const cell = cellsOfLeaders[at] as number;
      return { unit: id, cell, facing: facingAt(cell) };
    }),
  ];
};

const countByCell = (cells: readonly number[]): { cell: number; count: number }[] => {
  const counts = new Map<number, number>();
  for (const cell of cells) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  return Array.from(counts, ([cell, count]) => ({ cell, count }));
};

const afterwards = (battle: Battle, posts: readonly Post[]): Battle => {
  const units = battle.units.slice();
  for (const { unit, cell, facing } of posts)
    units[unit] = { ...(units[unit] as Unit), status: 'onMap', cell, facing };
  return { ...battle, units };
};

/** If no formation fits: every unit in the first hex with room for it, with its own type if necessary. */
const oneByOne = (battle: Battle, side: Side, waiting: readonly Unit[]): readonly Post[] | undefined => {
  let state = battle;
  const posts: Post[] = [];
  for (const unit of waiting) {
    const cell = battle.setup.sides[side].area.find(
      (at) => checkPlacement({ battle: state, unit, cell: at }).ok,
    );
    if (cell === undefined) return undefined;
    const facing = unitsAt(state, cell)[0]?.facing ?? forwardOf(battle, side);
    posts.push({ unit: unit.id, cell, facing });
    state = withUnit(state, unit.id, { status: 'onMap', cell, facing });
  }
  return posts;
};
