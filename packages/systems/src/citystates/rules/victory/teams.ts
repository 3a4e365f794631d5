import type { Game } from '../../state/game.ts';
import type { PlayerNumber } from '../../state/seats.ts';

/**
 * CST-VIC-06: with OPT-TEAMS the members of his team in seat order, otherwise only himself. Free allies share no
 * victory (CST-DIP-03).
 */
export const teamOf = ({ options: { switches, teams }, players }: Game, player: PlayerNumber): number[] => {
  const team = switches.teams ? (teams[player] ?? 0) : 0;
  if (team === 0) return [player];
  return players.map((_, each) => each).filter((each) => teams[each] === team);
};
