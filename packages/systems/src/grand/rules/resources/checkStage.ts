import { type Clause, firstRefusal, permit, refuse, say } from '@warmoot/kernel';
import type { OrderRule } from '../../engine/orderRule.ts';
import { type Army, addTroops, NO_TROOPS, strengthOf, type Troops } from '../../state/army.ts';
import { armyAt, armyIn, type Game, realmOf } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import { cityIn, spotIn } from '../../state/places.ts';
import { muster } from '../../state/roster.ts';
import { figureOf } from '../../words/points.ts';
import { leastArmy, mostArmy } from '../armies/limits.ts';
import { checkNamed } from '../generals/named.ts';
import { checkLeaders, checkLevied } from '../rosters/levy.ts';
import { bandsAreMixed, bandsInOwnCities, bandThatFits, fullBand } from './bands.ts';
import { type Bundle, bought, costOf, firstFault, type Stage } from './bundle.ts';

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

const namedRightly: Clause<Bundle> = ({ game, order }) =>
  firstFault(order.buy.map((levy) => checkLevied(game, levy)));

const mountedOnlyWithOption: Clause<Bundle> = ({ game, order }) => {
  if (order.buy.some(({ mounted, points }) => mounted > points))
    return refuse('GRD-R-62', 'mounted points are part of the troops');
  return game.options.fastArmies || order.buy.every(({ mounted }) => mounted === 0)
    ? permit
    : refuse('GRD-GEN-09', 'there are no mounted troops in this match');
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

export const checkStage: OrderRule<'stage'>['check'] = (game, kingdom, order) =>
  firstRefusal(CLAUSES, { game, kingdom, order });
