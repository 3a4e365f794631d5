import {
  advanced,
  type Body,
  doesOverlap,
  fitsCrossing,
  gapTo,
  isLegalPose,
  type March,
  pivoted,
  type Step,
  squareBetweenBodies,
  squareTo,
} from '../index.ts';

/** BLD-GEO-08 to BLD-GEO-10 as one reads them, without any cleverness: whether a move is legal as it stands. */
export const isLegalMove = (march: March, steps: readonly Step[]): boolean => {
  const { start, allowance, slow, awayFrom } = march;
  let body = start;
  let spent = 0;
  let kinds = 0;
  for (const step of steps) {
    const after = step.kind === 'pivot' ? pivoted(body, step.heading) : advanced(body, step.length);
    if (step.kind === 'leg') {
      const way = step.length < 0 ? -1 : 1;
      const size = Math.abs(step.length);
      spent += size;
      for (const { shape, kind } of slow) if (touches(body, shape, size, way)) kinds |= kind;
      if (spent > allowance(kinds)) return false;
      if (!isLegalLeg(march, body, size, way)) return false;
    }
    if (!isLegalPose(march, after) || !keepsOff(march, after)) return false;
    body = after;
  }
  const full = allowance(kinds);
  const isAway =
    awayFrom !== undefined && squareBetweenBodies(body, awayFrom) > squareBetweenBodies(start, awayFrom);
  if (isAway && spent > Math.floor(full / 2)) return false;
  return !march.hasWalkLimit || body.corners.every((corner) => squareTo(start, corner) <= full ** 2);
};

const touches = (body: Body, shape: Parameters<typeof doesOverlap>[1], size: number, way: 1 | -1): boolean =>
  doesOverlap(body, shape, -6) || gapTo(body, shape, way) < size;

const isExempt = ({ start, standOff }: March, other: Body): boolean => doesOverlap(start, other, standOff);

const isLegalLeg = (march: March, body: Body, size: number, way: 1 | -1): boolean =>
  march.closed.every(
    (obstacle) => fitsCrossing(body, obstacle) || !touches(body, obstacle.shape, size, way),
  ) &&
  march.keptOff.every(
    (other) =>
      isExempt(march, other) ||
      !(doesOverlap(body, other, march.standOff) || gapTo(body, other, way, march.standOff) < size),
  );

const keepsOff = (march: March, body: Body): boolean =>
  march.keptOff.every((other) =>
    isExempt(march, other)
      ? squareBetweenBodies(body, other) >= squareBetweenBodies(march.start, other)
      : !doesOverlap(body, other, march.standOff),
  );
