import type { TablePlace } from '@warmoot/kernel';
import { type Body, nearestPointOf, type Point, squareBetween } from '@warmoot/tabletop';
import { bodyOf, presentUnits } from '../rules/ground/bodies.ts';
import type { BloodState } from '../state/state.ts';
import { poseAt, spotOf } from './tablePlace.ts';

/** What a tape is laid from or to: a unit, or a spot. */
export interface TapeEnd {
  readonly unit?: string;
  readonly at: TablePlace;
}

export interface Measured {
  readonly from: TablePlace;
  readonly to: TablePlace;
  /** In tenths of a millimetre. */
  readonly length: number;
  readonly names: readonly [string | undefined, string | undefined];
}

/** Nearest points of two bodies: one of them is a corner of one of both (BLD-GEO-06). */
const nearestPoints = (a: Body, b: Body): readonly [Point, Point] => {
  const pairs = [
    ...b.corners.map((corner) => [nearestPointOf(a, corner), corner] as const),
    ...a.corners.map((corner) => [corner, nearestPointOf(b, corner)] as const),
  ];
  return pairs.reduce((best, pair) =>
    squareBetween(pair[0], pair[1]) < squareBetween(best[0], best[1]) ? pair : best,
  );
};

/** BLD-GEO-06: the tape snaps to the nearest points of bodies. */
export const measured = (state: BloodState, first: TapeEnd, second: TapeEnd): Measured => {
  const unitOf = ({ unit }: TapeEnd) => presentUnits(state.units).find(({ id }) => id === unit);
  const [a, b] = [unitOf(first), unitOf(second)];
  const [from, to] = [poseAt(state, first.at), poseAt(state, second.at)];
  const ends = (): readonly [Point, Point] => {
    if (a && b && a.id !== b.id) return nearestPoints(bodyOf(state, a), bodyOf(state, b));
    if (a && !b) return [nearestPointOf(bodyOf(state, a), to), to];
    if (b && !a) return [from, nearestPointOf(bodyOf(state, b), from)];
    return [from, to];
  };
  const [start, end] = ends();
  return {
    from: spotOf(state, start),
    to: spotOf(state, end),
    length: Math.floor(Math.sqrt(squareBetween(start, end))),
    names: [a?.name, b?.name],
  };
};
