import { MODERATOR, type Seat, SPECTATOR, say } from '@warmoot/kernel';
import type { AppContext } from '../api/appContext.ts';
import { conflict, notAllowed } from '../api/problem.ts';
import { seatsOf } from '../matches/access.ts';
import type { LiveMatch } from '../matches/liveMatch.ts';
import type { Table } from '../matches/table.ts';
import type { Person } from '../people/person.ts';
import { doesCount } from '../ratings/ratedTable.ts';
import { changeTable } from '../seats/changeTable.ts';
import type { Queryable } from '../store/store.ts';
import { carryOut, type Deadline, deadlineOf, HOUR, keepDeadline } from './deadlines.ts';

/**
 * The match's creator or moderator gives a seat more time. Returns the new deadline, or null while the match is paused.
 */
export const giveTime = async (
  context: AppContext,
  match: LiveMatch,
  person: Person,
  seat: Seat,
  hours: number,
): Promise<number | null> => {
  const { table } = match;
  if (doesCount(table.settings))
    throw notAllowed('This match is rated: nobody can be given more time (MOT-20).');
  if (table.owner !== person.id && table.settings.moderator !== person.id)
    throw notAllowed('Only the creator of this match or its moderator can give more time.');
  if (!knowsOf(match, person, seat)) throw nothingOpen(seat);
  return changing(context, match, seat, async (db) => {
    const deadline = await deadlineOf(db, table.id, seat);
    if (deadline === undefined) throw nothingOpen(seat);
    const later = withMore(deadline, Math.round(hours * HOUR));
    await carryOut(db, context.store.jobs, keepDeadline(table, later, context.now()));
    return later.due_at;
  });
};

/** The table's number does not change for a decision that only its owner may know of. */
const changing = <T>(
  context: AppContext,
  match: LiveMatch,
  seat: Seat,
  work: (db: Queryable) => Promise<T>,
): Promise<T> =>
  match.sightOf(SPECTATOR).open.some((decision) => decision.seat === seat)
    ? changeTable(context, match.id, work)
    : context.store.transaction(work);

/** Offering time must not reveal a decision that only its owner may know of. */
const knowsOf = (match: LiveMatch, person: Person, seat: Seat): boolean =>
  sightsOf(match.table, person).some((own) =>
    match.sightOf(own).open.some((decision) => decision.seat === seat),
  );

const sightsOf = (table: Table, person: Person): readonly Seat[] => {
  const own = seatsOf(table, person);
  if (own.includes(MODERATOR)) return [MODERATOR];
  return own.length === 0 ? [SPECTATOR] : own;
};

const nothingOpen = (seat: Seat) =>
  conflict(say`${seat} has no open decision that could be given more time.`);

const withMore = (deadline: Deadline, more: number): Deadline => {
  const { due_at, left_ms } = deadline;
  if (due_at !== null) return { ...deadline, due_at: due_at + more };
  if (left_ms !== null) return { ...deadline, left_ms: left_ms + more };
  throw conflict('This decision has no deadline.');
};
