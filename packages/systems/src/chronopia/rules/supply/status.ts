/** From range to status (CHR-SUP-01, -07..-09). */
import { CONSTANTS } from '../../data/constants.ts';
import { type Hex, terrainAt } from '../../state/ground.ts';
import { armiesOf, cityAt, unitsOf } from '../../state/readers.ts';
import type { Army, ArmyId, Campaign, Empire, SupplyStatus, Unit, UnitId } from '../../state/state.ts';
import { raceOf } from '../forces/race.ts';
import { type SupplyNet, supplyNetOf } from './net.ts';

export interface Supply {
  readonly supply: SupplyStatus;
  readonly range: number;
}

const { regular, long, extended, seaBonus, blackbloodBonus } = CONSTANTS.supply;

const STATUSES: readonly SupplyStatus[] = ['city', 'regular', 'long', 'extended', 'out'];
/** The better supply status of two. */
const better = (a: Supply, b: Supply): Supply =>
  STATUSES.indexOf(b.supply) < STATUSES.indexOf(a.supply) ? b : a;

const within = (range: number, bonus: number): Supply => {
  if (range <= regular + bonus) return { supply: 'regular', range };
  if (range <= long + bonus) return { supply: 'long', range };
  return { supply: range <= extended + bonus ? 'extended' : 'out', range };
};

const supplyAt = (
  { ground }: Campaign,
  net: SupplyNet,
  at: Hex,
  { afloat, caravans }: { readonly afloat: boolean; readonly caravans: boolean },
): Supply => {
  const sea = afloat && terrainAt(ground, at) === 'water' ? seaBonus : 0; // CHR-SUP-07, CHR-R-77
  const usual = within(net.ranges[at]!, sea);
  // CHR-SUP-08, CHR-RAC-05, CHR-R-78
  return caravans ? better(usual, within(net.blackblood[at]!, sea + blackbloodBonus)) : usual;
};

/** CHR-SUP-11, CHR-R-82: inside a city under siege there is no supply. */
const isShutIn = (campaign: Campaign, { inside, at }: Army): boolean =>
  inside && (cityAt(campaign, at)?.siege ?? null) !== null;

/** CHR-R-167: only a city of its own that was not conquered is "in a city". */
const isInLoyalCity = (
  campaign: Campaign,
  { owner, at }: { readonly owner: number; readonly at: Hex },
): boolean => {
  const city = cityAt(campaign, at);
  return city !== undefined && city.owner === owner && city.conquered === null;
};

const armySupply = (campaign: Campaign, net: SupplyNet, army: Army): Supply => {
  const { at, afloat } = army;
  if (isShutIn(campaign, army)) return { supply: 'out', range: net.ranges[at]! };
  if (isInLoyalCity(campaign, army)) return { supply: 'city', range: 0 };
  return supplyAt(campaign, net, at, { afloat, caravans: raceOf(army) === 'BB' });
};

export const unitSupply = (campaign: Campaign, net: SupplyNet, unit: Unit, at: Hex = unit.at): Supply => {
  if (isInLoyalCity(campaign, { owner: unit.owner, at })) return { supply: 'city', range: 0 };
  return supplyAt(campaign, net, at, {
    afloat: unit.afloat,
    caravans: campaign.empires[unit.owner]!.race === 'BB',
  });
};

/** CHR-SUP-09, CHR-R-79: engineers die from Extended on, scouts and settlers only Out of Supply. */
export const isStranded = ({ kind }: Unit, { supply }: Supply): boolean =>
  supply === 'out' || (supply === 'extended' && kind === 'engineer');

/** Status and range of everything an empire must feed (CHR-SUP, CHR-R-74). Reads a view as well as the truth (CHR-HID-25). */
interface Supplies {
  readonly armies: ReadonlyMap<ArmyId, Supply>;
  readonly units: ReadonlyMap<UnitId, Supply>;
}

/** Unowned and neutral forces are always in regular supply (CHR-CAL-05, CHR-R-71). */
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
