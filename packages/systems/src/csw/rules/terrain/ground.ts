import type { Terrain } from '../../field.ts';
import { type Battle, isOnMap, typeOf, type Unit, type Work } from '../../state.ts';
import type { UnitType } from '../../units/unitType.ts';

/** What a hex is now: the map's base terrain as the battle has changed it. */
export type Ground = Terrain | 'wreck';

export const workAt = (battle: Battle, cell: number): Work | undefined =>
  battle.works.find((work) => work.cell === cell);

/** CSW-WAL-11, CSW-GAT-03, CSW-GAT-04, CSW-HUT-02 */
export const groundAt = (battle: Battle, cell: number): Ground => {
  const terrain = battle.setup.field.terrain[cell] as Terrain;
  const work = battle.works.length === 0 ? undefined : workAt(battle, cell);
  if (work?.destroyed) return terrain === 'building' ? 'wreck' : 'hill1';
  return work?.open && terrain === 'gate' ? 'clear' : terrain;
};

/** An intact wall, tower or closed gate. */
export const isRampart = (battle: Battle, cell: number): boolean => {
  const ground = groundAt(battle, cell);
  return ground === 'wall' || ground === 'tower' || ground === 'gate';
};

/** CSW-GEO-07 */
export const elevationAt = (battle: Battle, cell: number): 0 | 1 | 2 => {
  const ground = groundAt(battle, cell);
  if (ground === 'hill2') return 2;
  return ground === 'hill1' || ground === 'wall' || ground === 'tower' || ground === 'gate' ? 1 : 0;
};

/** CSW-MOA-01: moats are streams for all purposes. */
export const hasWater = (battle: Battle, cell: number): boolean => battle.setup.field.water[cell] !== null;

/** Whether a road crosses the side of a cell in a direction (CSW-TEC-03). */
export const hasRoad = (battle: Battle, cell: number, direction: number): boolean =>
  ((battle.setup.field.roads[cell] as number) & (1 << direction)) !== 0;

/** CSW-TEC-02, CSW-ENG-06, CSW-R-36: 8 for everything on hooves, wheels or the great beasts. */
const wadesHard = ({ category, traits }: UnitType): boolean =>
  category === 'mounted' ||
  category === 'riderless' ||
  category === 'engine' ||
  (category === 'creature' && !traits.includes('giant'));

/** CSW-TEC-01: no hex that can be entered off the road costs less. */
export const CLEAR_HALF_POINTS = 2;

/** CSW-TEC-01, in half points because of roads (CSW-R-96); ramparts have their own prices (CSW-WAL-03). */
const ENTRY_HALF_POINTS: Readonly<Record<Ground, number>> = {
  clear: CLEAR_HALF_POINTS,
  wreck: 2,
  swamp: 8,
  woods: 8,
  building: 8,
  hill1: 4,
  hill2: 4,
  wall: 4,
  tower: 4,
  gate: 4,
  impassable: 0,
};

/** CSW-TEC-01, CSW-TEC-02: the hex's own cost, the stream on top. */
export const terrainHalfPoints = (battle: Battle, type: UnitType, cell: number): number => {
  const ground = groundAt(battle, cell);
  const base = ground === 'swamp' && wadesHard(type) ? 16 : ENTRY_HALF_POINTS[ground];
  return base + (hasWater(battle, cell) ? 4 : 0);
};

/** CSW-TEC-03, CSW-R-37: the road replaces all other costs of the entered hex. */
export const ROAD_HALF_POINTS = 1;

/** CSW-WAL-01, CSW-R-62 */
export const mayStandOnRampart = (type: UnitType): boolean =>
  type.category === 'foot' || type.category === 'large' || type.category === 'leader';

/** CSW-MOV-06 */
export const isProhibited = (battle: Battle, type: UnitType, cell: number): boolean =>
  groundAt(battle, cell) === 'impassable' || (isRampart(battle, cell) && !mayStandOnRampart(type));

/** CSW-LOS-10, CSW-R-70: riderless mounts and units underground are in nobody's way. */
export const countsAsPresent = (battle: Battle, unit: Unit): boolean =>
  isOnMap(unit) && !unit.underground && typeOf(battle, unit).category !== 'riderless';
