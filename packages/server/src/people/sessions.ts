import { sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';
import type { Person } from './person.ts';
import { hashOf, newId, newSecret } from './secret.ts';

const DAY = 24 * 60 * 60 * 1000;
const IDLE = 90 * DAY;
/** The use of a session is saved at most this often. */
const WRITTEN_EVERY = 60 * 60 * 1000;
const SECRET_BYTES = 32;
const LOOKS_LIKE_A_TOKEN = /^[\w-]{43}$/;

/** A browser keeps its token in a cookie; a program sends its own with each request. Neither works as the other. */
export type SessionKind = 'page' | 'program';

/** The credential a client presents. */
export interface Token {
  readonly kind: SessionKind;
  readonly secret: string;
}

export const looksLikeToken = ({ secret }: Token): boolean => LOOKS_LIKE_A_TOKEN.test(secret);

export interface Session {
  readonly id: string;
  readonly kind: SessionKind;
  /** The browser or program, by its own description. */
  readonly agent: string;
  readonly createdAt: number;
  readonly seenAt: number;
}

/** The secret is shown once, to its bearer. */
export interface NewSession {
  readonly id: string;
  readonly secret: string;
}

export const openSession = async (
  db: Queryable,
  at: number,
  person: string,
  kind: SessionKind,
  agent: string,
): Promise<NewSession> => {
  const id = newId();
  const secret = newSecret(SECRET_BYTES);
  await db.run(sql`delete from sessions where person = ${person} and expires_at <= ${at}`);
  await db.run(sql`
    insert into sessions (token_hash, id, person, kind, agent, created_at, seen_at, expires_at)
    values (${hashOf(secret)}, ${id}, ${person}, ${kind}, ${agent}, ${at}, ${at}, ${at + IDLE})`);
  return { id, secret };
};

interface BearerRow {
  readonly id: string;
  readonly name: string;
  readonly is_guest: number;
  readonly seen_at: number;
}

/** The owner of this token: nobody if it was never issued, was revoked, or was unused for too long. */
export const bearerOf = async (db: Queryable, at: number, token: Token): Promise<Person | undefined> => {
  const hash = hashOf(token.secret);
  const [row] = await db.all<BearerRow>(sql`
    select people.id, people.name, case when people.password is null then 1 else 0 end as is_guest, sessions.seen_at
    from sessions join people on people.id = sessions.person
    where sessions.token_hash = ${hash} and sessions.kind = ${token.kind} and sessions.expires_at > ${at}`);
  if (row === undefined) return undefined;
  if (at - row.seen_at >= WRITTEN_EVERY)
    await db.run(
      sql`update sessions set seen_at = ${at}, expires_at = ${at + IDLE} where token_hash = ${hash}`,
    );
  return { id: row.id, name: row.name, isGuest: row.is_guest === 1 };
};

export const sessionsOf = (db: Queryable, at: number, person: string): Promise<Session[]> =>
  db.all<Session>(sql`
    select id, kind, agent, created_at as "createdAt", seen_at as "seenAt" from sessions
    where person = ${person} and expires_at > ${at} order by seen_at desc, id`);

export const sessionIdOf = async (db: Queryable, { secret }: Token): Promise<string | undefined> => {
  const [row] = await db.all<{ id: string }>(
    sql`select id from sessions where token_hash = ${hashOf(secret)}`,
  );
  return row?.id;
};

export const endSession = (db: Queryable, { secret }: Token): Promise<number> =>
  db.run(sql`delete from sessions where token_hash = ${hashOf(secret)}`);

/** Only this person's sessions: another person's session id ends nothing. */
export const endSessionOf = (db: Queryable, person: string, id: string): Promise<number> =>
  db.run(sql`delete from sessions where person = ${person} and id = ${id}`);

/** Ends all sessions, except one named by its id. */
export const endSessionsOf = (db: Queryable, person: string, kept: string): Promise<number> =>
  db.run(sql`delete from sessions where person = ${person} and id <> ${kept}`);
