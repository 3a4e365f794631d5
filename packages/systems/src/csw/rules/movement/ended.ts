import { type Refusal, refuse, say } from '@warmoot/kernel';
import { directionTo, NOWHERE } from '../../state/board.ts';
import { type Battle, boardIn } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { leavesReach } from '../undead/dormancy.ts';
import { inEnemyZone } from '../zones/zones.ts';
import { allowanceIn, type Party, partyName } from './party.ts';
import { COMPLETE, stepHalfPoints } from './step.ts';
import type { Walk } from './walk.ts';

/** CSW-WAL-03: climbed up in an earlier order, or up or down on this walk, which was then its only step. */
const hasClimbed = (battle: Battle, { party: { units }, cell, exhausted, scaled }: Walk): boolean => {
  const [unit] = units as [Unit];
  if (scaled || units.some((each) => each.scaled)) return true;
  const direction =
    exhausted && unit.cell !== NOWHERE ? directionTo(boardIn(battle), unit.cell, cell) : undefined;
  return direction !== undefined && stepHalfPoints(battle, unit, unit.cell, cell, direction) === COMPLETE;
};

/** CSW-MOV-05: one hex of an earlier order took the whole allowance. */
const hadSpentAll = (party: Party): boolean =>
  party.units.some(
    ({ stepsTaken, spentHalf, steppedRear }, i) =>
      stepsTaken === 1 && spentHalf >= 2 * allowanceIn(party, i, steppedRear),
  );

/** CSW-P-17: a stack that has stopped enters no further hex; the player sees which clause stopped it. */
export const refuseToGoOn = (battle: Battle, walk: Walk): Refusal => {
  const { party, cell, exhausted } = walk;
  const who = partyName(party);
  if (hasClimbed(battle, walk))
    return refuse('CSW-WAL-03', say`the climb has taken all the movement ${who} had`);
  const inZone = inEnemyZone(battle, party.side, cell);
  if (exhausted || (!inZone && hadSpentAll(party)))
    return refuse('CSW-MOV-05', say`one hex has taken all the movement ${who} had`);
  if (inZone)
    return refuse('CSW-ZOC-02', say`${who} has entered an enemy zone of control and can go no further`);
  if (party.strays) return refuse('CSW-MOV-04', say`${who} is out of command and can move only one hex`);
  if (leavesReach(battle, party.units, cell))
    return refuse('CSW-UND-04', say`${who} has left its commander's reach and must stop`);
  return refuse('CSW-P-17', say`${who} has ended its move`);
};
