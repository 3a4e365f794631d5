import type { Tale } from '../../engine/tale.ts';
import { type Centre, type Game, groundIn, raceOf } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import { isBesieged } from '../siege/state.ts';

/** CST-ECO-01 */
const INCOME = { city: 5, town: 3 } as const;

/** CST-ECO-01, CST-SIE-05: neither pillaged nor besieged. */
const yields = (game: Game, centre: number, player: PlayerNumber): boolean => {
  const { controller, pillagedInTurn } = game.centres[centre] as Centre;
  const hex = groundIn(game).centres[centre]?.hex as Spot;
  return controller === player && pillagedInTurn === 0 && !isBesieged(game, player, hex);
};

export const incomeFrom = (game: Game, centre: number): number =>
  groundIn(game).centres[centre]?.isCity ? INCOME.city : INCOME.town;

const sumOver = (game: Game, predicate: (centre: Centre, number: number) => boolean): number =>
  game.centres.reduce(
    (sum, centre, number) => sum + (predicate(centre, number) ? incomeFrom(game, number) : 0),
    0,
  );

/** CST-ECO-13, CST-R-109: each Town and City pays the Undead so much less. */
const UNDEAD_LOSS = 1;

/** CST-ECO-01, CST-ECO-13 */
const incomeOf = (game: Game, player: PlayerNumber): number => {
  const paying = game.centres.filter((_, centre) => yields(game, centre, player)).length;
  const whole = sumOver(game, (_, centre) => yields(game, centre, player));
  return raceOf(game, player) === 'Undead' ? whole - UNDEAD_LOSS * paying : whole;
};

/** CST-VIC-03: the value of all controlled, unpillaged centres, besieged ones too. */
export const worthOf = (game: Game, player: PlayerNumber): number =>
  sumOver(game, ({ controller, pillagedInTurn }) => controller === player && pillagedInTurn === 0);

/** CST-TRN-03, CST-ECO-02 */
export const collectIncome = (tale: Tale): void => {
  const player = tale.state.active;
  tale.tell({
    type: 'incomeCollected',
    player,
    gold: incomeOf(tale.state, player),
    rules: ['CST-TRN-03', 'CST-ECO-01', ...(raceOf(tale.state, player) === 'Undead' ? ['CST-ECO-13'] : [])],
  });
};
