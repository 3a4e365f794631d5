import { depthOf, widthOf } from './body.ts';
import type { March } from './march.ts';
import { ROUNDING } from './overlap.ts';
import { areApart, type Shape } from './shape.ts';

/**
 * The same march without everything that a move of this length cannot meet, however it turns: asked once for many
 * legs. Whatever `which` of a hindrance says then counts what is left.
 */
export const nearby = (march: March, reach: number): March => {
  const { start } = march;
  // A corner lies no farther from the anchor than width and depth together; facing about moves the anchor by the depth.
  const margin = reach + widthOf(start) + 2 * depthOf(start) + 2 * march.standOff + ROUNDING;
  const isNear = ({ bounds }: Shape): boolean => !areApart(start.bounds, bounds, margin);
  return {
    ...march,
    closed: march.closed.filter(({ shape }) => isNear(shape)),
    passable: march.passable.filter(isNear),
    slow: march.slow.filter(({ shape }) => isNear(shape)),
    keptOff: march.keptOff.filter(isNear),
  };
};
