/** Scouts, engineers and settlers in the way of armies (CHR-ARM-09, CHR-UNT-03, CHR-UNT-10, CHR-UNT-12; CHR-R-88, CHR-R-185). */

import type { Stance } from '../../orders/orders.ts';
import { isBroken } from '../../state/armies.ts';
import { armiesAt, cityAt, isAlliedToward, stanceOf } from '../../state/readers.ts';
import type { Army, Campaign, Unit } from '../../state/state.ts';
import { attitudeNow, has } from '../execution/orders.ts';
import { attacks, avoids, isOpenWater, wantsEmpire } from './wants.ts';

type Treatment = 'kill' | 'enslave' | 'spare';

/** CHR-ALL-03, last row of the table. */
const BY_STATE: Readonly<Record<Stance, Treatment>> = {
  Unknown: 'kill',
  Neutral: 'enslave',
  Friendly: 'spare',
  Allied: 'spare',
  'At War': 'kill',
};

/** CHR-R-163: in their own city they are within the walls. */
const isBehindWalls = (campaign: Campaign, unit: Unit): boolean =>
  cityAt(campaign, unit.at)?.owner === unit.owner;

/** An army of its owner or of an empire Allied toward him, able to fight: then the battle comes first (CHR-R-88). */
const protectorsOf = (campaign: Campaign, unit: Unit): Army[] =>
  armiesAt(campaign, unit.at).filter(
    (army) => !army.inside && !isBroken(campaign, army) && isAlliedToward(campaign, army.owner, unit.owner),
  );

/** Neither on open water, nor behind walls, nor with an army before them (CHR-R-88, CHR-R-163). */
export const canBeReached = (campaign: Campaign, unit: Unit): boolean =>
  !isOpenWater(campaign, unit.at) &&
  !isBehindWalls(campaign, unit) &&
  protectorsOf(campaign, unit).length === 0;

/** CHR-ENS-01, CHR-R-185: what an army does to settlers and engineers, by its orders or its owner's state; Broken armies leave them. */
export const treatmentOf = (campaign: Campaign, army: Army, unit: Unit): Treatment => {
  const order = attitudeNow(campaign, army);
  if (army.owner === unit.owner || isBroken(campaign, army) || has(order, 'spare')) return 'spare';
  if (has(order, 'kill')) return 'kill';
  if (has(order, 'enslave')) return 'enslave';
  if (avoids(campaign, army, unit.owner)) return 'spare';
  if (attacks(campaign, army, unit.owner)) return 'kill';
  return BY_STATE[stanceOf(campaign, army.owner, unit.owner)];
};

/** CHR-UNT-03: armies that want to engage its owner and find the scout in their hex. */
export const captorsOfScout = (campaign: Campaign, unit: Unit): Army[] =>
  unit.kind === 'scout' && canBeReached(campaign, unit)
    ? armiesAt(campaign, unit.at).filter(
        (army) => !army.inside && wantsEmpire(campaign, army, unit.owner, unit.at),
      )
    : [];

export interface Captors {
  readonly armies: readonly Army[];
  readonly treatment: Treatment;
}

/** Of these armies, those that do not spare the unit, and its fate: all must enslave, or it is killed (CHR-ENS-02). */
export const captorsAmong = (campaign: Campaign, armies: readonly Army[], unit: Unit): Captors => {
  const captors = armies.filter((army) => treatmentOf(campaign, army, unit) !== 'spare');
  if (captors.length === 0) return { armies: [], treatment: 'spare' };
  const enslaved = captors.every((army) => treatmentOf(campaign, army, unit) === 'enslave');
  return { armies: captors, treatment: enslaved ? 'enslave' : 'kill' };
};

/** Armies that end an action on settlers or engineers. */
export const captorsOf = (campaign: Campaign, unit: Unit): Captors => {
  const canBeCaught = unit.kind !== 'scout' && canBeReached(campaign, unit);
  const outside = armiesAt(campaign, unit.at).filter(({ inside }) => !inside);
  return captorsAmong(campaign, canBeCaught ? outside : [], unit);
};
