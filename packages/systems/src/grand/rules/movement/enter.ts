import { type Clause, permit, refuse, say, type Verdict } from '@warmoot/kernel';
import { armyAt, atPeace, cityAt, type Game, isFoughtOver } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import { nameOfSpot } from '../../state/places.ts';
import { type Kingdom, nameOfKingdom } from '../../state/seats.ts';

export interface Entry {
  readonly game: Game;
  readonly kingdom: Kingdom;
  readonly spot: Spot;
}

/** Who else's the hex is: its army's owner, otherwise its city's. */
const holderOf = (game: Game, spot: Spot): Kingdom | undefined =>
  armyAt(game, spot)?.owner ?? game.owners[cityAt(game, spot)];

/** GRD-R-129: nobody enters a hex in which, or from which, a battle is being fought on the board. */
export const notIntoBattle: Clause<Entry> = ({ game, spot }) =>
  isFoughtOver(game, spot)
    ? refuse('GRD-R-129', 'a battle is being fought there: nobody enters until it is over')
    : permit;

/** GRD-MOV-08, GRD-WLD-22, GRD-R-50: all are at war with all unless a King of Hearts made peace. */
export const notAtPeace: Clause<Entry> = ({ game, kingdom, spot }) => {
  const holders = [armyAt(game, spot)?.owner, game.owners[cityAt(game, spot)]];
  const friend = holders.find((each) => each !== undefined && atPeace(game, kingdom, each));
  return friend === undefined
    ? permit
    : refuse('GRD-WLD-22', say`you are at peace with ${nameOfKingdom(friend)}`);
};

/** GRD-MOV-08, GRD-WLD-23, GRD-R-35, GRD-R-104: only the cities where one's princes are held, of all foreign ones. */
export const notBarredByPrince: Clause<Entry> = ({ game, kingdom, spot }) => {
  const city = cityAt(game, spot);
  if (city < 0 || game.owners[city] === kingdom) return permit;
  const prisons = game.princes.filter(({ father }) => father === kingdom).map((prince) => prince.city);
  return prisons.length === 0 || prisons.includes(city)
    ? permit
    : refuse(
        'GRD-WLD-23',
        say`your prince is held in ${prisons.map((prison) => game.map.cities[prison]?.name).join(', ')}`,
      );
};

/** Whether a foreign army stands there. */
export const isHeldByEnemy = (game: Game, kingdom: Kingdom, spot: Spot): boolean => {
  const army = armyAt(game, spot);
  return army !== undefined && army.owner !== kingdom;
};

/** Whether it is a foreign or holdout city (GRD-RET-02, GRD-R-103). */
export const isForeignCity = (game: Game, kingdom: Kingdom, spot: Spot): boolean => {
  const city = cityAt(game, spot);
  return city >= 0 && game.owners[city] !== kingdom;
};

/** GRD-MOV-04, GRD-R-03: moving into a foreign army's hex is an attack. */
export const noEnemyThere = ({ game, kingdom, spot }: Entry): Verdict =>
  isHeldByEnemy(game, kingdom, spot)
    ? refuse(
        'GRD-MOV-04',
        say`an army of ${nameOfKingdom(holderOf(game, spot) as Kingdom)} holds ${nameOfSpot(game, spot)}: attack it`,
      )
    : permit;
