import { isIP } from 'node:net';
import { say } from '@warmoot/kernel';
import { z } from 'zod';
import type { AppContext } from '../api/appContext.ts';
import { badRequest, conflict, Problem } from '../api/problem.ts';
import { type AnyRoute, route } from '../api/route.ts';
import { newId, newSecret } from '../people/secret.ts';
import { ownerOf } from '../people/visitor.ts';
import { sql } from '../store/statement.ts';
import { askToConfirm } from './confirmation.ts';
import { linkRoutes } from './linkRoutes.ts';
import { isPrivateAddress } from './outside.ts';
import { addSubscription, isDisabled, type Subscription, subscriptionsOf } from './subscriptions.ts';
import { vapidKeys } from './vapid.ts';

/** The most subscriptions one person can have. */
const MAX_CHANNELS = 20;

const Url = z.url('this is not an address such as https://example.org/hook').max(1000);

const Listed = z.object({
  id: z.string(),
  kind: z
    .enum(['asked', 'mail', 'webhook', 'push'])
    .describe('`asked`: an address that is not confirmed yet'),
  target: z.string().describe('the address; for a push subscription, only its host'),
  createdAt: z.number(),
  isOff: z.boolean().describe('it failed too often: register it again'),
});

const list = route({
  method: 'GET',
  path: '/people/me/subscriptions',
  tag: 'post',
  says: 'Your notification channels',
  answer: z.object({ subscriptions: z.array(Listed) }),
  async handle(call) {
    const all = await subscriptionsOf(call.context.store, ownerOf(call).id);
    return { subscriptions: all.map(listed) };
  },
});

const listed = (it: Subscription): z.input<typeof Listed> => ({
  id: it.id,
  kind: it.kind,
  target:
    it.kind === 'push' ? new URL((JSON.parse(it.target) as { endpoint: string }).endpoint).origin : it.target,
  createdAt: it.created_at,
  isOff: isDisabled(it),
});

const mail = route({
  method: 'POST',
  path: '/people/me/subscriptions/mail',
  tag: 'post',
  says: 'Get e-mails: first an e-mail asks you to confirm the address of your account',
  answer: z.object({ confirmed: z.boolean().describe('false: check your inbox') }),
  async handle(call) {
    return { confirmed: await askToConfirm(call.context, ownerOf(call).id) };
  },
});

const webhook = route({
  method: 'POST',
  path: '/people/me/subscriptions/webhooks',
  tag: 'post',
  says: 'Notify a program by webhook; its messages are signed (HMAC-SHA-256 of "t.body") with the secret shown only once here',
  body: z.strictObject({ url: Url }),
  perMinute: 20,
  answer: z.object({ id: z.string(), secret: z.string() }),
  async handle(call) {
    const person = ownerOf(call);
    checkUrl(call.context, call.body.url);
    const secret = newSecret(32);
    return { id: await register(call.context, person.id, 'webhook', call.body.url, secret), secret };
  },
});

const push = route({
  method: 'POST',
  path: '/people/me/subscriptions/push',
  tag: 'post',
  says: 'Notify this browser by push',
  body: z.object({
    endpoint: Url,
    keys: z.object({ p256dh: z.string().max(200), auth: z.string().max(100) }),
  }),
  perMinute: 20,
  answer: z.object({ id: z.string() }),
  async handle(call) {
    const person = ownerOf(call);
    checkUrl(call.context, call.body.endpoint);
    return { id: await register(call.context, person.id, 'push', JSON.stringify(call.body), newSecret(32)) };
  },
});

const remove = route({
  method: 'DELETE',
  path: '/people/me/subscriptions/:subscription',
  tag: 'post',
  says: 'Remove a notification channel',
  params: z.object({ subscription: z.string().max(64) }),
  answer: z.object({}),
  async handle(call) {
    const removed = await call.context.store.run(
      sql`delete from subscriptions where id = ${call.params.subscription} and person = ${ownerOf(call).id}`,
    );
    if (removed === 0) throw new Problem(404, 'no-such-subscription', 'You have no such subscription.');
    return {};
  },
});

const vapid = route({
  method: 'GET',
  path: '/post/vapid-key',
  tag: 'post',
  says: 'The public key a browser needs to subscribe to push messages of this server',
  answer: z.object({ key: z.string() }),
  async handle({ context }) {
    return { key: (await vapidKeys(context.store)).publicKey };
  },
});

/** A name is resolved when something is sent; an address can be refused at once. */
const checkUrl = ({ settings }: AppContext, text: string): void => {
  const { protocol, hostname, username, password } = new URL(text);
  if (protocol !== 'https:' && !(settings.privateHooks && protocol === 'http:'))
    throw badRequest('The address must begin with https://.');
  if (username !== '' || password !== '')
    throw badRequest('The address must not contain a name or password.');
  const host = hostname.replace(/^\[|\]$/g, '');
  if (!settings.privateHooks && isIP(host) !== 0 && isPrivateAddress(host))
    throw badRequest('The address must be on the public internet.');
};

/** Registering a target again replaces the old subscription and clears its failures. */
const register = (
  { store, now }: AppContext,
  person: string,
  kind: 'webhook' | 'push',
  target: string,
  secret: string,
): Promise<string> =>
  store.transaction(async (db) => {
    await db.run(sql`delete from subscriptions
      where person = ${person} and kind = ${kind} and target = ${target}`);
    if ((await subscriptionsOf(db, person)).length >= MAX_CHANNELS)
      throw conflict(say`You already have ${MAX_CHANNELS} notification channels: remove one first.`);
    const id = newId();
    await addSubscription(db, { id, person, kind, target, secret, created_at: now(), failures: 0 });
    return id;
  });

export const postRoutes: readonly AnyRoute[] = [list, mail, webhook, push, remove, vapid, ...linkRoutes];
