import type { Tale } from '../../engine/tale.ts';
import { type Centre, type Game, groundIn } from '../../state/game.ts';
import type { PlayerNumber } from '../../state/seats.ts';

/** CST-ECO-01 */
const INCOME = { city: 5, town: 3 } as const;

/** CST-ECO-01, CST-SIE-05: neither pillaged nor besieged. */
const yields = ({ controller, pillagedInTurn, besieged }: Centre, player: PlayerNumber): boolean =>
  controller === player && pillagedInTurn === 0 && besieged === 0;

export const incomeFrom = (game: Game, centre: number): number =>
  groundIn(game).centres[centre]?.isCity ? INCOME.city : INCOME.town;

const sumOver = (game: Game, asks: (centre: Centre) => boolean): number =>
  game.centres.reduce((sum, centre, number) => sum + (asks(centre) ? incomeFrom(game, number) : 0), 0);

/** CST-ECO-01 */
export const incomeOf = (game: Game, player: PlayerNumber): number =>
  sumOver(game, (centre) => yields(centre, player));

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
    rules: ['CST-TRN-03', 'CST-ECO-01'],
  });
};
