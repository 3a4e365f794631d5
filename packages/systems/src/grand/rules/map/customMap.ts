import { columnRowOf, fromTiled, type HexMap, readMap } from '@warmoot/hex';
import { type Reading, readingOf, unreadable } from '@warmoot/kernel';
import { MAX_KINGDOMS, MIN_KINGDOMS } from '../../data/layout.ts';
import { TERRAIN, TERRAINS, type Terrain } from '../../data/terrain.ts';
import { besideSpot, type City, groundOf, HEX_IDS, type MapData, type Spot } from '../../state/ground.ts';
import { SEATS } from '../../state/seats.ts';

/** `mark capital 0404 red Redmere`: the kind says what it is, the name begins with its kingdom. */
const KINDS = ['capital', 'fortified', 'city'] as const;
type Kind = (typeof KINDS)[number];

class Fault extends Error {}

const cityOf = ({ kind, hex, name }: HexMap['marks'][number]): City => {
  const [seat = '', ...words] = name.split(' ');
  const founder = (SEATS as readonly string[]).indexOf(seat);
  if (!(KINDS as readonly string[]).includes(kind))
    throw new Fault(`a mark is ${KINDS.join(', ')}, not ${kind}`);
  if (founder < 0) throw new Fault(`the name of a city begins with its kingdom: ${SEATS.join(', ')}`);
  const { column, row } = columnRowOf(HEX_IDS, hex);
  return {
    name: words.join(' ') || `${seat} ${column},${row}`,
    column,
    row,
    isFortified: (kind as Kind) !== 'city',
    isCapital: kind === 'capital',
    founder,
  };
};

/** By kingdom, the capital first, then fortified ones: GRD-GEN-06 prefers them in this order. */
const byImportance = (a: City, b: City): number =>
  a.founder - b.founder ||
  Number(b.isCapital) - Number(a.isCapital) ||
  Number(b.isFortified) - Number(a.isFortified) ||
  a.row - b.row ||
  a.column - b.column;

const letterOf = (terrain: string): string => {
  if (!(TERRAINS as readonly string[]).includes(terrain))
    throw new Fault(`the terrain is ${TERRAINS.join(', ')}, not ${terrain}`); // GRD-MAP-03
  return TERRAIN[terrain as Terrain].letter;
};

const drawn = (map: HexMap): MapData => {
  const cities = map.marks.map(cityOf).sort(byImportance);
  const rows: string[][] = [];
  const put = (column: number, row: number, letter: string): void => {
    while (rows.length <= row) rows.push([]);
    const letters = rows[row] as string[];
    while (letters.length <= column) letters.push(' ');
    letters[column] = letter;
  };
  for (const { hex, terrain } of map.cells) {
    const { column, row } = columnRowOf(HEX_IDS, hex);
    if (column < 0 || row < 0 || column > 99 || row > 99)
      throw new Fault('the map starts in column 0 and row 0');
    put(column, row, letterOf(terrain));
  }
  for (const { column, row, isFortified } of cities)
    put(column, row, isFortified ? TERRAIN.fortified.letter : TERRAIN.city.letter);
  return { terrain: rows.map((letters) => letters.join('')), cities, blocks: [] };
};

const spotsReached = (map: MapData): Set<Spot> => {
  const ground = groundOf(map);
  const reached = new Set<Spot>([ground.citySpots[0] as Spot]);
  for (const spot of reached) for (const beside of besideSpot(ground, spot)) reached.add(beside);
  return reached;
};

/** GRD-MAP-08: what makes a custom map invalid, in a sentence. */
export const faultInMap = (map: MapData): string | undefined => {
  const { cities } = map;
  const kingdoms = new Set(cities.map(({ founder }) => founder)).size;
  if (kingdoms < MIN_KINGDOMS || kingdoms > MAX_KINGDOMS) return 'a map has cities of two to eight kingdoms';
  const gap = SEATS.slice(0, kingdoms).findIndex(
    (_, each) => !cities.some(({ founder }) => founder === each),
  );
  if (gap >= 0) return `the kingdoms are ${SEATS.slice(0, kingdoms).join(', ')}; ${SEATS[gap]} has no city`;
  for (let each = 0; each < kingdoms; each++) {
    const capitals = cities.filter(({ founder, isCapital }) => founder === each && isCapital).length;
    if (capitals !== 1) return `${SEATS[each]} has ${capitals} capitals, not one`;
  }
  const ground = groundOf(map);
  if (new Set(ground.citySpots).size !== cities.length) return 'two cities share a hex';
  const shut = cities.findIndex((_, city) =>
    besideSpot(ground, ground.citySpots[city] as Spot).every((spot) => (ground.cityAt[spot] as number) >= 0),
  );
  if (shut >= 0) return `${cities[shut]?.name} has no open hex beside it`;
  const reached = spotsReached(map);
  const far = cities.findIndex((_, city) => !reached.has(ground.citySpots[city] as Spot));
  return far < 0 ? undefined : `${cities[far]?.name} cannot be reached from the other cities`;
};

/** GRD-MAP-08: a map drawn as text, or in Tiled. */
export const readCustomMap = (given: unknown): Reading<MapData> => {
  const reading = typeof given === 'string' ? readMap(given) : fromTiled(given);
  if (!reading.ok) return unreadable(reading.problem);
  try {
    const map = drawn(reading.value);
    const fault = faultInMap(map);
    return fault === undefined ? readingOf(map) : unreadable(`${fault} (GRD-MAP-08)`);
  } catch (fault) {
    if (fault instanceof Fault) return unreadable(fault.message);
    throw fault;
  }
};

/** A map that was read before, as plain data; undefined if it is something else. */
export const readMapData = (given: unknown): Reading<MapData> | undefined => {
  if (typeof given !== 'object' || given === null || !('blocks' in given)) return undefined;
  const map = given as MapData;
  const isPlain =
    Array.isArray(map.terrain) &&
    Array.isArray(map.cities) &&
    map.terrain.every((row) => typeof row === 'string');
  const fault = isPlain ? faultInMap(map) : 'it is not a map';
  return fault === undefined ? readingOf(map) : unreadable(`${fault} (GRD-MAP-08)`);
};
