import { CLASSES } from '../../data/classes.ts';
import { DISTANCES } from '../../data/scales.ts';
import type { BloodState } from '../../state/state.ts';
import { isImpaired, type Unit } from '../../state/unit.ts';
import { ROUGH, WATER } from '../ground/ground.ts';
import { allowanceOf } from './allowance.ts';

/** BLD-MOV-01, BLD-MOV-02, BLD-MOV-03: the rate of a unit in inches at 15 mm. */
export const rateOf = (state: BloodState, unit: Unit): number => {
  const { profile, special, isAirborne } = unit;
  if (isAirborne) return DISTANCES.flight; // BLD-FLY-03
  const own = special === 'testudo' ? CLASSES.MASS.rate : profile.rate; // BLD-R-44
  return isImpaired(unit, state.options.scale) ? own / 2 : own; // BLD-R-65
};

/** BLD-R-25, BLD-R-26: how long a move may be that touches these kinds of slow ground. */
export const allowanceFor = (state: BloodState, unit: Unit) => {
  const rate = rateOf(state, unit);
  return (kinds: number): number =>
    Math.floor(
      allowanceOf(
        rate,
        { isRough: (kinds & ROUGH) !== 0, crossesWater: (kinds & WATER) !== 0, isAway: false },
        state.options.scale,
      ) / (unit.deeds.hasReformed ? 2 : 1), // BLD-R-28
    );
};
