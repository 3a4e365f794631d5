import type { Seat } from '@warmoot/kernel';
import { playersOf } from '../bots/players.ts';
import type { Handlers } from '../jobs/jobs.ts';
import type { LiveMatch } from '../matches/liveMatch.ts';
import type { Matches } from '../matches/matches.ts';
import { type Absence, type Chair, chairIn, readTable, type Table } from '../matches/table.ts';
import { notificationJob } from '../post/notices.ts';
import { sql } from '../store/statement.ts';
import type { Store } from '../store/store.ts';
import { wasMissed } from './correction.ts';
import {
  carryOut,
  type Deadline,
  type DuePayload,
  deadlineKey,
  deadlineOf,
  HOUR,
  hoursFor,
  keepDeadline,
  newDeadline,
} from './deadlines.ts';
import { type Decision, decisionOf } from './decisions.ts';
import { onTime } from './onTime.ts';

export interface ClockRoom {
  readonly store: Store;
  readonly matches: Pick<Matches, 'open'>;
  readonly now: () => number;
  /** One command by a computer player for a seat that is not its own; false if somebody was faster. */
  readonly botActs: (match: LiveMatch, seat: Seat, player: string) => Promise<boolean>;
}

/** A default is one command, or several of one kind (unit after unit routs); a computer player plays a whole turn. */
const MAX_STEPS = { default: 64, substitute: 64, bot: 300, resign: 64 } as const;

/** An overdue decision in a match in play. */
interface Overdue {
  readonly match: LiveMatch;
  readonly table: Table;
  readonly chair: Chair | undefined;
  readonly deadline: Deadline;
  readonly decision: Decision;
  readonly steps: number;
  /** The number of the news the seat had when we looked: if there is newer news by then, somebody else acted first. */
  readonly seen: number;
}

export const clockHandlers = (room: ClockRoom): Handlers => ({
  deadline: onTime(room, 'deadline', async (payload) => {
    const overdue = await overdueOf(room, payload as unknown as DuePayload);
    if (overdue === undefined) return;
    if (mayHandOver(overdue)) return handOver(room, overdue);
    if (overdue.steps >= MAX_STEPS[overdue.table.settings.absence]) return startAfresh(room, overdue);
    await actFor(room, overdue);
  }),
});

/** The queue says that the time has come; check that the deadline is still the one the job was made for. */
const overdueOf = async (room: ClockRoom, payload: DuePayload): Promise<Overdue | undefined> => {
  const { match: id, seat, task, dueAt, steps } = payload;
  const match = await room.matches.open(id);
  await match?.catchUp();
  match?.throwIfHalted();
  const seen = match?.numberOf(seat) ?? 0;
  const table = await readTable(room.store, id);
  if (match === undefined || table?.status !== 'playing') return undefined;
  const deadline = await deadlineOf(room.store, id, seat);
  if (deadline?.due_at !== dueAt || deadline.task !== task) return undefined;
  if (await wasMissed(room.store, deadline, room.now())) return undefined;
  const decision = decisionOf(match.moment, seat);
  const chair = chairIn(table, seat);
  if (decision?.task !== task || (chair?.bot ?? null) !== null) return undefined;
  return { match, table, chair, deadline, decision, steps, seen };
};

const mayHandOver = ({ table, chair, deadline }: Overdue): boolean =>
  table.settings.absence === 'substitute' && (chair?.substitute ?? null) !== null && deadline.extended === 0;

/** The substitute gets the same time again and is notified. The table does not show a secret decision. */
const handOver = async ({ store, now }: ClockRoom, { table, deadline, decision }: Overdue): Promise<void> => {
  const { match, seat, task, due_at } = deadline;
  const at = now();
  const due = Math.round(at + (hoursFor(table, deadline.class) ?? 24) * HOUR);
  const isKnown = decision.openTo === 'all';
  const isFirst = await store.transaction(async (db) => {
    await db.run(
      sql`update matches set table_version = table_version + ${isKnown ? 1 : 0} where id = ${match}`,
    );
    const changed = await db.run(sql`update deadlines set due_at = ${due}, extended = 1
      where match = ${match} and seat = ${seat} and due_at = ${due_at}`);
    if (changed === 0) return false;
    await carryOut(db, store.jobs, keepDeadline(table, { ...deadline, due_at: due, extended: 1 }, at));
    await store.jobs.add(db, notificationJob({ kind: 'substitute', match, seat, task, dueAt: due }, at));
    return true;
  });
  if (isFirst && isKnown) await store.announce({ match, what: 'table' });
};

/** If the same question is still open after this many steps, the player gets their time again. */
const startAfresh = async ({ store, now }: ClockRoom, { table, decision }: Overdue): Promise<void> => {
  const at = now();
  await store.transaction((db) =>
    carryOut(db, store.jobs, keepDeadline(table, newDeadline(table, decision, at), at)),
  );
};

/**
 * Gives one command for the seat, then queues the same job until the decision is made, so a stop in between loses
 * nothing.
 */
const actFor = async (room: ClockRoom, overdue: Overdue): Promise<void> => {
  const absence = absenceFor(overdue);
  await (absence === 'bot' ? botActs(room, overdue) : standInActs(overdue, absence));
  const { match, deadline, steps } = overdue;
  const { seat, task, due_at: dueAt } = deadline;
  if (decisionOf(match.moment, seat)?.task !== task) return;
  const payload = { match: match.id, seat, task, dueAt, steps: steps + 1 };
  const job = { name: 'deadline', key: deadlineKey(match.id, seat), payload, runAt: room.now() } as const;
  await room.store.transaction(async (db) => {
    const stands = await deadlineOf(db, match.id, seat);
    if (stands?.due_at === dueAt) await room.store.jobs.add(db, job);
  });
};

/** MOT-08: a battle whose time is up is settled as its campaign says; nobody resigns the campaign for it. */
const absenceFor = ({ table, decision }: Overdue): Absence =>
  decision.battle === undefined ? table.settings.absence : 'default';

/** The stand-in's command, or the resignation of whoever missed the deadline (MOT-20). */
const standInActs = ({ match, decision, seen }: Overdue, absence: Absence): Promise<unknown> => {
  const { resignation } = match.door.system;
  const command = absence === 'resign' && resignation !== undefined ? resignation : decision.standIn;
  return match.submit({ seat: decision.seat, seen, commands: [command] });
};

/** The computer player chosen when the match was set up, or the strongest available. */
const botActs = async ({ botActs }: ClockRoom, { match, table, decision }: Overdue): Promise<unknown> => {
  const strongest = (await playersOf(table.system)).at(-1)?.name ?? 'random';
  return botActs(match, decision.seat, table.settings.absenceBot ?? strongest);
};
