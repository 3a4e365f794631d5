import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../start.ts';
import { sql } from '../store/statement.ts';
import { Client, guest } from '../testkit/client.ts';
import { SentMail } from '../testkit/sentMail.ts';
import { startTestServer } from '../testkit/server.ts';

let box: SentMail;
let server: RunningServer;
let ann: Client;
beforeAll(async () => {
  box = new SentMail();
  await box.listen();
  server = await startTestServer({ settings: { smtpUrl: box.url, mailFrom: 'Warmoot <war@moot.example>' } });
  ann = new Client(server.url);
  await ann.post('/people/accounts', {
    name: 'Ann',
    password: 'a long enough password',
    email: 'ann@example.org',
  });
}, 60_000);
afterAll(async () => {
  await server.stop();
  await box.close();
});

const linkIn = (notification: string, what: string): string =>
  new RegExp(`/api/v1(/post/${what}\\?token=[\\w.-]+)`).exec(notification)?.[1] ?? '';
const page = async (method: string, path: string, form?: string) => {
  const response = await fetch(`${server.url}/api/v1${path}`, {
    method,
    ...(form === undefined
      ? {}
      : { body: form, headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
  });
  return { status: response.status, text: await response.text() };
};
const kinds = async () =>
  (await ann.get<{ subscriptions: { kind: string }[] }>('/people/me/subscriptions')).body.subscriptions.map(
    ({ kind }) => kind,
  );

test('a new address must be confirmed; opening the link confirms nothing, the button does; one click unsubscribes', async () => {
  const question = await box.nth(1);
  expect(question).toContain('To: ann@example.org');
  expect(question).toContain('Subject: Is this your address?');
  expect(question).not.toContain('List-Unsubscribe');
  const link = linkIn(question, 'confirm');
  expect((await page('GET', link)).text).toContain('May Warmoot send e-mails to ann@example.org?');
  expect(await kinds()).toEqual(['asked']);
  expect((await page('POST', `${link}x`, '')).text).toContain('out of date');
  expect(await kinds()).toEqual(['asked']);
  expect((await page('POST', link, '')).text).toContain('Thank you');
  expect(await kinds()).toEqual(['mail']);
  expect((await ann.post('/people/me/subscriptions/mail')).body).toEqual({ confirmed: true });

  const { body } = await ann.post<{ id: string }>('/matches', {
    system: 'practice',
    chairs: { red: 'me', blue: 'me' },
  });
  const turn = { match: body.id, seat: 'blue', kind: 'turn', task: 'hide the archers' };
  const { store, now } = server.context;
  await store.transaction((db) =>
    store.jobs.add(db, { name: 'letter', key: 'now', payload: turn, runAt: now() }),
  );
  const notification = await box.nth(2);
  expect(notification).toContain('Subject: Your turn: The Ford');
  expect(notification).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const end = linkIn(notification, 'unsubscribe');
  expect((await page('GET', end)).text).toContain('Stop all e-mails to ann@example.org?');
  expect(await kinds()).toEqual(['mail']);
  expect((await page('POST', end, 'List-Unsubscribe=One-Click')).status).toBe(200);
  expect(await kinds()).toEqual([]);
});

test('nobody can make us send confirmations to the same address again and again', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 4; i++) statuses.push((await ann.post('/people/me/subscriptions/mail')).status);
  expect(statuses).toContain(429);
});

test('only the pages linked from e-mails accept a form', async () => {
  expect((await page('POST', '/people/guests', 'name=Eve')).status).toBe(415);
});

test('webhooks: https on the public internet, listed without their secret, removed only by their owner', async () => {
  const hook = (url: string) =>
    ann.post<{ id: string; secret: string }>('/people/me/subscriptions/webhooks', { url });
  for (const url of [
    'http://example.org/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://a:b@example.org/',
    'ftp://x',
    'x',
  ])
    expect((await hook(url)).status, url).toBe(400);
  const { body } = await hook('https://example.org/hook');
  expect(body.secret).toMatch(/^[\w-]{43}$/);
  const listed = await ann.get('/people/me/subscriptions');
  expect(JSON.stringify(listed.body)).toContain('https://example.org/hook');
  expect(JSON.stringify(listed.body)).not.toContain(body.secret);
  const eve = await guest(server.url, 'Eve');
  expect((await eve.send('DELETE', `/people/me/subscriptions/${body.id}`)).status).toBe(404);
  expect((await ann.send('DELETE', `/people/me/subscriptions/${body.id}`)).status).toBe(200);
});

test('browsers register with this server’s one key', async () => {
  const { body } = await ann.get<{ key: string }>('/post/vapid-key');
  expect(body.key).toMatch(/^[\w-]{87}$/);
  const keys = { p256dh: 'x'.repeat(87), auth: 'y'.repeat(22) };
  const push = await ann.post('/people/me/subscriptions/push', { endpoint: 'https://push.example/1', keys });
  expect(push.status).toBe(200);
  const rows = await server.context.store.all(sql`select id from subscriptions where kind = 'push'`);
  expect(rows).toHaveLength(1);
});

test('subscriptions need an account or guest session', async () => {
  expect((await new Client(server.url).get('/people/me/subscriptions')).status).toBe(401);
});
