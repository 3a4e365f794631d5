import { didYouMean, MODERATOR, type Seat, SPECTATOR } from '@warmoot/kernel';
import { CaseFault, type Path } from '../caseFault.ts';
import type { AnyMatch } from '../expectation.ts';

/** A seat of the match, or one of the two viewers every table has. */
export const knownSeat = ({ seats }: AnyMatch, seat: Seat, at: Path): Seat => {
  if ([...seats, MODERATOR, SPECTATOR].includes(seat)) return seat;
  const says = `there is no seat "${seat}" in this match; the seats are ${seats.join(', ')}`;
  throw new CaseFault(says + didYouMean(seat, seats), at);
};
