import type { Race } from '../../data/races.ts';
import type { Tale } from '../../engine/tale.ts';
import { type Centre, type Game, groundIn, raceOf } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import { NOBODY, type PlayerNumber } from '../../state/seats.ts';
import { isBesieged } from '../siege/state.ts';

/** CST-ECO-01 */
const INCOME = { city: 5, town: 3 } as const;

/** Why a centre pays its holder nothing. */
export type Trouble = 'pillaged' | 'besieged';

/** CST-ECO-01, CST-SIE-05 */
export const troubleOf = (game: Game, centre: number): Trouble | undefined => {
  const { controller, pillagedInTurn } = game.centres[centre] as Centre;
  if (pillagedInTurn > 0) return 'pillaged';
  const hex = groundIn(game).centres[centre]?.hex as Spot;
  return isBesieged(game, controller, hex) ? 'besieged' : undefined;
};

/** CST-ECO-01: the value of a centre, whoever holds it. */
export const incomeFrom = (game: Game, centre: number): number =>
  groundIn(game).centres[centre]?.isCity ? INCOME.city : INCOME.town;

/** What a Town or City pays a race besides, and by which clause. */
interface Bonus {
  readonly town: number;
  readonly city: number;
  readonly rule: string;
}

const BONUSES: Readonly<Partial<Record<Race, Bonus>>> = {
  Undead: { town: -1, city: -2, rule: 'CST-ECO-13' }, // CST-R-109
  Centaurs: { town: 0, city: 1, rule: 'CST-ECO-14' }, // CST-R-110
  Nomads: { town: 0, city: 1, rule: 'CST-ECO-14' }, // CST-R-110
  Halflings: { town: 0, city: -1, rule: 'CST-ECO-14' }, // CST-R-110
};

const bonusOf = (game: Game, player: PlayerNumber): Bonus | undefined => BONUSES[raceOf(game, player)];

/** What a centre pays its holder while nothing troubles it. */
export const payOf = (game: Game, centre: number): number => {
  const { controller } = game.centres[centre] as Centre;
  const bonus = controller === NOBODY ? undefined : bonusOf(game, controller);
  const isCity = groundIn(game).centres[centre]?.isCity === true;
  return incomeFrom(game, centre) + ((isCity ? bonus?.city : bonus?.town) ?? 0);
};

/** CST-ECO-01: what a player would collect now. */
export const incomeOf = (game: Game, player: PlayerNumber): number =>
  game.centres.reduce(
    (sum, { controller }, centre) =>
      controller === player && troubleOf(game, centre) === undefined ? sum + payOf(game, centre) : sum,
    0,
  );

/** CST-VIC-03: the value of all controlled, unpillaged centres, besieged ones too. */
export const worthOf = (game: Game, player: PlayerNumber): number =>
  game.centres.reduce(
    (sum, { controller, pillagedInTurn }, centre) =>
      controller === player && pillagedInTurn === 0 ? sum + incomeFrom(game, centre) : sum,
    0,
  );

/** CST-TRN-03, CST-ECO-02 */
export const collectIncome = (tale: Tale): void => {
  const player = tale.state.active;
  const bonus = bonusOf(tale.state, player);
  tale.tell({
    type: 'incomeCollected',
    player,
    gold: incomeOf(tale.state, player),
    rules: ['CST-TRN-03', 'CST-ECO-01', ...(bonus === undefined ? [] : [bonus.rule])],
  });
};
