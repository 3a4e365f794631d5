import { distance } from '@warmoot/hex';
import { totalOf } from '@warmoot/kernel';
import { type Game, groundIn } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import { placeOfSpot } from '../../state/places.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import { attackLedger, chanceInTen } from '../landCombat/attackNumber.ts';
import { type StrikeChoice, strikeChoices } from '../landCombat/strikers.ts';
import { standingOf } from '../standing/standingOf.ts';
import { battleOf, deciderOf, worthOf, worthOfSide } from './fighters.ts';

/** CST-PLY-03, CST-R-93: hit chance times the value of the target. */
const expectedValue = (game: Game, { striker, target }: StrikeChoice): number =>
  target === undefined
    ? 0
    : chanceInTen(totalOf(attackLedger(game, battleOf(game), striker, target))) * worthOf(target);

/** CST-PLY-03, CST-R-93: the most promising; ties by the striking Unit's label, then the target's. */
export const defaultStrike = (game: Game): StrikeChoice =>
  strikeChoices(game)
    .map((choice) => ({ choice, value: expectedValue(game, choice) }))
    .sort(
      (a, b) =>
        b.value - a.value ||
        a.choice.striker.label - b.choice.striker.label ||
        (a.choice.target?.label ?? 0) - (b.choice.target?.label ?? 0),
    )[0]?.choice as StrikeChoice;

/** CST-PLY-03, CST-R-92: whether the defenders' standing orders tell them to retreat. */
export const wouldRetreat = (game: Game): boolean => {
  const battle = battleOf(game);
  const { retreatBelow } = standingOf(game, deciderOf(battle, 'defender'));
  return 100 * worthOfSide(battle, 'defender') < retreatBelow * worthOfSide(battle, 'attacker');
};

/** CST-PLY-03: the spot nearest to a centre that the player controls; ties: the lowest. */
export const nearestHome = (game: Game, player: PlayerNumber, spots: readonly Spot[]): Spot => {
  const homes = groundIn(game).centres.filter((_, centre) => game.centres[centre]?.controller === player);
  const away = (spot: Spot): number => {
    const here = placeOfSpot(game, spot);
    if (here === undefined || homes.length === 0) return 0;
    return Math.min(...homes.map(({ hex }) => distance(here, placeOfSpot(game, hex) ?? here)));
  };
  return [...spots].sort((a, b) => away(a) - away(b) || a - b)[0] as Spot;
};
