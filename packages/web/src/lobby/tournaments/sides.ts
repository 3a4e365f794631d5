import type { TournamentSeen } from '@warmoot/server/wire';
import { text } from '../../text/index.ts';
import { cardOf, type ShelfSystem } from '../shelf.ts';

/** The names of both sides: the rules', the scenario's, or the seat's own. */
export const sideNames = (
  { system, options, sides }: TournamentSeen,
  systems: readonly ShelfSystem[],
): readonly string[] => {
  const card = cardOf(systems, system, options);
  return sides.map(
    ({ seat, name }) => name ?? card?.sides.find((side) => side.seat === seat)?.name ?? text.lobby.seat(seat),
  );
};
