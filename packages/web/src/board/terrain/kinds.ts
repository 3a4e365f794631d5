import type { Cell } from '@warmoot/kernel';

/** The kinds of area on the ground, each a field from 0 to 1 (height and jungle to 2). */
export const AREAS = [
  'height',
  'woods',
  'jungle',
  'scrub',
  'swamp',
  'river',
  'sea',
  'deep',
  'desert',
  'badlands',
  'mountain',
  'rough',
  'farmland',
  'rock',
  'snow',
  'unknown',
  'strange',
] as const;
export type Area = (typeof AREAS)[number];

/** What stands in a hex. */
export type Structure =
  | 'building'
  | 'wall'
  | 'tower'
  | 'gate'
  | 'ford'
  | 'mill'
  | 'crag'
  | 'city'
  | 'fortifiedCity'
  | 'oasis'
  | 'burrow';

interface Kind {
  readonly areas: Partial<Record<Area, number>>;
  readonly structure?: Structure;
}

const area = (name: Area, value = 1): Kind => ({ areas: { [name]: value } });
const standing = (structure: Structure, areas: Kind['areas'] = {}): Kind => ({ areas, structure });
const OPEN: Kind = { areas: {} };

/** Every terrain that a system names, under its own word. */
const KINDS: Readonly<Record<string, Kind>> = {
  clear: OPEN,
  open: OPEN,
  meadow: OPEN,
  plain: OPEN,
  plains: OPEN,
  grass: OPEN,
  hill: area('height', 1),
  hills: area('height', 1),
  hill1: area('height', 1),
  hill2: area('height', 2),
  woods: area('woods'),
  forest: area('woods'),
  jungle: area('jungle', 2),
  heart: area('jungle', 2),
  fringe: area('jungle', 1),
  scrub: area('scrub'),
  swamp: area('swamp'),
  marsh: area('swamp'),
  sea: area('sea'),
  ocean: { areas: { sea: 1, deep: 1 } },
  lake: area('sea'),
  water: area('sea'),
  river: area('river'),
  ford: standing('ford', { sea: 1 }),
  desert: area('desert'),
  waste: area('desert'),
  oasis: standing('oasis'),
  badlands: area('badlands'),
  mountain: area('mountain'),
  mountains: area('mountain'),
  rough: area('rough'),
  broken: area('rough'),
  farmland: area('farmland'),
  farm: standing('building', { farmland: 1 }),
  fields: area('farmland'),
  building: standing('building'),
  village: standing('building'),
  town: standing('building'),
  mill: standing('mill'),
  city: standing('city'),
  fortifiedCity: standing('fortifiedCity'),
  capital: standing('fortifiedCity'),
  wall: standing('wall'),
  tower: standing('tower'),
  gate: standing('gate'),
  impassable: standing('crag', { rough: 1 }),
  crag: standing('crag', { rough: 1 }),
  rock: area('rock'),
  tunnel: standing('burrow', { rock: 1 }),
  cavern: standing('burrow'),
  unknown: area('unknown'),
};

const STRANGE: Kind = area('strange');

export const isKnownTerrain = (terrain: string): boolean => Object.hasOwn(KINDS, terrain);

export const kindOf = (terrain: string): Kind => KINDS[terrain] ?? STRANGE;

/** A city: the terrain of its hex, or something that stands on the terrain. */
export const isCity = ({ terrain, overlays = [] }: Cell): boolean =>
  kindOf(terrain).structure === 'city' || overlays.includes('city');

/** Settlements: on a campaign map counters are drawn below them. */
export const isCentre = (cell: Cell): boolean => cell.terrain === 'town' || isCity(cell);

/** A unit on a wall is high (CSW-SIE), but the ground below the wall is not a hill. */
const RAMPARTS: readonly string[] = ['wall', 'tower', 'gate'];

/** A city stands in a clearing: none of these may cover it. */
const CLEARED: readonly Area[] = ['woods', 'jungle', 'mountain', 'rough'];

export const areaValue = ({ terrain, height = 0, overlays = [] }: Cell, name: Area): number => {
  if (overlays.includes('city') && CLEARED.includes(name)) return 0;
  const value = kindOf(terrain).areas[name] ?? 0;
  if (name === 'snow') return overlays.includes('snow') ? 1 : value;
  return name === 'height' && value === 0 && !RAMPARTS.includes(terrain) ? Math.min(2, height) : value;
};
