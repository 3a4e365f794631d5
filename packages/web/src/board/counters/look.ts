import type { Piece, Seat } from '@warmoot/kernel';
import { NEUTRAL, type Player } from '../../theme/index.ts';

/** All that decides how a counter is drawn. Two pieces with the same key share one sprite. */
export interface Look {
  readonly key: string;
  readonly symbol: string;
  readonly name: string;
  readonly player: Player;
  readonly facing: number | undefined;
  readonly figures: readonly string[];
  readonly shape: 'square' | 'round' | 'cut';
  readonly routed: boolean;
  readonly hidden: boolean;
  readonly undead: boolean;
  readonly hits: { readonly taken: number; readonly of: number } | undefined;
  /** Small signs, in the order of their importance. */
  readonly signs: readonly string[];
}

/** Said by the counter itself, by its shape, field or pips. */
const SHOWN_OTHERWISE: readonly string[] = ['leader', 'routed', 'undead', 'hidden'];
export const SIGN_ORDER: readonly string[] = [
  'charging',
  'outOfCommand',
  'scaled',
  'caltrops',
  'dormant',
  'underground',
  'fired',
  'evaded',
  'used',
  'moved',
  'mercenary',
];
const ENGINES: readonly string[] = ['BA', 'ON', 'engine'];

type Shown = Omit<Piece, 'at' | 'id'>;

export const lookOf = (piece: Shown, players: ReadonlyMap<Seat, Player>): Look => {
  const { badges, symbol, figures = [], side, facing } = piece;
  const player = (side !== undefined && players.get(side)) || NEUTRAL;
  const key = [symbol, player.name, facing ?? '-', figures.join(','), badges.join(','), piece.name].join('|');
  const leader = badges.includes('leader');
  return {
    key,
    symbol,
    name: piece.name,
    player,
    facing,
    figures,
    shape: leader ? 'round' : ENGINES.includes(symbol) ? 'cut' : 'square',
    routed: badges.includes('routed'),
    hidden: badges.includes('hidden'),
    undead: badges.includes('undead'),
    hits: hitsOf(badges),
    signs: signsOf(badges),
  };
};

/** `hits 1/3`: one of three taken. */
const hitsOf = (badges: readonly string[]): Look['hits'] => {
  const found = badges.map((badge) => /^hits (\d+)\/(\d+)$/.exec(badge)).find((match) => match !== null);
  return found ? { taken: Number(found[1]), of: Number(found[2]) } : undefined;
};

const signsOf = (badges: readonly string[]): string[] => {
  const rank = (badge: string): number =>
    (SIGN_ORDER.indexOf(badge) + SIGN_ORDER.length + 1) % (SIGN_ORDER.length + 1);
  return badges
    .filter((badge) => !SHOWN_OTHERWISE.includes(badge) && !badge.startsWith('hits '))
    .sort((a, b) => rank(a) - rank(b));
};
