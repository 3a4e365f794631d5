import { type Piece, type Place, placeKey, type Scene, type Seat } from '@warmoot/kernel';
import type { Player } from '../../theme/index.ts';
import { type CounterStyle, counterStyleOf } from './look.ts';
import type { StackLook } from './sprites.ts';

/** All pieces of one place, top one first. */
export interface Stack {
  readonly at: Place;
  readonly pieces: readonly Piece[];
  readonly looks: readonly CounterStyle[];
  readonly look: StackLook;
  /** The ground shows all there is, such as a city without an army: no counter is drawn. */
  readonly isOnGround: boolean;
}

const melee = ({ figures = [] }: Piece): number => Number.parseInt(figures[0] ?? '0', 10) || 0;

/** The selected piece is on top, then the best fighter; leaders show as a medallion, what is only remembered lies below. */
const byRank =
  (selected: ReadonlySet<string>) =>
  (a: Piece, b: Piece): number => {
    const rank = (piece: Piece): number =>
      (selected.has(piece.id) ? 1000 : 0) +
      (piece.badges.includes('leader') ? -100 : 0) +
      (piece.badges.includes('ghost') ? -50 : 0) +
      (piece.isOnGround ? -10_000 : 0) +
      melee(piece);
    return rank(b) - rank(a) || a.id.localeCompare(b.id);
  };

export const stacksOf = (
  { pieces }: Pick<Scene, 'pieces'>,
  players: ReadonlyMap<Seat, Player>,
  selected: ReadonlySet<string>,
): ReadonlyMap<string, Stack> => {
  const byPlace = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const key = placeKey(piece.at);
    byPlace.set(key, [...(byPlace.get(key) ?? []), piece]);
  }
  const stacks = [...byPlace].map(
    ([key, there]) => [key, stackOf(there.sort(byRank(selected)), players)] as const,
  );
  return new Map(stacks.sort(([, a], [, b]) => depth(a.at) - depth(b.at)));
};

/** How many units these pieces stand for. */
const countOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { count = 1 }) => sum + count, 0);

/** From north to south, so that nearer stacks are drawn over farther ones. */
const depth = (at: Place): number => ('q' in at ? 2 * at.r + at.q : at.y);

const stackOf = (pieces: readonly Piece[], players: ReadonlyMap<Seat, Player>): Stack => {
  const looks = pieces.map((piece) => counterStyleOf(piece, players));
  const isCounter = ({ isOnGround }: Piece): boolean => !isOnGround;
  const isOnGround = !pieces.some(isCounter);
  const look = isOnGround ? { top: looks[0]!, count: 1 } : stackLook(pieces, looks, isCounter)!;
  return { at: pieces[0]!.at, pieces, looks, look, isOnGround };
};

/** What is visible of those counters, the top one first; nothing if there are none. */
export const stackLook = (
  pieces: readonly Piece[],
  looks: readonly CounterStyle[],
  isShown: (piece: Piece) => boolean,
): StackLook | undefined => {
  const shown = looks.filter((_, i) => isShown(pieces[i]!));
  const [top] = shown;
  const leader = top?.shape === 'round' ? undefined : shown.find(({ shape }) => shape === 'round');
  return top && { top, count: countOf(pieces.filter(isShown)), ...(leader ? { leader } : {}) };
};
