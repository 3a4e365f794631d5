import { MODERATOR, type Seat, type Seen, seen } from '@warmoot/kernel';
import type { Game } from '../state/game.ts';
import { numberOf } from '../state/seats.ts';

/** GRD-GEN-07, GRD-R-51, GRD-SET-09: everything is public but the choices that others have sealed. */
export const view = (game: Game, seat: Seat): Seen<Game> => {
  if (seat === MODERATOR) return seen(game);
  const own = numberOf(seat);
  const isHidden = game.sealed.some((order, kingdom) => order !== null && kingdom !== own);
  if (!isHidden) return seen(game);
  const sealed = game.sealed.map((order, kingdom) => (order === null || kingdom === own ? order : 'hidden'));
  return seen({ ...game, sealed });
};
