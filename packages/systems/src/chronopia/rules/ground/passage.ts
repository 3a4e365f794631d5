/** Which cities and towers block the way, and who is unfriendly (CHR-TER-23, CHR-R-48, CHR-BRK-04, CHR-BOT-06). */
import type { Hex } from '../../state/ground.ts';
import {
  armiesAt,
  cityAt,
  isAlliedToward,
  isFriendlyToward,
  stanceOf,
  unitsAt,
} from '../../state/readers.ts';
import type { Army, Campaign, EmpireId } from '../../state/state.ts';
import { isInItsRuins } from './ruins.ts';

/** CHR-ALL-05: passage is granted by an Allied owner or by PERMIT; the mover's own declarations do not matter. */
export const grantsPassage = (campaign: Campaign, owner: EmpireId, mover: EmpireId): boolean =>
  isAlliedToward(campaign, owner, mover) || campaign.empires[owner]!.permits.includes(mover);

export const isClosedCity = (campaign: Campaign, empire: EmpireId, hex: Hex): boolean => {
  const city = cityAt(campaign, hex);
  return city !== undefined && !grantsPassage(campaign, city.owner, empire);
};

/** CHR-STR-09: only while an army of its owner is there; CHR-R-53: ruins do the same for the army that holds them. */
const isHeldTower = (campaign: Campaign, empire: EmpireId, hex: Hex): boolean => {
  const site = campaign.sites[hex];
  if (site?.tower === undefined && !site?.ruins) return false;
  return armiesAt(campaign, hex).some(
    (army) =>
      (army.owner === site.tower?.owner || isInItsRuins(campaign, army)) &&
      !grantsPassage(campaign, army.owner, empire),
  );
};

/** CHR-R-48: it may be entered, but all movement of the turn ends there. */
export const endsMovement = (campaign: Campaign, empire: EmpireId, hex: Hex): boolean =>
  isClosedCity(campaign, empire, hex) || isHeldTower(campaign, empire, hex);

/** CHR-R-35: a unit of an empire that has not declared this one Friendly or Allied. */
export const hasUnfriendlyUnit = (campaign: Campaign, empire: EmpireId, hex: Hex): boolean =>
  [...armiesAt(campaign, hex), ...unitsAt(campaign, hex)].some(
    ({ owner }) => !isFriendlyToward(campaign, owner, empire),
  );

const PEACEFUL = ['Friendly', 'Allied'];

/** By declared states alone: troops that would fight or be attacked (CHR-R-85), before any order says otherwise. */
const isEnemyArmy = (campaign: Campaign, empire: EmpireId, { owner, inside }: Army): boolean =>
  !inside &&
  (!PEACEFUL.includes(stanceOf(campaign, owner, empire)) ||
    !PEACEFUL.includes(stanceOf(campaign, empire, owner)));

export const hasEnemyArmy = (campaign: Campaign, empire: EmpireId, hex: Hex): boolean =>
  armiesAt(campaign, hex).some((army) => isEnemyArmy(campaign, empire, army));
