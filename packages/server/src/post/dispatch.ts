import type { Json } from '@warmoot/kernel';
import type { Job, JobName } from '../jobs/jobs.ts';
import type { Queryable, Store } from '../store/store.ts';
import { claim } from './claims.ts';
import type { Notification } from './notification.ts';
import { type Recipient, wantsNotification } from './readers.ts';
import { isDisabled, type Subscription, subscriptionsOf } from './subscriptions.ts';

/** A carrier's job: the destination and the message. */
export interface Delivery {
  readonly subscription: string;
  readonly letter: Notification;
}

/** A message is handed to the carriers once: a second attempt finds it claimed. */
export const dispatch = (
  store: Store,
  addressee: Recipient,
  notification: Notification,
  at: number,
): Promise<void> =>
  store.transaction(async (db) => {
    if (!wantsNotification(addressee, notification.kind)) return;
    if (await claim(db, notification.key, at)) await handOut(db, store, addressee, notification, at);
  });

const handOut = async (
  db: Queryable,
  { jobs }: Store,
  addressee: Recipient,
  notification: Notification,
  at: number,
): Promise<void> => {
  for (const subscription of await subscriptionsOf(db, addressee.id)) {
    const carrier = carrierOf(subscription, addressee, notification);
    if (carrier !== undefined) await jobs.add(db, deliveryJob(carrier, subscription, notification, at));
  }
};

/** E-mail goes only to the person's current confirmed address; a digest goes by e-mail, not as a push notification. */
const carrierOf = (
  subscription: Subscription,
  { email }: Recipient,
  { kind }: Notification,
): JobName | undefined => {
  if (isDisabled(subscription) || subscription.kind === 'asked') return undefined;
  if (subscription.kind === 'mail') return subscription.target === email ? 'mail' : undefined;
  return kind === 'digest' ? undefined : subscription.kind;
};

export const deliveryJob = (
  name: JobName,
  { id }: Subscription,
  notification: Notification,
  at: number,
): Job => ({
  name,
  key: `${name}:${id}:${notification.key}`,
  payload: { subscription: id, letter: notification } as unknown as Json,
  runAt: at,
});
