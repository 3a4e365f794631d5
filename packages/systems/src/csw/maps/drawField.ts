import {
  COLUMN_ROW_IDS,
  FLAT_CLOCKWISE_FROM_NORTH,
  type HexMap,
  type Hexside,
  hexOf,
  hexside,
  hexsideKey,
  printMap,
} from '@warmoot/hex';
import { boardOf } from '../state/board.ts';
import type { Field, Terrain } from '../state/field.ts';
import { TERRAIN_WORDS } from './words.ts';

/** A field as the text `readField` reads: to read, save or edit by hand. */
export const drawField = (field: Field): string => printMap(mapOf(field));

const WORDS = Object.fromEntries(TERRAIN_WORDS.map(([, word, terrain]) => [terrain, word])) as Readonly<
  Record<Terrain, string>
>;

export const mapOf = (field: Field): HexMap => {
  const { grid } = boardOf(field);
  const cellsWhere = (holds: (cell: number) => boolean) => grid.hexes.filter((_, cell) => holds(cell));
  const overlays = {
    stream: cellsWhere((cell) => field.water[cell] === 'stream'),
    moat: cellsWhere((cell) => field.water[cell] === 'moat'),
    inside: cellsWhere((cell) => field.within[cell] === 'inside'),
  };
  return {
    name: field.name,
    notation: { ids: COLUMN_ROW_IDS, compass: FLAT_CLOCKWISE_FROM_NORTH, directionsBy: 'name' },
    legend: Object.fromEntries(
      TERRAIN_WORDS.flatMap(([letter, word, terrain]) =>
        field.terrain.includes(terrain) ? [[letter, word]] : [],
      ),
    ),
    cells: grid.hexes.map((hex, cell) => ({ hex, terrain: WORDS[field.terrain[cell] as Terrain] })),
    sides: { road: roadsOf(field) },
    overlays: Object.fromEntries(Object.entries(overlays).filter(([, hexes]) => hexes.length > 0)),
    marks: field.names.map(({ cell, name }) => ({ kind: 'place', hex: hexOf(grid, cell), name })),
  };
};

/** Each hexside once, whichever of its two hexes listed it. */
const roadsOf = (field: Field): Hexside[] => {
  const { grid } = boardOf(field);
  const sides = new Map<string, Hexside>();
  grid.hexes.forEach((hex, cell) => {
    for (const direction of [0, 1, 2, 3, 4, 5] as const)
      if (((field.roads[cell] as number) & (1 << direction)) !== 0) {
        const side = hexside(hex, direction);
        sides.set(hexsideKey(side), side);
      }
  });
  return [...sides.values()];
};
