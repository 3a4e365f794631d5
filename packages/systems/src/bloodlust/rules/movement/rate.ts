import { CLASSES } from '../../data/classes.ts';
import { DISTANCES } from '../../data/scales.ts';
import type { BloodState } from '../../state/state.ts';
import { isImpaired, type Unit } from '../../state/unit.ts';
import { ROUGH, WATER } from '../ground/ground.ts';
import { isMuddy as isMuddyNow } from '../magic/cast.ts';
import { allowanceOf } from './allowance.ts';

/** What decides how fast something goes. */
export interface Pace {
  /** Of its class or entry, in inches at 15 mm. */
  readonly rate: number;
  readonly isAirborne: boolean;
  readonly isTestudo: boolean;
  readonly isImpaired: boolean;
  /** BLD-MAG-10: the ground is mud. */
  readonly isMuddy?: boolean;
}

/** BLD-MOV-01, BLD-MOV-02, BLD-MOV-03: the rate in inches at 15 mm. */
export const rateAt = ({ rate, isAirborne, isTestudo, isImpaired: isHalved, isMuddy }: Pace): number => {
  if (isAirborne) return DISTANCES.flight; // BLD-FLY-03
  const foot = isTestudo ? CLASSES.MASS.rate : rate; // BLD-R-44
  const own = isMuddy ? Math.min(foot, CLASSES.MASS.rate) : foot; // BLD-R-60
  return isHalved ? own / 2 : own; // BLD-R-65
};

export const rateOf = (state: BloodState, unit: Unit): number =>
  rateAt({
    rate: unit.profile.rate,
    isAirborne: unit.isAirborne,
    isTestudo: unit.special === 'testudo',
    isImpaired: isImpaired(unit, state.options.scale),
    isMuddy: isMuddyNow(state),
  });

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
