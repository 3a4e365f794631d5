import { type Direction, opposite } from '@warmoot/hex';
import { cacheLastTwo, cachePerObject } from '@warmoot/kernel';
import { ENTRY_HALF_POINTS } from '../../data/terrain.ts';
import { boardOf, NOWHERE, nextTo } from '../../state/board.ts';
import type { Field, Terrain } from '../../state/field.ts';
import { type Battle, isOnMap, typeOf, type Work } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import type { UnitType } from '../../units/unitType.ts';

/** What a hex is now: the map's base terrain as the battle has changed it. */
export type Ground = Terrain | 'wreck';

export const workAt = (battle: Battle, cell: number): Work | undefined =>
  battle.works.find((work) => work.cell === cell);

/** CSW-WAL-11, CSW-GAT-03, CSW-GAT-04, CSW-HUT-02 */
const groundWith = (terrain: Terrain, work: Work | undefined): Ground => {
  if (work?.destroyed) return terrain === 'building' ? 'wreck' : 'hill1';
  return work?.open && terrain === 'gate' ? 'clear' : terrain;
};

/** By cell, valid as long as no construction changes: terrain is looked up more often than anything else. */
interface Chart {
  readonly ground: readonly Ground[];
  readonly ramparts: readonly boolean[];
  /** By cell, a bit for each direction in which a road leads out of it. */
  readonly roads: readonly number[];
  readonly open: readonly boolean[];
  /** What it costs a type to enter each cell, PROHIBITED if it may not; computed on demand. */
  readonly entry: Map<UnitType, Int16Array>;
}

/** CSW-R-148: under the rubble of a gate there is no road, neither into its hex nor out of it. */
const roadsLeft = (field: Field, works: readonly Work[]): readonly number[] => {
  const fallen = works.filter(({ cell, destroyed }) => destroyed && field.terrain[cell] === 'gate');
  if (fallen.length === 0) return field.roads;
  const roads = [...field.roads];
  for (const { cell } of fallen) {
    roads[cell] = 0;
    for (const direction of [0, 1, 2, 3, 4, 5] as const satisfies readonly Direction[]) {
      const beside = nextTo(boardOf(field), cell, direction);
      if (beside !== NOWHERE) roads[beside] = (roads[beside] as number) & ~(1 << opposite(direction));
    }
  }
  return roads;
};

const newChart = (field: Field, works: readonly Work[]): Chart => {
  const { terrain, water } = field;
  const ground = terrain.map((each, cell) =>
    groundWith(
      each,
      works.find((work) => work.cell === cell),
    ),
  );
  return {
    ground,
    ramparts: ground.map((each) => each === 'wall' || each === 'tower' || each === 'gate'),
    roads: roadsLeft(field, works),
    open: ground.map((each, cell) => (each === 'clear' || each === 'hill1') && water[cell] === null),
    entry: new Map(),
  };
};

const charts = cachePerObject((field: Field) =>
  cacheLastTwo((works: readonly Work[]) => newChart(field, works)),
);

const chartOf = ({ setup, works }: Battle): Chart => charts(setup.field)(works);

export const groundAt = (battle: Battle, cell: number): Ground => chartOf(battle).ground[cell] as Ground;

/** An intact wall, tower or closed gate. */
export const isRampart = (battle: Battle, cell: number): boolean => chartOf(battle).ramparts[cell] as boolean;

/** CSW-CHG-03, CSW-R-24: clear or level 1 hill without water, the ground for a charge. */
export const isOpenGround = (battle: Battle, cell: number): boolean => chartOf(battle).open[cell] ?? false;

/** CSW-GEO-07 */
export const elevationAt = (battle: Battle, cell: number): 0 | 1 | 2 => {
  const ground = groundAt(battle, cell);
  if (ground === 'hill2') return 2;
  return ground === 'hill1' || ground === 'wall' || ground === 'tower' || ground === 'gate' ? 1 : 0;
};

/** CSW-MOA-01: moats are streams for all purposes. */
export const hasWater = (battle: Battle, cell: number): boolean => battle.setup.field.water[cell] !== null;

/** Whether a road crosses the side of a cell in a direction (CSW-TEC-03, CSW-R-148). */
export const hasRoad = (battle: Battle, cell: number, direction: number): boolean =>
  ((chartOf(battle).roads[cell] as number) & (1 << direction)) !== 0;

/** CSW-TEC-02, CSW-ENG-06, CSW-R-36: 8 for everything on hooves, wheels or the great beasts. */
const wadesHard = ({ category, traits }: UnitType): boolean =>
  category === 'mounted' ||
  category === 'riderless' ||
  category === 'engine' ||
  (category === 'creature' && !traits.includes('giant'));

/** CSW-TEC-01, CSW-TEC-02: the hex's own cost, the stream on top. */
export const terrainHalfPoints = (battle: Battle, type: UnitType, cell: number): number => {
  const ground = groundAt(battle, cell);
  const base = ground === 'swamp' && wadesHard(type) ? 16 : ENTRY_HALF_POINTS[ground];
  return base + (hasWater(battle, cell) ? 4 : 0);
};

/** CSW-WAL-01, CSW-R-62 */
export const mayStandOnRampart = (type: UnitType): boolean =>
  type.category === 'foot' || type.category === 'large' || type.category === 'leader';

/** CSW-MOV-06 */
export const isProhibited = (battle: Battle, type: UnitType, cell: number): boolean =>
  groundAt(battle, cell) === 'impassable' || (isRampart(battle, cell) && !mayStandOnRampart(type));

/** The hex cannot be entered at all (CSW-MOV-06). */
export const PROHIBITED = -1;

/** By cell: what the hex itself costs a type to enter, or PROHIBITED. */
export const entryHalfPoints = (battle: Battle, type: UnitType): Int16Array => {
  const { entry } = chartOf(battle);
  let costs = entry.get(type);
  if (costs === undefined) {
    costs = Int16Array.from(battle.setup.field.terrain, (_, cell) =>
      isProhibited(battle, type, cell) ? PROHIBITED : terrainHalfPoints(battle, type, cell),
    );
    entry.set(type, costs);
  }
  return costs;
};

/** CSW-LOS-10, CSW-R-70: riderless mounts and units underground block nothing. */
export const countsAsPresent = (battle: Battle, unit: Unit): boolean =>
  isOnMap(unit) && !unit.underground && typeOf(battle, unit).category !== 'riderless';
