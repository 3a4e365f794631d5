import { EYES, SIGHT_IN_HEXES } from '../../data/nightSight.ts';
import { hasModule } from '../../state/setup.ts';
import { type Battle, typeOf } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';

/** How far a unit sees: by day to the edge of the map (CSW-LOS-08), by night as sky and race allow. */
export const sightLimit = (battle: Battle, unit: Unit): number => {
  if (!hasModule(battle.setup, 'night')) return Number.MAX_SAFE_INTEGER;
  const { category, race } = typeOf(battle, unit);
  const { sky } = battle.setup;
  const own = SIGHT_IN_HEXES[EYES[race]][sky];
  const hexes = category === 'leader' ? Math.max(own, SIGHT_IN_HEXES.leader[sky]) : own; // CSW-NGT-05
  return unit.nightVision ? 2 * hexes : hexes;
};
