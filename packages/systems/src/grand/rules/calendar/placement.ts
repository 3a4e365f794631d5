import { type Clause, choiceOf, firstRefusal, permit, refuse, say } from '@warmoot/kernel';
import { type OrderRule, TABLE } from '../../engine/orderRule.ts';
import type { Tale } from '../../engine/tale.ts';
import type { OrderOf } from '../../orders/orders.ts';
import {
  type Army,
  addTroops,
  contains,
  type General,
  generalsOf,
  inCommand,
  NO_TROOPS,
  strengthOf,
  type Troops,
  takeTroops,
  troopsOf,
} from '../../state/army.ts';
import { armiesOf, citiesOf, type Game, groundIn } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import { cityIn, idOf } from '../../state/places.ts';
import type { Kingdom } from '../../state/seats.ts';
import { mostArmy } from '../armies/limits.ts';
import { partOf } from '../armies/partOf.ts';
import { nearestCities } from '../cities/nearest.ts';

type Place = OrderOf<'place'>;
type Quarters = Place['cities'][number];

const allTroops = (game: Game, kingdom: Kingdom): Troops =>
  armiesOf(game, kingdom).map(troopsOf).reduce(addTroops, NO_TROOPS);

const placedTroops = ({ cities }: Place): Troops => cities.map(troopsOf).reduce(addTroops, NO_TROOPS);

const allGenerals = (game: Game, kingdom: Kingdom): General[] => armiesOf(game, kingdom).flatMap(generalsOf);

interface Plan {
  readonly game: Game;
  readonly kingdom: Kingdom;
  readonly order: Place;
}

/** GRD-CAL-03: in any of his cities, at most 500 points in each (GRD-ARM-05). */
const inOwnCities: Clause<Plan> = ({ game, kingdom, order: { cities } }) => {
  if (cities.some(({ city }) => game.owners[cityIn(game, city)] !== kingdom))
    return refuse('GRD-CAL-03', 'armies winter in your own cities');
  if (new Set(cities.map(({ city }) => city)).size < cities.length)
    return refuse('GRD-ARM-02', 'a city is named twice');
  return cities.every((quarters) => strengthOf(quarters) <= mostArmy(game))
    ? permit
    : refuse('GRD-ARM-05', say`a city holds at most ${mostArmy(game)} points`);
};

/** GRD-R-53: everything that fits must be housed. */
const housesAll: Clause<Plan> = ({ game, kingdom, order }) => {
  const [all, housed] = [allTroops(game, kingdom), placedTroops(order)];
  if (!contains(all, housed)) return refuse('GRD-R-53', 'you do not have these troops');
  const room = citiesOf(game, kingdom).length * mostArmy(game);
  return strengthOf(housed) >= Math.min(room, strengthOf(all))
    ? permit
    : refuse('GRD-R-53', 'all troops that fit must be housed');
};

/** GRD-R-53: every general goes to one city with troops. */
const generalsOnce: Clause<Plan> = ({ game, kingdom, order: { cities } }) => {
  const known = allGenerals(game, kingdom).map(({ id }) => id);
  const placed = cities.flatMap(({ generals }) => generals);
  if (placed.some((id) => !known.includes(id))) return refuse('GRD-R-53', 'he is not a general of yours');
  if (new Set(placed).size < placed.length) return refuse('GRD-R-53', 'a general is named twice');
  if (cities.some((quarters) => quarters.generals.length > 0 && strengthOf(quarters) === 0))
    return refuse('GRD-R-28', 'a general needs troops');
  return strengthOf(allTroops(game, kingdom)) === 0 || placed.length === known.length
    ? permit
    : refuse('GRD-R-53', 'every general must be housed');
};

const checkPlace: OrderRule<'place'>['check'] = (game, kingdom, order) =>
  firstRefusal([inOwnCities, housesAll, generalsOnce], { game, kingdom, order });

/** Fills cities in this order with an army; returns what found no room. */
const fill = (
  quarters: Map<number, Quarters>,
  army: Army,
  cities: readonly number[],
  most: number,
): Troops => {
  let left: Troops = troopsOf(army);
  let generals = generalsOf(army).map(({ id }) => id);
  for (const city of cities) {
    const place = quarters.get(city) as Quarters;
    const room = most - strengthOf(place);
    if (room <= 0 || strengthOf(left) === 0) continue;
    const part = troopsOf(partOf(left, Math.min(room, strengthOf(left))));
    quarters.set(city, { ...place, ...addTroops(place, part), generals: [...place.generals, ...generals] });
    left = takeTroops(left, part);
    generals = [];
  }
  return left;
};

/** GRD-PLY-08: armies go to the nearest city with room, garrisons stay. */
export const defaultPlace = (game: Game, kingdom: Kingdom): Place => {
  const { citySpots, cityAt } = groundIn(game);
  const cities = citiesOf(game, kingdom);
  const quarters = new Map(
    cities.map((city): [number, Quarters] => [
      city,
      { ...NO_TROOPS, city: idOf(game, citySpots[city] as Spot), generals: [] },
    ]),
  );
  const isGarrison = ({ at }: Army): number => ((cityAt[at] as number) >= 0 ? 0 : 1);
  const armies = armiesOf(game, kingdom).sort((a, b) => isGarrison(a) - isGarrison(b) || a.id - b.id);
  for (const army of armies) fill(quarters, army, nearestCities(game, kingdom, army.at), mostArmy(game));
  const housed = [...quarters.values()].filter((place) => strengthOf(place) > 0);
  const placed = housed.flatMap(({ generals }) => generals);
  const homeless = allGenerals(game, kingdom)
    .map(({ id }) => id)
    .filter((id) => !placed.includes(id));
  return {
    type: 'place',
    cities: housed.map((place, at) =>
      at === 0 ? { ...place, generals: [...place.generals, ...homeless] } : place,
    ),
  };
};

/** GRD-CAL-03, GRD-R-53, GRD-PLY-06 */
export const placeOrder: OrderRule<'place'> = {
  check: checkPlace,
  decide: (tale, kingdom, order) => {
    tale.tell({ type: 'choiceSealed', kingdom, order, irrevocable: true, rules: ['GRD-R-55'] });
  },
  subjects: () => [TABLE],
  legal: (game, kingdom, subject) => (subject === TABLE ? [defaultPlace(game, kingdom)] : []),
  describe: (_game, { cities }) => say`house the armies in ${cities.map(({ city }) => city).join(', ')}`,
  choice: () => choiceOf('House the armies', { goal: 'in the nearest cities', endsStep: true }),
};

/** GRD-R-53: forced-home reasons end; the excess is lost. */
const house = (tale: Tale, kingdom: Kingdom): void => {
  const game = tale.state;
  const sealed = game.sealed[kingdom];
  const order =
    sealed !== null && sealed !== 'hidden' && sealed?.type === 'place' ? sealed : defaultPlace(game, kingdom);
  const generals = new Map(allGenerals(game, kingdom).map((general) => [general.id, general]));
  const armies = order.cities
    .filter((quarters) => strengthOf(quarters) > 0)
    .map(
      (quarters, at): Army => ({
        ...troopsOf(quarters),
        id: game.nextArmy + at,
        owner: kingdom,
        at: groundIn(game).citySpots[cityIn(game, quarters.city)] as Spot,
        ...inCommand(quarters.generals.flatMap((id) => generals.get(id) ?? [])),
        hasActed: false,
        reasons: [],
        sitsOut: false,
      }),
    );
  tale.tell({
    type: 'armiesHoused',
    kingdom,
    armies,
    lost: strengthOf(allTroops(game, kingdom)) - strengthOf(placedTroops(order)),
    generalsLost: generals.size - armies.flatMap(generalsOf).length,
    rules: ['GRD-CAL-03', 'GRD-R-53'],
  });
};

export const houseArmies = (tale: Tale): void => {
  for (const kingdom of tale.state.order) house(tale, kingdom);
};
