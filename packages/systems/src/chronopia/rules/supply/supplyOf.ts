/** Status and range of everything an empire must feed (CHR-SUP, CHR-R-74). Reads a view as well as the truth (CHR-HID-25). */
import { armiesOf, unitsOf } from '../../state/readers.ts';
import type { ArmyId, Campaign, Empire, UnitId } from '../../state/state.ts';
import { supplyNetOf } from './net.ts';
import { armySupply, type Supply, unitSupply } from './status.ts';

export interface Supplies {
  readonly armies: ReadonlyMap<ArmyId, Supply>;
  readonly units: ReadonlyMap<UnitId, Supply>;
}

/** The forces of nobody and of neutrals are always in regular supply (CHR-CAL-05, CHR-R-71). */
const isTraced = ({ seenBy }: Campaign, { id, power }: Empire): boolean =>
  power === 'player' && (seenBy === null || seenBy === id);

export const supplyOf = (campaign: Campaign): Supplies => {
  const armies = new Map<ArmyId, Supply>();
  const units = new Map<UnitId, Supply>();
  for (const empire of campaign.empires.filter((each) => isTraced(campaign, each))) {
    const net = supplyNetOf(campaign, empire.id);
    for (const army of armiesOf(campaign, empire.id)) armies.set(army.id, armySupply(campaign, net, army));
    for (const unit of unitsOf(campaign, empire.id)) units.set(unit.id, unitSupply(campaign, net, unit));
  }
  return { armies, units };
};
