import { MODERATOR, type Seat, SPECTATOR } from '@warmoot/kernel';
import type { AnyMatch } from '../expectation.ts';
import { Misread, type Path } from '../misread.ts';

/** A seat of the match, or one of the two chairs every table has. */
export const chairOf = ({ seats }: AnyMatch, seat: Seat, at: Path): Seat => {
  if ([...seats, MODERATOR, SPECTATOR].includes(seat)) return seat;
  throw new Misread(`nobody called "${seat}" has a seat here; the seats are ${seats.join(', ')}`, at);
};
