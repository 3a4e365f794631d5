/** Who would fight whom (CHR-ACT-13, CHR-R-85, CHR-ALL-03). */

import type { Stance } from '../../orders/orders.ts';
import { isBroken } from '../../state/armies.ts';
import { distance, type Hex, terrainAt } from '../../state/ground.ts';
import { citiesOf, sameName, stanceOf } from '../../state/readers.ts';
import type { Army, Campaign, EmpireId } from '../../state/state.ts';
import { attitudeNow, qualifier } from '../execution/orders.ts';

/** CHR-ALL-03, first row of the table. */
const ENGAGES: Readonly<Record<Stance, 'always' | 'near own cities' | 'never'>> = {
  Unknown: 'always',
  Neutral: 'always',
  Friendly: 'near own cities',
  Allied: 'never',
  'At War': 'always',
};
const NEAR = 3;

const isNearCityOf = (campaign: Campaign, empire: EmpireId, at: Hex): boolean =>
  citiesOf(campaign, empire).some((city) => distance(campaign.ground, city.at, at) <= NEAR);

/** The effect of the declared state alone (CHR-ALL-01: a default that orders may override). */
export const engagesByDefault = (campaign: Campaign, empire: EmpireId, other: EmpireId, at: Hex): boolean => {
  const engages = ENGAGES[stanceOf(campaign, empire, other)];
  return engages === 'always' || (engages === 'near own cities' && isNearCityOf(campaign, empire, at));
};

const names = ({ empires }: Campaign, listed: readonly string[], empire: EmpireId): boolean =>
  listed.some((name) => sameName(name, empires[empire]!.name));

/** CHR-ACT-07, CHR-CMB-04, CHR-R-89: NO ENGAGE without a list covers everybody. */
export const avoids = (campaign: Campaign, army: Army, other: EmpireId): boolean => {
  const order = qualifier(attitudeNow(campaign, army), 'NO ENGAGE');
  return order !== undefined && (order.empires === undefined || names(campaign, order.empires, other));
};

/** CHR-ALL-01: whatever is declared, an order to ATTACK applies. */
export const attacks = (campaign: Campaign, army: Army, other: EmpireId): boolean => {
  const order = qualifier(attitudeNow(campaign, army), 'ATTACK');
  return order !== undefined && names(campaign, order.empires, other);
};

/** CHR-R-85, in its order; a Broken army never starts an encounter, whatever it was ordered (CHR-R-35). */
export const wantsEmpire = (campaign: Campaign, army: Army, other: EmpireId, at: Hex): boolean => {
  if (army.owner === other || isBroken(campaign, army)) return false;
  if (attacks(campaign, army, other)) return true;
  return !avoids(campaign, army, other) && engagesByDefault(campaign, army.owner, other, at);
};
export const wants = (campaign: Campaign, a: Army, b: Army, at: Hex): boolean =>
  wantsEmpire(campaign, a, b.owner, at);

/** CHR-ACT-11, CHR-TER-20 */
export const isOpenWater = ({ ground }: Campaign, hex: Hex): boolean => terrainAt(ground, hex) === 'water';

/** CHR-ACT-12, CHR-CMB-02: one side that would fight is enough. Armies inside walls are not targets (CHR-R-24). */
export const isHostilePair = (campaign: Campaign, a: Army, b: Army, at: Hex): boolean =>
  a.owner !== b.owner &&
  !a.inside &&
  !b.inside &&
  !isOpenWater(campaign, at) &&
  (wants(campaign, a, b, at) || wants(campaign, b, a, at));
