import { MODERATOR, type Seat } from '@warmoot/kernel';
import type { Consequence } from '../matches/liveMatch.ts';
import { type Statement, sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';

/**
 * MOT-02: a match remembers who has been able to see it from which seat. Holding a seat of a match that has begun, or
 * substituting for its holder, counts as having seen it: from then on they can read its sight, news, reports and
 * streams.
 */
export const noteHolders = (match: string): readonly Statement[] => [
  sql`insert into viewers (match, seat, person)
    select match, seat, person from seats where match = ${match} and person is not null
    on conflict (match, seat, person) do nothing`,
  sql`insert into viewers (match, seat, person)
    select match, seat, substitute from seats where match = ${match} and substitute is not null
    on conflict (match, seat, person) do nothing`,
];

/** Somebody who has seen everything: a moderator, or the person who imported the match. */
export const noteSeesAll = (match: string, person: string): Statement =>
  sql`insert into viewers (match, seat, person) values (${match}, ${MODERATOR}, ${person})
    on conflict (match, seat, person) do nothing`;

/** There is something to see from the first line on. */
export const viewersAfter: Consequence = ({ item, table: { id, settings } }) => {
  if (item.kind !== 'setup') return {};
  const { moderator } = settings;
  return { also: [...noteHolders(id), ...(moderator === null ? [] : [noteSeesAll(id, moderator)])] };
};

/** The seats from which each person has been able to see the match. */
export const seatsSeen = async (
  db: Queryable,
  match: string,
): Promise<ReadonlyMap<string, ReadonlySet<Seat>>> => {
  const rows = await db.all<{ seat: Seat; person: string }>(
    sql`select seat, person from viewers where match = ${match} order by person, seat`,
  );
  const seen = new Map<string, Set<Seat>>();
  for (const { seat, person } of rows) seen.set(person, (seen.get(person) ?? new Set()).add(seat));
  return seen;
};
