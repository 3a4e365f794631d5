import { INCH } from '@warmoot/tabletop';
import { DISTANCES, SCALES, type Scale } from '../../data/scales.ts';

/** BLD-R-02, BLD-GEO-01: a distance in inches at 15 mm as tenths of a millimetre at a scale; converted once. */
export const lengthAt = (scale: Scale, inches: number): number => (inches * INCH * SCALES[scale].halves) / 2;

export interface Going {
  /** Rough or wooded ground in the way of a unit that pays for it (BLD-MOV-04). */
  readonly isRough: boolean;
  /** BLD-MOV-05. */
  readonly crossesWater: boolean;
  /** A column that ends farther from the closest enemy (BLD-MOV-08). */
  readonly isAway: boolean;
}

/** BLD-R-26, BLD-R-25: the rate less a penalty for each kind of ground, never below the least; halved last. */
export const allowanceOf = (rate: number, { isRough, crossesWater, isAway }: Going, scale: Scale): number => {
  const inches = Math.max(DISTANCES.leastRate, rate - penalties(isRough, crossesWater));
  const full = lengthAt(scale, inches);
  return isAway ? Math.floor(full / 2) : full;
};

const penalties = (isRough: boolean, crossesWater: boolean): number =>
  DISTANCES.penalty * (Number(isRough) + Number(crossesWater));
