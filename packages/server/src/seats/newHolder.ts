import type { Seat } from '@warmoot/kernel';
import type { AppContext } from '../api/appContext.ts';
import { botJob } from '../bots/botsAfter.ts';
import { carryOut, dropDeadline, keepDeadline, newDeadline } from '../clock/deadlines.ts';
import { type Decision, decisionOf } from '../clock/decisions.ts';
import { chairIn, type Table } from '../matches/table.ts';
import { viewMatch } from '../matches/viewMatch.ts';
import type { Queryable } from '../store/store.ts';

/** The decision a seat must make, if any; looked up before the transaction that changes the seat's holder. */
export const waitedForFrom = async (
  { matches }: AppContext,
  match: string,
  seat: Seat,
): Promise<Decision | undefined> => {
  const { live } = await viewMatch(matches, match);
  return live === undefined ? undefined : decisionOf(live.moment, seat);
};

/** By then every node knows who sits where, and has corrected anything done meanwhile without knowing it. */
const HEARD_BY_ALL_MS = 1000;

/**
 * A computer player has no deadline and is woken. A person who replaces it gets a deadline. Between people the clock
 * runs on, or leaving and coming back would be a way to stop it.
 */
export const startClock = async (
  { store, now }: AppContext,
  db: Queryable,
  before: Table,
  after: Table,
  seat: Seat,
  decision: Decision | undefined,
): Promise<void> => {
  const had = chairIn(before, seat)?.bot ?? null;
  const has = chairIn(after, seat)?.bot ?? null;
  const isPlaying = after.status === 'playing';
  if (had === has) return;
  if (has !== null) await carryOut(db, store.jobs, dropDeadline(after, seat));
  if (has !== null && isPlaying) await store.jobs.add(db, botJob(after.id, now() + HEARD_BY_ALL_MS));
  if (has === null && isPlaying && decision !== undefined)
    await carryOut(db, store.jobs, keepDeadline(after, newDeadline(after, decision, now()), now()));
};
