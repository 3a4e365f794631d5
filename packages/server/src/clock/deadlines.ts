import type { DeadlineClass, Seat } from '@warmoot/kernel';
import type { Job, Jobs } from '../jobs/jobs.ts';
import type { Consequences } from '../matches/liveMatch.ts';
import type { Chair, Table } from '../matches/table.ts';
import { type Statement, sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';
import type { Decision } from './decisions.ts';

export const HOUR = 3_600_000;

/** A decision a person must make, and by when. Every open decision has one, even without a time limit. */
export interface Deadline {
  readonly match: string;
  readonly seat: Seat;
  readonly task: string;
  readonly class: DeadlineClass;
  /** Null if there is no time limit, or while the match is paused. */
  readonly due_at: number | null;
  /** The time left when the match was paused. */
  readonly left_ms: number | null;
  /** 1 while the substitute's time is running. */
  readonly extended: number;
  /** The server's time when this was written. */
  readonly set_at: number;
}

/** The payload of a deadline's job: the deadline is still valid if the table agrees with it. */
export interface DuePayload {
  readonly match: string;
  readonly seat: Seat;
  readonly task: string;
  readonly dueAt: number;
  /** How often somebody has acted for the seat since then. */
  readonly steps: number;
}

export const clockKey = (name: 'deadline' | 'reminder', match: string, seat: Seat): string =>
  `${name}:${match}:${seat}`;
export const deadlineKey = (match: string, seat: Seat): string => clockKey('deadline', match, seat);
const reminderKey = (match: string, seat: Seat): string => clockKey('reminder', match, seat);
export const clockKeys = (match: string, seat: Seat): string[] => [
  deadlineKey(match, seat),
  reminderKey(match, seat),
];

export const hoursFor = ({ settings }: Table, name: DeadlineClass): number | undefined =>
  settings.hours?.[name];

/** From now, or from the end of the vacation. */
const dueAt = (table: Table, chair: Chair | undefined, name: DeadlineClass, at: number): number | null => {
  const hours = hoursFor(table, name);
  return hours === undefined ? null : Math.round(Math.max(at, chair?.awayUntil ?? 0) + hours * HOUR);
};

export const newDeadline = (table: Table, decision: Decision, at: number): Deadline => {
  const chair = table.chairs.find(({ seat }) => seat === decision.seat);
  return {
    match: table.id,
    seat: decision.seat,
    task: decision.task,
    class: decision.deadline,
    due_at: dueAt(table, chair, decision.deadline, at),
    left_ms: null,
    extended: 0,
    set_at: at,
  };
};

/** A quarter of the time before the deadline, at least an hour and at most a day; none if time is short. */
export const reminderAt = (due: number, hours: number, at: number): number | undefined => {
  const remind = due - earlyBy(hours);
  return remind >= at + HOUR ? remind : undefined;
};

export const remindAt = (table: Table, name: DeadlineClass, due: number): number =>
  due - earlyBy(hoursFor(table, name) ?? 0);

const earlyBy = (hours: number): number =>
  Math.round(Math.min(24 * HOUR, Math.max(HOUR, (hours * HOUR) / 4)));

/** Writes the deadline and the jobs that enforce it. */
export const keepDeadline = (table: Table, deadline: Deadline, at: number): Required<Consequences> => {
  const jobs = jobsOf(table, deadline, at);
  const keys = clockKeys(deadline.match, deadline.seat);
  return {
    also: [written({ ...deadline, set_at: at })],
    jobs,
    cancelled: hasClock(table) ? keys.filter((key) => !jobs.some((job) => job.key === key)) : [],
  };
};

/** Without a time limit there was never a job to cancel. */
const hasClock = ({ settings }: Table): boolean => settings.hours !== null;

const written = (it: Deadline): Statement => sql`
  insert into deadlines (match, seat, task, class, due_at, left_ms, extended, set_at)
  values (${it.match}, ${it.seat}, ${it.task}, ${it.class}, ${it.due_at}, ${it.left_ms}, ${it.extended}, ${it.set_at})
  on conflict (match, seat) do update set task = excluded.task, class = excluded.class, due_at = excluded.due_at,
    left_ms = excluded.left_ms, extended = excluded.extended, set_at = excluded.set_at`;

const jobsOf = (table: Table, { match, seat, task, class: name, due_at }: Deadline, at: number): Job[] => {
  if (due_at === null) return [];
  const payload = { match, seat, task, dueAt: due_at, steps: 0 };
  const remind = reminderAt(due_at, hoursFor(table, name) ?? 0, at);
  const deadline: Job = { name: 'deadline', key: deadlineKey(match, seat), payload, runAt: due_at };
  if (remind === undefined) return [deadline];
  return [deadline, { name: 'reminder', key: reminderKey(match, seat), payload, runAt: remind }];
};

export const dropDeadline = (table: Table, seat: Seat): Required<Consequences> => ({
  also: [sql`delete from deadlines where match = ${table.id} and seat = ${seat}`],
  jobs: [],
  cancelled: hasClock(table) ? clockKeys(table.id, seat) : [],
});

export const mergeConsequences = (all: readonly Consequences[]): Required<Consequences> => ({
  also: all.flatMap(({ also = [] }) => also),
  jobs: all.flatMap(({ jobs = [] }) => jobs),
  cancelled: all.flatMap(({ cancelled = [] }) => cancelled),
});

/** Follow-up work of a change that is not a line of a log, inside its transaction. */
export const carryOut = async (
  db: Queryable,
  queue: Jobs,
  { also, jobs, cancelled }: Required<Consequences>,
) => {
  for (const statement of also) await db.run(statement);
  for (const key of cancelled) await queue.cancel(db, key);
  for (const job of jobs) await queue.add(db, job);
};

export const deadlinesOf = (db: Queryable, match: string): Promise<Deadline[]> =>
  db.all<Deadline>(sql`select * from deadlines where match = ${match} order by seat`);

export const deadlineOf = async (db: Queryable, match: string, seat: Seat): Promise<Deadline | undefined> => {
  const [row] = await db.all<Deadline>(
    sql`select * from deadlines where match = ${match} and seat = ${seat}`,
  );
  return row;
};
