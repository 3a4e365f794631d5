/** Hand-drawn maps, as text or from Tiled; a fault is one clear sentence (CHR-R-08). */
import {
  type Hex as Axial,
  cellOf,
  columnRowOf,
  type Direction,
  fromTiled,
  type HexMap,
  hexesBeside,
  printHexId,
  type Reading,
  readMap,
  sideOf,
} from '@warmoot/hex';
import { type Ground, gridOf, type Hex, hexCount, TERRAIN_LETTERS, terrainAt } from '../../state/ground.ts';
import type { Campaign, Site } from '../../state/state.ts';
import { isLand } from './homes.ts';
import { type MapDrawn, MIN_HEXES_PER_EMPIRE } from './mapDrawn.ts';
import {
  DEEP_OVERLAYS,
  isSurfaceTerrain,
  LAIR_OVERLAYS,
  MARK_KINDS,
  NEUTRAL_KINDS,
  OVERLAY_KINDS,
  SIDE_KINDS,
  SITE_OVERLAYS,
  SURFACE_TERRAINS,
} from './mapWords.ts';

/** Thrown inside and caught at the entry point: what is wrong, where, and what to do. */
class MapFault extends Error {}

const caught = (read: () => MapDrawn): Reading<MapDrawn> => {
  try {
    return { ok: true, value: read() };
  } catch (fault) {
    if (fault instanceof MapFault) return { ok: false, problem: fault.message };
    throw fault;
  }
};

const drawnFrom = (reading: Reading<HexMap>): Reading<MapDrawn> =>
  reading.ok ? caught(() => mapFrom(reading.value)) : reading;

export const mapFromText = (text: string): Reading<MapDrawn> => drawnFrom(readMap(text));
export const mapFromTiled = (json: unknown): Reading<MapDrawn> => drawnFrom(fromTiled(json));

const fromJsonText = (text: string): Reading<MapDrawn> => {
  try {
    return mapFromTiled(JSON.parse(text));
  } catch {
    return {
      ok: false,
      problem: 'The map starts like JSON but is not valid JSON; save it again from Tiled, as JSON.',
    };
  }
};

/** Text of our own form, or Tiled's JSON as text or already read. */
export const readOwnMap = (given: unknown): Reading<MapDrawn> => {
  if (typeof given !== 'string') return mapFromTiled(given);
  return given.trimStart().startsWith('{') ? fromJsonText(given) : mapFromText(given);
};

/** What is wrong with a map for this many empires, or null (CHR-R-07). */
export const ownMapFault = (given: unknown, empires: number): string | null => {
  const reading = readOwnMap(given);
  if (!reading.ok) return reading.problem;
  const { surface } = reading.value.ground;
  return surface.length >= MIN_HEXES_PER_EMPIRE * empires
    ? null
    : `The map has ${surface.length} hexes, too few for ${empires} empires: draw at least ${MIN_HEXES_PER_EMPIRE} for each (CHR-R-07).`;
};

const mapFrom = (map: HexMap): MapDrawn => {
  checkNotation(map);
  checkKinds(map);
  const extent = extentOf(map);
  const ground: Ground = { ...extent, surface: surfaceOf(map), below: belowOf(map), snow: snowOf(map) };
  const drawn: MapDrawn = {
    ground,
    sites: sitesOf(map, ground),
    rivers: riversOf(map, ground),
    neutralCities: neutralsOf(map, ground),
    lairs: lairsOf(map, ground),
    rolls: [],
  };
  checkPlaces(map, drawn);
  return drawn;
};

/** CHR-R-02, CHR-R-03 */
const checkNotation = ({ notation: { ids } }: HexMap): void => {
  if (ids.kind !== 'offset' || ids.orientation !== 'flat' || ids.shifted !== 'even' || ids.first !== 1)
    throw new MapFault(
      'This map numbers its hexes in another way; draw flat-topped hexes, even columns lower, numbered from 0101 (CHR-R-03).',
    );
};

const checkKinds = ({ sides, overlays, marks }: HexMap): void => {
  const known = (what: string, kind: string, kinds: readonly string[]): void => {
    if (!kinds.includes(kind))
      throw new MapFault(`The ${what} "${kind}" is unknown; write one of ${kinds.join(', ')} (CHR-MAP-06).`);
  };
  for (const kind of Object.keys(sides)) known('hexside', kind, SIDE_KINDS);
  for (const kind of Object.keys(overlays)) known('overlay', kind, OVERLAY_KINDS);
  for (const { kind } of marks) known('mark', kind, MARK_KINDS);
};

const idOf = ({ notation }: HexMap, hex: Axial): string => printHexId(notation.ids, hex);

/** A full rectangle, so that its hexes can be numbered row by row. */
const extentOf = (map: HexMap): Pick<Ground, 'columns' | 'rows'> => {
  const places = map.cells.map(({ hex }) => columnRowOf(map.notation.ids, hex));
  const columns = places.reduce((most, { column }) => Math.max(most, column), 0);
  const rows = places.reduce((most, { row }) => Math.max(most, row), 0);
  const gap = places.findIndex(
    ({ column, row }, at) => column !== 1 + (at % columns) || row !== 1 + Math.floor(at / columns),
  );
  if (gap >= 0 || places.length !== columns * rows)
    throw new MapFault(
      `The map must be a full rectangle of ${columns} columns and ${rows} rows from 0101; draw all ${columns * rows} hexes of it (CHR-MAP-01).`,
    );
  return { columns, rows };
};

const surfaceOf = (map: HexMap): string =>
  map.cells
    .map(({ hex, terrain }) => {
      if (isSurfaceTerrain(terrain)) return TERRAIN_LETTERS[terrain];
      throw new MapFault(
        `Hex ${idOf(map, hex)} has the unknown terrain "${terrain}"; write one of ${SURFACE_TERRAINS.join(', ')} (CHR-TER-01).`,
      );
    })
    .join('');

/** The letters of a layer, with some hexes replaced. */
const layer = (map: HexMap, blank: string, parts: readonly (readonly [string, string])[]): string => {
  const letters = new Map<string, string>();
  for (const [kind, letter] of parts)
    for (const { q, r } of map.overlays[kind] ?? []) letters.set(`${q},${r}`, letter);
  return map.cells.map(({ hex: { q, r } }) => letters.get(`${q},${r}`) ?? blank).join('');
};

const belowOf = (map: HexMap): string =>
  layer(map, TERRAIN_LETTERS.rock, [
    ['tunnel', TERRAIN_LETTERS.tunnel],
    ['cavern', TERRAIN_LETTERS.cavern],
  ]);
const snowOf = (map: HexMap): string => layer(map, ' ', [['snow', '*']]);

const hexesOf = (map: HexMap, ground: Ground, kind: string): Hex[] =>
  (map.overlays[kind] ?? []).map((hex) => cellOf(gridOf(ground), hex));

const sitesOf = (map: HexMap, ground: Ground): Record<Hex, Site> => {
  const sites: Record<Hex, Site> = {};
  const add = (hex: Hex, site: Site): void => {
    sites[hex] = { ...sites[hex], ...site };
  };
  for (const [kind, site] of Object.entries(SITE_OVERLAYS))
    for (const hex of hexesOf(map, ground, kind)) add(hex, site);
  for (const [kind, site] of Object.entries(DEEP_OVERLAYS))
    for (const hex of hexesOf(map, ground, kind)) add(hex + hexCount(ground), site);
  for (const { kind, hex, name } of map.marks) {
    if (kind === 'portal') add(cellOf(gridOf(ground), hex), { portal: letterOf(map, name, hex) });
    if (kind === 'abandoned') add(cellOf(gridOf(ground), hex), { abandoned: abandonedOf(map, name, hex) });
  }
  return sites;
};

const letterOf = (map: HexMap, name: string, hex: Axial): string => {
  const twice = map.marks.filter((mark) => mark.kind === 'portal' && mark.name === name).length > 1;
  if (/^[A-Z]$/.test(name) && !twice) return name;
  throw new MapFault(
    `The portal in ${idOf(map, hex)} needs its own letter; write mark portal ${idOf(map, hex)} A (CHR-SPT-03).`,
  );
};

const abandonedOf = (map: HexMap, name: string, hex: Axial): { name: string; size: number } => {
  const found = /^(\S.*)\s+([1-9]|10)$/.exec(name);
  if (found) return { name: found[1]!, size: Number(found[2]) };
  throw new MapFault(
    `The abandoned city in ${idOf(map, hex)} needs a name and a size; write mark abandoned ${idOf(map, hex)} Oldtown 4 (CHR-TER-13).`,
  );
};

/** A ford or bridge implies its river. */
const riversOf = (map: HexMap, ground: Ground): Campaign['rivers'] => {
  const grid = gridOf(ground);
  const rivers: Record<number, 'river' | 'ford' | 'bridge'> = {};
  for (const kind of SIDE_KINDS)
    for (const side of map.sides[kind] ?? []) {
      const [near, far] = hexesBeside(side).map((hex) => cellOf(grid, hex)) as [number, number];
      if (near < 0 || far < 0)
        throw new MapFault(
          `A ${kind} lies on the edge of the map at ${idOf(map, near < 0 ? hexesBeside(side)[1] : side.hex)}; rivers run between two hexes (CHR-TER-10).`,
        );
      rivers[sideOf(grid, near, side.direction as Direction)] = kind;
    }
  return rivers;
};

const neutralsOf = (map: HexMap, ground: Ground): MapDrawn['neutralCities'] =>
  map.marks.flatMap(({ kind, hex, name }) => {
    const people = NEUTRAL_KINDS[kind];
    if (people === undefined) return [];
    if (name === '')
      throw new MapFault(
        `The neutral city in ${idOf(map, hex)} has no name; write it after the hex (CHR-NEU-01).`,
      );
    return [{ at: cellOf(gridOf(ground), hex), name, ...people }];
  });

const lairsOf = (map: HexMap, ground: Ground): MapDrawn['lairs'] =>
  Object.entries(LAIR_OVERLAYS).flatMap(([kind, race]) =>
    hexesOf(map, ground, kind).map((cell) => ({ at: cell + hexCount(ground), race })),
  );

/** Nothing stands in the sea, and everything underground is in a tunnel or cavern. */
const checkPlaces = (map: HexMap, { ground, sites, neutralCities, lairs }: MapDrawn): void => {
  const onLand = [...Object.keys(sites).map(Number), ...neutralCities.map(({ at }) => at)];
  const inTunnels = [...lairs.map(({ at }) => at)];
  const count = hexCount(ground);
  for (const hex of onLand) {
    if (hex >= count) inTunnels.push(hex);
    else if (!isLand(terrainAt(ground, hex)))
      throw new MapFault(
        `Hex ${idOf(map, gridOf(ground).hexes[hex]!)} is ${terrainAt(ground, hex)}; nothing can stand there, move it onto land (CHR-MAP-06).`,
      );
    if (sites[hex]?.entrance) inTunnels.push(hex + count);
  }
  for (const hex of inTunnels)
    if (terrainAt(ground, hex) === 'rock')
      throw new MapFault(
        `Beneath ${idOf(map, gridOf(ground).hexes[hex - count]!)} is solid rock; add the hex to overlay tunnel or cavern (CHR-R-69).`,
      );
};
