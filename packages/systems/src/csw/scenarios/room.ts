import { Fault } from '../casebook/fault.ts';
import { formationOf } from '../rules/setup/formation.ts';
import { SIDES } from '../setup.ts';
import { BLANK } from '../state.ts';
import type { OpenedBattle } from './openPlan.ts';

/** CSW-SET-06: a battle that could never be set up is refused before it begins. */
export const checkRoom = ({ setup, units }: OpenedBattle): void => {
  for (const side of SIDES)
    if (formationOf({ ...BLANK, setup, units }, side) === undefined)
      throw new Fault(
        `${setup.sides[side].name}: the set-up area has no room for these units; make it larger or let some enter later (CSW-SET-06)`,
        [side, 'area'],
      );
};
