import type { Battle } from '../../state/state.ts';
import { groundAt, hasWater } from '../terrain/ground.ts';
import type { Ranks } from './ranks.ts';
import type { Role, Stack } from './stacks.ts';

/** Where a stack would like to stand. Files are doubled, because a line may have its middle between two of them. */
interface Wish {
  readonly stack: Stack;
  readonly depth: number;
  readonly doubleFile: number;
}

export interface Ground {
  readonly battle: Battle;
  readonly ranks: Ranks;
  /** The rank of the line. */
  readonly front: number;
  /** Twice the file of its middle. */
  readonly middle: number;
}

const ofRole = (stacks: readonly Stack[], role: Role): Stack[] =>
  stacks.filter((stack) => stack.role === role).sort((a, b) => b.type.melee - a.type.melee);

/**
 * The line with a gap wherever shooters stand behind it, for units block the line of sight (CSW-LOS-07). The
 * strongest foot stand in the middle.
 */
const lineWishes = (
  { front, middle }: Ground,
  line: readonly Stack[],
  shooters: readonly Stack[],
): Wish[] => {
  const width = line.length + shooters.length;
  const places = Array.from({ length: width }, (_, at) => ({
    doubleFile: middle + 2 * at - (width - 1),
    gap: Math.floor(((at + 1) * shooters.length) / width) > Math.floor((at * shooters.length) / width),
  })).sort((a, b) => Math.abs(a.doubleFile - middle) - Math.abs(b.doubleFile - middle));
  const solid = places.filter(({ gap }) => !gap);
  const gaps = places.filter(({ gap }) => gap);
  return [
    ...line.map((stack, at) => ({ stack, depth: front, doubleFile: solid[at]?.doubleFile as number })),
    ...shooters.map((stack, at) => ({ stack, depth: front - 1, doubleFile: gaps[at]?.doubleFile as number })),
  ];
};

/** Beyond the ends of the line, left and right by turns, two deep. */
const wingWishes = ({ front, middle }: Ground, wings: readonly Stack[], width: number): Wish[] =>
  wings.map((stack, at) => {
    const outward = at % 2 === 0 ? -1 : 1;
    const place = Math.floor(at / 2);
    return {
      stack,
      depth: front - (place % 2),
      doubleFile: middle + outward * (width + 1 + 2 * Math.floor(place / 2)),
    };
  });

/** The penalty for a stack on unsuitable ground. */
const discomfort = ({ battle }: Ground, role: Role, cell: number): number => {
  const ground = groundAt(battle, cell);
  if (ground === 'swamp' || hasWater(battle, cell)) return 8;
  return role === 'wings' && (ground === 'woods' || ground === 'building') ? 8 : 0;
};

/** How far a cell is from the stack's wish; ahead of the line is worse than behind it. */
const distanceFrom = (ground: Ground, { stack, depth, doubleFile }: Wish, cell: number): number => {
  const { ranks, front } = ground;
  const at = ranks.depth(cell);
  return (
    4 * Math.abs(at - depth) +
    (at > front ? 16 : 0) +
    Math.abs(2 * ranks.file(cell) - doubleFile) +
    discomfort(ground, stack.role, cell)
  );
};

/** Each stack in turn takes the free cell nearest to its wish; undefined if one finds none. */
export const arrange = (
  ground: Ground,
  stacks: readonly Stack[],
  cells: readonly number[],
  mayStand: (stack: Stack, cell: number) => boolean,
): { readonly stack: Stack; readonly cell: number }[] | undefined => {
  const line = ofRole(stacks, 'line');
  const shooters = ofRole(stacks, 'shooters');
  const wishes = [
    ...lineWishes(ground, line, shooters),
    ...wingWishes(ground, ofRole(stacks, 'wings'), line.length + shooters.length),
  ];
  const free = new Set(cells);
  const taken: { stack: Stack; cell: number }[] = [];
  for (const wish of wishes) {
    const cell = nearest(ground, wish, free, mayStand);
    if (cell === undefined) return undefined;
    free.delete(cell);
    taken.push({ stack: wish.stack, cell });
  }
  return taken;
};

const nearest = (
  ground: Ground,
  wish: Wish,
  free: ReadonlySet<number>,
  mayStand: (stack: Stack, cell: number) => boolean,
): number | undefined => {
  let best: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const cell of free) {
    const away = distanceFrom(ground, wish, cell);
    if (away < least && mayStand(wish.stack, cell)) {
      best = cell;
      least = away;
    }
  }
  return best;
};
