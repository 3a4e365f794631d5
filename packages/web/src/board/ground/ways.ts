import type { HexGround, HexPlace } from '@warmoot/kernel';
import { type HexLayout, type Point, plus, STEPS } from '../geometry.ts';
import { hash } from '../terrain/noise.ts';

export type WayKind = 'stream' | 'moat' | 'road';

/** One stretch of a stream, moat or road through one hex, as a smooth line. */
export interface Stretch {
  readonly kind: WayKind;
  readonly cell: number;
  readonly line: readonly Point[];
  /** Its source is here: it begins thin. */
  readonly source: boolean;
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

const CROSSING: readonly string[] = ['road', 'path', 'track', 'bridge'];
const RAMPARTS: readonly string[] = ['wall', 'tower', 'gate'];

export const waysOf = (
  { cells, sides }: HexGround,
  layout: HexLayout,
  cellAt: (place: HexPlace) => number,
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
    const course: Course = { kind, layout, exits, placeOf: (cell) => cells[cell]!.at, cellAt };
    for (const cell of exits.keys()) if (cell >= 0) push(stretches, cell, ...curves(course, cell));
  };
  lay('road', roads);
  for (const kind of ['stream', 'moat'] as const) {
    const wet = cells.flatMap(({ overlays }, cell) => (overlays?.includes(kind) ? [cell] : []));
    const exits = waterExits(wet.map((cell) => cells[cell]!.at));
    lay(
      kind,
      new Map(wet.map((cell, i) => [cell, offTheMap(cells[cell]!.at, exits[i] as number[], cellAt)])),
    );
  }
  return { stretches, walls, edges };
};

const push = <Value>(map: Map<number, Value[]>, key: number, ...values: readonly Value[]): void => {
  map.set(key, [...(map.get(key) ?? []), ...values]);
};

const stepped = ({ q, r }: HexPlace, direction: number): HexPlace => ({
  q: q + STEPS[direction]!.q,
  r: r + STEPS[direction]!.r,
});

const edgeOf = (layout: HexLayout, at: HexPlace, direction: number, kind: string): Edge => {
  const centre = layout.centre(at);
  return {
    kind,
    from: plus(centre, layout.corners[(direction + 5) % 6]!),
    to: plus(centre, layout.corners[direction]!),
  };
};

/**
 * Water is stored hex by hex and runs between neighbours that have some. Where three such hexes touch it would run in a
 * ring, so the link between the two busiest is left out: it is only an artefact of the bend.
 */
const waterExits = (places: readonly HexPlace[]): number[][] => {
  const numbers = new Map(places.map(({ q, r }, i) => [`${q},${r}`, i]));
  const at = ({ q, r }: HexPlace): number | undefined => numbers.get(`${q},${r}`);
  const exits = places.map((place) => [0, 1, 2, 3, 4, 5].filter((k) => at(stepped(place, k)) !== undefined));
  const degree = exits.map(({ length }) => length);
  return exits.map((ways, i) =>
    ways.filter((k) => {
      const other = at(stepped(places[i]!, k))!;
      return [(k + 1) % 6, (k + 5) % 6].every((turn) => {
        const third = at(stepped(places[i]!, turn));
        return third === undefined || degree[i]! + degree[other]! <= busiest(degree, i, other, third);
      });
    }),
  );
};

const busiest = (degree: readonly number[], a: number, b: number, third: number): number =>
  Math.max(degree[a]! + degree[third]!, degree[b]! + degree[third]!);

/** A way that reaches the edge of the map continues beyond it, as straight as possible. */
const offTheMap = (at: HexPlace, exits: readonly number[], cellAt: (place: HexPlace) => number): number[] => {
  if (exits.length !== 1) return [...exits];
  const ahead = [3, 2, 4].map((turn) => (exits[0]! + turn) % 6);
  const out = ahead.find((k) => cellAt(stepped(at, k)) < 0);
  return out === undefined ? [...exits] : [...exits, out];
};

/** How far a way wanders: off the middle of a side, and off its course. */
const WANDER: Readonly<Record<WayKind, { offset: number; turn: number }>> = {
  stream: { offset: 0.24, turn: 0.7 },
  moat: { offset: 0, turn: 0 },
  road: { offset: 0.1, turn: 0.25 },
};

/** All hexes one kind of way runs through, and by which sides. */
interface Course {
  readonly kind: WayKind;
  readonly layout: HexLayout;
  readonly exits: ReadonlyMap<number, readonly number[]>;
  placeOf(cell: number): HexPlace;
  cellAt(place: HexPlace): number;
}

interface Gate {
  readonly point: Point;
  /** Inwards, of length 1; nothing in the middle of a hex. */
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

/** Where a way that enters by one side leads: the side it leaves by, or the middle of the hex. */
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
  const stretch = (line: readonly Point[], source: boolean): Stretch => ({ kind, cell, line, source });
  const off = exits.flatMap((k, i) =>
    course.cellAt(stepped(at, k)) < 0
      ? [stretch([gates[i]!.point, plus(gates[i]!.point, gates[i]!.inward, -1)], false)]
      : [],
  );
  if (one === undefined) return [];
  if (other !== undefined && third === undefined) return [stretch(arc(one, other), false), ...off];
  const middle = { point: layout.centre(at), inward: { x: 0, y: 0 } };
  return [
    ...gates.map((gate) => stretch(arc(gate, middle), other === undefined && kind === 'stream')),
    ...off,
  ];
};

const POINTS = 14;

/** A cubic from gate to gate that leaves each along its inward direction. */
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
