/**
 * The words of a map made by hand: terrains, and what hexsides and hexes may contain (CHR-MAP-06, CHR-SPT, CHR-UND).
 */
import { FLAT_CLOCKWISE_FROM_NORTH, type HexsideNotation } from '@warmoot/hex';
import type { RaceId } from '../../data/profile.ts';
import { type Ground, TERRAIN_LETTERS, type Terrain } from '../../state/ground.ts';
import type { Site } from '../../state/state.ts';

const BELOW: readonly Terrain[] = ['rock', 'tunnel', 'cavern', 'unknown'];

/** What a surface hex may be. */
export const SURFACE_TERRAINS = (Object.keys(TERRAIN_LETTERS) as Terrain[]).filter(
  (terrain) => !BELOW.includes(terrain),
);

export const isSurfaceTerrain = (word: string): word is Terrain => SURFACE_TERRAINS.includes(word as Terrain);

export const SIDE_KINDS = ['river', 'ford', 'bridge'] as const;

/** Overlays of the surface that are sites. */
export const SITE_OVERLAYS = {
  road: { road: true },
  mine: { mine: { bonus: 0 } },
  ruins: { ruins: true },
  fruit: { fruit: true },
  spring: { spring: true },
  glade: { glade: true },
  entrance: { entrance: true },
} as const satisfies Record<string, Site>;

/** Overlays that lie underground, beneath the hex named. */
export const DEEP_OVERLAYS = {
  'road-below': { road: true },
  treasure: { treasure: true },
} as const satisfies Record<string, Site>;
export const LAIR_OVERLAYS = { lair: 'UG', 'lair-dead': 'DV' } as const;
export const TUNNEL_OVERLAYS = ['tunnel', 'cavern'] as const;

export const OVERLAY_KINDS: readonly string[] = [
  'snow',
  ...Object.keys(SITE_OVERLAYS),
  ...TUNNEL_OVERLAYS,
  ...Object.keys(DEEP_OVERLAYS),
  ...Object.keys(LAIR_OVERLAYS),
];

/** `neutral-dw`: a neutral city of Dwarves; `neutral-dead`: a city of the dead. */
export const NEUTRAL_KINDS: Readonly<Record<string, { readonly race: RaceId; readonly ofTheDead: boolean }>> =
  Object.fromEntries([
    ...(['FB', 'BB', 'DV', 'ST', 'SK', 'DW', 'EL', 'SG', 'JE'] as const).map((race) => [
      `neutral-${race.toLowerCase()}`,
      { race, ofTheDead: false },
    ]),
    ['neutral-dead', { race: 'DV', ofTheDead: true }],
  ]);

export const MARK_KINDS: readonly string[] = ['portal', 'abandoned', ...Object.keys(NEUTRAL_KINDS)];

/** CHR-R-02, CHR-R-03: `0412`, three digits each beyond 99; directions 1 to 6 from the north. */
export const notationFor = ({ columns, rows }: Pick<Ground, 'columns' | 'rows'>): HexsideNotation => ({
  ids: {
    kind: 'offset',
    orientation: 'flat',
    shifted: 'even',
    first: 1,
    digits: Math.max(columns, rows) > 99 ? 3 : 2,
  },
  compass: { ...FLAT_CLOCKWISE_FROM_NORTH, firstCode: 1 },
  directionsBy: 'code',
});
