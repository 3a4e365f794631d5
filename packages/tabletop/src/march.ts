import type { Body } from './body.ts';
import { squareBetweenBodies, squareTo } from './distance.ts';
import { type Ground, isBlocked, isOnTable } from './ground.ts';
import { doesOverlap } from './overlap.ts';
import type { Shape } from './shape.ts';

/** Ground that slows: a leg that touches it takes on its kind, a power of two. */
export interface SlowGround {
  readonly shape: Shape;
  readonly kind: number;
}

/** Everything that decides how far a body may move (BLD-GEO-08 to BLD-GEO-10). */
export interface March extends Ground {
  /** Where the move begins. */
  readonly start: Body;
  readonly slow: readonly SlowGround[];
  /** The length allowed to a move that touches these kinds of slow ground, added up. */
  readonly allowance: (kinds: number) => number;
  /** Bodies to keep off by this length, also while passing. */
  readonly keptOff: readonly Body[];
  readonly standOff: number;
  /** A move that ends farther from this body than it began has half the allowance. */
  readonly awayFrom?: Body;
  /** BLD-GEO-08: whether every corner must end within the allowance of the starting body. */
  readonly hasWalkLimit: boolean;
}

/** What stops a move: the kind of reason and, of several, which one. */
export interface Hindrance {
  readonly kind: 'edge' | 'closed' | 'passable' | 'standOff' | 'nearer' | 'length' | 'away' | 'walk';
  readonly which?: number;
}

/** BLD-GEO-09: a body already nearer than the stand-off; the distance may not shrink below that at the start. */
export interface Exempt {
  readonly body: Body;
  readonly which: number;
  readonly square: number;
}

/** How far a move has come. */
export interface Progress {
  readonly march: March;
  readonly body: Body;
  readonly spent: number;
  readonly kinds: number;
  readonly exempt: readonly Exempt[];
  /** The square of the distance to the body that it should not move away from. */
  readonly awaySquare: number;
}

export const begun = (march: March): Progress => {
  const { start, keptOff, standOff, awayFrom } = march;
  const exempt = keptOff.flatMap((body, which) =>
    doesOverlap(start, body, standOff) ? [{ body, which, square: squareBetweenBodies(start, body) }] : [],
  );
  const awaySquare = awayFrom === undefined ? 0 : squareBetweenBodies(start, awayFrom);
  return { march, body: start, spent: 0, kinds: 0, exempt, awaySquare };
};

/** BLD-GEO-09: why a move cannot pause in a pose. */
export const poseHindrance = ({ march, exempt }: Progress, body: Body): Hindrance | undefined => {
  if (!isOnTable(march.table, body)) return { kind: 'edge' };
  const closed = march.closed.findIndex((obstacle) => isBlocked(body, obstacle));
  if (closed >= 0) return { kind: 'closed', which: closed };
  const passable = march.passable.findIndex((shape) => doesOverlap(body, shape));
  if (passable >= 0) return { kind: 'passable', which: passable };
  const isExempt = (which: number): boolean => exempt.some((each) => each.which === which);
  const tooNear = march.keptOff.findIndex(
    (other, which) => doesOverlap(body, other, march.standOff) && !isExempt(which),
  );
  if (tooNear >= 0) return { kind: 'standOff', which: tooNear };
  const nearer = exempt.find((each) => squareBetweenBodies(body, each.body) < each.square);
  return nearer && { kind: 'nearer', which: nearer.which };
};

/** BLD-GEO-08, BLD-GEO-10: why a move cannot end in a pose in which it may pause. */
export const endHindrance = (progress: Progress, body: Body): Hindrance | undefined => {
  const { march, spent, kinds } = progress;
  const allowance = march.allowance(kinds);
  if (spent > Math.floor(allowance / 2) && isAway(progress, body)) return { kind: 'away' };
  return march.hasWalkLimit && walked(march.start, body) > allowance ** 2 ? { kind: 'walk' } : undefined;
};

/** BLD-R-29: farther from the body at the end than at the start. */
export const isAway = ({ march, awaySquare }: Progress, body: Body): boolean =>
  march.awayFrom !== undefined && squareBetweenBodies(body, march.awayFrom) > awaySquare;

/** BLD-GEO-08: the square of the distance that the farthest corner has come from the starting body. */
export const walked = (start: Body, body: Body): number => {
  let most = 0;
  for (const corner of body.corners) most = Math.max(most, squareTo(start, corner));
  return most;
};
