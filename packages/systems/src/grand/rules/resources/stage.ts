import {
  type Clause,
  choiceOf,
  type Dice,
  firstRefusal,
  permit,
  refuse,
  say,
  type Verdict,
} from '@warmoot/kernel';
import { demandOn, POINTS, RP } from '../../data/figures.ts';
import { type OrderRule, TABLE } from '../../engine/orderRule.ts';
import { rolled, type Tale } from '../../engine/tale.ts';
import type { OrderOf } from '../../orders/orders.ts';
import { type Army, addTroops, NO_TROOPS, strengthOf, type Troops } from '../../state/army.ts';
import {
  armiesOf,
  armyAt,
  armyIn,
  citiesOf,
  cityOf,
  type Game,
  groundIn,
  hasRosters,
  isAlive,
  money,
  realmOf,
  troops,
} from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import { cityIn, idOf, nameOfSpot, spotIn } from '../../state/places.ts';
import {
  type Counts,
  hasLeadersEnough,
  hiredUnits,
  muster,
  type Unit,
  unitsThatFit,
  valueOfCounts,
} from '../../state/roster.ts';
import { type Kingdom, nameOfKingdom } from '../../state/seats.ts';
import { figureOf } from '../../words/points.ts';
import { leastArmy, mostArmy, roomIn } from '../armies/limits.ts';
import { demandOf, priceOf } from '../armies/price.ts';
import { removeIfEmpty } from '../combat/losses.ts';
import { checkNamed } from '../generals/named.ts';
import { loseGenerals } from '../rosters/generals.ts';
import { checkLeaders, checkLevied, leviedTroops } from '../rosters/levy.ts';
import { KING_OF_SPADES, mixedForce } from '../rosters/standard.ts';

type Stage = OrderOf<'stage'>;

/** GRD-R-66, and the value of a Warrior 1 in half points. */
const UNITS_PER_LEADER = 20;
const LEADER_HALF = 4;

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

export const hiredPart = ({ mercenary, mountedMercenary, units }: Troops): Troops =>
  units === undefined ? { ...NO_TROOPS, mercenary, mountedMercenary } : muster(hiredUnits(units));

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
  loseGenerals(tale, id, () => 'lost');
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

const bought = (game: Game, buy: Stage['buy']): Troops =>
  buy.map((levy) => leviedTroops(game, levy, 'green', 1)).reduce(addTroops, NO_TROOPS);

/** GRD-RES-05, GRD-R-118: all he would spend, at most what he has. */
export const costOf = (bundle: Bundle): number =>
  demandsOf(bundle).reduce((sum, { price }) => sum + price, 0) +
  princesBought(bundle).length * money(bundle.game, RP.prince) +
  priceOf(bought(bundle.game, bundle.order.buy));

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

const firstFault = (verdicts: readonly Verdict[]): Verdict => verdicts.find(({ ok }) => !ok) ?? permit;

const namedRightly: Clause<Bundle> = ({ game, order }) =>
  firstFault(order.buy.map((levy) => checkLevied(game, levy)));

const mountedOnlyWithOption: Clause<Bundle> = ({ game, order }) => {
  if (order.buy.some(({ mounted, points }) => mounted > points))
    return refuse('GRD-R-62', 'mounted points are part of the troops');
  return game.options.fastArmies || order.buy.every(({ mounted }) => mounted === 0)
    ? permit
    : refuse('GRD-GEN-09', 'there are no mounted troops in this match');
};

/** GRD-PLY-28, GRD-R-115: the units of a band; 75 points, with their leaders. */
const bandOf = (order: Pick<Stage, 'bandUnits'>, band: number): Counts =>
  order.bandUnits?.[band] ?? KING_OF_SPADES;

const bandsAreMixed: Clause<Bundle> = ({ game, order }) => {
  const { bandUnits = [], bands } = order;
  if (!hasRosters(game))
    return bandUnits.length === 0 ? permit : refuse('GRD-GEN-09', 'there are no units in this match');
  if (bandUnits.length > bands.length) return refuse('GRD-PLY-28', 'name a city for each band');
  const most = troops(game, POINTS.kingOfSpades);
  if (bandUnits.some((counts) => valueOfCounts(counts) > most))
    return refuse('GRD-PLY-28', say`a band has at most ${figureOf(game, most)} points`);
  return firstFault(
    bandUnits.map((counts) => checkLeaders(game, leviedTroops(game, { units: counts }, 'hired', 1).units)),
  );
};

/** GRD-R-40, GRD-R-105: a city of his own for each band. */
const bandsInOwnCities: Clause<Bundle> = ({ game, kingdom, order }) => {
  if (order.bands.length > realmOf(game, kingdom).bands)
    return refuse('GRD-WLD-21', 'no such band is coming');
  return order.bands.every((id) => game.owners[cityIn(game, id)] === kingdom)
    ? permit
    : refuse('GRD-R-40', 'a band comes to a city of yours');
};

/** The army that is left in a city when mercenaries whose demand is not paid have gone. */
const stayingIn = (game: Game, spot: Spot, { pay }: Stage): Troops => {
  const army = armyAt(game, spot);
  if (army === undefined) return NO_TROOPS;
  const isUnpaid = game.demands.some((demand) => demand.army === army.id && !pay.includes(demand.army));
  return isUnpaid ? regularPart(army) : army;
};

const regularPart = ({ regular, mounted, units }: Army): Troops =>
  units === undefined
    ? { ...NO_TROOPS, regular, mounted }
    : muster(units.filter(({ isMercenary }) => !isMercenary));

/** GRD-CSW-35: of a band as much as finds room. */
const bandThatFits = (game: Game, band: Troops, room: number): Troops =>
  hasRosters(game)
    ? muster(unitsThatFit(band.units ?? [], room))
    : { ...NO_TROOPS, mercenary: Math.min(strengthOf(band), Math.max(0, room)) };

const fullBand = (game: Game, order: Pick<Stage, 'bandUnits'>, band: number, first?: number): Troops =>
  leviedTroops(
    game,
    hasRosters(game) ? { units: bandOf(order, band) } : { points: troops(game, POINTS.kingOfSpades) },
    'hired',
    first,
  );

/** What stands in a city before the purchases: those who stay, then the bands that come (GRD-RES-04). */
const beforePurchases = (game: Game, city: string, order: Stage): Troops =>
  order.bands.reduce(
    (there, id, band) => {
      if (id !== city) return there;
      const room = mostArmy(game) - strengthOf(there);
      return addTroops(there, bandThatFits(game, fullBand(game, order, band, 1), room));
    },
    stayingIn(game, spotIn(game, city), order),
  );

/** GRD-BUY-01, GRD-BUY-02, GRD-BUY-05: in own cities, ready to march in the next week; afterwards the army there has 50 to 500 points. */
const fitsInCities: Clause<Bundle> = ({ game, kingdom, order }) => {
  for (const { city } of order.buy) {
    const number = cityIn(game, city);
    if (game.owners[number] !== kingdom) return refuse('GRD-BUY-01', say`${city} is not your city`);
    const coming = bought(
      game,
      order.buy.filter((levy) => levy.city === city),
    );
    const army = addTroops(beforePurchases(game, city, order), coming);
    const after = strengthOf(army);
    const [least, most] = [leastArmy(game), mostArmy(game)];
    if (after < least)
      return refuse('GRD-BUY-02', say`an army there would have less than ${figureOf(game, least)} points`);
    if (after > most)
      return refuse('GRD-BUY-02', say`an army there would have more than ${figureOf(game, most)} points`);
    const verdict = checkLeaders(game, army.units);
    if (!verdict.ok) return verdict;
  }
  return permit;
};

const CLAUSES: readonly Clause<Bundle>[] = [
  ({ game, kingdom, order }) => checkNamed(game, kingdom, order),
  ownDemands,
  ownPrinces,
  namedRightly,
  mountedOnlyWithOption,
  bandsInOwnCities,
  bandsAreMixed,
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

/** With rosters: a mixed force worth so much for the garrison of a city, with the leaders it lacks. */
export const unitsFor = (game: Game, city: number, half: number): Counts | undefined => {
  const there = armyAt(game, groundIn(game).citySpots[city] as Spot)?.units ?? [];
  const isLed = (counts: Counts): boolean =>
    hasLeadersEnough([...there, ...(leviedTroops(game, { units: counts }, 'green', 1).units as Unit[])]);
  const force = [mixedForce(half, false), mixedForce(half), withLeaders(there, half)].find(isLed);
  return force === undefined || valueOfCounts(force) === 0 ? undefined : force;
};

/** GRD-R-66: leaders first for an army that has too few. */
const withLeaders = (there: readonly Unit[], half: number): Counts => {
  const lacking = Math.ceil((there.length + 1) / UNITS_PER_LEADER);
  const leaders = Math.min(lacking, Math.floor(half / LEADER_HALF));
  return leaders === 0 ? {} : { ...mixedForce(half - leaders * LEADER_HALF, false), W1: leaders };
};

/** Some bundles: the default, and all money for troops in one city. */
function* someBundles(game: Game, kingdom: Kingdom): Generator<Stage> {
  const standard = defaultStage(game, kingdom);
  yield standard;
  const left = realmOf(game, kingdom).stockpile - costOf({ game, kingdom, order: standard });
  for (const city of citiesOf(game, kingdom)) {
    const spot = groundIn(game).citySpots[city] as Spot;
    if (hasRosters(game)) {
      const units = unitsFor(game, city, Math.min(2 * left, roomIn(game, spot)));
      if (units !== undefined)
        yield { ...standard, buy: [{ city: idOf(game, spot), points: 0, mounted: 0, units }] };
      continue;
    }
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
        (levy) =>
          say`buy ${figureOf(game, strengthOf(bought(game, [levy])))} points in ${nameOfSpot(game, spotIn(game, levy.city))}`,
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
          .map(
            (levy) =>
              say`${figureOf(game, strengthOf(bought(game, [levy])))} in ${nameOfSpot(game, spotIn(game, levy.city))}`,
          )
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
const bringBands = (tale: Tale, kingdom: Kingdom, bundle: Stage): void => {
  const chosen = bundle.bands;
  const { bands } = realmOf(tale.state, kingdom);
  for (let band = 0; band < bands; band++) {
    const id = chosen[band];
    const city = id === undefined ? roomiest(tale.state, kingdom) : cityIn(tale.state, id);
    if (city === undefined) continue;
    const at = groundIn(tale.state).citySpots[city] as Spot;
    const all = fullBand(tale.state, bundle, band);
    const coming = bandThatFits(tale.state, all, roomIn(tale.state, at));
    if (strengthOf(coming) > 0)
      join(tale, kingdom, at, coming, 0, 'free mercenaries', strengthOf(all) - strengthOf(coming));
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
  for (const levy of buy) {
    const coming = leviedTroops(tale.state, levy, 'green');
    const after = addTroops(before, coming);
    const price = priceOf(after) - priceOf(before);
    join(tale, kingdom, spotIn(tale.state, levy.city), coming, price, 'bought', 0);
    before = after;
  }
};

/** GRD-RES-04, GRD-R-55, GRD-R-106: step by step, in each step in turn order. */
export const settleStage = (tale: Tale): void => {
  const { order } = tale.state;
  settleDemands(tale); // before the bands come: only the older mercenaries may leave (GRD-R-105)
  settlePrinces(tale);
  for (const kingdom of order) bringBands(tale, kingdom, bundleOf(tale.state, kingdom));
  for (const kingdom of order) makePurchases(tale, kingdom);
};

/** GRD-CSW-13: whom each kingdom named in its bundle. */
export const namedInStage = (game: Game) => (kingdom: Kingdom) => bundleOf(game, kingdom).leaders ?? [];

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
