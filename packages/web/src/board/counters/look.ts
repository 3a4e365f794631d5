import type { Piece, Seat } from '@warmoot/kernel';
import { NEUTRAL, type Player } from '../../theme/index.ts';

/** Everything that affects how a counter is drawn. Two pieces with the same key share one sprite. */
export interface CounterStyle {
  readonly key: string;
  readonly symbol: string;
  readonly name: string;
  readonly player: Player;
  readonly facing: number | undefined;
  readonly figures: readonly string[];
  readonly shape: 'square' | 'round' | 'cut';
  readonly routed: boolean;
  readonly hidden: boolean;
  /** Seen before, not now: an outline on paper. */
  readonly remembered: boolean;
  readonly undead: boolean;
  /** It is face down: the pattern covers the whole field. */
  readonly back: boolean;
  readonly hits: { readonly taken: number; readonly of: number } | undefined;
  readonly medal: Piece['medal'];
  readonly tag: string | undefined;
  /** Small signs, most important first. */
  readonly signs: readonly string[];
}

/** Already shown by the counter itself: its shape, field or pips. */
const SHOWN_OTHERWISE: readonly string[] = [
  'leader',
  'routed',
  'broken',
  'undead',
  'hidden',
  'ghost',
  'back',
];
export const SIGN_ORDER: readonly string[] = [
  'charging',
  'recoiled',
  'reorganising',
  'faceDown',
  'airborne',
  'wedge',
  'square',
  'testudo',
  'circle',
  'impaired',
  'outOfCommand',
  'scaled',
  'caltrops',
  'dormant',
  'underground',
  'fired',
  'evaded',
  'used',
  'moved',
  'ordered',
  'mercenary',
];
type Shown = Omit<Piece, 'at' | 'id'>;

export const counterStyleOf = (piece: Shown, players: ReadonlyMap<Seat, Player>): CounterStyle => {
  const { badges, symbol, figures = [], side, hits, medal, shape = 'square' } = piece;
  const facing = piece.body === undefined ? piece.facing : undefined; // a body turns, the chip on it does not
  const player = (side !== undefined && players.get(side)) || NEUTRAL;
  const key = [
    symbol,
    player.name,
    facing ?? '-',
    figures.join(','),
    badges.join(','),
    hits?.taken ?? 0,
    `${medal?.figure ?? '-'}${medal?.isPale ?? ''}`,
    piece.name,
    piece.tag ?? '',
  ].join('|');
  return {
    key,
    symbol,
    name: piece.name,
    player,
    facing,
    figures,
    shape,
    routed: badges.includes('routed') || badges.includes('broken'),
    hidden: badges.includes('hidden'),
    remembered: badges.includes('ghost'),
    undead: badges.includes('undead'),
    back: badges.includes('back'),
    hits,
    medal,
    tag: piece.tag,
    signs: signsOf(badges),
  };
};

const signsOf = (badges: readonly string[]): string[] => {
  const rank = (badge: string): number =>
    (SIGN_ORDER.indexOf(badge) + SIGN_ORDER.length + 1) % (SIGN_ORDER.length + 1);
  return badges.filter((badge) => !SHOWN_OTHERWISE.includes(badge)).sort((a, b) => rank(a) - rank(b));
};
