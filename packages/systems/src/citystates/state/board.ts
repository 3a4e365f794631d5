import type { Hex } from '@warmoot/hex';
import { cacheByKey } from '@warmoot/kernel';
import { BOARDS, type PrintedBoard } from '../data/boards.ts';
import type { Terrain } from '../data/terrain.ts';

/** CST-BRD-03: the side of a hex that faces a direction. */
interface Hexside {
  readonly at: Hex;
  readonly direction: number;
}

interface BoardHex {
  readonly at: Hex;
  readonly terrain: Terrain;
  readonly ruins: boolean;
  readonly fortress: boolean;
}

export const CROSSING_KINDS = ['major', 'minor', 'bridge', 'ford', 'road'] as const;
export type HexsideKind = (typeof CROSSING_KINDS)[number];

/** A printed board, read. */
export interface Board {
  readonly id: string;
  readonly name: string;
  readonly sides: string;
  readonly hexes: readonly BoardHex[];
  /** CST-SET-07: in the order in which the rulebook lists them. */
  readonly towns: readonly Hex[];
  readonly hexsides: Readonly<Record<HexsideKind, readonly Hexside[]>>;
}

const words = (text: string): string[] => (text.trim() === '' ? [] : text.trim().split(/\s+/));

const hexIn = (text: string): Hex => {
  const [q, r] = text.split(',').map(Number);
  return { q: q as number, r: r as number };
};

const hexsideIn = (text: string): Hexside => {
  const [at, direction] = text.split(':');
  return { at: hexIn(at as string), direction: Number(direction) };
};

/** CST-BRD-02: within a row q runs upward from max(-3, -3 - r). */
const rowIn = (row: string, at: number): BoardHex[] => {
  const r = at - 3;
  return words(row).map((code, column) => ({
    at: { q: Math.max(-3, -3 - r) + column, r },
    terrain: code.charAt(0) as Terrain,
    ruins: code.includes('r'),
    fortress: code.includes('f'),
  }));
};

const read = (printed: PrintedBoard): Board => ({
  id: printed.id,
  name: printed.name,
  sides: printed.sides,
  hexes: printed.rows.flatMap(rowIn),
  towns: words(printed.towns).map(hexIn),
  hexsides: {
    major: words(printed.major).map(hexsideIn),
    minor: words(printed.minor).map(hexsideIn),
    bridge: words(printed.bridge).map(hexsideIn),
    ford: words(printed.ford).map(hexsideIn),
    road: words(printed.road).map(hexsideIn),
  },
});

export const boardOf = cacheByKey((id: string): Board => {
  const printed = BOARDS.find((board) => board.id === id);
  if (printed === undefined) throw new Error(`there is no board ${id}`);
  return read(printed);
});
