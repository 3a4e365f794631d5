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
import { armiesOf, citiesOf, type Game, groundIn, hasRosters } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import { cityIn, idOf, nameOfSpot, spotIn } from '../../state/places.ts';
import { halfOf } from '../../state/roster.ts';
import type { Kingdom } from '../../state/seats.ts';
import { figureOf } from '../../words/points.ts';
import { mostArmy } from '../armies/limits.ts';
import { movingTroops } from '../armies/part.ts';
import { partOf } from '../armies/partOf.ts';
import { nearestCities } from '../cities/nearest.ts';

type Place = OrderOf<'place'>;
type Quarters = Place['cities'][number];

const allTroops = (game: Game, kingdom: Kingdom): Troops =>
  armiesOf(game, kingdom).map(troopsOf).reduce(addTroops, NO_TROOPS);

/** The troops that winter in a city; with rosters the units named for it. */
const troopsIn = (all: Troops, quarters: Quarters): Troops =>
  movingTroops(all, { ...quarters, keepCommander: true });

const placedTroops = (game: Game, kingdom: Kingdom, { cities }: Place): Troops => {
  const all = allTroops(game, kingdom);
  return cities.map((quarters) => troopsIn(all, quarters)).reduce(addTroops, NO_TROOPS);
};

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
  const all = allTroops(game, kingdom);
  return cities.every((quarters) => strengthOf(troopsIn(all, quarters)) <= mostArmy(game))
    ? permit
    : refuse('GRD-ARM-05', say`a city holds at most ${figureOf(game, mostArmy(game))} points`);
};

/** GRD-CSW-35, GRD-GEN-09: with rosters by units, each once; otherwise by points. */
const namedRightly: Clause<Plan> = ({ game, kingdom, order: { cities } }) => {
  const named = cities.flatMap(({ units = [] }) => units);
  if (!hasRosters(game))
    return named.length === 0 ? permit : refuse('GRD-GEN-09', 'there are no units in this match');
  if (cities.some((quarters) => strengthOf({ ...NO_TROOPS, ...pointsOf(quarters) }) > 0))
    return refuse('GRD-CSW-35', 'with rosters, name the units instead of points');
  if (cities.some(({ generals }) => generals.length > 0))
    return refuse('GRD-CSW-04', 'with rosters, a general goes with his leader unit');
  const own = allTroops(game, kingdom).units ?? [];
  const isOwn = (unit: number): boolean => own.some(({ uid }) => uid === unit);
  return new Set(named).size === named.length && named.every(isOwn)
    ? permit
    : refuse('GRD-R-53', 'you do not have these troops');
};

const pointsOf = ({ regular, mercenary }: Quarters) => ({ regular, mercenary });

/** GRD-R-53: everything that fits must be housed. */
const housesAll: Clause<Plan> = ({ game, kingdom, order }) => {
  const [all, housed] = [allTroops(game, kingdom), placedTroops(game, kingdom, order)];
  if (!contains(all, housed)) return refuse('GRD-R-53', 'you do not have these troops');
  if (all.units !== undefined) return housesEveryUnit({ game, kingdom, order });
  const room = citiesOf(game, kingdom).length * mostArmy(game);
  return strengthOf(housed) >= Math.min(room, strengthOf(all))
    ? permit
    : refuse('GRD-R-53', 'all troops that fit must be housed');
};

/** GRD-CSW-35: no unit left out would still fit into one of the cities. */
const housesEveryUnit: Clause<Plan> = ({ game, kingdom, order: { cities } }) => {
  const all = allTroops(game, kingdom);
  const quarters = (city: number) => cities.find((each) => cityIn(game, each.city) === city);
  const rooms = citiesOf(game, kingdom).map((city) => {
    const there = quarters(city);
    return mostArmy(game) - (there === undefined ? 0 : strengthOf(troopsIn(all, there)));
  });
  const named = cities.flatMap(({ units = [] }) => units);
  const left = (all.units ?? []).filter(({ uid }) => !named.includes(uid));
  return left.some((unit) => rooms.some((room) => halfOf(unit) <= room))
    ? refuse('GRD-R-53', 'all troops that fit must be housed')
    : permit;
};

/** GRD-R-53: every general goes to one city with troops; with rosters he goes with his leader unit. */
const generalsOnce: Clause<Plan> = ({ game, kingdom, order: { cities } }) => {
  if (hasRosters(game)) return permit;
  const known = allGenerals(game, kingdom).map(({ id }) => id);
  const placed = cities.flatMap(({ generals }) => generals);
  if (placed.some((id) => !known.includes(id))) return refuse('GRD-R-53', 'he is not a general of yours');
  if (new Set(placed).size < placed.length) return refuse('GRD-R-53', 'a general is named twice');
  if (
    cities.some(({ generals, ...points }) => generals.length > 0 && points.regular + points.mercenary === 0)
  )
    return refuse('GRD-R-28', 'a general needs troops');
  return strengthOf(allTroops(game, kingdom)) === 0 || placed.length === known.length
    ? permit
    : refuse('GRD-R-53', 'every general must be housed');
};

const checkPlace: OrderRule<'place'>['check'] = (game, kingdom, order) =>
  firstRefusal([namedRightly, inOwnCities, housesAll, generalsOnce], { game, kingdom, order });

/** Troops and generals of a city while quarters are planned. */
interface Lodging extends Troops {
  readonly city: string;
  readonly generals: number[];
}

/** As an order says it: with rosters units, and generals go with them. */
export const quartersOf = ({ city, generals, units, ...points }: Lodging): Quarters =>
  units === undefined
    ? { city, generals, ...points }
    : { ...NO_POINTS, city, generals: [], units: units.map(({ uid }) => uid) };

const NO_POINTS = { regular: 0, mercenary: 0, mounted: 0, mountedMercenary: 0 };

/** Fills cities in this order with an army; returns what found no room. */
const fill = (
  quarters: Map<number, Lodging>,
  army: Army,
  cities: readonly number[],
  most: number,
): Troops => {
  let left: Troops = troopsOf(army);
  let generals = generalsOf(army).map(({ id }) => id);
  for (const city of cities) {
    const place = quarters.get(city) as Lodging;
    const room = most - strengthOf(place);
    if (room <= 0 || strengthOf(left) === 0) continue;
    const part = movingTroops(left, partOf(left, Math.min(room, strengthOf(left))));
    if (strengthOf(part) === 0) continue;
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
    cities.map((city): [number, Lodging] => [
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
      quartersOf(at === 0 ? { ...place, generals: [...place.generals, ...homeless] } : place),
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
  describe: (game, { cities }) =>
    say`house the armies in ${cities.map(({ city }) => say`${nameOfSpot(game, spotIn(game, city))}`).join(', ')}`,
  choice: () => choiceOf('House the armies', { goal: 'in the nearest cities', endsStep: true }),
};

/** GRD-R-53: forced-home reasons end; the excess is lost. */
const house = (tale: Tale, kingdom: Kingdom): void => {
  const game = tale.state;
  const sealed = game.sealed[kingdom];
  const order =
    sealed !== null && sealed !== 'hidden' && sealed?.type === 'place' ? sealed : defaultPlace(game, kingdom);
  const generals = new Map(allGenerals(game, kingdom).map((general) => [general.id, general]));
  const all = allTroops(game, kingdom);
  const generalsIn = ({ units }: Troops, named: readonly number[]): General[] =>
    units === undefined
      ? named.flatMap((id) => generals.get(id) ?? [])
      : [...generals.values()].filter(({ unit }) => units.some(({ uid }) => uid === unit));
  const armies = order.cities
    .map((quarters) => ({ quarters, troops: troopsIn(all, quarters) }))
    .filter(({ troops }) => strengthOf(troops) > 0)
    .map(
      ({ quarters, troops }, at): Army => ({
        ...troops,
        id: game.nextArmy + at,
        owner: kingdom,
        at: groundIn(game).citySpots[cityIn(game, quarters.city)] as Spot,
        ...inCommand(generalsIn(troops, quarters.generals)),
        hasActed: false,
        reasons: [],
        sitsOut: false,
      }),
    );
  tale.tell({
    type: 'armiesHoused',
    kingdom,
    armies,
    lost: strengthOf(all) - strengthOf(placedTroops(game, kingdom, order)),
    generalsLost: generals.size - armies.flatMap(generalsOf).length,
    rules: ['GRD-CAL-03', 'GRD-R-53'],
  });
};

export const houseArmies = (tale: Tale): void => {
  for (const kingdom of tale.state.order) house(tale, kingdom);
};
