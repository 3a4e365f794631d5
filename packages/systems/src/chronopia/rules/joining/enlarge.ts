/** Three more columns in the east: every hex keeps its label, and gets a new number (CHR-PLY-18, CHR-R-11). */
import { type Direction, sideOf } from '@warmoot/hex';
import type { Dice, Roll } from '@warmoot/kernel';
import type { Change } from '../../engine/events.ts';
import { roll, type Tale } from '../../engine/tale.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import {
  type Ground,
  gridOf,
  type Hex,
  hexCount,
  TERRAIN_LETTERS,
  type Terrain,
} from '../../state/ground.ts';
import type { Campaign, Site } from '../../state/state.ts';

const COLUMNS = 3;

/** The shares of the generator, in hundredths (CHR-R-08). */
const LAND: readonly (readonly [upTo: number, terrain: Terrain])[] = [
  [45, 'plains'],
  [60, 'forest'],
  [70, 'mountains'],
  [76, 'fringe'],
  [80, 'heart'],
  [87, 'desert'],
  [90, 'badlands'],
  [92, 'crag'],
  [100, 'water'],
];
const letterFor = (die: number): string => TERRAIN_LETTERS[LAND.find(([upTo]) => die <= upTo)![1]];

const rowsOf = (letters: string, columns: number): string[] =>
  letters.match(new RegExp(`.{${columns}}`, 'g')) ?? [];

const widened = (ground: Ground, dice: Dice): { ground: Ground; rolls: Roll[] } => {
  const rolls: Roll[] = [];
  const land = () => {
    const die = roll(dice, 100, 'new land');
    rolls.push(die);
    return letterFor(die.value);
  };
  const wider = (letters: string, more: () => string) =>
    rowsOf(letters, ground.columns)
      .map((row) => row + Array.from({ length: COLUMNS }, more).join(''))
      .join('');
  const { rock } = TERRAIN_LETTERS;
  return {
    ground: {
      columns: ground.columns + COLUMNS,
      rows: ground.rows,
      surface: wider(ground.surface, land),
      below: wider(ground.below, () => rock),
      snow: wider(ground.snow, () => ' '),
    },
    rolls,
  };
};

/** The new position of everything. */
interface Moved {
  readonly hex: (old: Hex) => Hex;
  readonly side: (old: number) => number;
}

const movedTo = (old: Ground, wide: Ground): Moved => {
  const count = hexCount(old);
  const cellOf = (cell: number) => Math.floor(cell / old.columns) * wide.columns + (cell % old.columns);
  const sides = new Map<number, number>();
  for (let cell = 0; cell < count; cell++)
    for (const direction of [0, 1, 2, 3, 4, 5] as const satisfies readonly Direction[])
      sides.set(sideOf(gridOf(old), cell, direction), sideOf(gridOf(wide), cellOf(cell), direction));
  return {
    hex: (hex) => cellOf(hex % count) + (hex >= count ? hexCount(wide) : 0),
    side: (side) => sides.get(side)!,
  };
};

/** Old keys cleared, new ones written. */
const rekeyed = <T>(
  record: Readonly<Record<number, T>>,
  key: (old: number) => number,
): [number, T | null][] => {
  const entries = Object.entries(record).map(([old, value]) => [Number(old), value] as const);
  return [
    ...entries.map(([old]): [number, null] => [old, null]),
    ...entries.map(([old, value]): [number, T] => [key(old), value]),
  ];
};

const placeMoved = <T extends { readonly id: number; readonly at: Hex; readonly cameFrom: Hex | null }>(
  things: readonly (T | null)[],
  { hex }: Moved,
): [number, Pick<T, 'at' | 'cameFrom'>][] =>
  things
    .filter((thing) => thing !== null)
    .map(({ id, at, cameFrom }) => [id, { at: hex(at), cameFrom: cameFrom === null ? null : hex(cameFrom) }]);

const memoryMoved = (known: Knowledge, { hex, side }: Moved): Partial<Knowledge> => ({
  explored: known.explored.map(hex),
  found: known.found.map(hex),
  roads: known.roads.map(hex),
  inSight: known.inSight.map(hex),
  fords: known.fords.map(side),
  bridges: known.bridges.map(side),
  sightings: known.sightings.map((seen) => ({ ...seen, at: hex(seen.at) })),
  structures: Object.fromEntries(
    Object.entries(known.structures).map(([at, seen]) => [hex(Number(at)), seen]),
  ),
  marksBelow: Object.fromEntries(
    Object.entries(known.marksBelow).map(([city, mark]) => [city, { ...mark, at: hex(mark.at) }]),
  ),
});

const everythingMoved = (campaign: Campaign, moved: Moved): Change => ({
  cities: campaign.cities.flatMap((city) =>
    city === null ? [] : [[city.id, { at: moved.hex(city.at) }] as const],
  ),
  armies: placeMoved(campaign.armies, moved),
  units: placeMoved(campaign.units, moved),
  empires: campaign.empires.flatMap(({ id, mind }) =>
    mind?.home == null ? [] : [[id, { mind: { ...mind, home: moved.hex(mind.home) } }] as const],
  ),
  sites: rekeyed<Site>(campaign.sites, moved.hex),
  rivers: rekeyed(campaign.rivers, moved.side),
  knowledge: Object.entries(campaign.knowledge).map(
    ([id, known]) => [Number(id), memoryMoved(known, moved)] as const,
  ),
});

/** At the start of a turn, when nobody is on the way and no battle open. */
export const enlargeMap = (tale: Tale, dice: Dice): void => {
  const { state } = tale;
  const { ground, rolls } = widened(state.ground, dice);
  tale.tell({
    type: 'mapEnlarged',
    rules: ['CHR-PLY-18', 'CHR-R-11'],
    rolls,
    about: { columns: ground.columns },
    change: { ...everythingMoved(state, movedTo(state.ground, ground)), set: { ground } },
    told: [{ to: 'all', section: 'headline', text: 'New land has been found in the east.' }],
  });
};
