import { COLUMN_ROW_IDS, columnRowOf, type HexMap, hexKey, printHexId } from '@warmoot/hex';
import { say } from '@warmoot/kernel';
import { isRampart, OVERLAY_WORDS, TERRAIN_OF_WORD } from './words.ts';

/** What is wrong with a map, in one sentence, or undefined. */
type MapClause = (map: HexMap) => string | undefined;

/** Room for two small armies and a field between them. */
const MIN_COLUMNS = 12;
const MIN_ROWS = 8;

const idOf = (map: HexMap, { hex }: HexMap['cells'][number]): string => printHexId(map.notation.ids, hex);

/** CSW-GEO-02 */
const inColumns: MapClause = ({ notation: { ids } }) =>
  ids.kind === 'offset' &&
  ids.orientation === COLUMN_ROW_IDS.orientation &&
  ids.shifted === COLUMN_ROW_IDS.shifted &&
  ids.first === COLUMN_ROW_IDS.first &&
  ids.digits === COLUMN_ROW_IDS.digits
    ? undefined
    : say`the hexes of a battle are flat and stand in columns, even ones lower: write "hexes flat" and "ids offset digits 2 from 1 shifted even" (CSW-GEO-02)`;

/** CSW-GEO-06 */
const knownTerrain: MapClause = (map) => {
  const strange = map.cells.find(({ terrain }) => TERRAIN_OF_WORD[terrain] === undefined);
  return (
    strange &&
    say`hex ${idOf(map, strange)} is "${strange.terrain}"; terrains are ${Object.keys(TERRAIN_OF_WORD).join(', ')} (CSW-GEO-06)`
  );
};

const sizeOf = (map: HexMap): { columns: number; rows: number } => {
  const places = map.cells.map(({ hex }) => columnRowOf(map.notation.ids, hex));
  return {
    columns: Math.max(...places.map(({ column }) => column)),
    rows: Math.max(...places.map(({ row }) => row)),
  };
};

/** CSW-MIN-01: any map that is large enough. */
const largeEnough: MapClause = (map) => {
  const { columns, rows } = sizeOf(map);
  return columns >= MIN_COLUMNS && rows >= MIN_ROWS
    ? undefined
    : say`a battle needs ${MIN_COLUMNS} columns and ${MIN_ROWS} rows at least, and this map has ${columns} and ${rows} (CSW-MIN-01)`;
};

/** CSW-GEO-09 needs full rows and columns, so maps have no holes; hexes can be impassable instead (CSW-MOV-06). */
const noHoles: MapClause = (map) => {
  const { columns, rows } = sizeOf(map);
  const drawn = new Set(map.cells.map((cell) => idOf(map, cell)));
  for (let column = 1; column <= columns; column++)
    for (let row = 1; row <= rows; row++) {
      const id = String(column * 100 + row).padStart(4, '0');
      if (!drawn.has(id)) return say`hex ${id} is missing; draw it, as impassable if need be (CSW-MOV-06)`;
    }
  return undefined;
};

/** CSW-GEO-06, CSW-R-38: terrain is never an overlay. */
const knownLists: MapClause = ({ overlays, sides }) => {
  const overlay = Object.keys(overlays).find((kind) => !OVERLAY_WORDS.includes(kind));
  if (overlay !== undefined)
    return say`"${overlay}" is not known; a hex can have ${OVERLAY_WORDS.join(', ')} (CSW-GEO-06)`;
  const side = Object.keys(sides).find((kind) => kind !== 'road');
  return side && say`"${side}" is not known; only a road crosses hexsides (CSW-GEO-06)`;
};

/** CSW-WAL-02: a hex not inside is outside, so a map with walls must list the hexes inside. */
const insideOfWalls: MapClause = (map) => {
  const walls = map.cells.filter(({ terrain }) => isRampart(TERRAIN_OF_WORD[terrain] ?? 'clear'));
  const inside = new Set((map.overlays.inside ?? []).map(hexKey));
  if (walls.length > 0 && inside.size === 0)
    return say`the map has walls but no "overlay inside:" that lists the hexes they enclose (CSW-WAL-02)`;
  const both = walls.find(({ hex }) => inside.has(hexKey(hex)));
  return (
    both && say`hex ${idOf(map, both)} is a ${both.terrain} and so neither inside nor outside (CSW-WAL-02)`
  );
};

/** In this order, because later ones rely on earlier ones. */
export const MAP_CLAUSES: readonly MapClause[] = [
  inColumns,
  knownTerrain,
  largeEnough,
  noHoles,
  knownLists,
  insideOfWalls,
];
