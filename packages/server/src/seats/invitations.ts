import { randomInt } from 'node:crypto';
import type { Seat } from '@warmoot/kernel';
import { Problem } from '../api/problem.ts';
import { hashOf, newSecret } from '../people/secret.ts';
import { sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';

const LASTS = 30 * 24 * 60 * 60 * 1000;
const SECRET_BYTES = 24;
/** A code to read out and type: short enough to remember, and valid for only a day because it is easier to guess. */
const CODE_LASTS = 24 * 60 * 60 * 1000;
const CODE_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODE_LENGTH = 7;
const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

type Purpose = 'seat' | 'watch' | 'handOver';

/** The link's holder may accept what it offers: a seat or a hand-over once, a spectator's place any number of times. */
export interface Invitation {
  readonly match: string;
  readonly purpose: Purpose;
  readonly seat: Seat | null;
  readonly madeBy: string;
  readonly expiresAt: number;
}

/** The link's secret is shown once, to the person who asked for it. */
export const invite = async (
  db: Queryable,
  at: number,
  { match, purpose, seat, madeBy }: Omit<Invitation, 'expiresAt'>,
  form: 'link' | 'code' = 'link',
): Promise<string> => {
  const secret = form === 'code' ? newCode() : newSecret(SECRET_BYTES);
  const expiresAt = at + (form === 'code' ? CODE_LASTS : LASTS);
  await db.run(sql`
    insert into invitations (token_hash, match, purpose, seat, made_by, created_at, expires_at)
    values (${hashOf(secret)}, ${match}, ${purpose}, ${seat}, ${madeBy}, ${at}, ${expiresAt})`);
  return secret;
};

/** One answer for links that never existed, expired or were used: a stranger need not know which. */
const noSuchInvitation = (): Problem =>
  new Problem(
    404,
    'no-such-invitation',
    'This invitation is not valid, or it has been used: ask for a new one.',
  );

export const invitationOf = async (db: Queryable, at: number, secret: string): Promise<Invitation> => {
  const [row] = await db.all<Invitation>(sql`
    select match, purpose, seat, made_by as "madeBy", expires_at as "expiresAt" from invitations
    where token_hash = ${hashOf(secret)} and taken_by is null and expires_at > ${at}`);
  if (row === undefined) throw noSuchInvitation();
  return row;
};

/** Runs in the transaction that gives the seat: if two people follow one link, one is too late. */
export const redeemInvitation = async (
  db: Queryable,
  at: number,
  secret: string,
  person: string,
): Promise<void> => {
  const used = await db.run(sql`
    update invitations set taken_by = ${person}
    where token_hash = ${hashOf(secret)} and taken_by is null and expires_at > ${at}`);
  if (used === 0) throw noSuchInvitation();
};

/** All unused links that somebody made for a match. */
export const withdraw = (db: Queryable, match: string, madeBy: string): Promise<number> =>
  db.run(sql`delete from invitations where match = ${match} and made_by = ${madeBy} and taken_by is null`);

export const addWatcher = (db: Queryable, match: string, person: string): Promise<number> =>
  db.run(sql`
    insert into watchers (match, person) values (${match}, ${person}) on conflict (match, person) do nothing`);
