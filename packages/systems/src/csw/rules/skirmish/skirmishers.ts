import { cellsBeside } from '../../state/board.ts';
import { unitsAt } from '../../state/occupancy.ts';
import { enemyOf, hasModule, type Side } from '../../state/setup.ts';
import { type Battle, boardIn, isLeader, typeOf } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { missileFactor } from '../missile/factor.ts';
import { isBesideFriends } from '../missile/targets.ts';
import type { Walk } from '../movement/walk.ts';
import { countsAsPresent } from '../terrain/ground.ts';

/**
 * CSW-SKI-02, CSW-R-69: next to any enemy unit, except riderless mounts and units underground (CSW-R-70, CSW-TUN-07).
 */
export const isInContact = (battle: Battle, side: Side, cell: number): boolean =>
  isBesideFriends(battle, enemyOf(side), cell);

/** CSW-SKI-01, CSW-SKI-03: missile troops other than siege machines, who have not evaded in this segment. */
const canSkirmish = (battle: Battle, unit: Unit): boolean =>
  !unit.routed &&
  !unit.dormant &&
  !unit.heldBack &&
  typeOf(battle, unit).category !== 'engine' &&
  missileFactor(battle, unit) > 0;

/** CSW-SKI-01: the only non-leader unit in its hex. */
const skirmisherIn = (battle: Battle, side: Side, cell: number): Unit | undefined => {
  const troops = unitsAt(battle, cell).filter(
    (unit) => countsAsPresent(battle, unit) && !isLeader(battle, unit),
  );
  const [only] = troops;
  return troops.length === 1 && only?.side === side && canSkirmish(battle, only) ? only : undefined;
};

/** CSW-SKI-02, CSW-P-18: those next to the hex that movers have entered, in hex order. */
export const skirmishersNear = (battle: Battle, { party, cell }: Walk): Unit[] => {
  if (!hasModule(battle.setup, 'skirmishers')) return [];
  if (party.types.every(({ category }) => category === 'riderless')) return [];
  const side = enemyOf(party.side);
  return cellsBeside(boardIn(battle), cell).flatMap((beside) => skirmisherIn(battle, side, beside) ?? []);
};
