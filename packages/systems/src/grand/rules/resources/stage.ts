import { type Clause, choiceOf, type Dice, firstRefusal, permit, refuse, say } from '@warmoot/kernel';
import { demandOn, POINTS, RP } from '../../data/figures.ts';
import { type OrderRule, TABLE } from '../../engine/orderRule.ts';
import { rolled, type Tale } from '../../engine/tale.ts';
import type { OrderOf } from '../../orders/orders.ts';
import { addTroops, NO_TROOPS, type Troops } from '../../state/army.ts';
import {
  armiesOf,
  armyAt,
  armyIn,
  citiesOf,
  cityOf,
  type Game,
  groundIn,
  isAlive,
  money,
  realmOf,
  troops,
} from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import { cityIn, idOf, nameOfSpot, spotIn } from '../../state/places.ts';
import { type Kingdom, nameOfKingdom } from '../../state/seats.ts';
import { leastArmy, mostArmy, roomIn } from '../armies/limits.ts';
import { demandOf, priceOf } from '../armies/price.ts';
import { removeIfEmpty } from '../combat/losses.ts';

type Stage = OrderOf<'stage'>;

/** GRD-RES-01, GRD-R-46: what a kingdom's cities yield at a stage; holdouts yield nothing (GRD-CAP-05). */
export const incomeOf = (game: Game, kingdom: Kingdom): number =>
  citiesOf(game, kingdom).reduce(
    (sum, city) => sum + money(game, cityOf(game, city).isCapital ? RP.capital : RP.city),
    0,
  );

/** GRD-RES-04 (1), (2): income, then the gift of the Queen of Hearts. */
export const collectIncome = (tale: Tale): void => {
  for (const kingdom of tale.state.order) {
    tale.tell({ type: 'incomeCollected', kingdom, rp: incomeOf(tale.state, kingdom), rules: ['GRD-RES-01'] });
    const { gift } = realmOf(tale.state, kingdom);
    if (gift > 0) tale.tell({ type: 'giftReceived', kingdom, rp: gift, rules: ['GRD-WLD-17'] });
  }
};

const hiredPart = ({ mercenary, mountedMercenary }: Troops): Troops => ({
  ...NO_TROOPS,
  mercenary,
  mountedMercenary,
});

/** GRD-MRC-04, GRD-MRC-06, GRD-R-57, GRD-R-106: one roll for each army with mercenaries; all dice before any bundle. */
export const rollDemands = (tale: Tale, dice: Dice): void => {
  for (const kingdom of tale.state.order)
    for (const army of armiesOf(tale.state, kingdom)) {
      if (army.mercenary === 0) continue;
      const roll = rolled(dice, 10, `mercenaries of ${nameOfKingdom(kingdom)}`);
      const demand = demandOn(roll.value);
      const price = demand === 'leaves' || demand === 0 ? 0 : demandOf(hiredPart(army), demand);
      tale.tell({
        type: 'demandMade',
        army: army.id,
        kingdom,
        demand,
        price,
        rolls: [roll],
        rules: ['GRD-MRC-04', 'GRD-MRC-05'],
      });
      if (demand === 'leaves') dismiss(tale, army.id, 'left');
    }
};

/** GRD-MRC-08, GRD-R-60: they disappear; an army of nobody else is removed. */
const dismiss = (tale: Tale, id: number, why: 'left' | 'left unpaid'): void => {
  const army = armyIn(tale.state, id);
  if (army === undefined) return;
  tale.tell({
    type: 'troopsLost',
    army: id,
    troops: hiredPart(army),
    why,
    rules: ['GRD-MRC-05', 'GRD-MRC-08'],
  });
  removeIfEmpty(tale, id);
};

interface Bundle {
  readonly game: Game;
  readonly kingdom: Kingdom;
  readonly order: Stage;
}

const demandsOf = ({ game, order }: Bundle) => game.demands.filter(({ army }) => order.pay.includes(army));

/** GRD-R-35: what he pays for his own princes. */
const princesBought = ({ game, kingdom, order }: Bundle) =>
  game.princes.filter(
    ({ father, city }) =>
      father === kingdom && order.princes.includes(idOf(game, groundIn(game).citySpots[city] as Spot)),
  );

const bought = ({ buy }: Stage): Troops =>
  buy.map(({ points, mounted }) => ({ ...NO_TROOPS, regular: points, mounted })).reduce(addTroops, NO_TROOPS);

/** GRD-RES-05, GRD-R-118: all he would spend, at most what he has. */
export const costOf = (bundle: Bundle): number =>
  demandsOf(bundle).reduce((sum, { price }) => sum + price, 0) +
  princesBought(bundle).length * money(bundle.game, RP.prince) +
  priceOf(bought(bundle.order));

const affordable: Clause<Bundle> = (bundle) => {
  const { stockpile } = realmOf(bundle.game, bundle.kingdom);
  return costOf(bundle) <= stockpile ? permit : refuse('GRD-RES-05', say`you have ${stockpile} RP`);
};

const ownDemands: Clause<Bundle> = ({ game, kingdom, order }) => {
  const known = order.pay.every(
    (id) => armyIn(game, id)?.owner === kingdom && game.demands.some(({ army }) => army === id),
  );
  if (new Set(order.pay).size !== order.pay.length) return refuse('GRD-MRC-04', 'a demand is paid once');
  return known ? permit : refuse('GRD-MRC-04', 'no mercenaries of yours demand pay there');
};

/** GRD-R-35: his own prince, or one that he holds. */
const ownPrinces: Clause<Bundle> = ({ game, kingdom, order }) => {
  if (new Set(order.princes).size !== order.princes.length)
    return refuse('GRD-R-35', 'a prince is freed once');
  const known = order.princes.every((id) =>
    game.princes.some(
      ({ father, city }) =>
        city === cityIn(game, id) && (father === kingdom || game.owners[city] === kingdom),
    ),
  );
  return known ? permit : refuse('GRD-R-35', 'no prince of yours is held there');
};

const mountedOnlyWithOption: Clause<Bundle> = ({ game, order }) => {
  if (order.buy.some(({ mounted, points }) => mounted > points))
    return refuse('GRD-R-62', 'mounted points are part of the troops');
  return game.options.fastArmies || order.buy.every(({ mounted }) => mounted === 0)
    ? permit
    : refuse('GRD-GEN-09', 'there are no mounted troops in this match');
};

/** GRD-R-40, GRD-R-105: a city of his own for each band. */
const bandsInOwnCities: Clause<Bundle> = ({ game, kingdom, order }) => {
  if (order.bands.length > realmOf(game, kingdom).bands)
    return refuse('GRD-WLD-21', 'no such band is coming');
  return order.bands.every((id) => game.owners[cityIn(game, id)] === kingdom)
    ? permit
    : refuse('GRD-R-40', 'a band comes to a city of yours');
};

/** Mercenaries who go because their demand is not paid. */
const leavingFrom = (game: Game, spot: Spot, { pay }: Stage): number => {
  const army = armyAt(game, spot);
  const isUnpaid = game.demands.some((demand) => demand.army === army?.id && !pay.includes(demand.army));
  return isUnpaid ? (army?.mercenary ?? 0) : 0;
};

/** GRD-BUY-01, GRD-BUY-02, GRD-BUY-05: in own cities, ready to march in the next week; afterwards the army there has 50 to 500 points. */
const fitsInCities: Clause<Bundle> = ({ game, kingdom, order }) => {
  for (const { city } of order.buy) {
    const number = cityIn(game, city);
    if (game.owners[number] !== kingdom) return refuse('GRD-BUY-01', say`${city} is not your city`);
    const spot = spotIn(game, city);
    const band = troops(game, POINTS.kingOfSpades);
    const coming = order.buy
      .filter((levy) => levy.city === city)
      .reduce((sum, { points }) => sum + points, 0);
    const bands = order.bands.filter((id) => id === city).length * band;
    const present = mostArmy(game) - roomIn(game, spot) - leavingFrom(game, spot, order);
    const after = present + coming + Math.min(bands, mostArmy(game) - present);
    if (after < leastArmy(game))
      return refuse('GRD-BUY-02', say`an army there would have less than ${leastArmy(game)} points`);
    if (after > mostArmy(game))
      return refuse('GRD-BUY-02', say`an army there would have more than ${mostArmy(game)} points`);
  }
  return permit;
};

const CLAUSES: readonly Clause<Bundle>[] = [
  ownDemands,
  ownPrinces,
  mountedOnlyWithOption,
  bandsInOwnCities,
  fitsInCities,
  affordable,
];

const checkStage: OrderRule<'stage'>['check'] = (game, kingdom, order) =>
  firstRefusal(CLAUSES, { game, kingdom, order });

/** GRD-PLY-08: pays affordable demands in order of army ids, buys nothing. */
export const defaultStage = (game: Game, kingdom: Kingdom): Stage => {
  const pay: number[] = [];
  game.demands
    .filter(({ army }) => armyIn(game, army)?.owner === kingdom)
    .reduce((rp, { army, price }) => {
      if (price > rp) return rp;
      pay.push(army);
      return rp - price;
    }, realmOf(game, kingdom).stockpile);
  return { type: 'stage', pay, princes: [], buy: [], bands: [] };
};

/** Some bundles: the default, and all money for troops in one city. */
function* someBundles(game: Game, kingdom: Kingdom): Generator<Stage> {
  const standard = defaultStage(game, kingdom);
  yield standard;
  const left = realmOf(game, kingdom).stockpile - costOf({ game, kingdom, order: standard });
  for (const city of citiesOf(game, kingdom)) {
    const spot = groundIn(game).citySpots[city] as Spot;
    const points = Math.min(left, roomIn(game, spot));
    if (points > 0) yield { ...standard, buy: [{ city: idOf(game, spot), points, mounted: 0 }] };
    if (points > 0 && game.options.fastArmies) {
      const riders = Math.floor((points * 2) / 3);
      if (riders > 0)
        yield { ...standard, buy: [{ city: idOf(game, spot), points: riders, mounted: riders }] };
    }
  }
  for (const { father, city } of game.princes)
    if (father === kingdom || game.owners[city] === kingdom)
      yield { ...standard, princes: [idOf(game, groundIn(game).citySpots[city] as Spot)] };
}

/** GRD-RES-04, GRD-PLY-06: one bundle for each kingdom, made at the same time. */
export const stageOrder: OrderRule<'stage'> = {
  check: checkStage,
  decide: (tale, kingdom, order) => {
    tale.tell({ type: 'choiceSealed', kingdom, order, irrevocable: true, rules: ['GRD-R-55', 'GRD-PLY-06'] });
  },
  subjects: () => [TABLE],
  legal: function* (game, kingdom, subject) {
    if (subject !== TABLE) return;
    for (const order of someBundles(game, kingdom)) if (checkStage(game, kingdom, order).ok) yield order;
  },
  describe: (game, order) => {
    const deeds = [
      ...order.buy.map(
        ({ city, points }) => say`buy ${points} points in ${nameOfSpot(game, spotIn(game, city))}`,
      ),
      ...(order.pay.length > 0 ? ['pay mercenaries'] : []),
      ...(order.princes.length > 0 ? ['agree about a prince'] : []),
    ];
    return deeds.length === 0 ? 'buy nothing' : deeds.join(', ');
  },
  choice: (game, _kingdom, order) =>
    choiceOf(order.buy.length > 0 ? 'Buy' : 'Close the books', {
      goal:
        order.buy
          .map(({ city, points }) => say`${points} in ${nameOfSpot(game, spotIn(game, city))}`)
          .join(', ') || (order.princes.length > 0 ? 'with the prince' : 'nothing'),
      endsStep: true,
    }),
};

const bundleOf = (game: Game, kingdom: Kingdom): Stage => {
  const sealed = game.sealed[kingdom];
  return sealed !== null && sealed !== 'hidden' && sealed?.type === 'stage'
    ? sealed
    : defaultStage(game, kingdom);
};

/** GRD-R-115: the city with most room, then the lowest id. */
const roomiest = (game: Game, kingdom: Kingdom): number | undefined => {
  const room = (city: number): number => roomIn(game, groundIn(game).citySpots[city] as Spot);
  return citiesOf(game, kingdom).sort((a, b) => room(b) - room(a) || a - b)[0];
};

/** GRD-WLD-21, GRD-WLD-27, GRD-R-40, GRD-R-105: each band in its city, as many as fit. */
const bringBands = (tale: Tale, kingdom: Kingdom, chosen: readonly string[]): void => {
  const { bands } = realmOf(tale.state, kingdom);
  for (let band = 0; band < bands; band++) {
    const id = chosen[band];
    const city = id === undefined ? roomiest(tale.state, kingdom) : cityIn(tale.state, id);
    if (city === undefined) continue;
    const at = groundIn(tale.state).citySpots[city] as Spot;
    const all = troops(tale.state, POINTS.kingOfSpades);
    const coming = Math.min(all, Math.max(0, roomIn(tale.state, at)));
    if (coming > 0)
      join(tale, kingdom, at, { ...NO_TROOPS, mercenary: coming }, 0, 'free mercenaries', all - coming);
  }
  if (bands > 0) tale.tell({ type: 'giftPromised', kingdom, rp: 0, bands: -bands, rules: ['GRD-WLD-21'] });
};

const join = (
  tale: Tale,
  kingdom: Kingdom,
  at: Spot,
  coming: Troops,
  price: number,
  why: 'bought' | 'free mercenaries',
  lost: number,
): void => {
  tale.tell({
    type: 'troopsJoined',
    kingdom,
    army: armyAt(tale.state, at)?.id ?? tale.state.nextArmy,
    at,
    troops: coming,
    general: null,
    price,
    why,
    lost,
    rules: why === 'bought' ? ['GRD-BUY-01', 'GRD-BUY-03', 'GRD-BUY-04'] : ['GRD-WLD-21', 'GRD-R-40'],
  });
};

/** GRD-RES-04 (3), GRD-R-59: demands that are not paid send the group away. */
const settleDemands = (tale: Tale): void => {
  for (const kingdom of tale.state.order)
    for (const { army, price } of tale.state.demands) {
      if (armyIn(tale.state, army)?.owner !== kingdom) continue;
      if (bundleOf(tale.state, kingdom).pay.includes(army))
        tale.tell({ type: 'demandPaid', army, kingdom, price, rules: ['GRD-MRC-05', 'GRD-R-59'] });
      else dismiss(tale, army, 'left unpaid');
    }
  tale.tell({ type: 'demandsClosed', rules: ['GRD-R-59'] });
};

/** GRD-RES-04 (4), GRD-R-35: father and holder have both agreed. */
const settlePrinces = (tale: Tale): void => {
  for (const { father, city } of tale.state.princes) {
    const holder = tale.state.owners[city] as Kingdom;
    const id = idOf(tale.state, groundIn(tale.state).citySpots[city] as Spot);
    const isAgreed = [father, holder].every(
      (each) => isAlive(tale.state, each) && bundleOf(tale.state, each).princes.includes(id),
    );
    if (!isAgreed) continue;
    tale.tell({
      type: 'ransomPaid',
      from: father,
      to: holder,
      rp: money(tale.state, RP.prince),
      rules: ['GRD-R-35', 'GRD-R-106'],
    });
    tale.tell({ type: 'princeFreed', father, city, rules: ['GRD-R-35'] });
  }
};

/** GRD-RES-04 (5), GRD-R-118: one rounding for all a kingdom buys. */
const makePurchases = (tale: Tale, kingdom: Kingdom): void => {
  const { buy } = bundleOf(tale.state, kingdom);
  let before: Troops = NO_TROOPS;
  for (const { city, points, mounted } of buy) {
    const coming = { ...NO_TROOPS, regular: points, mounted };
    const after = addTroops(before, coming);
    join(tale, kingdom, spotIn(tale.state, city), coming, priceOf(after) - priceOf(before), 'bought', 0);
    before = after;
  }
};

/** GRD-RES-04, GRD-R-55, GRD-R-106: step by step, in each step in turn order. */
export const settleStage = (tale: Tale): void => {
  const { order } = tale.state;
  settleDemands(tale); // before the bands come: only the older mercenaries may leave (GRD-R-105)
  settlePrinces(tale);
  for (const kingdom of order) bringBands(tale, kingdom, bundleOf(tale.state, kingdom).bands);
  for (const kingdom of order) makePurchases(tale, kingdom);
};

/** GRD-PLY-10: the mean and the worst that mercenaries may demand at the next stage. */
export const expectedDemands = (
  game: Game,
  kingdom: Kingdom,
): { readonly mean: number; readonly worst: number } => {
  const groups = armiesOf(game, kingdom).filter(({ mercenary }) => mercenary > 0);
  const mean = groups.reduce((sum, army) => {
    const part = hiredPart(army);
    return sum + (2 * demandOf(part, 8) + 4 * demandOf(part, 4) + 2 * demandOf(part, 2)) / 10;
  }, 0);
  const worst = groups.reduce((sum, army) => sum + demandOf(hiredPart(army), 2), 0);
  return { mean: Math.round(mean), worst };
};
