import { holderOf, unitsAt, unitsUnder } from '../../state/occupancy.ts';
import { type Attack, type Battle, isLeader, typeOf } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';

/** A hex, above or below ground (CSW-TUN-07). */
export interface Place {
  readonly cell: number;
  readonly underground: boolean;
  /** CSW-UND-05: attacked by its own side, which happens only in a rampage. */
  readonly byFriend?: boolean;
}

/** The place an attack strikes. */
export const placeStruck = (battle: Battle, { side, target, underground }: Attack): Place => ({
  cell: target,
  underground,
  byFriend: !underground && holderOf(battle, target)?.side === side,
});

/** CSW-CBT-04, CSW-MEL-12: every unit in the hex, attackers and bystanders alike. */
export const exposedIn = (battle: Battle, { cell, underground }: Place): Unit[] =>
  underground ? unitsUnder(battle, cell) : unitsAt(battle, cell);

/**
 * CSW-DIS-05, CSW-UNT-03, CSW-R-70: whatever the die, any attack on the hex destroys riderless mounts. CSW-UND-05,
 * CSW-R-95: any enemy attack destroys dormant undead; against a beast of their own side the die is rolled as usual
 * (CSW-R-145).
 */
export const fallsToAnyAttack = (battle: Battle, unit: Unit, { byFriend = false }: Place): boolean =>
  (unit.dormant && !byFriend) || typeOf(battle, unit).category === 'riderless';

/** The clause that destroys such a unit. */
export const fallsBy = ({ dormant }: Unit): string => (dormant ? 'CSW-UND-05' : 'CSW-DIS-05');

/**
 * CSW-CBT-05, CSW-CRE-07, CSW-LDR-02, CSW-MEL-07, CSW-MIS-07: who takes losses now; leaders only once no other unit is
 * left. CSW-R-146: dormant undead do not shield a leader, who is judged alone.
 */
export const nextToFall = (battle: Battle, place: Place): Unit[] => {
  const exposed = exposedIn(battle, place).filter((unit) => !fallsToAnyAttack(battle, unit, place));
  const troops = exposed.filter((unit) => !isLeader(battle, unit));
  return troops.length > 0 ? troops : exposed;
};
