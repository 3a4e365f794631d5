import { readTable, type Table } from '../matches/table.ts';
import { sql } from '../store/statement.ts';
import type { Queryable, Store } from '../store/store.ts';
import { carryOut, type Deadline, keepDeadline } from './deadlines.ts';
import { type Heartbeat, lastHeartbeat } from './heartbeat.ts';

/** A smaller correction is within the duration of a transaction and does no harm. */
const NOTICEABLE_MS = 2 * 60_000;

/** Moves the deadlines after a correction of the server's time: a player with a day left still has a day left. */
export const moveDeadlines = async (
  db: Queryable,
  { jobs }: Store,
  { since, moved }: Heartbeat,
): Promise<void> => {
  await db.run(
    sql`update deadlines set due_at = due_at + ${moved}, set_at = ${since} where due_at is not null`,
  );
  await db.run(sql`update matches set table_version = table_version + 1 where status = 'playing'`);
  await db.run(
    sql`update tournaments set round_due_at = round_due_at + ${moved} where round_due_at is not null`,
  );
  await jobs.postpone(db, moved, since);
};

/**
 * Whether a node that had not yet heard of the correction set this deadline: by our time before the correction, or in
 * the future. It is off by the amount the correction moved the others.
 */
const isOutOfStep = ({ set_at }: Deadline, { since, moved }: Heartbeat, at: number): boolean =>
  Math.abs(moved) > NOTICEABLE_MS &&
  (set_at < since - Math.abs(moved) / 2 || set_at > at + Math.abs(moved) / 2);

/** We do not act on such a deadline; the next heartbeat corrects it. */
export const wasMissed = async (db: Queryable, deadline: Deadline, at: number): Promise<boolean> => {
  const beat = await lastHeartbeat(db);
  return beat !== undefined && isOutOfStep(deadline, beat, at);
};

/** Deadlines that were written while the others were being moved. */
export const moveStragglers = async (db: Queryable, { jobs }: Store, beat: Heartbeat): Promise<void> => {
  if (Math.abs(beat.moved) <= NOTICEABLE_MS) return;
  const running = await db.all<Deadline>(sql`
    select * from deadlines where due_at is not null and (set_at < ${beat.since} or set_at > ${beat.alive})`);
  for (const deadline of running.filter((each) => isOutOfStep(each, beat, beat.alive))) {
    const table = (await readTable(db, deadline.match)) as Table;
    const due_at = (deadline.due_at as number) + beat.moved;
    await carryOut(db, jobs, keepDeadline(table, { ...deadline, due_at }, beat.alive));
  }
};
