import { type ChatLine, linesReadableBy } from '../chat/chatLog.ts';
import type { Listener } from '../chat/listener.ts';
import { newId } from '../people/secret.ts';
import { sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';

/** What is reported: something said, what somebody calls themselves, or how somebody plays. */
type Offence = 'chat' | 'name' | 'player';

/** A chat line as it was when somebody reported it. */
export interface Quoted {
  readonly name: string;
  readonly text: string;
  readonly at: number;
  /** Whether this is the reported line. */
  readonly isReported: boolean;
}

export interface AbuseReport {
  readonly id: string;
  readonly offence: Offence;
  readonly match: string;
  readonly title: string;
  readonly reporter: string;
  readonly reporterName: string;
  readonly person: string;
  readonly name: string;
  /** The line or the seat reported, so that nobody reports the same thing twice. */
  readonly place: string;
  readonly reason: string;
  readonly context: readonly Quoted[];
  readonly at: number;
  readonly settledAt: number | null;
  readonly note: string | null;
}

export type NewReport = Omit<AbuseReport, 'id' | 'settledAt' | 'note'>;

/** Repeating a report while the first is open changes nothing. */
export const addReport = async (db: Queryable, report: NewReport): Promise<void> => {
  const { offence, match, title, reporter, reporterName, person, name, place, reason, context, at } = report;
  const same = await db.all(sql`
    select id from abuse_reports where reporter = ${reporter} and match = ${match} and offence = ${offence}
      and place = ${place} and person = ${person} and settled_at is null`);
  if (same.length > 0) return;
  await db.run(sql`
    insert into abuse_reports (id, offence, match, title, reporter, reporter_name, person, name, place, reason,
      context, at)
    values (${newId()}, ${offence}, ${match}, ${title}, ${reporter}, ${reporterName}, ${person}, ${name}, ${place},
      ${reason}, ${JSON.stringify(context)}, ${at})`);
};

interface ReportRow extends Omit<AbuseReport, 'context'> {
  readonly context: string;
}

/** Newest first. */
export const reportsIn = async (
  db: Queryable,
  withSettled: boolean,
  limit: number,
): Promise<AbuseReport[]> => {
  const rows = await db.all<ReportRow>(sql`
    select id, offence, match, title, reporter, reporter_name as "reporterName", person, name, place, reason,
      context, at, settled_at as "settledAt", note
    from abuse_reports where settled_at is null or ${withSettled ? 1 : 0} = 1
    order by at desc, id limit ${limit}`);
  return rows.map((row) => ({ ...row, context: JSON.parse(row.context) as Quoted[] }));
};

/** Returns 0 if no report with this id is open. */
export const settleReport = (db: Queryable, id: string, note: string | null, at: number): Promise<number> =>
  db.run(sql`
    update abuse_reports set settled_at = ${at}, note = ${note} where id = ${id} and settled_at is null`);

const LINES_BEFORE = 6;
const LINES_AFTER = 4;

export const chatLine = async (
  db: Queryable,
  listener: Listener,
  number: number,
): Promise<ChatLine | undefined> => (await linesReadableBy(db, listener, { after: number - 1, limit: 1 }))[0];

/**
 * The chat around a line as the reporter can read it, or the latest chat if no line is given. Private chat is quoted only
 * if the line belongs to it (MOT-11).
 */
export const linesAround = async (
  db: Queryable,
  listener: Listener,
  reported: ChatLine | null,
): Promise<Quoted[]> => {
  const last = reported === null ? Number.MAX_SAFE_INTEGER : reported.number + LINES_AFTER;
  const heard = await linesReadableBy(db, listener, { last, limit: Number.MAX_SAFE_INTEGER });
  return heard
    .filter((line) => line.to.length === 0 || (reported !== null && isSameTalk(line, reported)))
    .slice(-(LINES_BEFORE + 1 + LINES_AFTER))
    .map(({ name, text, at, line }) => ({ name, text, at, isReported: line === reported?.line }));
};

/** Whether the same seats read both lines. */
const isSameTalk = (one: ChatLine, other: ChatLine): boolean => {
  const readers = new Set([other.from, ...other.to]);
  return one.to.length === other.to.length && [one.from, ...one.to].every((seat) => readers.has(seat));
};
