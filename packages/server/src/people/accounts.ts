import { randomInt } from 'node:crypto';
import { asItIs, say } from '@warmoot/kernel';
import type { AppContext } from '../api/appContext.ts';
import { conflict, Problem } from '../api/problem.ts';
import { sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';
import {
  accountsFrom,
  attempt,
  guessesAtName,
  guessesFrom,
  guestsFrom,
  type Limit,
  resetFailures,
  senderOf,
} from './attempts.ts';
import { dropConnections } from './dropConnections.ts';
import { browserMarkOf, forgetAll, remember } from './knownBrowsers.ts';
import { foldName } from './name.ts';
import { hashPassword, isPassword } from './password.ts';
import type { Person } from './person.ts';
import { endResetsOf } from './resets.ts';
import { newId } from './secret.ts';
import { endSession, openSession } from './sessions.ts';
import { FIRST_SETTINGS } from './settings.ts';
import type { Visitor } from './visitor.ts';

export interface Account {
  readonly name: string;
  readonly password: string;
  readonly email: string | null;
}

/** A person who is now signed in, and the secret for their cookie. */
export interface SignedIn {
  readonly id: string;
  readonly secret: string;
}

const nameTaken = (name: string): Problem =>
  conflict(say`The name "${asItIs(name)}" belongs to an account: choose another, or sign in if it is yours.`);

/** Does the work if no account, open or closed, has this name; the person's own does not count. */
export const withFreeName = <T>(
  { store }: AppContext,
  name: string,
  person: string,
  work: (db: Queryable) => Promise<T>,
): Promise<T> =>
  store.transaction(async (db) => {
    const folded = foldName(name);
    const others = await db.all(sql`
      select id from people where folded_name = ${folded} and id <> ${person}
      union all select folded_name from reserved_names where folded_name = ${folded}`);
    if (others.length > 0) throw nameTaken(name);
    return work(db);
  });

/** Creates a guest, who can play at once. A guest's name must not look like an account's. */
export const beginAsGuest = async (
  context: AppContext,
  visitor: Visitor,
  requestedName?: string,
): Promise<SignedIn> => {
  const { store, now } = context;
  const sender = senderOf(visitor.ip);
  if (sender !== undefined) await attempt(store, now(), [guestsFrom(sender)]);
  const id = newId();
  const name = requestedName ?? `Guest ${randomInt(1000, 10_000)}`;
  const made = await withFreeName(context, name, id, async (db) => {
    await addPerson(db, now(), id, name);
    return signedIn(db, now(), id, visitor);
  });
  dropFormerPerson(context, visitor);
  return made;
};

const addPerson = (db: Queryable, at: number, id: string, name: string): Promise<number> =>
  db.run(sql`
    insert into people (id, name, settings, created_at)
    values (${id}, ${name}, ${JSON.stringify(FIRST_SETTINGS)}, ${at})`);

/** A new secret at every sign-in: one planted in the browser beforehand opens nothing. */
const signedIn = async (
  db: Queryable,
  at: number,
  id: string,
  { token, agent }: Visitor,
): Promise<SignedIn> => {
  if (token?.kind === 'page') await endSession(db, token);
  const { secret } = await openSession(db, at, id, 'page', agent);
  return { id, secret };
};

/** This browser no longer acts for the person it was signed in as. */
const dropFormerPerson = (context: AppContext, { person }: Visitor): void => {
  if (person !== undefined) dropConnections(context, person.id);
};

/** A guest becomes an account and keeps everything; all the guest's tokens end, whoever holds them. */
export const makeAccount = async (
  context: AppContext,
  visitor: Visitor,
  account: Account,
): Promise<SignedIn> => {
  const { store, now } = context;
  if (visitor.person?.isGuest === false) throw conflict('You are already signed in to an account.');
  const sender = senderOf(visitor.ip);
  if (sender !== undefined) await attempt(store, now(), [accountsFrom(sender)]);
  const password = await hashPassword(account.password);
  const id = visitor.person?.id ?? newId();
  const made = await withFreeName(context, account.name, id, async (db) => {
    if (visitor.person === undefined) await addPerson(db, now(), id, account.name);
    const { name, email } = account;
    await db.run(sql`
      update people set name = ${name}, folded_name = ${foldName(name)}, password = ${password}, email = ${email}
      where id = ${id} and password is null`);
    await db.run(sql`delete from sessions where person = ${id}`);
    await remember(db, now(), id, visitor);
    return signedIn(db, now(), id, visitor);
  });
  dropFormerPerson(context, visitor);
  return made;
};

const wrongPair = (): Problem =>
  new Problem(401, 'wrong-password', 'There is no account with this name and password.');

/** The same answer after the same work, whether or not the name exists. */
export const signIn = async (
  context: AppContext,
  visitor: Visitor,
  name: string,
  password: string,
): Promise<SignedIn> => {
  const [row] = await context.store.all<{ id: string; password: string | null }>(
    sql`select id, password from people where folded_name = ${foldName(name)}`,
  );
  const knownBy = await browserMarkOf(context.store, context.now(), row?.id, visitor);
  const isRight = await guess(
    context,
    visitor.ip,
    guessesAtName(foldName(name), knownBy),
    password,
    row?.password,
  );
  if (!isRight || row === undefined) throw wrongPair();
  const made = await context.store.transaction(async (db) => {
    await remember(db, context.now(), row.id, visitor);
    return signedIn(db, context.now(), row.id, visitor);
  });
  dropFormerPerson(context, visitor);
  return made;
};

/** A guess counts before it is checked, against the name and the address. */
const guess = async (
  { store, now }: AppContext,
  ip: string,
  atName: Limit,
  password: string,
  stored: string | null | undefined,
): Promise<boolean> => {
  const at = now();
  const sender = senderOf(ip);
  const from = sender === undefined ? undefined : guessesFrom(sender);
  await attempt(store, at, from === undefined ? [atName] : [from, atName]);
  const isRight = await isPassword(password, stored);
  if (isRight) await resetFailures(store, at, atName, from);
  return isRight;
};

/**
 * A signed-in person must prove who they are again before anything irreversible; strangers' guesses do not count here.
 */
export const reauthenticate = async (
  context: AppContext,
  { id, name }: Person,
  ip: string,
  password: string,
): Promise<void> => {
  const [row] = await context.store.all<{ password: string | null }>(
    sql`select password from people where id = ${id}`,
  );
  if (await guess(context, ip, guessesAtName(foldName(name), 'signed in'), password, row?.password)) return;
  throw new Problem(403, 'wrong-password', 'That is not your password.');
};

export const changePassword = async (
  context: AppContext,
  person: Person,
  password: string,
): Promise<void> => {
  const hash = await hashPassword(password);
  await context.store.transaction(async (db) => {
    await db.run(sql`update people set password = ${hash} where id = ${person.id} and password is not null`);
    await endResetsOf(db, person.id);
    await forgetAll(db, person.id);
  });
};
