import { hasModule } from '../../state/setup.ts';
import { type Battle, typeOf } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { movesAndFires } from '../movement/mayMove.ts';
import { sightLimit } from '../sight/sight.ts';

/** CSW-MIS-14, CSW-R-99 */
export const isSpellless = (battle: Battle, unit: Unit): boolean => {
  if (!hasModule(battle.setup, 'noSpells')) return false;
  const { traits } = typeOf(battle, unit);
  return traits.includes('priest') || traits.includes('wizard');
};

export const evadedThisTurn = (battle: Battle, unit: Unit): boolean => unit.lastEvadedTurn === battle.turn;

/** CSW-SKI-06: an evader shoots at half its factor, at least 1; units that may move and fire keep it whole. */
const halved = (missile: number): number => Math.min(missile, Math.max(1, Math.floor(missile / 2)));

/** CSW-DEF-04: the Missile Attack Factor as it counts now. */
export const missileFactor = (battle: Battle, unit: Unit): number => {
  if (isSpellless(battle, unit)) return 0;
  const { missile } = typeOf(battle, unit);
  return evadedThisTurn(battle, unit) && !movesAndFires(battle, unit) ? halved(missile) : missile;
};

/** CSW-MIS-04, CSW-NGT-04: as far as it can shoot and see. */
export const reachInHexes = (battle: Battle, unit: Unit): number =>
  Math.min(typeOf(battle, unit).rangeInHexes, sightLimit(battle, unit));
