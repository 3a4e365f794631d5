/** Raise Troops (CHR-CAC-09, CHR-CAC-10, CHR-IMP-03, CHR-CNQ-02, CHR-R-113, CHR-R-114, CHR-R-175). */

import { CONSTANTS } from '../../data/constants.ts';
import type { Tale } from '../../engine/tale.ts';
import { newArmy } from '../../state/armies.ts';
import type { Force } from '../../state/force.ts';
import { armiesAt, sameName } from '../../state/readers.ts';
import type { Army, Campaign, City } from '../../state/state.ts';
import { counted } from '../../words/grammar.ts';
import { booked } from '../accounting/ledger.ts';
import { freeName, isNameTaken } from '../commands/naming.ts';
import { buyableBy } from '../forces/buyable.ts';
import { MAX_POINTS, pvOf, sizeOf } from '../forces/points.ts';
import { buyItems, type Purchase } from '../forces/purchase.ts';
import { isFieldReady } from '../forces/structure.ts';
import { isActive } from '../income/cityIncome.ts';
import { barracksRoom, type CityActionHandler, cityFails, cityReport, withDay } from './cityDuty.ts';

const POINTS_PER_SIZE = 50;

/** CHR-CAC-09, CHR-R-172: over all actions of the turn, doubled by an academy. */
export const troopLimit = (city: City): number =>
  city.size * POINTS_PER_SIZE * (isActive(city, 'academy') ? 2 : 1) - city.today.raisedPoints;

/** The army size that still fits within the walls (CHR-IMP-04). */
const roomInside = (campaign: Campaign, city: City): number => {
  const inside = armiesAt(campaign, city.at).filter((army) => army.inside);
  return barracksRoom(city) - inside.reduce((sum, { size }) => sum + size, 0);
};

/** CHR-CAC-22, CHR-R-113: a besieged city raises only what it can house, nothing at all without barracks. */
const pointsOpen = (campaign: Campaign, city: City): number => {
  const limit = Math.min(troopLimit(city), MAX_POINTS);
  if (city.siege === null) return limit;
  const room = roomInside(campaign, city);
  return room < 0 || !isActive(city, 'barracks')
    ? 0
    : Math.min(limit, room * CONSTANTS.armySizeUnit + CONSTANTS.armySizeUnit - 1);
};

/** No individual gets the name of the army he is raised for (CHR-R-160). */
const purchaseFor = (
  campaign: Campaign,
  city: City,
  army: string,
  items: Parameters<typeof buyItems>[0],
): Purchase => {
  const { house, treasury, creations } = campaign.empires[city.owner]!;
  return buyItems(items, {
    empire: city.owner,
    race: city.race,
    house,
    list: buyableBy(city.race, house, campaign.options, creations),
    nextId: campaign.nextId,
    money: treasury,
    points: pointsOpen(campaign, city),
    isTaken: (name) => sameName(name, army) || isNameTaken(campaign, city.owner, name),
  });
};

/** CHR-R-114, CHR-R-175: Field at once if it is ready, otherwise Broken until it is. */
const stateOf = (force: Force, owner: number): Pick<Army, 'broken' | 'hasTakenField'> => {
  if (isFieldReady(force, owner)) return { broken: null, hasTakenField: true };
  const cause = sizeOf(pvOf(force)) < CONSTANTS.fieldMinSize ? 'understrength' : 'unready';
  return { broken: { cause, from: 0 }, hasTakenField: false };
};

const muster = (
  tale: Tale,
  city: City,
  name: string,
  { force, cost, nextId, faults }: Purchase,
  wantsInside: boolean,
): void => {
  const { state } = tale;
  const inside =
    (wantsInside || city.siege !== null) &&
    sizeOf(pvOf(force)) <= roomInside(state, city) &&
    isActive(city, 'barracks');
  const { broken, hasTakenField } = stateOf(force, city.owner);
  const army = newArmy(
    state,
    { owner: city.owner, name, at: city.at, inside, hasTakenField, broken, supply: 'city' },
    force,
  );
  const { money, ledger } = booked([{ empire: city.owner, cause: 'troops', what: name, guilders: -cost }]);
  tale.tell({
    type: 'troopsRaised',
    rules: ['CHR-CAC-09', 'CHR-R-114'],
    about: { city: city.id, army: army.id, cost, ledger },
    change: {
      money,
      armies: [[army.id, army]],
      cities: [[city.id, withDay(city, { raisedPoints: city.today.raisedPoints + cost })]],
      set: { nextId },
    },
    told: [
      cityReport(city, `${city.name} raised ${name} for ${counted(cost, 'guilder')}.`),
      ...faults.map(({ because, code }) => ({
        to: [city.owner],
        section: 'execution' as const,
        text: `${city.name}: ${because} (${code}).`,
      })),
    ],
  });
};

/** The conquered never make up more than 30% of an army, so a new one cannot be made of them (CHR-CNQ-02). */
export const raiseTroops: CityActionHandler<'raiseTroops'> = (tale, _dice, city, { name, items, inside }) => {
  if (city.conquered !== null)
    return cityFails(tale, city, 'E-14', 'CHR-CNQ-02', 'a conquered city cannot raise an army');
  const called = freeName(tale.state, city.owner, name);
  const purchase = purchaseFor(tale.state, city, called, items);
  if (purchase.cost > 0) return muster(tale, city, called, purchase, inside);
  const [first] = purchase.faults;
  cityFails(
    tale,
    city,
    first?.code ?? 'E-14',
    first?.rule ?? 'CHR-CAC-09',
    first?.because ?? 'no troops are named',
  );
};
