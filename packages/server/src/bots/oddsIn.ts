import type { GameCommand, Odds, Seat } from '@warmoot/kernel';
import { Problem } from '../api/problem.ts';
import { Unanswered } from './hand.ts';
import type { Pool } from './pool.ts';

export interface OddsQuestion {
  readonly match: string;
  readonly system: string;
  readonly view: unknown;
  readonly seat: Seat;
  /** Read, and permitted to this seat. */
  readonly command: GameCommand;
}

/** Somebody who moves the pointer over a map asks often; more than this nobody reads. */
const MOST_WAITING = 10;

/** The odds of a command, worked out beside the event loop; what cannot be had in time is said in words. */
export const oddsIn =
  (pool: Pool, seconds: number) =>
  async ({ match, view, ...task }: OddsQuestion): Promise<Odds> => {
    if (pool.oddsWaiting(match) >= MOST_WAITING)
      throw new Problem(
        429,
        'too-many',
        'Other odds of this match are still being worked out: ask again soon.',
      );
    try {
      return await pool.odds({ match, view, task, limitMs: seconds * 1000 });
    } catch (problem) {
      throw problem instanceof Unanswered ? problemOf(problem, seconds) : problem;
    }
  };

const problemOf = (unanswered: Unanswered, seconds: number): Problem => {
  if (unanswered.why === 'late')
    return new Problem(503, 'too-long', `These odds take longer than ${seconds} seconds to work out here.`);
  if (unanswered.why === 'closed')
    return new Problem(503, 'closing', 'The server is stopping: ask again in a moment.');
  return new Problem(500, 'defect', 'These odds cannot be worked out: something is wrong on our side.');
};
