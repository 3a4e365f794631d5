import type { House } from '../api/house.ts';
import { signInFirst } from '../api/problem.ts';
import type { Person } from '../people/person.ts';
import { type Statement, sql } from '../store/statement.ts';
import { chairFor, seatsOf } from './access.ts';
import { lookAt } from './lookAt.ts';
import type { Table } from './table.ts';
import { optionsSeen } from './tableSeen.ts';

export interface Listing {
  readonly which: 'mine' | 'open' | 'watch';
  readonly before?: number | undefined;
  readonly limit: number;
}

/** A match in a list. */
export interface MatchListed {
  readonly id: string;
  readonly system: string;
  readonly title: string;
  readonly status: Table['status'];
  readonly options: unknown;
  /** When something public last happened; a secret act does not change it. */
  readonly movedAt: number;
  readonly chairs: readonly { seat: string; name: string | null; bot: string | null; isOpen: boolean }[];
  readonly yours: readonly string[];
  /** The match is waiting for the asker. */
  readonly isYourTurn: boolean;
  /** Why one of the asker's own matches cannot go on, in one sentence. */
  readonly halted: string | null;
}

/** Newest first. */
export const listMatches = async (
  house: House,
  person: Person | undefined,
  listing: Listing,
): Promise<MatchListed[]> => {
  const rows = await house.store.all<{ id: string; moved_at: number }>(statementFor(person, listing));
  const listed = await Promise.all(rows.map(({ id, moved_at }) => matchListed(house, person, id, moved_at)));
  return listed.filter((match) => match !== undefined);
};

const statementFor = (person: Person | undefined, { which, before, limit }: Listing): Statement => {
  const until = before ?? Number.MAX_SAFE_INTEGER;
  if (which === 'open')
    return sql`select id, moved_at from matches
      where status = ${'gathering'} and visibility = ${'open'} and moved_at < ${until}
      order by moved_at desc limit ${limit}`;
  if (which === 'watch')
    return sql`select id, moved_at from matches
      where status <> ${'gathering'} and visibility = ${'open'} and moved_at < ${until}
      order by moved_at desc limit ${limit}`;
  if (person === undefined) throw signInFirst();
  return sql`select id, moved_at from matches
    where moved_at < ${until} and (owner = ${person.id} or id in
      (select match from seats where person = ${person.id} or substitute = ${person.id}))
    order by moved_at desc limit ${limit}`;
};

const matchListed = async (
  house: House,
  person: Person | undefined,
  id: string,
  movedAt: number,
): Promise<MatchListed | undefined> => {
  const table = await house.matches.table(id);
  if (table === undefined) return undefined;
  const yours = seatsOf(table, person);
  return {
    id,
    system: table.system,
    title: table.title,
    status: table.status,
    options: await optionsSeen(table, chairFor(table, person, undefined)),
    movedAt,
    chairs: table.chairs.map(({ seat, personName, bot, person: who }) => ({
      seat,
      name: personName,
      bot,
      isOpen: who === null && bot === null,
    })),
    yours,
    ...(await standingOf(house, table, yours)),
  };
};

const standingOf = async (
  house: House,
  { id, status }: Table,
  yours: readonly string[],
): Promise<Pick<MatchListed, 'isYourTurn' | 'halted'>> => {
  if (yours.length === 0 || (status !== 'playing' && status !== 'paused'))
    return { isYourTurn: false, halted: null };
  const { live, halted } = await lookAt(house.matches, id);
  const isWaitedFor = (seat: string) => live?.sightOf(seat).open.some((decision) => decision.seat === seat);
  return {
    isYourTurn: status === 'playing' && halted === null && yours.some(isWaitedFor),
    halted: halted?.says ?? null,
  };
};
