/** T8: City action 1 of all, then City action 2 (CHR-ORD-07, CHR-CTY-06, CHR-CAC, CHR-R-177). */
import type { Dice } from '@warmoot/kernel';
import type { Tale } from '../../engine/tale.ts';
import type { Action } from '../../orders/orders.ts';
import { actionsFor, citiesOf, folded, statementsOf } from '../../state/readers.ts';
import type { Campaign, City, CityId, EmpireId } from '../../state/state.ts';
import { counted } from '../../words/grammar.ts';
import { qualifiersOf } from '../combat/intents.ts';
import { isDeserted } from '../income/cityIncome.ts';
import { driveOut } from '../siege/drivenOut.ts';
import { keepCity, plannedFate, sackCity } from '../siege/fall.ts';
import { abandonCity } from './abandon.ts';
import { build, grow } from './building.ts';
import { type CityActionHandler, type CityActionKind, cityFails, cityReport } from './cityDuty.ts';
import { raiseTroops } from './raiseTroops.ts';
import { commissionScout, raiseEngineer, raiseSpy } from './raising.ts';
import { spawnSettlers } from './settlers.ts';

/** The besieger's decision from his orders; he cannot be asked during City action 1. */
const isToBeSacked = (campaign: Campaign, city: City, by: EmpireId): boolean =>
  plannedFate(campaign, city, by) === 'sack' ||
  city
    .siege!.armies.flatMap((id) => campaign.armies[id] ?? [])
    .some((army) => army.owner === by && qualifiersOf(campaign, army).some(({ q }) => q === 'SACK'));

/**
 * CHR-CAC-03, CHR-R-137: to the besieger, as conquered, or sacked if he ordered so; armies inside leave without losses.
 */
const capitulate: CityActionHandler<'capitulate'> = (tale, dice, city) => {
  if (city.siege === null) {
    cityFails(tale, city, 'E-11', 'CHR-CAC-03', 'it is not besieged');
    return;
  }
  const { by } = city.siege;
  tale.tell({
    type: 'cityCapitulated',
    rules: ['CHR-CAC-03', 'CHR-R-137'],
    about: { city: city.id, to: by },
    told: [{ to: [...new Set([city.owner, by])], section: 'cities', text: `${city.name} capitulates.` }],
  });
  driveOut(tale, dice, city, ['CHR-R-137']);
  if (isToBeSacked(tale.state, city, by)) sackCity(tale, dice, city, by);
  else keepCity(tale, dice, city, by, 0);
};

/** Its effect was at T7 (CHR-R-106). */
const counterEspionage: CityActionHandler<'counterEspionage'> = (tale, _dice, city) => {
  tale.tell({
    type: 'watchKept',
    rules: ['CHR-CAC-04'],
    about: { city: city.id },
    told: [cityReport(city, `${city.name} keeps watch for spies.`)],
  });
};

const DOINGS: { readonly [K in CityActionKind]: CityActionHandler<K> } = {
  build,
  grow,
  capitulate,
  counterEspionage,
  raiseEngineer,
  raiseSpy,
  commissionScout,
  raiseTroops,
  spawnSettlers,
  abandonCity,
  hold: () => {},
};

const isCityAction = (action: Action): action is Extract<Action, { a: CityActionKind }> => action.a in DOINGS;

/** CHR-CTY-06; none in the turn after an Abandon (CHR-CAC-20). */
export const cityActionCount = (campaign: Campaign, city: City): number => {
  if (isDeserted(campaign, city)) return 0;
  return city.size >= 7 ? 2 : 1;
};

const placesIn = (campaign: Campaign, owner: number): Map<string, number> => {
  const units = statementsOf(campaign, owner).flatMap((line) =>
    line.s === 'order' ? [folded(line.unit)] : [],
  );
  return new Map(units.map((unit, place) => [unit, place]).reverse() as [string, number][]);
};

/** CHR-R-177: one treasury, many buyers: in the order of the file, then by id. */
const inFileOrder = (campaign: Campaign): City[] => {
  const places = campaign.empires.map(({ id }) => placesIn(campaign, id));
  const placeOf = ({ owner, name }: City): number =>
    places[owner]!.get(folded(name)) ?? Number.MAX_SAFE_INTEGER;
  return citiesOf(campaign).sort((a, b) => a.owner - b.owner || placeOf(a) - placeOf(b) || a.id - b.id);
};

/** CHR-SPA-07: a disrupted city holds. */
const isDisrupted = (tale: Tale, city: City): boolean => {
  if (city.today.disrupted)
    cityFails(tale, city, 'E-11', 'CHR-SPA-07', 'disorder in its streets keeps it from acting');
  return city.today.disrupted;
};

const perform = (tale: Tale, dice: Dice, id: CityId, owner: number, action: Action): void => {
  const city = tale.state.cities[id];
  if (city == null || city.owner !== owner || isDisrupted(tale, city)) return;
  if (isCityAction(action)) (DOINGS[action.a] as CityActionHandler<CityActionKind>)(tale, dice, city, action);
  else cityFails(tale, city, 'E-03', 'CHR-R-42', 'a city cannot do that');
};

interface Plan {
  readonly city: City;
  readonly actions: readonly Action[];
  readonly count: number;
}

/** E-07 */
const tellIgnored = (tale: Tale, { city, actions, count }: Plan): void => {
  if (actions.length <= count) return;
  const rule = count === 0 ? 'CHR-CAC-20' : 'CHR-CTY-06';
  const because =
    count === 0
      ? 'its people have fled, so nobody is left to act'
      : `it has ${counted(count, 'action')}, the rest are ignored`;
  cityFails(tale, city, 'E-07', rule, because);
};

export const cityActions = (tale: Tale, dice: Dice): void => {
  const plans = inFileOrder(tale.state)
    .map(
      (city): Plan => ({
        city,
        actions: actionsFor(tale.state, city.owner, city.name),
        count: cityActionCount(tale.state, city),
      }),
    )
    .filter(({ actions }) => actions.length > 0);
  for (const slot of [0, 1])
    for (const { city, actions, count } of plans)
      if (slot < count && actions[slot] !== undefined)
        perform(tale, dice, city.id, city.owner, actions[slot]);
  for (const plan of plans) tellIgnored(tale, plan);
};
