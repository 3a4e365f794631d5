import { UNITS } from '../../data/units.ts';
import type { Tale } from '../../engine/tale.ts';
import { type Game, isIn, playerOf } from '../../state/game.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import { worthOf } from '../economy/income.ts';
import { teamOf } from './teams.ts';

/** CST-VIC-08: with OPT-LIMIT 0 the match still stops. */
const LAST_TURN_OF_ALL = 200;

/** CST-VIC-08 */
export const lastTurn = ({ options: { switches } }: Game): number =>
  switches.limit === 0 ? LAST_TURN_OF_ALL : switches.limit;

/** CST-VIC-03, CST-R-93: income value, then treasury, then cost of Units. */
const standingOf = (game: Game, player: PlayerNumber): readonly number[] => [
  worthOf(game, player),
  playerOf(game, player).gold,
  game.units.reduce((sum, { owner, type }) => sum + (owner === player ? UNITS[type].cost : 0), 0),
];

/** CST-VIC-06: a team's score is the sum of its members'. */
const jointStanding = (game: Game, player: PlayerNumber): readonly number[] =>
  teamOf(game, player)
    .filter((member) => isIn(game, member))
    .map((member) => standingOf(game, member))
    .reduce((sum, each) => sum.map((value, at) => value + (each[at] as number)), [0, 0, 0]);

const compare = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (b[at] as number) - (a[at] as number);
};

/** CST-VIC-03: after the last game turn the highest score wins. */
export const endAtTurnLimit = (tale: Tale): void => {
  const game = tale.state;
  const ranked = game.players
    .map((_, player) => ({ player, standing: jointStanding(game, player) }))
    .filter(({ player }) => isIn(game, player))
    .sort((a, b) => compare(a.standing, b.standing));
  const best = ranked[0];
  if (best === undefined) return;
  tale.tell({
    type: 'matchEnded',
    winners: ranked
      .filter(({ standing }) => compare(standing, best.standing) === 0)
      .map(({ player }) => player),
    reason: `the highest score after ${game.turn} game turns`,
    irrevocable: true,
    rules: ['CST-VIC-03'],
  });
};
