import { type Battle, type Unit, unitOf } from '../../state.ts';
import { stackingOf } from '../stacking/stacks.ts';

/** CSW-STK-05, CSW-MIS-13: points that may fire out of one hex in a segment. */
export const MOST_POINTS_FIRING = 4;

/** Points that have fired out of a hex in this segment or are declared to (CSW-OPF-05). */
export const pointsFiring = (battle: Battle, cell: number): number => {
  let points = 0;
  for (const { units } of battle.attacks)
    for (const id of units) {
      const unit = unitOf(battle, id);
      if (unit.cell === cell) points += stackingOf(battle, unit);
    }
  for (const fired of battle.opportunity.fired) if (fired.cell === cell) points += fired.points;
  return points;
};

/** Whether a unit finds room among those who fire out of its hex; leaders always do. */
export const hasRoomToFire = (battle: Battle, unit: Unit): boolean => {
  const points = stackingOf(battle, unit);
  return points === 0 || pointsFiring(battle, unit.cell) + points <= MOST_POINTS_FIRING;
};
