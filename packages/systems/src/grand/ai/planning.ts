import type { Thought } from '@warmoot/kernel';
import { POINTS } from '../data/figures.ts';
import { checkOrder } from '../orders/orderRules.ts';
import type { GrandOrder, OrderOf } from '../orders/orders.ts';
import { leastArmy, mostArmy, roomIn } from '../rules/armies/limits.ts';
import { movingTroops } from '../rules/armies/part.ts';
import { ledPartOf, partOf } from '../rules/armies/partOf.ts';
import { defaultDeploy } from '../rules/calendar/deployment.ts';
import { defaultPlace, quartersOf } from '../rules/calendar/placement.ts';
import { hireOf, mostToHire } from '../rules/mercenaries/market.ts';
import { costOf, defaultStage } from '../rules/resources/bundle.ts';
import { unitsFor } from '../rules/resources/unitsFor.ts';
import { defaultSetUp, fieldPool, levyOf } from '../rules/setup/setUp.ts';
import {
  addTroops,
  byRank,
  generalsOf,
  NO_TROOPS,
  strengthOf,
  type Troops,
  takeTroops,
  troopsOf,
} from '../state/army.ts';
import {
  armiesOf,
  armyAt,
  citiesOf,
  cityOf,
  type Game,
  garrisonOf,
  groundIn,
  hasRosters,
  realmOf,
  troops,
} from '../state/game.ts';
import { besideSpot, distance, type Spot } from '../state/ground.ts';
import { idOf } from '../state/places.ts';
import { valueOfCounts } from '../state/roster.ts';
import type { Kingdom } from '../state/seats.ts';
import { inTurn, isEnemy, threatAt } from './outlook.ts';
import type { Temper } from './temper.ts';

const spotOf = (game: Game, city: number): Spot => groundIn(game).citySpots[city] as Spot;

/** How far a hex is from the nearest enemy city. */
const toTheFront = (game: Game, own: Kingdom, spot: Spot): number => {
  const ground = groundIn(game);
  return game.owners.reduce(
    (least, owner, city) =>
      isEnemy(game, own, owner) ? Math.min(least, distance(ground, spot, spotOf(game, city))) : least,
    99,
  );
};

/** Own cities, the nearest to the enemy first. */
const frontierOf = (game: Game, own: Kingdom): number[] =>
  citiesOf(game, own).sort(
    (a, b) => toTheFront(game, own, spotOf(game, a)) - toTheFront(game, own, spotOf(game, b)) || a - b,
  );

const openBeside = (game: Game, own: Kingdom, city: number): Spot[] => {
  const ground = groundIn(game);
  return inTurn(game, besideSpot(ground, spotOf(game, city)), own)
    .filter((spot) => (ground.cityAt[spot] as number) < 0 && armyAt(game, spot) === undefined)
    .sort((a, b) => toTheFront(game, own, a) - toTheFront(game, own, b));
};

/** GRD-PLY-16: one striking army at the front and one beside the capital. */
export const planSetUp = (game: Game, own: Kingdom): Thought<GrandOrder> => {
  const pool = fieldPool(game, own);
  const frontier = frontierOf(game, own);
  const capital = citiesOf(game, own).find((city) => cityOf(game, city).isCapital);
  const cities = [...new Set([frontier[0], capital])].filter((city) => city !== undefined);
  const guard = cities.length > 1 ? Math.max(leastArmy(game), troops(game, POINTS.fortifiedGarrison)) : 0;
  const taken: Spot[] = [];
  const armies = cities.flatMap((city, at) => {
    const hex = openBeside(game, own, city).find((spot) => !taken.includes(spot));
    if (hex === undefined) return [];
    taken.push(hex);
    const points = Math.min(mostArmy(game), at === 0 ? pool - guard : guard);
    return [{ city: idOf(game, spotOf(game, city)), hex: idOf(game, hex), ...levyOf(game, points) }];
  });
  const order: OrderOf<'setUp'> = { type: 'setUp', armies };
  return checkOrder(game, own, order).ok
    ? { command: order, reasons: ['the striking army stands at the front'] }
    : { command: defaultSetUp(game, own), reasons: ['the usual set-up'] };
};

/** GRD-PLY-18: towards the threatened capital, then where the enemy is near. */
const buyersOf = (game: Game, own: Kingdom): number[] => {
  const capital = citiesOf(game, own).find((city) => cityOf(game, city).isCapital);
  const frontier = frontierOf(game, own);
  if (capital === undefined) return frontier;
  const spot = spotOf(game, capital);
  const garrison = garrisonOf(game, capital);
  const isWeak = threatAt(game, own, spot, 5) > (garrison === undefined ? 0 : strengthOf(garrison));
  return isWeak ? [capital, ...frontier.filter((city) => city !== capital)] : frontier;
};

/** GRD-PLY-18: pays what can be paid, then buys. */
export const planStage = (game: Game, own: Kingdom): Thought<GrandOrder> => {
  const standard = defaultStage(game, own);
  let left = realmOf(game, own).stockpile - costOf({ game, kingdom: own, order: standard });
  const buy: OrderOf<'stage'>['buy'] = [];
  for (const city of buyersOf(game, own)) {
    const room = roomIn(game, spotOf(game, city));
    if (hasRosters(game)) {
      const units = unitsFor(game, city, Math.min(2 * left, room));
      const worth = units === undefined ? 0 : valueOfCounts(units);
      if (units === undefined || mostArmy(game) - room + worth < leastArmy(game)) continue;
      buy.push({ city: idOf(game, spotOf(game, city)), points: 0, mounted: 0, units });
      left -= Math.ceil(worth / 2);
      continue;
    }
    const points = Math.min(left, room);
    if (points <= 0 || mostArmy(game) - room + points < leastArmy(game)) continue;
    buy.push({ city: idOf(game, spotOf(game, city)), points, mounted: 0 });
    left -= points;
  }
  const order = { ...standard, buy };
  return checkOrder(game, own, order).ok
    ? { command: order, reasons: ['troops where the enemy is near'] }
    : { command: standard, reasons: ['only what is owed'] };
};

export const planHire = (game: Game, own: Kingdom): Thought<GrandOrder> => ({
  command: hireOf(game, mostToHire(game, own)),
  reasons: ['mercenaries at half price'],
});

/** GRD-PLY-18: 50 points in every city, the rest at the front. */
export const planWinter = (game: Game, own: Kingdom, { plansWinter }: Temper): Thought<GrandOrder> => {
  const standard: Thought<GrandOrder> = { command: defaultPlace(game, own), reasons: ['the nearest cities'] };
  if (!plansWinter) return standard;
  const frontier = frontierOf(game, own);
  let left: Troops = armiesOf(game, own).map(troopsOf).reduce(addTroops, NO_TROOPS);
  const quarters = new Map<number, Troops>(frontier.map((city) => [city, NO_TROOPS]));
  const put = (city: number, upTo: number): void => {
    const there = quarters.get(city) as Troops;
    const points = Math.min(upTo - strengthOf(there), strengthOf(left));
    if (points <= 0) return;
    const part = movingTroops(left, partOf(left, points));
    quarters.set(city, addTroops(there, part));
    left = takeTroops(left, part);
  };
  for (const city of frontier) put(city, leastArmy(game));
  for (const city of frontier) put(city, mostArmy(game));
  const generals = armiesOf(game, own)
    .flatMap(generalsOf)
    .sort(byRank)
    .map(({ id }) => id);
  const housed = frontier.filter((city) => strengthOf(quarters.get(city) as Troops) > 0);
  const order: OrderOf<'place'> = {
    type: 'place',
    cities: housed.map((city, at) =>
      quartersOf({
        ...(quarters.get(city) as Troops),
        city: idOf(game, spotOf(game, city)),
        generals: generals.filter((_, number) => number % housed.length === at),
      }),
    ),
  };
  return checkOrder(game, own, order).ok
    ? { command: order, reasons: ['the strikers winter at the front'] }
    : standard;
};

/** Every city at the front sends out what it can spare. */
export const planDeployment = (game: Game, own: Kingdom): Thought<GrandOrder> => {
  const standard = defaultDeploy(game, own);
  const taken: Spot[] = [];
  const armies = citiesOf(game, own).flatMap((city) => {
    const garrison = garrisonOf(game, city);
    const points = garrison === undefined ? 0 : strengthOf(garrison) - leastArmy(game);
    const hex = openBeside(game, own, city).find((spot) => !taken.includes(spot));
    if (garrison === undefined || points < 2 * leastArmy(game) || hex === undefined) return [];
    taken.push(hex);
    const part = { ...ledPartOf(garrison, points), keepCommander: garrison.subGenerals.length > 0 };
    return [
      {
        city: idOf(game, spotOf(game, city)),
        hex: idOf(game, hex),
        part: part.keepCommander ? part : { ...part, subGenerals: [] },
      },
    ];
  });
  const order: OrderOf<'deploy'> = { ...standard, armies };
  return checkOrder(game, own, order).ok
    ? { command: order, reasons: ['the armies take the field'] }
    : { command: standard, reasons: ['the armies stay in'] };
};
