import type { HexGround, HexPlace } from '@warmoot/kernel';
import { type HexLayout, type Point, plus } from '../geometry.ts';
import { hash } from '../terrain/noise.ts';
import { stepped, waterExits } from './waters.ts';

type WayKind = 'stream' | 'moat' | 'road';

/** One stretch of a stream, moat or road through one hex, as a smooth line. */
export interface Stretch {
  readonly kind: WayKind;
  readonly cell: number;
  readonly line: readonly Point[];
  /** Its source is here: it begins thin. */
  readonly source: boolean;
  /** It lies in a body of water: a stream flows in, a road passes through. */
  readonly inBody: boolean;
}

/** Something along the edge between two hexes, from corner to corner. */
export interface Edge {
  readonly kind: string;
  readonly from: Point;
  readonly to: Point;
}

export interface Ways {
  /** By cell; most have none. */
  readonly stretches: ReadonlyMap<number, readonly Stretch[]>;
  /** Walls from centre to centre, stored at the lower cell. */
  readonly walls: ReadonlyMap<number, readonly number[]>;
  readonly edges: ReadonlyMap<number, readonly Edge[]>;
}

const CROSSING: readonly string[] = ['road', 'path', 'track'];
const RAMPARTS: readonly string[] = ['wall', 'tower', 'gate'];

export const waysOf = (
  { cells, sides }: HexGround,
  layout: HexLayout,
  cellAt: (place: HexPlace) => number,
  bodies: ReadonlySet<number>,
): Ways => {
  const stretches = new Map<number, Stretch[]>();
  const walls = new Map<number, number[]>();
  const edges = new Map<number, Edge[]>();
  const roads = new Map<number, number[]>();
  for (const { at, direction, kind } of sides) {
    const cell = cellAt(at);
    const next = cellAt(stepped(at, direction));
    const isRampart = [cell, next].every((each) => RAMPARTS.includes(cells[each]?.terrain ?? ''));
    if (CROSSING.includes(kind)) {
      push(roads, cell, direction);
      push(roads, next, (direction + 3) % 6);
    } else if (kind === 'wall' && isRampart) push(walls, cell, direction);
    else push(edges, cell, edgeOf(layout, at, direction, kind));
  }
  const lay = (kind: WayKind, exits: ReadonlyMap<number, readonly number[]>): void => {
    const course: Course = { kind, layout, exits, bodies, placeOf: (cell) => cells[cell]!.at, cellAt };
    for (const cell of exits.keys()) if (cell >= 0) push(stretches, cell, ...curves(course, cell));
  };
  joinRoadHexes(cells, cellAt, roads);
  lay('road', roads);
  for (const kind of ['stream', 'moat'] as const) {
    const exits = [...waterExits(cells, cellAt, kind, bodies)];
    const reachEdge = ([cell, ways]: [number, number[]]): [number, number[]] =>
      bodies.has(cell) ? [cell, ways] : [cell, offTheMap(cells[cell]!.at, ways, cellAt)];
    lay(kind, new Map(exits.map(reachEdge)));
  }
  return { stretches, walls, edges };
};

/** If a whole hex has a road, it continues to every neighbour that has one. */
const joinRoadHexes = (
  cells: HexGround['cells'],
  cellAt: (place: HexPlace) => number,
  roads: Map<number, number[]>,
): void => {
  const hasRoad = (cell: number): boolean => cells[cell]?.overlays?.includes('road') ?? false;
  cells.forEach(({ at }, cell) => {
    if (!hasRoad(cell)) return;
    const ways = [0, 1, 2, 3, 4, 5].filter((k) => hasRoad(cellAt(stepped(at, k))));
    push(roads, cell, ...ways.filter((k) => !roads.get(cell)?.includes(k)));
  });
};

const push = <Value>(map: Map<number, Value[]>, key: number, ...values: readonly Value[]): void => {
  map.set(key, [...(map.get(key) ?? []), ...values]);
};

const edgeOf = (layout: HexLayout, at: HexPlace, direction: number, kind: string): Edge => {
  const centre = layout.centre(at);
  return {
    kind,
    from: plus(centre, layout.corners[(direction + 5) % 6]!),
    to: plus(centre, layout.corners[direction]!),
  };
};

/** A way that reaches the edge of the map continues beyond it, as straight as possible. */
const offTheMap = (at: HexPlace, exits: readonly number[], cellAt: (place: HexPlace) => number): number[] => {
  if (exits.length !== 1) return [...exits];
  const ahead = [3, 2, 4].map((turn) => (exits[0]! + turn) % 6);
  const out = ahead.find((k) => cellAt(stepped(at, k)) < 0);
  return out === undefined ? [...exits] : [...exits, out];
};

/** How far a way deviates from the middle of a side and from its course. */
const WANDER: Readonly<Record<WayKind, { offset: number; turn: number }>> = {
  stream: { offset: 0.24, turn: 0.7 },
  moat: { offset: 0, turn: 0 },
  road: { offset: 0.1, turn: 0.25 },
};

/** All hexes that one kind of way runs through, and the sides it crosses. */
interface Course {
  readonly kind: WayKind;
  readonly layout: HexLayout;
  readonly exits: ReadonlyMap<number, readonly number[]>;
  readonly bodies: ReadonlySet<number>;
  placeOf(cell: number): HexPlace;
  cellAt(place: HexPlace): number;
}

interface Gate {
  readonly point: Point;
  /** Inwards, of length 1; zero in the middle of a hex. */
  readonly inward: Point;
}

/** Both hexes of a side get the same random number. */
const lotOf = (at: HexPlace, k: number, salt: number): number => {
  const low = k < 3 ? at : stepped(at, k);
  return hash(low.q, low.r, salt + (k % 3)) * 2 - 1;
};

const pointOf = ({ kind, layout }: Course, at: HexPlace, k: number): Point => {
  const side = layout.sides[k]!;
  const along = k < 3 ? { x: -side.y, y: side.x } : { x: side.y, y: -side.x };
  return plus(plus(layout.centre(at), side), along, lotOf(at, k, 10 * kind.length) * WANDER[kind].offset);
};

/** Where a way that enters through one side leads: the side it leaves by, or the middle of the hex. */
const beyond = (course: Course, at: HexPlace, cameBy: number): Point => {
  const exits = course.exits.get(course.cellAt(at)) ?? [(cameBy + 3) % 6, cameBy];
  const [out, ...more] = exits.filter((k) => k !== cameBy);
  return out === undefined || more.length > 0 ? course.layout.centre(at) : pointOf(course, at, out);
};

/** A way crosses a side on the straight line from its origin to its destination, so there is no kink. */
const gateOf = (course: Course, at: HexPlace, k: number): Gate => {
  const inside = beyond(course, at, k);
  const outside = beyond(course, stepped(at, k), (k + 3) % 6);
  const turn = lotOf(at, k, 5 + 10 * course.kind.length) * WANDER[course.kind].turn;
  const angle = Math.atan2(inside.y - outside.y, inside.x - outside.x) + turn;
  return { point: pointOf(course, at, k), inward: { x: Math.cos(angle), y: Math.sin(angle) } };
};

const curves = (course: Course, cell: number): Stretch[] => {
  const { kind, layout } = course;
  const at = course.placeOf(cell);
  const exits = course.exits.get(cell) ?? [];
  const gates = exits.map((k) => gateOf(course, at, k));
  const [one, other, third] = gates;
  const inBody = course.bodies.has(cell);
  const stretch = (line: readonly Point[], source: boolean): Stretch => ({
    kind,
    cell,
    line,
    source,
    inBody,
  });
  const off = exits.flatMap((k, i) =>
    course.cellAt(stepped(at, k)) < 0
      ? [stretch([gates[i]!.point, plus(gates[i]!.point, gates[i]!.inward, -1)], false)]
      : [],
  );
  if (one === undefined) return [];
  if (other !== undefined && third === undefined) return [stretch(arc(one, other), false), ...off];
  const through = throughWays(exits).map(([a, b]) => stretch(arc(gates[a]!, gates[b]!), false));
  const middle = { point: through[0]?.line[POINTS / 2] ?? layout.centre(at), inward: { x: 0, y: 0 } };
  const isSource = other === undefined && kind === 'stream' && !inBody;
  const ending = gates.filter((_, i) => !throughWays(exits).flat().includes(i));
  return [...through, ...ending.map((gate) => stretch(arc(gate, middle), isSource)), ...off];
};

/** Which exits of a hex face each other: there the way continues straight, and others join it. */
const throughWays = (exits: readonly number[]): [number, number][] =>
  exits.flatMap((k, i): [number, number][] => {
    const opposite = exits.indexOf(k + 3);
    return opposite < 0 ? [] : [[i, opposite]];
  });

const POINTS = 14;

/** A cubic curve from gate to gate that leaves each along its inward direction. */
const arc = (from: Gate, to: Gate): Point[] => {
  const pull = 0.36 * Math.hypot(from.point.x - to.point.x, from.point.y - to.point.y);
  const a = plus(from.point, from.inward, pull);
  const b = plus(to.point, to.inward, pull);
  return Array.from({ length: POINTS + 1 }, (_, i) => {
    const t = i / POINTS;
    const u = 1 - t;
    const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    return {
      x: p * from.point.x + q * a.x + r * b.x + s * to.point.x,
      y: p * from.point.y + q * a.y + r * b.y + s * to.point.y,
    };
  });
};
