import type { Seat } from '@warmoot/kernel';
import { incomeOf } from '../rules/economy/income.ts';
import { incomeToWin } from '../rules/victory/economic.ts';
import { type Game, groundIn, isIn } from '../state/game.ts';
import { type PlayerNumber, seatOf } from '../state/seats.ts';
import { TRAITS } from '../state/unit.ts';

/** What everybody knows of a nation (CST-ECO-05, CST-HID-02, CST-VIC-04). */
export interface Nation {
  readonly seat: Seat;
  readonly gold: number;
  readonly cities: number;
  readonly towns: number;
  readonly landUnits: number;
  readonly ships: number;
  /** What it last collected, and what it would collect now. */
  readonly income: number;
  readonly expected: number;
  readonly isOut: boolean;
  readonly acts: boolean;
}

export interface Nations {
  readonly all: readonly Nation[];
  /** CST-VIC-04: the income that wins; none without OPT-ECON. */
  readonly goal: number | undefined;
}

const centresOf = (game: Game, player: PlayerNumber, isCity: boolean): number =>
  groundIn(game).centres.filter(
    (centre, number) => centre.isCity === isCity && game.centres[number]?.controller === player,
  ).length;

const unitsOf = (game: Game, player: PlayerNumber): { landUnits: number; ships: number } => {
  const own = game.units.filter(({ owner }) => owner === player);
  const seen = game.stacks.filter(({ owner }) => owner === player);
  const ownShips = own.filter(({ type }) => TRAITS[type].isShip).length;
  return {
    landUnits:
      own.length - ownShips + seen.reduce((sum, { fighting, passengers }) => sum + fighting + passengers, 0),
    ships: ownShips + seen.reduce((sum, { ships }) => sum + ships.length, 0),
  };
};

/** The public standing of all, from any seat's view. */
export const nationsOf = (game: Game): Nations => ({
  goal: game.options.switches.econ ? incomeToWin(game) : undefined,
  all: game.players.map(({ gold, income }, player) => ({
    seat: seatOf(player),
    gold,
    cities: centresOf(game, player, true),
    towns: centresOf(game, player, false),
    ...unitsOf(game, player),
    income,
    expected: game.turn === 0 ? 0 : incomeOf(game, player),
    isOut: !isIn(game, player),
    acts: game.turn > 0 && game.active === player,
  })),
});
