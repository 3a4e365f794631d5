import { PassThrough } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RunningServer } from '../start.ts';
import { openPostgres } from '../store/postgres.ts';
import { sql } from '../store/statement.ts';
import type { Store } from '../store/store.ts';
import { type Client, guest } from '../testkit/client.ts';
import { FlakyConnection } from '../testkit/flakyConnection.ts';
import { startTestServer } from '../testkit/server.ts';
import { eachStore } from '../testkit/stores.ts';

const postgres = eachStore.find(({ name }) => name === 'postgres')!;

let wire: FlakyConnection;
let server: RunningServer;
/** The same database over a connection that is never disturbed. */
let beside: Store;
let said: string;
beforeEach(async () => {
  const place = await postgres.newPlace();
  const [made, url] = await FlakyConnection.to(place.env.DATABASE_URL as string);
  wire = made;
  beside = await place.open();
  const log = new PassThrough();
  said = '';
  log.on('data', (bytes: Buffer) => {
    said += bytes.toString();
  });
  server = await startTestServer({ store: await openPostgres(url, { now: Date.now }), logTo: log });
});
afterEach(async () => {
  wire.mend();
  await server.stop();
  await beside.close();
  await wire.close();
});

const ready = async (): Promise<number> => (await fetch(`${server.url}/readyz`)).status;
const failures = (): number => said.split('a job failed').length - 1;
const lines = async (match: string): Promise<number> => (await beside.tail(match, 0)).length;

/** Ann plays both sides; blue hides first. */
const ownMatch = async (ann: Client): Promise<string> => {
  const chairs = { red: 'me', blue: 'me' };
  const { body } = await ann.post<{ id: string }>('/matches', { system: 'practice', chairs });
  return body.id;
};
const HIDE = { as: 'blue', seen: 1, commands: [{ type: 'hide', at: '0502' }] };

interface Reply {
  readonly error: { readonly code: string; readonly says: string; readonly news?: readonly unknown[] };
}
const hide = (ann: Client, id: string) => ann.post<Reply>(`/matches/${id}/commands`, HIDE);

const NOT_KNOWN = {
  code: 'not-known',
  says: 'We do not know whether this was saved; check before you repeat it.',
  retryAfterSeconds: 5,
};

test('a database that is gone: 503 at once, not ready; when it is back commands work without a restart', async () => {
  const ann = await guest(server.url, 'Ann');
  const id = await ownMatch(ann);
  wire.cut();
  expect((await hide(ann, id)).status).toBe(503); // perhaps over a connection that has just broken
  const { status, body } = await hide(ann, id);
  expect(status).toBe(503);
  expect(body.error.says).toBe('The database is not available: try again in 5 seconds.');
  expect(await ready()).toBe(503);
  wire.mend();
  await expect.poll(ready, { timeout: 20_000 }).toBe(200);
  await expect.poll(async () => (await hide(ann, id)).status, { timeout: 20_000 }).toBe(200);
  expect(await lines(id)).toBe(2);
});

test('a database that does not answer: 503 within seconds', async () => {
  const ann = await guest(server.url, 'Ann');
  const id = await ownMatch(ann);
  wire.freeze();
  const begun = performance.now();
  const command = hide(ann, id);
  const first = await Promise.race([ready().then((code) => `ready: ${code}`), command.then(() => 'command')]);
  expect(first).toBe('ready: 503'); // the readiness check has a shorter timeout than the queries
  const { status, body } = await command;
  expect([status, body.error.code]).toEqual([503, expect.stringMatching(/away|not-known/)]);
  expect(performance.now() - begun).toBeLessThan(30_000);
  expect(await ready()).toBe(503);
  wire.mend();
  await expect
    .poll(async () => [200, 409].includes((await hide(ann, id)).status), { timeout: 30_000 })
    .toBe(true);
  expect(await lines(id)).toBe(2);
});

test('a connection lost during the commit: the answer is "unknown", and a repeated command takes effect once', async () => {
  const ann = await guest(server.url, 'Ann');
  const id = await ownMatch(ann);
  wire.muteAt('archersHidden');
  const sent = hide(ann, id);
  await expect.poll(() => lines(id), { timeout: 20_000 }).toBe(2);
  wire.cut();
  const { status, body } = await sent;
  expect([status, body.error]).toEqual([503, NOT_KNOWN]);
  wire.mend();
  const seen = () => ann.get<{ number: number }>(`/matches/${id}/sight?as=blue`);
  await expect.poll(async () => (await seen()).body.number, { timeout: 20_000 }).toBe(2);
  const again = await hide(ann, id);
  expect([again.status, again.body.error.code, again.body.error.news?.length]).toEqual([409, 'stale', 1]);
  expect(await lines(id)).toBe(2);
});

test('a connection lost while a table is made: the answer is "unknown", and the table exists', async () => {
  const ann = await guest(server.url, 'Ann');
  const made = () => beside.all(sql`select id from matches`);
  wire.muteAt('commit\0');
  const chairs = { red: 'me', blue: 'me' };
  const sent = ann.post<Reply>('/matches', { system: 'practice', chairs });
  await expect.poll(made, { timeout: 20_000 }).toHaveLength(1);
  wire.cut();
  const { status, body } = await sent;
  expect([status, body.error]).toEqual([503, NOT_KNOWN]);
});

test('a connection lost during a single statement: the answer is "unknown" too', async () => {
  const ann = await guest(server.url, 'Ann');
  const made = () => beside.all(sql`select id from sessions where agent = 'otter'`);
  wire.muteAt('otter');
  const sent = ann.post<Reply>('/people/me/tokens', { name: 'otter' });
  await expect.poll(made, { timeout: 20_000 }).toHaveLength(1);
  wire.cut();
  const { status, body } = await sent;
  expect([status, body.error]).toEqual([503, NOT_KNOWN]);
});

test('bots wait while the database is unavailable, and continue afterwards', async () => {
  const ann = await guest(server.url, 'Ann');
  const { body } = await ann.post<{ id: string }>('/matches', {
    system: 'csw',
    options: { scenario: 'hastings', modules: [] },
    chairs: { red: { bot: 'random' }, blue: { bot: 'random' } },
  });
  await expect.poll(() => lines(body.id), { timeout: 50_000 }).toBeGreaterThan(1);
  wire.cut();
  const before = wire.attempts;
  await pause(4_000);
  expect(wire.attempts - before).toBeLessThan(100); // without waits there are hundreds
  expect(failures()).toBeLessThanOrEqual(4);
  const stuckAt = await lines(body.id);
  wire.mend();
  await expect.poll(() => lines(body.id), { timeout: 50_000 }).toBeGreaterThan(stuckAt);
}, 180_000);
