import { advanced, type Body, depthOf } from './body.ts';
import { squareBetweenBodies } from './distance.ts';
import { freeLength, laneEnds, mayMeet, type Way } from './gap.ts';
import { fitsCrossing, isBlocked, isOnTable, type TableSize } from './ground.ts';
import { FORWARD_X, FORWARD_Y, SCALE } from './heading.ts';
import { type Hindrance, isAway, type Progress, walked } from './march.ts';
import { doesOverlap, ROUNDING } from './overlap.ts';
import { floorDivided } from './pose.ts';
import type { Shape } from './shape.ts';

/**
 * One condition of a straight leg. `lowered` returns the length itself if the leg keeps the condition, else a lesser
 * length such that no length between keeps it; below 0 if none does.
 */
interface Limit {
  readonly lowered: (length: number) => number;
  readonly hindrance: () => Hindrance;
}

/** A straight leg from where a move has come to, up to some length. */
export interface Leg {
  readonly passing: readonly Limit[];
  readonly ending: readonly Limit[];
  readonly kindsAt: (length: number) => number;
  readonly endAt: (length: number) => Body;
}

const NONE = -1;

/** The steps of a length in the hindrances below: the last one, or as far as a distance surely demands. */
const sureStep = (missing: number): number => Math.max(1, missing - ROUNDING);

/** A hint only, to skip lengths that cannot do; whether a length does is judged on squares. */
const roughRoot = (square: number): number => Math.floor(Math.sqrt(square));

/** Everything that may stop a straight leg of at most this length. */
export const legOf = (progress: Progress, way: Way, longest: number): Leg => {
  const { body, march } = progress;
  const open = freeWay(progress, way, longest);
  const reach = Math.max(0, Math.min(longest, open.free));
  const isNear: Near = (shape, grown = 0) => mayMeet(body, shape, way, reach, grown);
  const endAt = lastEnd(body, way);
  const slow = slowed(progress, way, isNear);
  const passing = [
    open,
    lengthLimit(progress, slow),
    edgeLimit(march.table, body, way, endAt),
    clearEnd(progress, isNear, endAt),
    ...passedOver(progress, way, isNear, endAt),
    standOffLimit(progress, way, isNear, endAt),
    ...progress.exempt.map(
      ({ body: other, which, square }): Limit => ({
        hindrance: () => ({ kind: 'nearer', which }),
        lowered: (length) => {
          const now = squareBetweenBodies(endAt(length), other);
          return now >= square ? length : length - sureStep(roughRoot(square) - roughRoot(now) - 1);
        },
      }),
    ),
  ];
  const ending = [
    ...(march.awayFrom === undefined ? [] : [awayLimit(progress, slow, endAt)]),
    ...(march.hasWalkLimit ? [walkLimit(progress, slow, endAt)] : []),
  ];
  return { passing, ending, kindsAt: slow.kindsAt, endAt };
};

/** The greatest length up to the one ordered that keeps every condition, and what first lowered it. */
export const greatest = (
  limits: readonly Limit[],
  ordered: number,
): { readonly length: number; readonly hindrance: Hindrance | undefined } => {
  let length = ordered;
  let hindrance: Hindrance | undefined;
  for (let at = 0; at < limits.length; at++) {
    const limit = limits[at] as Limit;
    const lower = settled(limit, length);
    if (lower === length) continue;
    hindrance ??= limit.hindrance();
    if (lower < 0) return { length: NONE, hindrance };
    length = lower;
    at = NONE;
  }
  return { length, hindrance };
};

/** The greatest length up to this one that keeps a single condition. */
const settled = ({ lowered }: Limit, ordered: number): number => {
  let length = ordered;
  for (;;) {
    const lower = lowered(length);
    if (lower === length || lower < 0) return lower;
    length = lower;
  }
};

/** Several conditions ask for the same end. */
const lastEnd = (body: Body, way: Way): ((length: number) => Body) => {
  let last = 0;
  let end = body;
  return (length) => {
    if (length !== last) {
      last = length;
      end = advanced(body, way * length);
    }
    return end;
  };
};

/** The shapes that come near a leg at all. */
type Near = (shape: Shape, grown?: number) => boolean;

/** BLD-GEO-09: the leg touches nothing that is closed to it. What lies beyond the nearest cannot matter. */
const freeWay = ({ body, march }: Progress, way: Way, longest: number): Limit & { readonly free: number } => {
  let which = NONE;
  let free = longest;
  march.closed.forEach((obstacle, each) => {
    if (free < 0 || !mayMeet(body, obstacle.shape, way, free, 0) || fitsCrossing(body, obstacle)) return;
    const length = freeLength(body, obstacle.shape, way);
    if (length >= free) return;
    free = length;
    which = each;
  });
  return { free, hindrance: () => ({ kind: 'closed', which }), lowered: (length) => Math.min(length, free) };
};

/** BLD-GEO-09: nor is it over anything closed at its end; after a free way only rounding can bring that about. */
const clearEnd = ({ march }: Progress, isNear: Near, endAt: (length: number) => Body): Limit => {
  const near = march.closed.filter(({ shape }) => isNear(shape));
  return {
    hindrance: () => ({ kind: 'closed' }),
    lowered: (length) => (near.some((obstacle) => isBlocked(endAt(length), obstacle)) ? length - 1 : length),
  };
};

/** BLD-GEO-09: every corner on the table at the end. */
const edgeLimit = (table: TableSize, { pose }: Body, way: Way, endAt: (length: number) => Body): Limit => {
  const eastward = way * (FORWARD_X[pose.heading] as number);
  const northward = way * (FORWARD_Y[pose.heading] as number);
  return {
    hindrance: () => ({ kind: 'edge' }),
    lowered: (length) => {
      const end = endAt(length);
      if (isOnTable(table, end)) return length;
      const { west, east, south, north } = end.bounds;
      return Math.min(
        backFrom(length, 0 - west, 0 - eastward),
        backFrom(length, east - table.width, eastward),
        backFrom(length, 0 - south, 0 - northward),
        backFrom(length, north - table.height, northward),
      );
    },
  };
};

/** How far back a leg must at least go that is this far over an edge, with this speed toward it. */
const backFrom = (length: number, over: number, speed: number): number => {
  if (over <= 0) return length;
  if (over <= ROUNDING) return length - 1;
  return speed <= 0 ? NONE : length - Math.max(1, floorDivided((over - ROUNDING) * SCALE, speed));
};

/**
 * BLD-GEO-09: the leg does not end on a body that it may pass over. While the body moves over a shape it overlaps it
 * for one stretch of lengths; only at the two ends of the stretch can rounding make a difference.
 */
const passedOver = (
  { body, march }: Progress,
  way: Way,
  isNear: Near,
  endAt: (length: number) => Body,
): Limit[] =>
  march.passable.flatMap((shape, which) => {
    if (!isNear(shape)) return [];
    const { near, far } = laneEnds(body, shape, way);
    const first = near + 2 * ROUNDING;
    const last = far + depthOf(body) - 2 * ROUNDING;
    return {
      hindrance: () => ({ kind: 'passable', which }),
      lowered: (length) => {
        if (!doesOverlap(endAt(length), shape)) return length;
        return length > first && length <= last ? Math.max(NONE, first) : length - 1;
      },
    };
  });

/** BLD-GEO-09: the leg keeps off the bodies that were not too near at the start of the move. */
const standOffLimit = (
  { body, march, exempt }: Progress,
  way: Way,
  isNear: Near,
  endAt: (length: number) => Body,
): Limit => {
  const { keptOff, standOff } = march;
  const near: Body[] = [];
  let which = NONE;
  let free = Number.POSITIVE_INFINITY;
  keptOff.forEach((other, each) => {
    if (!isNear(other, standOff) || exempt.some((one) => one.which === each)) return;
    near.push(other);
    const length = freeLength(body, other, way, standOff);
    if (length >= free) return;
    free = length;
    which = each;
  });
  return {
    hindrance: () => ({ kind: 'standOff', which }),
    lowered: (length) => {
      if (length > free) return free;
      const end = endAt(length);
      return near.some((other) => doesOverlap(end, other, standOff)) ? length - 1 : length;
    },
  };
};

/** Slow ground along a leg: from which length on it is touched. */
interface Slowed {
  readonly kindsAt: (length: number) => number;
  readonly allowanceAt: (length: number) => number;
  /** The greatest lesser length at which the leg touches less; NONE if there is none. */
  readonly changeBelow: (length: number) => number;
}

const slowed = ({ body, march, kinds }: Progress, way: Way, isNear: Near): Slowed => {
  const entries = march.slow
    .filter(({ shape }) => isNear(shape))
    .map(({ shape, kind }) => ({ kind, free: freeLength(body, shape, way) }));
  const kindsAt = (length: number): number =>
    entries.reduce((all, { kind, free }) => (free < length ? all | kind : all), kinds);
  return {
    kindsAt,
    allowanceAt: (length) => march.allowance(kindsAt(length)),
    changeBelow: (length) =>
      entries.reduce((most, { free }) => (free < length ? Math.max(most, free) : most), NONE),
  };
};

/** BLD-GEO-09, BLD-R-26: the whole way is no longer than the allowance for all the ground it touches. */
const lengthLimit = ({ spent }: Progress, { allowanceAt, changeBelow }: Slowed): Limit => ({
  hindrance: () => ({ kind: 'length' }),
  lowered: (length) => {
    const left = allowanceAt(length) - spent;
    return length <= left ? length : Math.max(left, changeBelow(length));
  },
});

/** BLD-R-29: half the allowance for a move that ends farther from a body than it began. */
const awayLimit = (
  progress: Progress,
  { allowanceAt, changeBelow }: Slowed,
  endAt: (length: number) => Body,
): Limit => ({
  hindrance: () => ({ kind: 'away' }),
  lowered: (length) => {
    const half = Math.floor(allowanceAt(length) / 2) - progress.spent;
    const end = endAt(length);
    if (length <= half || !isAway(progress, end)) return length;
    const now = squareBetweenBodies(end, progress.march.awayFrom as Body);
    const missing = roughRoot(now) - roughRoot(progress.awaySquare) - 1;
    return Math.max(half, changeBelow(length), length - sureStep(missing));
  },
});

/** BLD-GEO-08: no corner ends farther from the starting body than the allowance. */
const walkLimit = (
  { march }: Progress,
  { allowanceAt, changeBelow }: Slowed,
  endAt: (length: number) => Body,
): Limit => ({
  hindrance: () => ({ kind: 'walk' }),
  lowered: (length) => {
    const allowance = allowanceAt(length);
    const square = walked(march.start, endAt(length));
    if (square <= allowance ** 2) return length;
    return Math.max(changeBelow(length), length - sureStep(roughRoot(square) - allowance - 1));
  },
});
