import type { Cell } from '@warmoot/kernel';

/** The kinds of area that lie on the ground, each a field from 0 to 1 (height to 2). */
export const AREAS = [
  'height',
  'woods',
  'swamp',
  'sea',
  'desert',
  'mountain',
  'rough',
  'farmland',
  'strange',
] as const;
export type Area = (typeof AREAS)[number];

/** What stands in a hex. */
export type Structure = 'building' | 'wall' | 'tower' | 'gate' | 'ford' | 'mill' | 'crag' | 'city';

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
  jungle: area('woods'),
  swamp: area('swamp'),
  marsh: area('swamp'),
  sea: area('sea'),
  ocean: area('sea'),
  lake: area('sea'),
  water: area('sea'),
  river: area('sea'),
  ford: standing('ford', { sea: 1 }),
  desert: area('desert'),
  waste: area('desert'),
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
  capital: standing('city'),
  wall: standing('wall'),
  tower: standing('tower'),
  gate: standing('gate'),
  impassable: standing('crag', { rough: 1 }),
};

const STRANGE: Kind = area('strange');

export const isKnownTerrain = (terrain: string): boolean => Object.hasOwn(KINDS, terrain);

export const kindOf = (terrain: string): Kind => KINDS[terrain] ?? STRANGE;

/** A unit on a wall stands high (CSW-SIE), but the ground below the wall is not a hill. */
const RAMPARTS: readonly string[] = ['wall', 'tower', 'gate'];

export const areaValue = ({ terrain, height = 0 }: Cell, name: Area): number => {
  const value = kindOf(terrain).areas[name] ?? 0;
  return name === 'height' && value === 0 && !RAMPARTS.includes(terrain) ? Math.min(2, height) : value;
};
