import { deletePerson, FORMER_PLAYER } from '../people/leaving.ts';
import { foldName } from '../people/name.ts';
import { openReset } from '../people/resets.ts';
import { sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';
import { AdminFault, type AdminRoom } from './room.ts';

interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly is_account: number;
  readonly email: string | null;
  readonly created_at: number;
  readonly seen_at: number | null;
  readonly seats: number;
}

export interface ListedPerson {
  readonly id: string;
  readonly name: string;
  readonly isGuest: boolean;
  readonly email: string | null;
  readonly createdAt: number;
  /** Null if they are not signed in anywhere. */
  readonly seenAt: number | null;
  readonly seats: number;
}

export interface PersonDetails extends ListedPerson {
  readonly isEmailConfirmed: boolean;
  readonly sessions: number;
  readonly tables: readonly TableOfPerson[];
  /** Open abuse reports about them. */
  readonly openReports: number;
}

interface TableOfPerson {
  readonly id: string;
  readonly title: string;
  readonly status: string;
  readonly seat: string;
}

const listed = (row: PersonRow): ListedPerson => ({
  id: row.id,
  name: row.name,
  isGuest: row.is_account === 0,
  email: row.email,
  createdAt: row.created_at,
  seenAt: row.seen_at,
  seats: row.seats,
});

/** A search pattern that finds the typed text anywhere in a name. */
export const containing = (text: string): string =>
  `%${text.toLowerCase().replace(/[!%_]/g, (sign) => `!${sign}`)}%`;

/** Most recently seen first. */
export const listPeople = async (
  { store }: AdminRoom,
  search: string,
  limit: number,
): Promise<ListedPerson[]> => {
  const pattern = containing(search);
  const rows = await store.all<PersonRow>(sql`
    select people.id, people.name, case when people.password is null then 0 else 1 end as is_account, people.email,
      people.created_at, (select max(seen_at) from sessions where sessions.person = people.id) as seen_at,
      (select count(*) from seats where seats.person = people.id) as seats
    from people
    where lower(people.name) like ${pattern} escape '!' or lower(people.email) like ${pattern} escape '!'
    order by coalesce((select max(seen_at) from sessions where sessions.person = people.id), people.created_at) desc,
      people.id
    limit ${limit}`);
  return rows.map(listed);
};

/** Finds a person by id, by account name, or by a guest's name if only one guest has it. */
const findPerson = async (db: Queryable, who: string): Promise<ListedPerson> => {
  const rows = await db.all<PersonRow>(sql`
    select people.id, people.name, case when people.password is null then 0 else 1 end as is_account, people.email,
      people.created_at, (select max(seen_at) from sessions where sessions.person = people.id) as seen_at,
      (select count(*) from seats where seats.person = people.id) as seats
    from people where people.id = ${who} or people.folded_name = ${foldName(who)} or people.name = ${who}
    order by people.created_at, people.id`);
  const [row] = rows.filter(({ id }) => id === who).concat(rows);
  if (row === undefined)
    throw new AdminFault(`There is nobody called "${who}"; "warmoot admin people" lists names and ids.`);
  if (rows.length > 1 && row.id !== who)
    throw new AdminFault(
      `${rows.length} people are called "${who}"; give one of these ids: ${rows.map(idText).join(', ')}.`,
    );
  return listed(row);
};

const idText = ({ id, is_account }: PersonRow): string => `${id} (${is_account === 1 ? 'account' : 'guest'})`;

export const showPerson = async ({ store }: AdminRoom, who: string): Promise<PersonDetails> => {
  const person = await findPerson(store, who);
  const { id } = person;
  const tables = await store.all<TableOfPerson>(sql`
    select matches.id, matches.title, matches.status, seats.seat from seats
    join matches on matches.id = seats.match where seats.person = ${id} order by matches.moved_at desc, seats.seat`);
  const count = async (rows: Promise<unknown[]>): Promise<number> => (await rows).length;
  return {
    ...person,
    tables,
    isEmailConfirmed:
      (await count(
        store.all(sql`select 1 as one from subscriptions
      where person = ${id} and kind = 'mail' and target = ${person.email}`),
      )) > 0,
    sessions: await count(store.all(sql`select 1 as one from sessions where person = ${id}`)),
    openReports: await count(
      store.all(sql`select 1 as one from abuse_reports where person = ${id} and settled_at is null`),
    ),
  };
};

/** A closed account's name stays taken, so that nobody comes back under it; the operator can free it. */
export const closeAccount = async (
  room: AdminRoom,
  who: string,
  removesChat: boolean,
): Promise<ListedPerson> => {
  const person = await findPerson(room.store, who);
  await deletePerson(room, person.id, async (db) => {
    if (!person.isGuest) await reserveName(db, person.name, room.now());
    if (removesChat) await blankChat(db, person.id);
  });
  return person;
};

const reserveName = (db: Queryable, name: string, at: number): Promise<number> =>
  db.run(sql`insert into reserved_names (folded_name, at) values (${foldName(name)}, ${at})
    on conflict (folded_name) do nothing`);

const blankChat = (db: Queryable, person: string): Promise<number> =>
  db.run(
    sql`update chat set text = ${'(removed by the operator)'}, name = ${FORMER_PLAYER} where person = ${person}`,
  );

export const freeName = async ({ store }: AdminRoom, name: string): Promise<{ readonly name: string }> => {
  const freed = await store.run(sql`delete from reserved_names where folded_name = ${foldName(name)}`);
  if (freed === 0) throw new AdminFault(`The name "${name}" is not reserved.`);
  return { name };
};

export interface CreatedReset {
  readonly name: string;
  readonly link: string;
}

/** The operator passes the link on and never learns the password. */
export const makeReset = async ({ store, now, settings }: AdminRoom, who: string): Promise<CreatedReset> => {
  const person = await findPerson(store, who);
  if (person.isGuest) throw new AdminFault(`"${person.name}" is a guest and has no password.`);
  const link = await store.transaction((db) => openReset(db, now(), person.id, settings.origins[0]));
  return { name: person.name, link };
};
