import type { Battle } from '../../state/state.ts';
import { groundAt, hasWater } from '../terrain/ground.ts';
import type { Ranks } from './ranks.ts';
import type { Role, Stack } from './stacks.ts';

/** The position a stack prefers. Files are doubled, because a line may have its middle between two of them. */
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
  /** How many files the line may fill; the rest stands behind it. No limit by default. */
  readonly room?: number;
}

const ofRole = (stacks: readonly Stack[], role: Role): Stack[] =>
  stacks.filter((stack) => stack.role === role).sort((a, b) => b.type.melee - a.type.melee);

/**
 * The line with a gap wherever shooters stand behind it, because units block the line of sight (CSW-LOS-07). The
 * strongest foot stand in the middle, with those that find no room behind them.
 */
const lineWishes = (
  { front, middle }: Ground,
  line: readonly Stack[],
  shooters: readonly Stack[],
  width: number,
): Wish[] => {
  const shots = gapsIn(width, line.length, shooters.length);
  const places = Array.from({ length: width }, (_, at) => ({
    doubleFile: middle + 2 * at - (width - 1),
    gap: Math.floor(((at + 1) * shots) / width) > Math.floor((at * shots) / width),
  })).sort((a, b) => Math.abs(a.doubleFile - middle) - Math.abs(b.doubleFile - middle));
  const [solid, gaps] = [places.filter(({ gap }) => !gap), places.filter(({ gap }) => gap)];
  const rank = (stacks: readonly Stack[], files: typeof places, first: number): Wish[] =>
    stacks.map((stack, at) => ({
      stack,
      depth: first - Math.floor(at / files.length),
      doubleFile: files[at % files.length]?.doubleFile as number,
    }));
  return [...rank(line, solid, front), ...rank(shooters, gaps, front - 1)];
};

/** How many files are left for the shooters: one for each, or their share if the line is too narrow for all. */
const gapsIn = (width: number, line: number, shooters: number): number => {
  if (shooters === 0 || line === 0) return shooters === 0 ? 0 : width;
  return Math.min(width - 1, Math.max(1, Math.round((width * shooters) / (line + shooters))));
};

/** Beyond the ends of the line, alternately left and right, two deep. */
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

/** How far a cell is from the stack's preferred position; ahead of the line is worse than behind it. */
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

/** Each stack in turn takes the free cell nearest to its preferred position; undefined if one finds none. */
export const arrange = (
  ground: Ground,
  stacks: readonly Stack[],
  cells: readonly number[],
  mayStand: (stack: Stack, cell: number) => boolean,
): readonly PlacedStack[] | undefined => {
  const stood = arrangeWhatFits(ground, stacks, cells, mayStand);
  return stood.length === stacks.length ? stood : undefined;
};

/** A stack and the cell it has taken. */
export interface PlacedStack {
  readonly stack: Stack;
  readonly cell: number;
}

/** The same, as far as there is room. */
export const arrangeWhatFits = (
  ground: Ground,
  stacks: readonly Stack[],
  cells: readonly number[],
  mayStand: (stack: Stack, cell: number) => boolean,
): readonly PlacedStack[] => {
  const free = new Set(cells);
  return wishesOf(ground, stacks).flatMap((wanted) => {
    const cell = nearest(ground, wanted, free, mayStand);
    if (cell === undefined) return [];
    free.delete(cell);
    return [{ stack: wanted.stack, cell }];
  });
};

const wishesOf = (ground: Ground, stacks: readonly Stack[]): Wish[] => {
  const [line, shooters, wings] = [
    ofRole(stacks, 'line'),
    ofRole(stacks, 'shooters'),
    ofRole(stacks, 'wings'),
  ];
  const { room = Number.POSITIVE_INFINITY } = ground;
  const wingFiles = Math.min(2 * Math.ceil(wings.length / 4), 2 * Math.floor(room / 6));
  const width = Math.min(line.length + shooters.length, Math.max(2, room - wingFiles));
  return [...lineWishes(ground, line, shooters, width), ...wingWishes(ground, wings, width)];
};

const nearest = (
  ground: Ground,
  wanted: Wish,
  free: ReadonlySet<number>,
  mayStand: (stack: Stack, cell: number) => boolean,
): number | undefined => {
  let best: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const cell of free) {
    const away = distanceFrom(ground, wanted, cell);
    if (away < least && mayStand(wanted.stack, cell)) {
      best = cell;
      least = away;
    }
  }
  return best;
};
