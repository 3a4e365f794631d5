import type { Seat } from '@warmoot/kernel';
import { incomeOf } from '../rules/resources/income.ts';
import { strengthOf } from '../state/army.ts';
import { armiesOf, type Game, isAlive } from '../state/game.ts';
import { numberOf } from '../state/seats.ts';

const WEIGHT = { victory: 10_000, income: 10, troops: 1, rivals: 0.3, money: 0.8 } as const;

const troopsOf = (game: Game, kingdom: number): number =>
  armiesOf(game, kingdom).reduce((sum, army) => sum + strengthOf(army), 0);

/** The value of a position to a seat, in named terms, from what it knows. */
export const evaluate = (game: Game, seat: Seat): Record<string, number> => {
  const own = numberOf(seat);
  const rivals = game.realms
    .map((_, kingdom) => kingdom)
    .filter((each) => each !== own && isAlive(game, each));
  return {
    victory: game.end === null ? 0 : game.end.winners.includes(own) ? WEIGHT.victory : -WEIGHT.victory,
    cities: isAlive(game, own) ? incomeOf(game, own) * WEIGHT.income : -WEIGHT.victory,
    troops: troopsOf(game, own) * WEIGHT.troops,
    rivals:
      -rivals.reduce((sum, each) => sum + troopsOf(game, each) + incomeOf(game, each) * WEIGHT.income, 0) *
      WEIGHT.rivals,
    money: (game.realms[own]?.stockpile ?? 0) * WEIGHT.money,
  };
};
