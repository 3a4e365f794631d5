import { PassThrough } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import type { RunningServer } from '../start.ts';
import { openEmbedded } from '../store/embedded.ts';
import { sql } from '../store/statement.ts';
import type { Store } from '../store/store.ts';
import { type Client, guest } from '../testkit/client.ts';
import { startTestServer } from '../testkit/server.ts';
import { newTemporaryFolder } from '../testkit/stores.ts';

/** SQLite cannot enlarge the file, as on a full disk. */
const fill = async (store: Store): Promise<void> => {
  await store.all(sql`pragma max_page_count = 1`); // SQLite raises it to the current size: no growth
};
const makeRoom = async (store: Store): Promise<void> => {
  await store.all(sql`pragma max_page_count = 1000000`);
};

let server: RunningServer;
afterEach(() => server.stop());

const started = async (): Promise<{ store: Store; failures: () => number }> => {
  const store = await openEmbedded(newTemporaryFolder(), { now: Date.now, sync: 'normal', lookEvery: 20 });
  const log = new PassThrough();
  let said = '';
  log.on('data', (bytes: Buffer) => {
    said += bytes.toString();
  });
  server = await startTestServer({ store, logTo: log });
  return { store, failures: () => said.split('a job failed').length - 1 };
};

const HASTINGS = { system: 'csw', options: { scenario: 'hastings', modules: [] } };
const BOTS = { ...HASTINGS, chairs: { red: { bot: 'random' }, blue: { bot: 'random' } } };

const ready = async (): Promise<{ status: number; says?: string }> => {
  const response = await fetch(`${server.url}/readyz`);
  return { status: response.status, ...((await response.json()) as { says?: string }) };
};

const create = (client: Client) =>
  fetch(`${client.url}/api/v1/matches`, {
    method: 'POST',
    headers: { ...client.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ ...HASTINGS, chairs: { red: 'me', blue: { bot: 'random' } } }),
  });

test('a full disk: 503 with Retry-After and one sentence, not ready; with room again everything works', async () => {
  const { store } = await started();
  const ann = await guest(server.url, 'Ann');
  expect(await ready()).toEqual({ status: 200, ready: true });
  await fill(store);
  const refused = await create(ann);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(await refused.json()).toEqual({
    error: {
      code: 'away',
      says: 'The database is not available: try again in 5 seconds.',
      retryAfterSeconds: 5,
    },
  });
  expect(await ready()).toEqual({ status: 503, ready: false, says: 'The disk of the database is full.' });
  expect((await ann.get('/people/me')).status).toBe(200);
  await makeRoom(store);
  expect(await ready()).toEqual({ status: 200, ready: true });
  expect((await create(ann)).status).toBe(200);
});

test('a full disk: bots wait, and continue once there is room', async () => {
  const { store, failures } = await started();
  const ann = await guest(server.url, 'Ann');
  const { status, body } = await ann.post<{ id: string }>('/matches', BOTS);
  expect(status).toBe(200);
  const lines = async (): Promise<number> => (await store.tail(body.id, 0)).length;
  await expect.poll(lines, { timeout: 50_000 }).toBeGreaterThan(1);
  await fill(store);
  await expect.poll(failures, { timeout: 50_000 }).toBeGreaterThan(0);
  const before = failures();
  const stuckAt = await lines();
  await pause(3_000);
  expect(failures() - before).toBeLessThanOrEqual(2); // retries after 1 s and 2 s more, on any machine
  expect(await lines()).toBe(stuckAt);
  // The job itself did not fail; otherwise it would wait for hours after the disk had been full for hours.
  expect(await store.all(sql`select tries from jobs where key = ${`bot:${body.id}`}`)).toEqual([
    { tries: 0 },
  ]);
  await makeRoom(store);
  await expect.poll(lines, { timeout: 50_000 }).toBeGreaterThan(stuckAt);
  const { body: now } = await ann.get<{ number: number }>(`/matches/${body.id}/sight?as=@spectator`);
  expect(now.number).toBeGreaterThan(0);
}, 180_000);

test('commands that wait together on a full disk are all refused, and memory agrees with the log', async () => {
  const store = await openEmbedded(newTemporaryFolder(), { now: Date.now, sync: 'normal' });
  server = await startTestServer({ store });
  const line = (match: string, item: string) => ({
    ...{ match, version: 1, rulesVersion: 1, item, seen: '{}', at: 1, also: [], jobs: [], cancelled: [] },
  });
  for (const id of ['a', 'b', 'c'])
    await store.run(sql`insert into matches (id, system, title, options, dice, secret, visibility, status, owner,
      settings, version, table_version, created_at, moved_at)
      values (${id}, 'practice', 't', '{}', '{}', 's', 'open', 'playing', 'p', '{}', 0, 1, 1, 1)`);
  await fill(store);
  const answers = await Promise.allSettled([
    store.append(line('a', '{}')),
    store.append(line('b', JSON.stringify('x'.repeat(100_000)))),
    store.append(line('c', '{}')),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  for (const id of ['a', 'b', 'c']) expect(await store.tail(id, 0)).toEqual([]);
});
