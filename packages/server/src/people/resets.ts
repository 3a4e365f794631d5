import type { AppContext } from '../api/appContext.ts';
import { Problem } from '../api/problem.ts';
import { sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';
import { guessesAtName } from './attempts.ts';
import { dropConnections } from './dropConnections.ts';
import { foldName } from './name.ts';
import { hashPassword } from './password.ts';
import { hashOf, newSecret } from './secret.ts';

const HOUR = 60 * 60 * 1000;
const SECRET_BYTES = 32;

/** The account whose password a link may change. */
export interface Holder {
  readonly id: string;
  readonly name: string;
}

/**
 * A link with which its holder can choose a new password, once, within the hour. The token comes after the `#`, so
 * browsers send it to no server and no proxy logs it; the store keeps only its hash.
 */
export const openReset = async (
  db: Queryable,
  at: number,
  person: string,
  origin: string,
): Promise<string> => {
  const token = newSecret(SECRET_BYTES);
  await db.run(sql`delete from resets where expires_at <= ${at}`);
  await db.run(sql`
    insert into resets (token_hash, person, created_at, expires_at)
    values (${hashOf(token)}, ${person}, ${at}, ${at + HOUR})`);
  return `${origin}/reset#${token}`;
};

/** Nobody if the link was used, is too old, or never existed. */
export const holderOf = async (db: Queryable, at: number, token: string): Promise<Holder> => {
  const [row] = await db.all<Holder>(sql`
    select people.id, people.name from resets join people on people.id = resets.person
    where resets.token_hash = ${hashOf(token)} and resets.expires_at > ${at} and people.password is not null`);
  if (row === undefined) throw outOfDate();
  return row;
};

const outOfDate = (): Problem =>
  new Problem(404, 'out-of-date', 'This link has been used or is more than an hour old: ask for a new one.');

/** Ends every session and token of the account, and every other reset link. */
export const usePasswordReset = async (
  context: AppContext,
  token: string,
  password: string,
): Promise<Holder> => {
  const { store, now } = context;
  await holderOf(store, now(), token);
  const hash = await hashPassword(password);
  const holder = await store.transaction(async (db) => {
    const found = await holderOf(db, now(), token);
    await db.run(sql`update people set password = ${hash} where id = ${found.id}`);
    await db.run(sql`delete from sessions where person = ${found.id}`);
    await endResetsOf(db, found.id);
    await db.run(sql`delete from attempts where key = ${guessesAtName(foldName(found.name), undefined).key}`);
    return found;
  });
  dropConnections(context, holder.id);
  return holder;
};

export const endResetsOf = (db: Queryable, person: string): Promise<number> =>
  db.run(sql`delete from resets where person = ${person}`);

/** How many links were sent to somebody in the last hour. */
export const recentResets = async (db: Queryable, at: number, person: string): Promise<number> => {
  const rows = await db.all(
    sql`select 1 as one from resets where person = ${person} and created_at > ${at - HOUR}`,
  );
  return rows.length;
};
