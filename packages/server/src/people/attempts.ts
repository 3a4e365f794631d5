import { isIPv4 } from 'node:net';
import { say } from '@warmoot/kernel';
import { Problem } from '../api/problem.ts';
import { sql } from '../store/statement.ts';
import type { Queryable, Store } from '../store/store.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Something that may be tried only a limited number of times. */
export interface Limit {
  readonly key: string;
  /** When it may be tried again, given the attempts of the last day, oldest first. */
  readonly opensAt: (times: readonly number[]) => number;
}

/** A few attempts are free; after each further one the wait doubles. */
const growing =
  (free: number, first: number, most: number): Limit['opensAt'] =>
  (times) =>
    times.length < free
      ? 0
      : (times.at(-1) as number) + Math.min(most, first * 2 ** Math.min(30, times.length - free));

/** At most this many within an hour. */
const hourly =
  (most: number): Limit['opensAt'] =>
  (times) =>
    times.length < most ? 0 : (times.at(-most) as number) + HOUR;

type LimitFor = (who: string) => Limit;
/**
 * All strangers share one lock on a name. A browser or address that the account knows has its own lock, so that guesses
 * made elsewhere cannot keep the owner out.
 */
export const guessesAtName = (name: string, knownBy: string | undefined): Limit => ({
  key: knownBy === undefined ? `guess name ${name}` : `guess name ${name} ${knownBy}`,
  opensAt: growing(5, 30 * SECOND, 15 * MINUTE),
});
export const guessesFrom: LimitFor = (address) => ({
  key: `guess from ${address}`,
  opensAt: growing(20, 30 * SECOND, HOUR),
});
export const guestsFrom: LimitFor = (address) => ({ key: `guest from ${address}`, opensAt: hourly(60) });
export const accountsFrom: LimitFor = (address) => ({ key: `account from ${address}`, opensAt: hourly(10) });

/**
 * The address that counts: for IPv6 the network, because a household has all of it. Requests from this machine are not
 * counted: an untrusted proxy there speaks for everybody.
 */
export const senderOf = (ip: string): string | undefined => {
  const plain = ip.replace(/^::ffff:/i, '');
  if (plain === '::1' || plain.startsWith('127.')) return undefined;
  return isIPv4(plain) ? plain : networkOf(plain);
};

const networkOf = (ip: string): string => {
  const [head = '', tail = ''] = ip.replace(/%.*$/, '').split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === '' ? [] : tail.split(':');
  const zeros = ip.includes('::') ? Array.from({ length: 8 - first.length - last.length }, () => '0') : [];
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
};

/**
 * Records the attempt before it is made, so that a hundred at once count as a hundred; refuses if there were too many.
 * Attempts dated in the future come from before the clock was set back, and lock nobody out.
 */
export const attempt = (store: Store, at: number, limits: readonly Limit[]): Promise<void> =>
  store.transaction(async (db) => {
    await db.run(sql`delete from attempts where at <= ${at - DAY} or at > ${at + MINUTE}`);
    for (const limit of limits) await checkLimit(db, at, limit);
    for (const { key } of limits) await db.run(sql`insert into attempts (key, at) values (${key}, ${at})`);
  });

const checkLimit = async (db: Queryable, at: number, { key, opensAt }: Limit): Promise<void> => {
  const rows = await db.all<{ at: number }>(sql`select at from attempts where key = ${key} order by at`);
  const opens = opensAt(rows.map((row) => row.at));
  if (opens > at) throw tooOften(opens - at);
};

export const tooOften = (wait: number): Problem =>
  new Problem(429, 'too-many', say`Too many attempts: try again in ${inWords(wait)}.`, {
    retryAfterSeconds: Math.ceil(wait / SECOND),
  });

const inWords = (wait: number): string => {
  if (wait <= SECOND) return say`1 second`;
  return wait <= MINUTE ? say`${Math.ceil(wait / SECOND)} seconds` : say`${Math.ceil(wait / MINUTE)} minutes`;
};

/** The password was right: this attempt does not count, and earlier failures are forgotten. */
export const resetFailures = async (
  store: Store,
  at: number,
  name: Limit,
  from: Limit | undefined,
): Promise<void> => {
  await store.run(sql`delete from attempts where key = ${name.key}`);
  if (from !== undefined) await store.run(sql`delete from attempts where key = ${from.key} and at = ${at}`);
};
