import { createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';

/** `asked`: an unconfirmed address. It gets the confirmation e-mail and nothing else. */
type SubscriptionKind = 'asked' | 'mail' | 'webhook' | 'push';

/** A way in which a person wants to be notified. */
export interface Subscription {
  readonly id: string;
  readonly person: string;
  readonly kind: SubscriptionKind;
  /** An address, a URL, or the browser's push subscription. */
  readonly target: string;
  readonly secret: string;
  readonly created_at: number;
  /** How many times in a row it failed. */
  readonly failures: number;
}

/** After this many failures nothing is sent there until it is registered again. */
export const MAX_FAILURES = 50;

export const isDisabled = ({ failures }: Subscription): boolean => failures >= MAX_FAILURES;

export const subscriptionsOf = (db: Queryable, person: string): Promise<Subscription[]> =>
  db.all<Subscription>(sql`select * from subscriptions where person = ${person} order by created_at, id`);

export const subscriptionById = async (db: Queryable, id: string): Promise<Subscription | undefined> => {
  const [row] = await db.all<Subscription>(sql`select * from subscriptions where id = ${id}`);
  return row;
};

export const addSubscription = (db: Queryable, it: Subscription): Promise<number> =>
  db.run(sql`insert into subscriptions (id, person, kind, target, secret, created_at, failures)
    values (${it.id}, ${it.person}, ${it.kind}, ${it.target}, ${it.secret}, ${it.created_at}, ${it.failures})`);

export const endSubscription = (db: Queryable, id: string): Promise<number> =>
  db.run(sql`delete from subscriptions where id = ${id}`);

export const countFailure = (db: Queryable, { id }: Subscription): Promise<number> =>
  db.run(sql`update subscriptions set failures = failures + 1 where id = ${id}`);

export const countSuccess = (db: Queryable, { id }: Subscription): Promise<number> =>
  db.run(sql`update subscriptions set failures = 0 where id = ${id} and failures > 0`);

type Purpose = 'confirm' | 'unsubscribe';

const proofOf = ({ secret }: Subscription, purpose: Purpose): string =>
  createHmac('sha256', secret).update(purpose).digest('base64url');

/** For links in e-mails: anyone who shows it has read the e-mail. */
export const tokenOf = (subscription: Subscription, purpose: Purpose): string =>
  `${subscription.id}.${proofOf(subscription, purpose)}`;

export const subscriptionByToken = async (
  db: Queryable,
  token: string,
  purpose: Purpose,
): Promise<Subscription | undefined> => {
  const [id = '', proof = ''] = token.split('.');
  const found = await subscriptionById(db, id);
  if (found === undefined) return undefined;
  const right = Buffer.from(proofOf(found, purpose));
  const shown = Buffer.from(proof);
  return right.length === shown.length && timingSafeEqual(right, shown) ? found : undefined;
};
