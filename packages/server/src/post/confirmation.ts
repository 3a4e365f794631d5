import { API } from '../api/app.ts';
import type { AppContext } from '../api/appContext.ts';
import { conflict, Problem } from '../api/problem.ts';
import { attempt, type Limit } from '../people/attempts.ts';
import { newId, newSecret } from '../people/secret.ts';
import { sql } from '../store/statement.ts';
import { deliveryJob } from './dispatch.ts';
import type { Notification } from './notification.ts';
import { type Recipient, recipientOf } from './readers.ts';
import {
  addSubscription,
  type Subscription,
  subscriptionByToken,
  subscriptionsOf,
  tokenOf,
} from './subscriptions.ts';
import { confirmWords } from './wording.ts';

const DAY = 24 * 3_600_000;
/** An unanswered confirmation expires after this time. */
const ANSWER_WITHIN = 7 * DAY;

/** Limits our confirmation e-mails, so that nobody can use them to flood a mailbox. */
const questionsTo = (address: string): Limit => ({
  key: `question to ${address.toLowerCase()}`,
  opensAt: (times) => (times.length < 3 ? 0 : (times.at(-3) as number) + DAY),
});
const questionsOf = (person: string): Limit => ({
  key: `question of ${person}`,
  opensAt: (times) => (times.length < 6 ? 0 : (times.at(-6) as number) + DAY),
});

type Services = Pick<AppContext, 'store' | 'settings' | 'now'>;

/** True if the address is already confirmed; otherwise sends the confirmation e-mail. */
export const askToConfirm = async ({ store, settings, now }: Services, person: string): Promise<boolean> => {
  if (settings.smtpUrl === null) throw conflict('This server sends no e-mail.');
  const reader = await recipientOf(store, person, settings.origins[0]);
  if (reader === undefined || reader.email === null)
    throw conflict('Give your account an e-mail address first.');
  const all = await subscriptionsOf(store, person);
  if (all.some(({ kind, target }) => kind === 'mail' && target === reader.email)) return true;
  const at = now();
  await attempt(store, at, [questionsTo(reader.email), questionsOf(person)]);
  const asked = askedOf(person, reader.email, at);
  await store.transaction(async (db) => {
    await db.run(sql`delete from subscriptions where person = ${person} and kind = 'asked'`);
    await addSubscription(db, asked);
    await store.jobs.add(db, deliveryJob('mail', asked, question(reader, asked), at));
  });
  return false;
};

/** Sends a new address its confirmation e-mail at once. If that is impossible or too frequent, it stays unconfirmed. */
export const askAtOnce = async (context: Services, person: string): Promise<void> => {
  if (context.settings.smtpUrl === null) return;
  await askToConfirm(context, person).catch((problem) => {
    if (!(problem instanceof Problem)) throw problem;
  });
};

const askedOf = (person: string, target: string, at: number): Subscription => ({
  id: newId(),
  person,
  kind: 'asked',
  target,
  secret: newSecret(32),
  created_at: at,
  failures: 0,
});

const question = (reader: Recipient, asked: Subscription): Notification => ({
  key: `confirm:${asked.id}`,
  kind: 'confirm',
  ...confirmWords(reader, `${reader.origin}${API}/post/confirm?token=${tokenOf(asked, 'confirm')}`),
});

/** The token proves that its holder has read the e-mail. False if it was used, replaced, or is too old. */
export const confirmAddress = async ({ store, now }: Services, token: string): Promise<boolean> => {
  const asked = await subscriptionByToken(store, token, 'confirm');
  if (asked === undefined || asked.created_at < now() - ANSWER_WITHIN) return false;
  if (asked.kind === 'mail') return true;
  return store.transaction(async (db) => {
    await db.run(sql`delete from subscriptions
      where person = ${asked.person} and kind = 'mail' and id <> ${asked.id}`);
    const confirmed = await db.run(
      sql`update subscriptions set kind = 'mail', failures = 0 where id = ${asked.id} and kind = 'asked'`,
    );
    return confirmed === 1;
  });
};
