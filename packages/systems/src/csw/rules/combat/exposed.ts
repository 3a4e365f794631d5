import { unitsAt, unitsUnder } from '../../state/occupancy.ts';
import { type Battle, isLeader, typeOf } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';

/** A hex, above or below ground (CSW-TUN-07). */
export interface Place {
  readonly cell: number;
  readonly underground: boolean;
}

/** CSW-CBT-04, CSW-MEL-12: every unit in the hex, attackers and bystanders alike. */
export const exposedIn = (battle: Battle, { cell, underground }: Place): Unit[] =>
  underground ? unitsUnder(battle, cell) : unitsAt(battle, cell);

/** CSW-DIS-05, CSW-UNT-03, CSW-R-70, CSW-UND-05, CSW-R-95: whatever the die, any attack on the hex ends these. */
export const fallsToAnyAttack = (battle: Battle, unit: Unit): boolean =>
  unit.dormant || typeOf(battle, unit).category === 'riderless';

/** The clause by which such a unit falls. */
export const fallsBy = ({ dormant }: Unit): string => (dormant ? 'CSW-UND-05' : 'CSW-DIS-05');

/**
 * CSW-CBT-05, CSW-CRE-07, CSW-LDR-02, CSW-MEL-07, CSW-MIS-07: who takes losses now; leaders only once no other unit is
 * left.
 */
export const nextToFall = (battle: Battle, place: Place): Unit[] => {
  const exposed = exposedIn(battle, place).filter((unit) => !fallsToAnyAttack(battle, unit));
  const troops = exposed.filter((unit) => !isLeader(battle, unit));
  return troops.length > 0 ? troops : exposed;
};
