import type { Handler, Job } from '../jobs/jobs.ts';
import { readTable } from '../matches/table.ts';
import type { Queryable, Store } from '../store/store.ts';
import { clockKey, type DuePayload, deadlineOf, remindAt } from './deadlines.ts';

/** How far the times of two nodes may differ. */
const EARLY_MS = 5_000;

interface Room {
  readonly store: Store;
  readonly now: () => number;
}

type Name = 'deadline' | 'reminder';

/**
 * A queue whose clock has jumped hands out jobs too early. If the deadline is still valid the job is put back: nobody
 * is reminded or replaced before the server's clock says so.
 */
export const onTime =
  ({ store, now }: Room, name: Name, handler: Handler): Handler =>
  async (payload) => {
    const due = payload as unknown as DuePayload;
    const isEarly = due.dueAt > now() + EARLY_MS;
    const isPutBack = isEarly && (await store.transaction((db) => putBack(db, store, name, due, now())));
    if (!isPutBack) await handler(payload);
  };

const putBack = async (
  db: Queryable,
  { jobs }: Store,
  name: Name,
  due: DuePayload,
  at: number,
): Promise<boolean> => {
  const { match, seat, dueAt } = due;
  const deadline = await deadlineOf(db, match, seat);
  const table = await readTable(db, match);
  if (table === undefined || deadline?.due_at !== dueAt) return false;
  const runAt = name === 'deadline' ? dueAt : remindAt(table, deadline.class, dueAt);
  if (runAt <= at + EARLY_MS) return false;
  const job: Job = { name, key: clockKey(name, match, seat), payload: { ...due }, runAt };
  await jobs.add(db, job);
  return true;
};
