import { type Card, COURT } from '../../data/cards.ts';
import { armyIn, cityAt, type Game, isAlive } from '../../state/game.ts';
import { type Battle, other } from '../combat/battle.ts';

/** GRD-R-44, GRD-R-108: whether this battle, as it stands, takes the capital of a kingdom that lives. */
export const takesCapital = (game: Game, { kingdoms, winner, advance, hex, armies }: Battle): boolean => {
  const city = cityAt(game, hex);
  const capital = game.map.cities[city];
  return (
    winner === 'attacker' &&
    advance &&
    armyIn(game, armies.attacker) !== undefined &&
    capital?.isCapital === true &&
    capital.founder === kingdoms.defender &&
    game.owners[city] === kingdoms.defender &&
    isAlive(game, kingdoms.defender) &&
    isAlive(game, kingdoms.attacker)
  );
};

/** GRD-R-44: both sides are kingdoms, and the battle does not eliminate the loser. */
const isBetweenKingdoms = (game: Game, battle: Battle): boolean =>
  isAlive(game, battle.kingdoms.attacker) &&
  isAlive(game, battle.kingdoms.defender) &&
  !takesCapital(game, battle);

/** GRD-WLD-03: whether the loser has survivors, after all casualties of the battle. */
export const loserSurvives = ({ strengths, casualties, winner }: Battle): boolean =>
  strengths[other(winner)] > casualties[other(winner)];

/** GRD-WLD-24, GRD-WLD-25, GRD-R-44: whether this court card was drawn and has an effect. */
export const isInForce = (game: Game, battle: Battle, card: Card): boolean =>
  battle.card === card &&
  (COURT[card]?.needsSurvivors !== true || loserSurvives(battle)) &&
  isBetweenKingdoms(game, battle);
