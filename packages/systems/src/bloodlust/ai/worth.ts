import type { Forecast } from '../knowledge/forecast.ts';
import type { Side } from '../state/options.ts';
import type { BloodState } from '../state/state.ts';
import { unitById } from '../state/state.ts';
import { hitsLeft, type Unit } from '../state/unit.ts';

/** BLD-PTS: what one casting of a unit is worth in points. */
export const castingWorth = ({ profile }: Pick<Unit, 'profile'>): number => profile.points / profile.full;

/** BLD-VIC-02: of what is left of a unit, the part that its rout loses; a recoil is a step on the way there. */
const LOST_BY = { destroyed: 0, rout: 0.5, recoil: 0.15, stands: 0 } as const;

/** BLD-PLY-14: castings and fates of a melee in points, the enemy's losses less one's own. */
export const meleeWorth = (state: BloodState, side: Side, { losses, fates }: Forecast): number => {
  const signed = (id: string): number =>
    castingWorth(unitById(state, id)) * (unitById(state, id).side === side ? -1 : 1);
  let worth = 0;
  for (const [id, counts] of Object.entries(losses))
    for (const [castings, chance] of counts) worth += signed(id) * castings * chance;
  for (const { fates: each, chance } of fates)
    for (const [id, fate] of Object.entries(each))
      worth += signed(id) * hitsLeft(unitById(state, id)) * LOST_BY[fate] * chance;
  return worth;
};
