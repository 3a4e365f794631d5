import { permit, type Verdict } from '@warmoot/kernel';
import { RP } from '../../data/figures.ts';
import type { OrderOf } from '../../orders/orders.ts';
import { addTroops, NO_TROOPS, type Troops } from '../../state/army.ts';
import { armyIn, type Game, groundIn, money, realmOf } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import { idOf } from '../../state/places.ts';
import type { Kingdom } from '../../state/seats.ts';
import { priceOf } from '../armies/price.ts';
import { leviedTroops } from '../rosters/levy.ts';

export type Stage = OrderOf<'stage'>;

export interface Bundle {
  readonly game: Game;
  readonly kingdom: Kingdom;
  readonly order: Stage;
}

export const firstFault = (verdicts: readonly Verdict[]): Verdict => verdicts.find(({ ok }) => !ok) ?? permit;

export const demandsOf = ({ game, order }: Bundle) =>
  game.demands.filter(({ army }) => order.pay.includes(army));

/** GRD-R-35: what he pays for his own princes. */
const princesBought = ({ game, kingdom, order }: Bundle) =>
  game.princes.filter(
    ({ father, city }) =>
      father === kingdom && order.princes.includes(idOf(game, groundIn(game).citySpots[city] as Spot)),
  );

export const bought = (game: Game, buy: Stage['buy']): Troops =>
  buy.map((levy) => leviedTroops(game, levy, 'green', 1)).reduce(addTroops, NO_TROOPS);

/** GRD-RES-05, GRD-R-118: all he would spend, at most what he has. */
export const costOf = (bundle: Bundle): number =>
  demandsOf(bundle).reduce((sum, { price }) => sum + price, 0) +
  princesBought(bundle).length * money(bundle.game, RP.prince) +
  priceOf(bought(bundle.game, bundle.order.buy));

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

export const bundleOf = (game: Game, kingdom: Kingdom): Stage => {
  const sealed = game.sealed[kingdom];
  return sealed !== null && sealed !== 'hidden' && sealed?.type === 'stage'
    ? sealed
    : defaultStage(game, kingdom);
};
