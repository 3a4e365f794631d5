import type { AppContext } from '../api/appContext.ts';
import { battleJob } from '../battles/battleRows.ts';
import { botJob } from '../bots/botsAfter.ts';
import type { Table } from '../matches/table.ts';
import { sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';
import { carryOut, type Deadline, deadlinesOf, keepDeadline, mergeConsequences } from './deadlines.ts';

type Services = Pick<AppContext, 'store' | 'now'>;

/** MOT-16: everybody agreed, so the clocks stop. Runs inside a transaction. */
export const pauseClocks = async (context: Services, db: Queryable, table: Table): Promise<void> => {
  await db.run(sql`update matches set status = 'paused' where id = ${table.id}`);
  await changeClocks(context, db, table, standingStill);
};

/** MOT-16: everybody then has the time they had left. Runs inside a transaction. */
export const resumeClocks = async (context: Services, db: Queryable, table: Table): Promise<void> => {
  await db.run(sql`update matches set status = 'playing' where id = ${table.id}`);
  await changeClocks(context, db, table, runningAgain);
  if (table.chairs.some(({ bot }) => bot !== null))
    await context.store.jobs.add(db, botJob(table.id, context.now()));
  await context.store.jobs.add(db, battleJob(table.id, context.now()));
};

type ClockChange = (deadline: Deadline, at: number) => Deadline;

const changeClocks = async (
  context: Services,
  db: Queryable,
  table: Table,
  change: ClockChange,
): Promise<void> => {
  const at = context.now();
  const changed = (await deadlinesOf(db, table.id)).map((each) => keepDeadline(table, change(each, at), at));
  await carryOut(db, context.store.jobs, mergeConsequences(changed));
};

const standingStill: ClockChange = (deadline, at) =>
  deadline.due_at === null
    ? deadline
    : { ...deadline, due_at: null, left_ms: Math.max(0, deadline.due_at - at) };

const runningAgain: ClockChange = (deadline, at) =>
  deadline.left_ms === null ? deadline : { ...deadline, due_at: at + deadline.left_ms, left_ms: null };
