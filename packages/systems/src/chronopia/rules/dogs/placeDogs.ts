/** Where hired bands appear, at the start of T6 (CHR-DOW-04, -11, CHR-R-182). */

import { profileOf } from '../../data/index.ts';
import type { Tale } from '../../engine/tale.ts';
import type { Diplomacy } from '../../orders/orders.ts';
import { newArmy } from '../../state/armies.ts';
import type { Force } from '../../state/force.ts';
import { labelOf } from '../../state/ground.ts';
import { armiesAt, citiesOf, sameName, statementsOfKind } from '../../state/readers.ts';
import type { Army, ArmyId, Campaign, City, Dog, EmpireId } from '../../state/state.ts';
import { counted } from '../../words/grammar.ts';
import { booked } from '../accounting/ledger.ts';
import { withTroops } from '../actions/state.ts';
import { freeName } from '../commands/naming.ts';
import { dogOf, hired } from '../forces/hiring.ts';
import { isTooLarge, pvOf } from '../forces/points.ts';
import { hasEnemyArmy } from '../ground/passage.ts';
import { dogsWith } from './keepDogs.ts';

type Place = Extract<Diplomacy, { s: 'place' }>;

/** CHR-R-182: not in a besieged city or where there is a hostile army. */
const isFree = (campaign: Campaign, { siege, at, owner }: City): boolean =>
  siege === null && !hasEnemyArmy(campaign, owner, at);

/** The named city, otherwise the largest (lowest id). */
const cityFor = (campaign: Campaign, empire: EmpireId, place: Place | undefined): City | undefined => {
  const free = citiesOf(campaign, empire).filter((city) => isFree(campaign, city));
  const isNamed = ({ name, at }: City): boolean =>
    place !== undefined &&
    (sameName(name, place.city.name) || labelOf(campaign.ground, at) === place.city.name);
  const largest = free.reduce<City | undefined>(
    (best, city) => (best && best.size >= city.size ? best : city),
    undefined,
  );
  return free.find(isNamed) ?? largest;
};

const armyFor = (
  campaign: Campaign,
  { owner, at }: City,
  place: Place | undefined,
  force: Force,
): Army | undefined =>
  armiesAt(campaign, at).find(
    (army) =>
      army.owner === owner &&
      place?.army !== undefined &&
      sameName(army.name, place.army) &&
      !isTooLarge(pvOf(army) + pvOf(force)),
  );

/** CHR-R-175: an army they make strong enough takes the field at once. */
const joined = (campaign: Campaign, army: Army, { heroes, bands }: Force): Partial<Army> =>
  withTroops(campaign, army, { heroes: [...army.heroes, ...heroes], bands: [...army.bands, ...bands] });

/** Two actions from the start, as if it had been raised before (CHR-R-182); a name of its own (CHR-R-160). */
const alone = (campaign: Campaign, { owner, at }: City, name: string, force: Force): Army => {
  const called = freeName(
    campaign,
    owner,
    name,
    force.heroes.map((hero) => hero.name),
  );
  return newArmy(campaign, { owner, at, name: called, raisedTurn: campaign.turn - 1 }, force);
};

/** CHR-R-182: no city can take them, so the award is void and the price comes back. */
const giveBack = (tale: Tale, { band, high }: Dog): void => {
  const { empire, guilders } = high!;
  const { name } = profileOf(band);
  const { money, ledger } = booked([{ empire, cause: 'returned', what: name, guilders }]);
  tale.tell({
    type: 'awardVoid',
    rules: ['CHR-R-182'],
    about: { band, empire, ledger },
    change: { money, set: { dogs: dogsWith(tale.state.dogs, band, { state: 'free', high: null }) } },
    told: [
      {
        to: [empire],
        section: 'dogs',
        text: `None of your cities can take ${name}; ${counted(guilders, 'guilder')} returned.`,
      },
    ],
  });
};

const arrive = (
  tale: Tale,
  { band }: Dog,
  city: City,
  place: Place | undefined,
): readonly [ArmyId, number] => {
  const { state } = tale;
  const profile = profileOf(band);
  const { force, faults } = hired(dogOf(band)!, place?.options ?? [], { of: city.owner, id: state.nextId });
  const army = armyFor(state, city, place, force);
  const id = army?.id ?? state.armies.length;
  tale.tell({
    type: 'dogsPlaced',
    rules: ['CHR-DOW-04', 'CHR-R-182'],
    about: { band, army: id, city: city.id },
    change: {
      armies: [
        [id, army === undefined ? alone(state, city, profile.name, force) : joined(state, army, force)],
      ],
      set: { nextId: state.nextId + 1, dogs: dogsWith(state.dogs, band, { high: null }) },
    },
    told: [
      {
        to: [city.owner],
        section: 'dogs',
        text: `${profile.name} arrived in ${city.name}${army === undefined ? '' : ` and joined ${army.name}`}.`,
      },
      ...faults.map(({ because, code }) => ({
        to: [city.owner],
        section: 'execution' as const,
        text: `${because} (${code}).`,
      })),
    ],
  });
  return [id, pvOf(force)];
};

/** By army: the points of those who joined it now, for whom no upkeep is due this turn (CHR-R-152). */
export const placeDogs = (tale: Tale): ReadonlyMap<ArmyId, number> => {
  const unpriced = new Map<ArmyId, number>();
  for (const dog of tale.state.dogs.filter(({ state, high }) => state === 'hired' && high !== null)) {
    const { empire } = dog.high!;
    const place = statementsOfKind(tale.state, empire, 'place').find(({ band }) => isBand(dog, band));
    const city = cityFor(tale.state, empire, place);
    if (city === undefined) giveBack(tale, dog);
    else {
      const [army, points] = arrive(tale, dog, city, place);
      unpriced.set(army, (unpriced.get(army) ?? 0) + points);
    }
  }
  return unpriced;
};

/** A band can be named by its entry or by its name. */
export const isBand = ({ band }: Dog, word: string): boolean =>
  sameName(band, word) || sameName(profileOf(band).name, word);
