import { RP } from '../../data/figures.ts';
import type { Tale } from '../../engine/tale.ts';
import { citiesOf, cityOf, type Game, money, realmOf } from '../../state/game.ts';
import type { Kingdom } from '../../state/seats.ts';

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
