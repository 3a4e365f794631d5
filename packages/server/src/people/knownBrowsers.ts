import { sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';
import { senderOf } from './attempts.ts';
import { hashOf } from './secret.ts';
import type { Visitor } from './visitor.ts';

const DAY = 24 * 60 * 60 * 1000;
const REMEMBERED_FOR = 180 * DAY;

/** How we recognise a visitor: first by the browser's own secret, then by the address, which others may share. */
const marksOf = ({ ip, browser }: Visitor): string[] => {
  const sender = senderOf(ip);
  return [
    ...(browser === undefined ? [] : [`browser ${hashOf(browser)}`]),
    ...(sender === undefined ? [] : [`from ${sender}`]),
  ];
};

/** The mark by which an account knows this visitor; undefined for a stranger or an unknown name. */
export const browserMarkOf = async (
  db: Queryable,
  at: number,
  person: string | undefined,
  visitor: Visitor,
): Promise<string | undefined> => {
  if (person === undefined) return undefined;
  for (const mark of marksOf(visitor)) {
    const rows = await db.all(sql`select 1 as one from acquaintances
      where person = ${person} and mark = ${mark} and seen_at > ${at - REMEMBERED_FOR}`);
    if (rows.length > 0) return mark;
  }
  return undefined;
};

/** Called after a sign-in with the right password from here. */
export const remember = async (
  db: Queryable,
  at: number,
  person: string,
  visitor: Visitor,
): Promise<void> => {
  await db.run(sql`delete from acquaintances where person = ${person} and seen_at <= ${at - REMEMBERED_FOR}`);
  for (const mark of marksOf(visitor))
    await db.run(sql`insert into acquaintances (person, mark, seen_at) values (${person}, ${mark}, ${at})
      on conflict (person, mark) do update set seen_at = excluded.seen_at`);
};

/** Called when the password has changed, perhaps because somebody else knew it. */
export const forgetAll = (db: Queryable, person: string): Promise<number> =>
  db.run(sql`delete from acquaintances where person = ${person}`);
