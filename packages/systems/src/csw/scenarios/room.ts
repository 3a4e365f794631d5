import { say } from '@warmoot/kernel';
import { Fault } from '../orders/fault.ts';
import { entryCellsFor } from '../rules/setup/entry.ts';
import { formationOf } from '../rules/setup/formation.ts';
import { SIDES, type Side } from '../state/setup.ts';
import { type Battle, BLANK } from '../state/state.ts';
import type { OpenedBattle } from './openPlan.ts';

/** CSW-SET-06 */
const checkSetUp = (battle: Battle, side: Side): void => {
  if (battle.setup.handedOver !== undefined) return; // CSW-HOV-02: the rest waits off the map
  if (formationOf(battle, side) !== undefined) return;
  throw new Fault(
    say`${battle.setup.sides[side].name}: the set-up area has no room for these units; make it larger or let some enter later (CSW-SET-06)`,
    [side, 'area'],
  );
};

/** CSW-SET-07, CSW-SET-10: somewhere along the border the unit must be able to enter. */
const checkEntry = (battle: Battle, side: Side): void => {
  const shutOut = battle.units.find(
    (unit) => unit.side === side && unit.status === 'toEnter' && entryCellsFor(battle, unit).length === 0,
  );
  if (shutOut === undefined) return;
  throw new Fault(
    say`${battle.setup.sides[side].name}: ${shutOut.name} has nowhere to enter: no hex of the border is open to it (CSW-SET-07)`,
    [side, 'enters'],
  );
};

/** A battle that could never be set up, or entered, is refused before it begins. */
export const checkRoom = ({ setup, units }: OpenedBattle): void => {
  const battle = { ...BLANK, setup, units };
  for (const side of SIDES) {
    checkSetUp(battle, side);
    checkEntry(battle, side);
  }
};
