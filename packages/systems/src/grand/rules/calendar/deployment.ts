import { type Clause, choiceOf, firstRefusal, permit, refuse, say } from '@warmoot/kernel';
import { type OrderRule, TABLE } from '../../engine/orderRule.ts';
import type { Tale } from '../../engine/tale.ts';
import type { OrderOf, Part } from '../../orders/orders.ts';
import { type Army, addTroops, NO_TROOPS, strengthOf, type Troops } from '../../state/army.ts';
import { armyAt, citiesOf, type Game, garrisonOf, groundIn, hasRosters, realmOf } from '../../state/game.ts';
import { besideSpot, isBeside, NOWHERE, type Spot } from '../../state/ground.ts';
import { cityIn, idOf, nameOfSpot, spotIn } from '../../state/places.ts';
import { countsOf, muster, type Unit, unitsOfTypes, unitsThatFit, valueOfAll } from '../../state/roster.ts';
import { type Kingdom, numberOf, seatOf } from '../../state/seats.ts';
import { figureOf } from '../../words/points.ts';
import { leastArmy, mostArmy, roomIn } from '../armies/limits.ts';
import { breakOff, checkPart, movingTroops } from '../armies/part.ts';
import { moveInto } from '../movement/moveInto.ts';
import { checkLevied } from '../rosters/levy.ts';

type Deploy = OrderOf<'deploy'>;

interface Plan {
  readonly game: Game;
  readonly kingdom: Kingdom;
  readonly order: Deploy;
}

interface Arrival {
  readonly city: string;
  readonly troops: Troops;
}

/** GRD-R-56: who of those hired comes where; undefined if there are not so many. */
const arrivalsIn = (game: Game, kingdom: Kingdom, { mercenaries }: Deploy): Arrival[] | undefined => {
  const { hired } = realmOf(game, kingdom);
  if (!hasRosters(game)) {
    const sum = (key: 'points' | 'mounted'): number => mercenaries.reduce((all, levy) => all + levy[key], 0);
    if (sum('points') > hired.mercenary || sum('mounted') > hired.mountedMercenary) return undefined;
    return mercenaries.map(({ city, points, mounted }) => ({
      city,
      troops: { ...NO_TROOPS, mercenary: points, mountedMercenary: mounted },
    }));
  }
  let left: readonly Unit[] = hired.units ?? [];
  const arrivals: Arrival[] = [];
  for (const { city, units } of mercenaries) {
    const coming = unitsOfTypes(left, units ?? {});
    if (coming === undefined) return undefined;
    left = left.filter((unit) => !coming.includes(unit));
    arrivals.push({ city, troops: muster(coming) });
  }
  return arrivals;
};

const comingTo = (game: Game, kingdom: Kingdom, order: Deploy, city: string): Troops =>
  (arrivalsIn(game, kingdom, order) ?? [])
    .filter((arrival) => arrival.city === city)
    .map((arrival) => arrival.troops)
    .reduce(addTroops, NO_TROOPS);

/** GRD-MRC-03, GRD-R-56: hired troops in cities with room, where the army then has at least 50 points. */
const contractsKept: Clause<Plan> = ({ game, kingdom, order }) => {
  for (const levy of order.mercenaries) {
    const verdict = checkLevied(game, levy);
    if (!verdict.ok) return verdict;
  }
  if (arrivalsIn(game, kingdom, order) === undefined) return refuse('GRD-R-56', 'you have not hired so many');
  for (const { city, points, mounted } of order.mercenaries) {
    if (game.owners[cityIn(game, city)] !== kingdom) return refuse('GRD-R-56', say`${city} is not your city`);
    if (mounted > points) return refuse('GRD-R-62', 'mounted points are part of the troops');
    const coming = strengthOf(comingTo(game, kingdom, order, city));
    const after = mostArmy(game) - roomIn(game, spotIn(game, city)) + coming;
    const [least, most] = [leastArmy(game), mostArmy(game)];
    if (after < least || after > most)
      return refuse(
        'GRD-R-56',
        say`an army in a city has ${figureOf(game, least)} to ${figureOf(game, most)} points`,
      );
  }
  return permit;
};

/** The garrison of a city with the mercenaries that have just come. */
const garrisonWith = (game: Game, kingdom: Kingdom, order: Deploy, city: string): Army | undefined => {
  const army = garrisonOf(game, cityIn(game, city));
  return army && { ...army, ...addTroops(army, comingTo(game, kingdom, order, city)) };
};

/** GRD-CAL-04, GRD-R-54: one army of 50 to 500 points for each city, to a vacant hex beside it that is no city. */
const oneArmyForEachCity: Clause<Plan> = ({ game, kingdom, order }) => {
  const { armies } = order;
  if (new Set(armies.map(({ city }) => city)).size < armies.length)
    return refuse('GRD-R-54', 'a city sends out one army');
  if (new Set(armies.map(({ hex }) => hex)).size < armies.length)
    return refuse('GRD-ARM-02', 'two armies never share a hex');
  for (const { city, hex, part } of armies) {
    const verdict = checkOne(game, kingdom, order, city, hex, part);
    if (!verdict.ok) return verdict;
  }
  return permit;
};

const checkOne = (
  game: Game,
  kingdom: Kingdom,
  order: Deploy,
  city: string,
  hex: string,
  part: Part | undefined,
) => {
  const ground = groundIn(game);
  if (game.owners[cityIn(game, city)] !== kingdom) return refuse('GRD-R-54', say`${city} is not your city`);
  const army = garrisonWith(game, kingdom, order, city);
  if (army === undefined) return refuse('GRD-R-54', say`there is no army in ${city}`);
  const to = spotIn(game, hex);
  if (to === NOWHERE || !isBeside(ground, army.at, to) || (ground.cityAt[to] as number) >= 0)
    return refuse('GRD-R-54', say`${hex} is not an open hex beside ${city}`);
  if (armyAt(game, to) !== undefined) return refuse('GRD-R-54', say`${hex} is not vacant`);
  if (strengthOf(movingTroops(army, part)) < leastArmy(game))
    return refuse(
      'GRD-R-54',
      say`an army that goes out has at least ${figureOf(game, leastArmy(game))} points`,
    );
  return checkPart(game, army, part);
};

/** GRD-R-41: only a peace there is can be renewed. */
const renewsOwnPeace: Clause<Plan> = ({ game, kingdom, order }) =>
  order.renew.every((seat) =>
    game.peace.some(
      ({ between }) =>
        between.includes(kingdom) && between.includes(numberOf(seat)) && numberOf(seat) !== kingdom,
    ),
  )
    ? permit
    : refuse('GRD-R-41', 'you are not at peace with them');

const checkDeploy: OrderRule<'deploy'>['check'] = (game, kingdom, order) =>
  firstRefusal([contractsKept, oneArmyForEachCity, renewsOwnPeace], { game, kingdom, order });

/** GRD-R-56: hired troops where there is most room. */
export const quartersForHired = (game: Game, kingdom: Kingdom): Deploy['mercenaries'] => {
  const { hired } = realmOf(game, kingdom);
  let { mercenary: left, mountedMercenary: riders } = hired;
  let waiting: readonly Unit[] = hired.units ?? [];
  const room = (city: number): number => roomIn(game, groundIn(game).citySpots[city] as Spot);
  const cities = citiesOf(game, kingdom).sort((a, b) => room(b) - room(a) || a - b);
  const mercenaries: Deploy['mercenaries'] = [];
  for (const city of [
    ...cities.filter((each) => room(each) < mostArmy(game)),
    ...cities.filter((each) => room(each) === mostArmy(game)),
  ]) {
    const place = idOf(game, groundIn(game).citySpots[city] as Spot);
    if (hasRosters(game)) {
      const coming = unitsThatFit(waiting, room(city));
      const after = mostArmy(game) - room(city) + valueOfAll(coming);
      if (coming.length === 0 || after < leastArmy(game)) continue;
      mercenaries.push({ city: place, points: 0, mounted: 0, units: countsOf(coming) });
      waiting = waiting.filter((unit) => !coming.includes(unit));
      continue;
    }
    const points = Math.min(left, room(city));
    const isEnough = mostArmy(game) - room(city) + points >= leastArmy(game);
    if (points <= 0 || !isEnough) continue;
    const mounted = Math.min(riders, points);
    mercenaries.push({ city: place, points, mounted });
    left -= points;
    riders -= mounted;
  }
  return mercenaries;
};

/** GRD-PLY-08, GRD-R-115: nothing leaves, no peace is renewed. */
export const defaultDeploy = (game: Game, kingdom: Kingdom): Deploy => ({
  type: 'deploy',
  mercenaries: quartersForHired(game, kingdom),
  armies: [],
  renew: [],
});

/** Some deployments: none, and from one city all but 50 points or everything. */
function* someDeployments(game: Game, kingdom: Kingdom): Generator<Deploy> {
  const standard = defaultDeploy(game, kingdom);
  yield standard;
  const friends = game.peace.flatMap(({ between }) =>
    between.includes(kingdom) ? between.filter((each) => each !== kingdom) : [],
  );
  if (friends.length > 0) yield { ...standard, renew: friends.map(seatOf) as Deploy['renew'] };
  const ground = groundIn(game);
  for (const city of citiesOf(game, kingdom))
    for (const hex of besideSpot(ground, ground.citySpots[city] as Spot))
      yield {
        ...standard,
        armies: [{ city: idOf(game, ground.citySpots[city] as Spot), hex: idOf(game, hex) }],
      };
}

/** GRD-MRC-03: those hired arrive before deployment; what finds no room is lost. */
const bringHired = (tale: Tale, kingdom: Kingdom, order: Deploy): void => {
  const { hired } = realmOf(tale.state, kingdom);
  if (strengthOf(hired) === 0) return;
  const arrivals = arrivalsIn(tale.state, kingdom, order) ?? [];
  for (const { city, troops } of arrivals) {
    const at = spotIn(tale.state, city);
    tale.tell({
      type: 'troopsJoined',
      kingdom,
      army: armyAt(tale.state, at)?.id ?? tale.state.nextArmy,
      at,
      troops,
      general: null,
      price: 0,
      why: 'hired',
      lost: 0,
      rules: ['GRD-MRC-03', 'GRD-R-56'],
    });
  }
  const arrived = arrivals.reduce((sum, { troops }) => sum + strengthOf(troops), 0);
  tale.tell({ type: 'contractsEnded', kingdom, lost: strengthOf(hired) - arrived, rules: ['GRD-R-56'] });
};

/** GRD-CAL-04, GRD-R-54, GRD-R-56 */
export const deployOrder: OrderRule<'deploy'> = {
  check: checkDeploy,
  decide: (tale, kingdom, order) => {
    bringHired(tale, kingdom, order);
    for (const { city, hex, part } of order.armies) {
      const army = garrisonOf(tale.state, cityIn(tale.state, city)) as Army;
      moveInto(tale, breakOff(tale, army, part), [spotIn(tale.state, hex)], 'ordered');
    }
    tale.tell({
      type: 'choiceMade',
      kingdom,
      renew: order.renew.map(numberOf),
      irrevocable: true,
      rules: ['GRD-R-54', 'GRD-R-122'],
    });
  },
  subjects: () => [TABLE],
  legal: function* (game, kingdom, subject) {
    if (subject !== TABLE) return;
    for (const order of someDeployments(game, kingdom)) if (checkDeploy(game, kingdom, order).ok) yield order;
  },
  describe: (game, { armies }) =>
    armies.length === 0
      ? 'keep all armies in their cities'
      : say`send armies out: ${armies.map(({ hex }) => say`${nameOfSpot(game, spotIn(game, hex))}`).join(', ')}`,
  choice: (_game, _kingdom, { armies, renew }) =>
    choiceOf(armies.length === 0 ? (renew.length > 0 ? 'Renew peace' : 'Stay in') : 'Deploy', {
      ...(armies.length > 0 && { goal: armies.map(({ hex }) => hex).join(', ') }),
      endsStep: true,
    }),
};

/** GRD-R-41: a peace goes on for a year if both renew it; otherwise the season's start ends it. */
export const settlePeace = (tale: Tale): void => {
  for (const { between, renewedBy } of tale.state.peace)
    tale.tell(
      between.every((each) => renewedBy.includes(each))
        ? { type: 'peaceRenewed', between, rules: ['GRD-R-41'] }
        : { type: 'peaceEnded', between, rules: ['GRD-R-41'] },
    );
};
