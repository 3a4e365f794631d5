import { createHmac } from 'node:crypto';
import webPush, { type PushSubscription } from 'web-push';
import { API } from '../api/app.ts';
import type { Handler, Handlers } from '../jobs/jobs.ts';
import { claim, release } from './claims.ts';
import type { Delivery } from './dispatch.ts';
import { Undeliverable } from './mailer.ts';
import { mailOf } from './mailOf.ts';
import type { Notification } from './notification.ts';
import { postOut } from './outside.ts';
import type { PostRoom } from './postRoom.ts';
import {
  countFailure,
  countSuccess,
  endSubscription,
  isDisabled,
  type Subscription,
  subscriptionById,
  tokenOf,
} from './subscriptions.ts';
import { vapidKeys } from './vapid.ts';

/** `gone`: nobody will ever listen there again. Throws if a later attempt may succeed. */
type Carry = (
  room: PostRoom,
  subscription: Subscription,
  notification: Notification,
) => Promise<'taken' | 'gone'>;

export const carriers = (room: PostRoom): Handlers => ({
  mail: carriedBy(room, byMail),
  webhook: carriedBy(room, byWebhook),
  push: carriedBy(room, byPush),
});

/**
 * Claimed before it is sent, so that it is never sent twice, whatever crashes; released only if the other side said
 * that it did not accept it.
 */
const carriedBy =
  (room: PostRoom, carry: Carry): Handler =>
  async (payload) => {
    const { subscription: id, letter: notification } = payload as unknown as Delivery;
    const { store, now } = room;
    const subscription = await subscriptionById(store, id);
    if (subscription === undefined || isDisabled(subscription)) return;
    const key = `sent:${id}:${notification.key}`;
    if (!(await claim(store, key, now()))) return;
    try {
      await settle(room, subscription, await carry(room, subscription, notification));
    } catch (problem) {
      await countFailure(store, subscription);
      await release(store, key);
      throw problem;
    }
  };

const settle = async ({ store, log }: PostRoom, subscription: Subscription, end: 'taken' | 'gone') => {
  if (end === 'taken') return countSuccess(store, subscription);
  const { id, kind } = subscription;
  log.warn({ subscription: id, kind }, 'the receiver is gone: the subscription is removed');
  return endSubscription(store, id);
};

/** An unconfirmed address gets only the confirmation e-mail. */
const byMail: Carry = async ({ mailer, settings }, subscription, notification) => {
  const isQuestion = notification.kind === 'confirm';
  if (mailer === undefined || isQuestion !== (subscription.kind === 'asked')) return 'taken';
  const origin = settings.origins[0];
  const unsubscribe = `${origin}${API}/post/unsubscribe?token=${tokenOf(subscription, 'unsubscribe')}`;
  const envelope = { from: settings.mailFrom, to: subscription.target, host: new URL(origin).hostname };
  try {
    await mailer.send(mailOf(notification, { ...envelope, unsubscribe: isQuestion ? null : unsubscribe }));
    return 'taken';
  } catch (problem) {
    if (problem instanceof Undeliverable) return 'gone';
    throw problem;
  }
};

/** The payload for a program; signed, so that it can verify the sender. */
const byWebhook: Carry = async ({ settings, now }, { target, secret }, notification) => {
  const { key, kind, subject, says, link, facts } = notification;
  const body = JSON.stringify({ id: key, kind, subject, says: says.join(' '), link, ...facts });
  const at = Math.floor(now() / 1000);
  const status = await postOut({
    url: target,
    privateHooks: settings.privateHooks,
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Warmoot',
      'warmoot-delivery': encodeURIComponent(key),
      'warmoot-signature': `t=${at},v1=${signatureOf(secret, at, body)}`,
    },
  });
  return endOf(status, [410]);
};

export const signatureOf = (secret: string, at: number, body: string): string =>
  createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');

const endOf = (status: number, gone: readonly number[]): 'taken' | 'gone' => {
  if (gone.includes(status)) return 'gone';
  if (status >= 200 && status < 300) return 'taken';
  throw new Error(`the other side answered ${status}`);
};

/** How long a push service keeps it for a browser that is offline. */
const KEPT_SECONDS = 24 * 3600;

const byPush: Carry = async ({ store, settings }, { target }, notification) => {
  const { subject, says, link, facts } = notification;
  const message = JSON.stringify({ title: subject, body: says[0], url: link, tag: facts?.match ?? '' });
  const vapidDetails = { subject: subjectOf(settings), ...(await vapidKeys(store)) };
  const subscription = JSON.parse(target) as PushSubscription;
  const details = webPush.generateRequestDetails(subscription, message, { vapidDetails, TTL: KEPT_SECONDS });
  const { privateHooks } = settings;
  const headers = details.headers as unknown as Record<string, string>;
  return endOf(
    await postOut({ url: details.endpoint, headers, body: details.body, privateHooks }),
    [404, 410],
  );
};

/** RFC 8292: the contact address for push services. */
const subjectOf = ({ origins, mailFrom }: PostRoom['settings']): string =>
  origins[0].startsWith('https:') ? origins[0] : `mailto:${/[^\s<]+@[^\s>]+/.exec(mailFrom)?.[0] ?? ''}`;
