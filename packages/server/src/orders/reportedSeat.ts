import { MODERATOR, type Seat, say } from '@warmoot/kernel';
import { z } from 'zod';
import type { AppContext } from '../api/appContext.ts';
import { badRequest, notAllowed } from '../api/problem.ts';
import { SeatQuery } from '../api/words.ts';
import { liveFor, viewingSeat } from '../matches/access.ts';
import type { LiveMatch } from '../matches/liveMatch.ts';
import type { Person } from '../people/person.ts';

/** A moderator may look over anybody's shoulder. */
export const ReportedSeat = SeatQuery.extend({
  of: z.string().max(64).optional().describe('a seat other than the sender’s; only for the moderator'),
});

/** The seat whose papers are requested: the sender's own, or any seat for the moderator (MOT-02). */
export const seatOfPapers = async (
  context: AppContext,
  id: string,
  person: Person | undefined,
  { as, of }: z.output<typeof ReportedSeat>,
): Promise<{ live: LiveMatch; seat: Seat }> => {
  const live = await liveFor(context, id, person);
  const own = viewingSeat(live.table, person, as);
  if (of === undefined || of === own) return { live, seat: own };
  if (own !== MODERATOR) throw notAllowed('Only the moderator may see another seat’s papers (MOT-02).');
  if (!live.seats.includes(of))
    throw badRequest(say`There is no seat "${of}" here; the seats are ${live.seats.join(', ')}.`);
  return { live, seat: of };
};
