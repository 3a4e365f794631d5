import type { Handlers, Job } from '../jobs/jobs.ts';
import { foldName } from '../people/name.ts';
import { openReset, recentResets } from '../people/resets.ts';
import { hashOf } from '../people/secret.ts';
import { sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';
import { Undeliverable } from './mailer.ts';
import { mailOf } from './mailOf.ts';
import type { PostRoom } from './postRoom.ts';
import { type Recipient, recipientOf } from './readers.ts';
import { resetWords } from './wording.ts';

const HOUR = 3_600_000;
/** Several accounts may share an address, but its mailbox must not be flooded. */
const MAX_ACCOUNTS = 5;
const MAX_PER_HOUR = 3;

interface Asked {
  readonly who: string;
  readonly at: number;
}

/** The job looks the account up later, so the request takes as long for a name that does not exist. */
export const resetJob = (who: string, at: number): Job => ({
  name: 'reset',
  key: `reset:${hashOf(foldName(who))}`,
  payload: { who, at },
  runAt: at,
});

export const resetHandlers = (room: PostRoom): Handlers => ({
  reset: async (payload) => {
    const { who, at } = payload as unknown as Asked;
    if (room.mailer === undefined || room.now() > at + HOUR) return;
    for (const person of await accountsOf(room.store, who)) await sendLink(room, person);
  },
});

/** Accounts with this name or address whose address is confirmed. */
const accountsOf = async (db: Queryable, who: string): Promise<readonly string[]> => {
  const rows = await db.all<{ id: string }>(sql`
    select people.id from people
    where people.password is not null
      and (people.folded_name = ${foldName(who)} or lower(people.email) = ${who.toLowerCase()})
      and exists (select 1 from subscriptions where subscriptions.person = people.id
        and subscriptions.kind = 'mail' and subscriptions.target = people.email)
    order by people.created_at, people.id limit ${MAX_ACCOUNTS}`);
  return rows.map(({ id }) => id);
};

/** The token is created here, not with the request: it is only in the e-mail, never in a job or a backup. */
const sendLink = async (room: PostRoom, person: string): Promise<void> => {
  const { store, settings } = room;
  const reader = await recipientOf(store, person, settings.origins[0]);
  if (reader === undefined) return;
  const link = await newLink(room, person, reader.origin);
  if (link !== undefined) await sendMail(room, reader, link);
};

/** Counted and created in one transaction: requests by name and by address may be carried out at the same time. */
const newLink = ({ store, now }: PostRoom, person: string, origin: string): Promise<string | undefined> =>
  store.transaction(async (db) => {
    const isEnough = (await recentResets(db, now(), person)) >= MAX_PER_HOUR;
    return isEnough ? undefined : openReset(db, now(), person, origin);
  });

const sendMail = async (
  { mailer, settings, log }: PostRoom,
  reader: Recipient,
  link: string,
): Promise<void> => {
  const notification = { key: `reset:${hashOf(link)}`, kind: 'reset', ...resetWords(reader, link) } as const;
  const host = new URL(reader.origin).hostname;
  const envelope = { from: settings.mailFrom, to: reader.email as string, host, unsubscribe: null };
  try {
    await mailer?.send(mailOf(notification, envelope));
  } catch (problem) {
    if (!(problem instanceof Undeliverable)) throw problem;
    log.warn({ person: reader.id }, 'a link for a new password could not be delivered');
  }
};
