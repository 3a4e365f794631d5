/** Terrain table (CHR-TER-01), with the underground (CHR-UND, CHR-R-69). */
import type { Terrain } from '../state/ground.ts';
import type { RaceId } from './profile.ts';

interface TerrainRow {
  /** As reports name it. */
  readonly name: string;
  /** Armies on foot and mounted, scouts, engineers, settlers. */
  readonly land: 'yes' | 'ships' | 'no';
  /** By road a March is allowed in any land terrain (CHR-R-45). */
  readonly landMarch: boolean;
  /** Armies of this race can March there and, in desert, forage. */
  readonly except?: RaceId;
  readonly flyers: boolean;
  readonly flyersMarch: boolean;
  readonly forage: 'normal' | 'eliminated';
  /** Hexes taken off the range at which something there is seen (CHR-VIS-06). */
  readonly hides: number;
  /** `roads`: only roads and supply stashes (CHR-UND-07). */
  readonly build: 'yes' | 'roads' | 'no';
}

const OPEN: Omit<TerrainRow, 'name'> = {
  land: 'yes',
  landMarch: true,
  flyers: true,
  flyersMarch: true,
  forage: 'normal',
  hides: 0,
  build: 'yes',
};
const SHUT: Omit<TerrainRow, 'name'> = {
  ...OPEN,
  land: 'no',
  landMarch: false,
  flyers: false,
  flyersMarch: false,
  build: 'no',
};

export const TERRAIN: Readonly<Record<Terrain, TerrainRow>> = {
  /** CHR-TER-08, CHR-TER-09: an oasis is plains in the desert. */
  plains: { ...OPEN, name: 'plains' },
  oasis: { ...OPEN, name: 'oasis' },
  /** CHR-TER-04, CHR-TER-05: they hide units, but do not slow them on the map. */
  forest: { ...OPEN, name: 'forest', hides: 2 },
  fringe: { ...OPEN, name: 'jungle fringe', hides: 1 },
  /** CHR-TER-06, CHR-TER-07: only the native race can March; flyers March over mountains. */
  heart: { ...OPEN, name: 'jungle heart', landMarch: false, except: 'SG', flyersMarch: false, hides: 2 },
  mountains: { ...OPEN, name: 'mountains', landMarch: false, except: 'DW', hides: 1 },
  desert: {
    ...OPEN,
    name: 'desert',
    landMarch: false,
    except: 'ST',
    flyersMarch: false,
    forage: 'eliminated',
  },
  badlands: { ...OPEN, name: 'badlands', landMarch: false, flyersMarch: false },
  crag: { ...OPEN, name: 'crag', land: 'no', landMarch: false, forage: 'eliminated', build: 'no' },
  water: { ...OPEN, name: 'water', land: 'ships', landMarch: false, build: 'no' },
  rock: { ...SHUT, name: 'solid rock' },
  tunnel: { ...OPEN, name: 'tunnel', build: 'roads' },
  cavern: { ...OPEN, name: 'cavern' },
  /** Unknown terrain: a step there reveals it (CHR-GRM-05). */
  unknown: { ...OPEN, name: 'unknown ground', landMarch: false, flyersMarch: false },
};

/** The race whose armies March through snow (CHR-TER-15, CHR-RAC-28). */
export const SNOW_RACE: RaceId = 'SK';
