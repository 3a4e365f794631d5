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
}

const melee = ({ figures = [] }: Piece): number => Number.parseInt(figures[0] ?? '0', 10) || 0;

/** The selected piece is on top, then the best fighter; leaders go below, because they show as a medallion. */
const byRank =
  (selected: ReadonlySet<string>) =>
  (a: Piece, b: Piece): number => {
    const rank = (piece: Piece): number =>
      (selected.has(piece.id) ? 1000 : 0) + (piece.badges.includes('leader') ? -100 : 0) + melee(piece);
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
export const countOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { count = 1 }) => sum + count, 0);

/** From north to south, so that nearer stacks are drawn over farther ones. */
const depth = (at: Place): number => ('q' in at ? 2 * at.r + at.q : at.y);

const stackOf = (pieces: readonly Piece[], players: ReadonlyMap<Seat, Player>): Stack => {
  const looks = pieces.map((piece) => counterStyleOf(piece, players));
  const [top] = looks as [CounterStyle];
  const leader = top.shape === 'round' ? undefined : looks.find(({ shape }) => shape === 'round');
  const look = { top, count: countOf(pieces), ...(leader ? { leader } : {}) };
  return { at: pieces[0]!.at, pieces, looks, look };
};
