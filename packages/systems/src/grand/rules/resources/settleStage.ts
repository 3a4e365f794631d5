import { RP } from '../../data/figures.ts';
import type { Tale } from '../../engine/tale.ts';
import { addTroops, NO_TROOPS, type Troops } from '../../state/army.ts';
import { armyIn, type Game, groundIn, isAlive, money } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import { idOf, spotIn } from '../../state/places.ts';
import type { Kingdom } from '../../state/seats.ts';
import { priceOf } from '../armies/price.ts';
import { leviedTroops } from '../rosters/levy.ts';
import { bringBands } from './bands.ts';
import { bundleOf } from './bundle.ts';
import { dismiss } from './demands.ts';
import { join } from './join.ts';

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
