import {
  cellAt,
  createReach,
  DIRECTIONS,
  distanceBetween,
  type Grid,
  hexOf,
  lineBuffer,
  lineCells,
  NO_PAIR,
  neighbourCell,
  OFF_BOARD,
  reachedCells,
  reachFrom,
  rectangleGrid,
  SHIFTED_ROW_IDS,
  spentTo,
} from '@warmoot/hex';
import {
  defineHex,
  line,
  type Direction as PeerDirection,
  Grid as PeerGrid,
  rectangle,
} from 'honeycomb-grid';
import { bestOf, type Comparison } from './rounds.ts';

const SIZE = 200;
const MOVEMENT = 12;

/** Pointy hexes, odd rows shifted right: honeycomb's default, and one of our schemes. */
class Tile extends defineHex() {
  entering = enteringCost(this.q, this.r);
}
const PEER_DIRECTIONS: readonly PeerDirection[] = [1, 2, 3, 5, 6, 7];

/** Ground of cost 1 to 4, computed the same way on both sides. */
function enteringCost(q: number, r: number): number {
  return 1 + ((((q * 7 + r * 13) % 4) + 4) % 4);
}

const buildOurs = (): Grid => rectangleGrid(SHIFTED_ROW_IDS, SIZE, SIZE);
const buildPeer = (): PeerGrid<Tile> => new PeerGrid(Tile, rectangle({ width: SIZE, height: SIZE }));

interface Boards {
  readonly ours: Grid;
  readonly peer: PeerGrid<Tile>;
  /** Hexes spread over the board, the same on both sides. */
  readonly cells: readonly number[];
  readonly tiles: readonly Tile[];
}

const boards = (): Boards => {
  const ours = buildOurs();
  const peer = buildPeer();
  const cells = Array.from({ length: 1000 }, (_, at) => (at * 7919 + 4242) % ours.size);
  return { ours, peer, cells, tiles: cells.map((cell) => peer.getHex(hexOf(ours, cell))!) };
};

/** Repeats work over the samples in turn, checks that the sum is the same, and returns the amount of work. */
const repeated = (times: number, count: number, expected: number, work: () => number) => (): number => {
  for (let time = 0; time < times; time++)
    if (work() !== expected) throw new Error('the two sides did not do the same work');
  return times * count;
};

interface Work {
  readonly name: string;
  readonly unit: string;
  /** How many operations one call does. */
  readonly count: number;
  readonly ours: () => number;
  readonly peer: () => number;
  /** Calls in a round, so that both sides are measured for some tens of milliseconds. */
  readonly times: { readonly ours: number; readonly peer: number };
}

const compared = ({ name, unit, count, ours, peer, times }: Work): Comparison => {
  const expected = peer();
  return {
    name,
    unit,
    peerName: 'honeycomb-grid 4.1.5',
    ...bestOf(7, repeated(times.ours, count, expected, ours), repeated(times.peer, count, expected, peer)),
  };
};

const neighbourWork = ({ ours, peer, cells, tiles }: Boards): Work => ({
  name: 'six neighbours of a hex on a board of 200 x 200',
  unit: 'hexes/s',
  count: cells.length,
  times: { ours: 1000, peer: 5 },
  ours: () => {
    let sum = 0;
    for (const cell of cells)
      for (const direction of DIRECTIONS) {
        const next = neighbourCell(ours, cell, direction);
        if (next !== OFF_BOARD) sum += hexOf(ours, next).q;
      }
    return sum;
  },
  peer: () => {
    let sum = 0;
    for (const tile of tiles)
      for (const direction of PEER_DIRECTIONS)
        sum += peer.neighborOf(tile, direction, { allowOutside: false })?.q ?? 0;
    return sum;
  },
});

const distanceWork = ({ ours, peer, cells, tiles }: Boards): Work => ({
  name: 'distance between two hexes',
  unit: 'distances/s',
  count: cells.length - 1,
  times: { ours: 3000, peer: 200 },
  ours: () => {
    let sum = 0;
    for (let at = 1; at < cells.length; at++) sum += distanceBetween(ours, cells[at - 1]!, cells[at]!);
    return sum;
  },
  peer: () => {
    let sum = 0;
    for (let at = 1; at < tiles.length; at++) sum += peer.distance(tiles[at - 1]!, tiles[at]!);
    return sum;
  },
});

/** Pairs of hexes twelve steps apart, in all directions. */
const linePairs = ({ ours, cells }: Boards): [number, number][] =>
  cells.flatMap((from, at) => {
    const { q, r } = hexOf(ours, from);
    const aside = at % 13;
    const to = cellAt(ours, q + 12 - aside, r + (at % 2 === 0 ? aside : -12));
    return to !== OFF_BOARD && distanceBetween(ours, from, to) === 12 ? [[from, to]] : [];
  });

/**
 * Ours lists every hex the line crosses and both hexes where it runs along a hexside; honeycomb one hex for each step.
 * That theirs are among ours is checked first; the sum covers only what both must contain, the two ends.
 */
const lineWork = (all: Boards): Work => {
  const { ours, peer, tiles, cells } = all;
  const pairs = linePairs(all);
  const tileOf = new Map(cells.map((cell, at) => [cell, tiles[at]!]));
  const stops = pairs.map(([from, to]) => ({
    start: tileOf.get(from)!,
    stop: peer.getHex(hexOf(ours, to))!,
  }));
  const create = (coordinates?: Parameters<typeof peer.createHex>[0]) => peer.createHex(coordinates);
  const out = lineBuffer(ours);
  pairs.forEach(([from, to], at) => {
    const crossed = new Set(out.subarray(0, 2 * lineCells(ours, from, to, out)));
    const missing = line<Tile>(stops[at]!)(create).filter(({ q, r }) => !crossed.has(cellAt(ours, q, r)));
    if (missing.length > 0) throw new Error('a line of honeycomb leaves ours');
  });
  return {
    name: 'line of twelve hexes',
    unit: 'lines/s',
    count: pairs.length,
    times: { ours: 100, peer: 5 },
    ours: () => {
      let sum = 0;
      for (const [from, to] of pairs) {
        const last = 2 * lineCells(ours, from, to, out) - 2;
        if (out[last + 1] === NO_PAIR) sum += hexOf(ours, out[0]!).q + hexOf(ours, out[last]!).r;
      }
      return sum;
    },
    peer: () => {
      let sum = 0;
      for (const ends of stops) {
        const tilesOfLine = line<Tile>(ends)(create);
        sum += tilesOfLine[0]!.q + tilesOfLine.at(-1)!.r;
      }
      return sum;
    },
  };
};

/** Honeycomb has no reach search; this is the one its users write, with buckets for speed and tiles as keys. */
const peerReach = (peer: PeerGrid<Tile>, start: Tile): Map<Tile, number> => {
  const spent = new Map<Tile, number>([[start, 0]]);
  const buckets: Tile[][] = Array.from({ length: MOVEMENT + 1 }, () => []);
  buckets[0]!.push(start);
  for (const [price, bucket] of buckets.entries())
    for (const tile of bucket) {
      if (spent.get(tile) !== price) continue;
      for (const direction of PEER_DIRECTIONS) {
        const next = peer.neighborOf(tile, direction, { allowOutside: false });
        const total = price + (next?.entering ?? MOVEMENT + 1);
        if (!next || total > MOVEMENT || total >= (spent.get(next) ?? total + 1)) continue;
        spent.set(next, total);
        buckets[total]!.push(next);
      }
    }
  return spent;
};

const reachWork = ({ ours, peer, cells, tiles }: Boards): Work => {
  const reach = createReach(ours);
  const entering = Int32Array.from(ours.hexes, ({ q, r }) => enteringCost(q, r));
  const stepCost = (_from: number, to: number) => entering[to]!;
  const some = 40;
  return {
    name: `everything within ${MOVEMENT} movement points`,
    unit: 'reaches/s',
    count: some,
    times: { ours: 50, peer: 1 },
    ours: () => {
      let sum = 0;
      for (const cell of cells.slice(0, some)) {
        const reached = reachedCells(reachFrom(reach, cell, MOVEMENT, stepCost));
        for (const each of reached) sum += spentTo(reach, each)!;
        sum += reached.length;
      }
      return sum;
    },
    peer: () => {
      let sum = 0;
      for (const tile of tiles.slice(0, some)) {
        const spent = peerReach(peer, tile);
        for (const price of spent.values()) sum += price;
        sum += spent.size;
      }
      return sum;
    },
  };
};

const buildWork: Work = {
  name: 'building a board of 200 x 200',
  unit: 'boards/s',
  count: 1,
  times: { ours: 20, peer: 2 },
  ours: () => buildOurs().size,
  peer: () => buildPeer().size,
};

/** Boards, neighbours, distances, lines and reach beside honeycomb-grid, in one run. */
export const hexBenchmarks = async (): Promise<Comparison[]> => {
  const all = boards();
  return [neighbourWork(all), distanceWork(all), lineWork(all), reachWork(all), buildWork].map(compared);
};
