import { type Hex, rotate } from '@warmoot/hex';
import { cachePerObject } from '@warmoot/kernel';
import type { Terrain } from '../data/terrain.ts';
import { boardOf, CROSSING_KINDS, type HexsideKind } from './board.ts';
import { beside, byHex, DIRECTIONS, opposite, turned } from './directions.ts';

/** A board on the table: its centre in map coordinates, and its rotation in sixths clockwise (CST-BRD-03). */
export interface LaidBoard {
  readonly board: string;
  readonly q: number;
  readonly r: number;
  readonly rotation: number;
}

/**
 * A place on the map: a hex or, numbered after all hexes, a major river hexside (CST-NAV-03). Hexes are numbered by
 * row, then column, hexsides by their lesser hex, then direction (CST-R-62). -1 is nowhere.
 */
export type Spot = number;
export const NOWHERE: Spot = -1;

/** A population centre as the map prints it (CST-GEN-15). */
interface PrintedCentre {
  readonly hex: Spot;
  readonly isCity: boolean;
  readonly name: string;
  /** Number of its board in the layout. */
  readonly board: number;
}

/** What the boards print on a hexside, as bits. */
export const EDGE: Readonly<Record<HexsideKind, number>> = {
  major: 1,
  minor: 2,
  bridge: 4,
  ford: 8,
  road: 16,
};

/** The assembled map, compiled for speed. Index 6 * hex + direction for everything about hexsides. */
export interface Ground {
  readonly hexes: number;
  /** Hexes and river hexsides together. */
  readonly spots: number;
  readonly at: readonly Hex[];
  readonly terrain: readonly Terrain[];
  readonly board: Uint8Array;
  readonly isWater: Uint8Array;
  /** Land that ground Units can enter: neither water nor mountain. */
  readonly isOpen: Uint8Array;
  readonly hasFortress: Uint8Array;
  readonly hasRuins: Uint8Array;
  /** The hex across each hexside, or -1 (CST-BRD-09). */
  readonly beside: Int16Array;
  readonly edges: Uint8Array;
  /** The naval spot of each major river hexside, or -1. */
  readonly rivers: Int16Array;
  /** The two hexes that a river hexside borders, lesser first; by spot - hexes. */
  readonly banks: readonly (readonly [Spot, Spot])[];
  /** The edge (6 * lesser hex + direction) of each river hexside; by spot - hexes. */
  readonly riverEdges: readonly number[];
  /** Naval spots joined to each naval spot, ascending (CST-BRD-16); empty for land. */
  readonly links: readonly (readonly Spot[])[];
  /** Naval spots at which a land hex can be boarded from or landed on, ascending. */
  readonly shores: readonly (readonly Spot[])[];
  readonly centres: readonly PrintedCentre[];
  /** Number of the centre in each hex, or -1. */
  readonly centreAt: Int16Array;
  readonly ids: readonly string[];
  readonly spotOf: ReadonlyMap<string, Spot>;
}

interface MapHex {
  readonly at: Hex;
  readonly terrain: Terrain;
  readonly ruins: boolean;
  readonly fortress: boolean;
  readonly board: number;
}

const placed = (at: Hex, { q, r, rotation }: LaidBoard): Hex => {
  const turnedHex = rotate(at, rotation);
  return { q: turnedHex.q + q, r: turnedHex.r + r };
};

const keyOf = ({ q, r }: Hex): string => `${q},${r}`;

const hexesOf = (layout: readonly LaidBoard[]): MapHex[] =>
  layout
    .flatMap((laid, board) =>
      boardOf(laid.board).hexes.map((hex) => ({ ...hex, board, at: placed(hex.at, laid) })),
    )
    .sort((a, b) => byHex(a.at, b.at));

const besideAll = (hexes: readonly MapHex[], numbers: ReadonlyMap<string, Spot>): Int16Array => {
  const all = new Int16Array(6 * hexes.length).fill(NOWHERE);
  hexes.forEach(({ at }, hex) => {
    for (const direction of DIRECTIONS)
      all[6 * hex + direction] = numbers.get(keyOf(beside(at, direction))) ?? NOWHERE;
  });
  return all;
};

/** Both sides of every printed hexside; a road that leaves its board needs the board beyond (CST-BRD-10). */
const edgesOf = (
  layout: readonly LaidBoard[],
  numbers: ReadonlyMap<string, Spot>,
  across: Int16Array,
): Uint8Array => {
  const edges = new Uint8Array(across.length);
  const mark = (hex: Spot, direction: number, bit: number): void => {
    const other = across[6 * hex + direction] as Spot;
    if (other < 0) return;
    edges[6 * hex + direction] = (edges[6 * hex + direction] as number) | bit;
    const back = 6 * other + opposite(direction);
    edges[back] = (edges[back] as number) | bit;
  };
  for (const laid of layout) {
    const { hexsides, sides } = boardOf(laid.board);
    for (const kind of CROSSING_KINDS)
      for (const { at, direction } of hexsides[kind])
        mark(numbers.get(keyOf(placed(at, laid))) as Spot, turned(direction, laid.rotation), EDGE[kind]);
    for (const side of DIRECTIONS)
      if (sides.charAt(side) === 'L') {
        const exit = numbers.get(keyOf(placed(rotate({ q: 2, r: 1 }, side), laid))) as Spot;
        mark(exit, turned(side + 1, laid.rotation), EDGE.road);
      }
  }
  return edges;
};

/** The corner of a hexside clockwise of it (`along` 1) or counterclockwise of it (`along` -1): the three hexes around. */
const cornerOf = (at: Hex, direction: number, along: number): readonly Hex[] => [
  at,
  beside(at, direction),
  beside(at, turned(direction, along)),
];

const cornerKey = (hexes: readonly Hex[]): string => [...hexes].sort(byHex).map(keyOf).join(' ');

interface Rivers {
  readonly rivers: Int16Array;
  readonly banks: [Spot, Spot][];
  readonly riverEdges: number[];
}

const riversOf = (hexes: number, across: Int16Array, edges: Uint8Array): Rivers => {
  const rivers = new Int16Array(across.length).fill(NOWHERE);
  const banks: [Spot, Spot][] = [];
  const riverEdges: number[] = [];
  for (let edge = 0; edge < across.length; edge++) {
    const direction = edge % 6;
    if (direction > 2 || ((edges[edge] as number) & EDGE.major) === 0) continue;
    const [hex, other] = [Math.floor(edge / 6), across[edge] as Spot];
    rivers[edge] = hexes + banks.length;
    rivers[6 * other + opposite(direction)] = hexes + banks.length;
    banks.push([hex, other]);
    riverEdges.push(edge);
  }
  return { rivers, banks, riverEdges };
};

/** CST-BRD-16, and water hexes side by side (CST-NAV-01). */
const linksOf = (
  hexes: readonly MapHex[],
  isWater: Uint8Array,
  across: Int16Array,
  numbers: ReadonlyMap<string, Spot>,
  { banks, riverEdges }: Rivers,
): Spot[][] => {
  const links: Set<Spot>[] = Array.from({ length: hexes.length + banks.length }, () => new Set());
  const join = (a: Spot, b: Spot): void => {
    if (a === b) return;
    links[a]?.add(b);
    links[b]?.add(a);
  };
  for (let edge = 0; edge < across.length; edge++) {
    const [hex, other] = [Math.floor(edge / 6), across[edge] as Spot];
    if (other >= 0 && isWater[hex] === 1 && isWater[other] === 1) join(hex, other);
  }
  const atCorner = new Map<string, Spot[]>();
  riverEdges.forEach((edge, number) => {
    const { at } = hexes[Math.floor(edge / 6)] as MapHex;
    for (const along of [1, -1]) {
      const corner = cornerOf(at, edge % 6, along);
      const key = cornerKey(corner);
      const meeting = atCorner.get(key) ?? [];
      for (const spot of meeting) join(spot, hexes.length + number);
      atCorner.set(key, [...meeting, hexes.length + number]);
      for (const hex of corner) {
        const spot = numbers.get(keyOf(hex)) ?? NOWHERE;
        if (spot >= 0 && isWater[spot] === 1) join(spot, hexes.length + number);
      }
    }
  });
  return links.map((set) => [...set].sort((a, b) => a - b));
};

const shoresOf = (hexes: number, isWater: Uint8Array, across: Int16Array, rivers: Int16Array): Spot[][] =>
  Array.from({ length: hexes }, (_, hex) => {
    if (isWater[hex] === 1) return [];
    const found = DIRECTIONS.flatMap((direction) => {
      const [other, river] = [across[6 * hex + direction] as Spot, rivers[6 * hex + direction] as Spot];
      return [...(other >= 0 && isWater[other] === 1 ? [other] : []), ...(river >= 0 ? [river] : [])];
    });
    return found.sort((a, b) => a - b);
  });

/** CST-SET-04, CST-SET-07: board by board in the order placed, the City first, then the Towns in listed order. */
const centresOf = (layout: readonly LaidBoard[], numbers: ReadonlyMap<string, Spot>): PrintedCentre[] =>
  layout.flatMap((laid, board) => {
    const { hexes, towns, name } = boardOf(laid.board);
    const spotOf = (at: Hex): Spot => numbers.get(keyOf(placed(at, laid))) as Spot;
    const city = hexes.find(({ terrain }) => terrain === 'C') as { readonly at: Hex };
    return [
      { hex: spotOf(city.at), isCity: true, name, board },
      ...towns.map((at, town) => ({
        hex: spotOf(at),
        isCity: false,
        name: `${name} Town ${town + 1}`,
        board,
      })),
    ];
  });

const flags = (hexes: readonly MapHex[], predicate: (hex: MapHex) => boolean): Uint8Array =>
  Uint8Array.from(hexes, (hex) => (predicate(hex) ? 1 : 0));

const compile = (layout: readonly LaidBoard[]): Ground => {
  const hexes = hexesOf(layout);
  const numbers = new Map(hexes.map(({ at }, hex) => [keyOf(at), hex]));
  const isWater = flags(hexes, ({ terrain }) => terrain === 'W' || terrain === 'O');
  const across = besideAll(hexes, numbers);
  const edges = edgesOf(layout, numbers, across);
  const rivers = riversOf(hexes.length, across, edges);
  const centres = centresOf(layout, numbers);
  const centreAt = new Int16Array(hexes.length).fill(NOWHERE);
  centres.forEach(({ hex }, number) => {
    centreAt[hex] = number;
  });
  const ids = [
    ...hexes.map(({ at }) => keyOf(at)),
    ...rivers.riverEdges.map((edge) => `${keyOf((hexes[Math.floor(edge / 6)] as MapHex).at)}:${edge % 6}`),
  ];
  return {
    hexes: hexes.length,
    spots: ids.length,
    at: hexes.map(({ at }) => at),
    terrain: hexes.map(({ terrain }) => terrain),
    board: Uint8Array.from(hexes, ({ board }) => board),
    isWater,
    isOpen: flags(hexes, ({ terrain }) => terrain !== 'W' && terrain !== 'O' && terrain !== 'M'),
    hasFortress: flags(hexes, ({ fortress }) => fortress),
    hasRuins: flags(hexes, ({ ruins }) => ruins),
    beside: across,
    edges,
    ...rivers,
    links: linksOf(hexes, isWater, across, numbers, rivers),
    shores: shoresOf(hexes.length, isWater, across, rivers.rivers),
    centres,
    centreAt,
    ids,
    spotOf: new Map(ids.map((id, spot) => [id, spot])),
  };
};

/** The map that these boards make. */
export const groundOf = cachePerObject(compile);

/** A naval spot: water hex or river hexside. */
export const isNaval = ({ hexes, isWater }: Ground, spot: Spot): boolean =>
  spot >= hexes || isWater[spot] === 1;

/** The direction from a hex to one beside it, or -1. */
export const directionTo = ({ beside: across }: Ground, from: Spot, to: Spot): number => {
  for (let direction = 0; direction < 6; direction++)
    if (across[6 * from + direction] === to) return direction;
  return -1;
};

/** CST-BRD-03: `q,r:d` for a hexside, always from its lesser hex; -1 for text that names none. */
export const edgeOf = ({ hexes, spotOf, beside: across }: Ground, text: string): number => {
  const [hexText, directionText] = text.split(':');
  const hex = spotOf.get(hexText ?? '') ?? NOWHERE;
  const direction = Number(directionText);
  if (hex < 0 || hex >= hexes || !(direction >= 0 && direction <= 5)) return NOWHERE;
  const other = across[6 * hex + direction] as Spot;
  if (other < 0) return NOWHERE;
  return direction < 3 ? 6 * hex + direction : 6 * other + opposite(direction);
};

/** The edge between two neighbours, from its lesser hex. */
export const edgeBetween = (from: Spot, direction: number, to: Spot): number =>
  direction < 3 ? 6 * from + direction : 6 * to + opposite(direction);

export const edgeText = ({ ids }: Ground, edge: number): string => `${ids[Math.floor(edge / 6)]}:${edge % 6}`;
