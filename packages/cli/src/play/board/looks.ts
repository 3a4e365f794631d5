import type { HexGround, Piece } from '@warmoot/kernel';
import type { Ink } from './canvas.ts';

interface GlyphStyle {
  readonly glyph: string;
  readonly ink: Ink;
}

export const FAINT: Ink = '2';

const RED = '31';
const GREEN = '32';
const BLUE = '34';
const YELLOW = '33';
const CYAN = '36';
const GREY = '90';

/**
 * The words that maps use for terrain and for the things on it, and a sign for each. Open ground stays empty: most of a
 * board is open.
 */
const GLYPH_STYLES: readonly [words: RegExp, look: GlyphStyle][] = [
  [/^(clear|meadow|plain|plains|grass|grassland|field)$/i, { glyph: ' ', ink: '' }],
  [/ford|bridge/i, { glyph: '=', ink: CYAN }],
  [/moat|ditch/i, { glyph: '~', ink: BLUE }],
  [/water|sea|ocean|lake|river|stream/i, { glyph: '≈', ink: BLUE }],
  [/wood|forest|jungle|brush/i, { glyph: '♣', ink: GREEN }],
  [/swamp|marsh|bog/i, { glyph: '"', ink: GREEN }],
  [/hill ?[2-9]/i, { glyph: '▲', ink: YELLOW }],
  [/mountain|peak|cliff/i, { glyph: '▲', ink: GREY }],
  [/hill|rough|rise|slope/i, { glyph: '^', ink: YELLOW }],
  [/sand|desert|dune|beach/i, { glyph: ':', ink: YELLOW }],
  [/snow|^ice$/i, { glyph: '░', ink: '' }],
  [/road|track|path/i, { glyph: '·', ink: YELLOW }],
  [/rubble|ruin/i, { glyph: '%', ink: GREY }],
  [/^open$/i, { glyph: '○', ink: '' }],
  [/gate/i, { glyph: '∩', ink: GREY }],
  [/wall|rampart|palisade/i, { glyph: '#', ink: GREY }],
  [/castle|fort|tower/i, { glyph: '♜', ink: GREY }],
  [/city|town|village|mill|house|building|temple|port$/i, { glyph: '⌂', ink: '1;33' }],
  [/tunnel/i, { glyph: '∪', ink: GREY }],
  [/breach/i, { glyph: '◊', ink: GREY }],
  [/caltrops.*being/i, { glyph: '+', ink: RED }],
  [/caltrops.*stack/i, { glyph: '≡', ink: RED }],
  [/caltrops|stakes/i, { glyph: '×', ink: RED }],
];

/** Unknown ground is shown by its first letter. */
export const glyphStyleOf = (terrain: string): GlyphStyle =>
  GLYPH_STYLES.find(([words]) => words.test(terrain))?.[1] ?? {
    glyph: terrain.slice(0, 1).toLowerCase(),
    ink: '',
  };

/** `caltropsBeingPlaced` as it is read: `caltrops being placed`. */
export const inWords = (kind: string): string =>
  kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Where the directions of a hex point, in the scene's order. */
const DIRECTIONS = {
  flat: [
    ['↑', 'N'],
    ['↗', 'NE'],
    ['↘', 'SE'],
    ['↓', 'S'],
    ['↙', 'SW'],
    ['↖', 'NW'],
  ],
  pointy: [
    ['↖', 'NW'],
    ['↗', 'NE'],
    ['→', 'E'],
    ['↘', 'SE'],
    ['↙', 'SW'],
    ['←', 'W'],
  ],
} as const;

/** How a piece faces, as an arrow and in letters; undefined if it has no facing. */
export const facingOf = (
  { facing }: Pick<Piece, 'facing'>,
  { orientation }: HexGround,
): readonly [arrow: string, letters: string] | undefined =>
  facing === undefined ? undefined : DIRECTIONS[orientation][facing];

const BADGE_MARKS: readonly [words: RegExp, mark: string][] = [
  [/hidden|unknown|secret/i, '?'],
  [/used|moved|acted|fired|spent|done/i, '·'],
  [/rout|flee|broken/i, '!'],
];

export const badgeMark = (badge: string): string =>
  BADGE_MARKS.find(([words]) => words.test(badge))?.[1] ?? '*';

const BY_NAME: Readonly<Record<string, Ink>> = {
  red: '1;31',
  green: '1;32',
  yellow: '1;33',
  blue: '1;94',
  purple: '1;35',
  white: '1;37',
};
const BY_ORDER: readonly Ink[] = ['1;31', '1;94', '1;32', '1;33', '1;35', '1;36'];

/** A side named after a colour gets that colour; the others get theirs in the order of their seats. */
export const sideInk = (side: string | undefined, seats: readonly string[]): Ink => {
  if (side === undefined) return '1';
  const order = Math.max(0, seats.indexOf(side));
  return BY_NAME[side.toLowerCase()] ?? (BY_ORDER[order % BY_ORDER.length] as Ink);
};
