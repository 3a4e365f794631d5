import { type Place, placeKey } from '@warmoot/kernel';
import { between, type Point, plus, STEPS } from '../geometry.ts';
import { NOWHERE } from '../ground/ground.ts';
import type { Sheet } from '../sheet.ts';
import { hash } from '../terrain/noise.ts';
import type { Region } from './region.ts';

/** A side of a hex, with the area on its left. */
interface Edge {
  readonly from: Point;
  readonly to: Point;
}

/** How far a corner of the edge moves, in sides of a hex, and how often its bends are cut. */
const WAVER = 0.22;
const CUTS = 3;

/** Tracing paper over hexes. */
export const paperOver = (sheet: Sheet, places: readonly Place[]): Region => {
  const outline = new Path2D();
  for (const loop of edgeOfPaper(sheet, places)) trace(outline, loop);
  return { fill: outline, border: outline };
};

/** Closed lines: they waver between the hexes, and run on beyond the edge of the map. */
export const edgeOfPaper = (
  sheet: Pick<Sheet, 'ground' | 'layout' | 'point'>,
  places: readonly Place[],
): (readonly Point[])[] => {
  const hexes = withApron(sheet, places);
  const inside = new Set(hexes.map(placeKey));
  return loopsOf(edgesOf(sheet, hexes, inside)).map((loop) => cutBends(loop.map(wavered)));
};

/** Hexes beyond the map belong to the paper next to them, so that it has no edge there. */
const withApron = ({ ground }: Pick<Sheet, 'ground'>, places: readonly Place[]): Place[] => {
  const around = new Map<string, Place>();
  for (const place of places)
    if ('q' in place)
      for (const { q, r } of STEPS) {
        const next = { q: place.q + q, r: place.r + r };
        if (ground?.cellAt(next) === NOWHERE) around.set(placeKey(next), next);
      }
  return [...places, ...around.values()];
};

const edgesOf = (
  { layout, point }: Pick<Sheet, 'layout' | 'point'>,
  hexes: readonly Place[],
  inside: ReadonlySet<string>,
): Edge[] =>
  hexes.flatMap((place) =>
    STEPS.flatMap(({ q, r }, k) =>
      'q' in place && !inside.has(`${place.q + q},${place.r + r}`)
        ? [
            {
              from: plus(point(place), layout.corners[(k + 5) % 6]!),
              to: plus(point(place), layout.corners[k]!),
            },
          ]
        : [],
    ),
  );

/** One key for each corner, whichever hex it was computed from. */
const cornerKey = ({ x, y }: Point): string => `${Math.round(x * 8)},${Math.round(y * 8)}`;

/** Edges joined end to end until they close. */
const loopsOf = (edges: readonly Edge[]): Point[][] => {
  const starting = new Map<string, Edge[]>();
  for (const edge of edges) {
    const key = cornerKey(edge.from);
    starting.set(key, [...(starting.get(key) ?? []), edge]);
  }
  const loops: Point[][] = [];
  for (const first of edges) {
    const loop: Point[] = [];
    let next = takeFrom(starting, first.from);
    while (next) {
      loop.push(next.from);
      next = takeFrom(starting, next.to);
    }
    if (loop.length > 2) loops.push(loop);
  }
  return loops;
};

const takeFrom = (starting: Map<string, Edge[]>, corner: Point): Edge | undefined =>
  starting.get(cornerKey(corner))?.pop();

const wavered = ({ x, y }: Point): Point => {
  const [across, down] = [Math.round(x * 8), Math.round(y * 8)];
  return {
    x: x + (hash(across, down, 301) - 0.5) * 2 * WAVER,
    y: y + (hash(across, down, 302) - 0.5) * 2 * WAVER,
  };
};

/** Chaikin's corner cutting on a closed line. */
const cutBends = (loop: readonly Point[]): readonly Point[] => {
  let points = loop;
  for (let cut = 0; cut < CUTS; cut++)
    points = points.flatMap((point, i) => {
      const next = points[(i + 1) % points.length]!;
      return [between(point, next, 0.25), between(point, next, 0.75)];
    });
  return points;
};

const trace = (path: Path2D, points: readonly Point[]): void => {
  points.forEach(({ x, y }, i) => {
    if (i === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  });
  path.closePath();
};
