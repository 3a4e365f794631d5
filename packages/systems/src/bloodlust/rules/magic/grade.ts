import type { Morale } from '../../data/readArmyList.ts';
import { otherSide } from '../../state/options.ts';
import { type BloodState, isUnderSpell } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { UNRATED } from '../after/outcome.ts';
import { isEligible } from './cast.ts';

const LOWERED: Readonly<Record<Morale, Morale>> = {
  Elite: 'Average',
  Fanatic: 'Average',
  Average: 'Poor',
  Poor: 'Poor',
};

/** BLD-MAG-08, BLD-MAG-11, BLD-R-58: Invincibility raises a unit to the top grade; Sun Burst and Mist lower it by one. */
export const gradeOf = (state: BloodState, unit: Unit): Morale => {
  const own = state.options.setting === 'HISTORICAL' ? unit.profile.morale : UNRATED;
  const raised = isUnderSpell(state, 'Invincibility', unit.side) ? 'Elite' : own;
  const enemy = otherSide(unit.side);
  const isStruck = (['Sun Burst', 'Choking Mist'] as const).some(
    (spell) => isUnderSpell(state, spell, enemy) && isEligible(state, spell, unit),
  );
  return isStruck ? LOWERED[raised] : raised;
};
