import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import type { Entry, Store } from '../store/store.ts';
import { addHealthRoutes } from './healthRoutes.ts';
import { Metrics } from './metrics.ts';
import { watchRequests } from './watchRequests.ts';

let app: FastifyInstance;
afterEach(() => app.close());

const TOKEN = 'swordfish-swordfish';

const appOf = (how: { trouble?: string; stopping?: boolean; token?: string | null } = {}) => {
  const { trouble, stopping = false, token = TOKEN } = how;
  const metrics = new Metrics();
  app = fastify();
  app.get('/invitations/:secret', async () => 'welcome');
  app.get('/matches/:id/live', async () => 'news');
  watchRequests(app, metrics);
  addHealthRoutes(app, {
    trouble: async () => trouble,
    metrics,
    metricsToken: token,
    isStopping: () => stopping,
  });
  return metrics;
};

const get = async (url: string, authorization = '') => {
  const { statusCode, body, headers } = await app.inject({ url, headers: { authorization } });
  return { statusCode, body, headers };
};
const metricsText = async () => (await get('/metrics', `Bearer ${TOKEN}`)).body;

test('a server is alive if it answers, and ready if its store works and it is not shutting down', async () => {
  appOf({ trouble: 'The database cannot be reached.' });
  expect(await get('/healthz')).toMatchObject({ statusCode: 200 });
  expect(await get('/readyz')).toMatchObject({
    statusCode: 503,
    body: '{"ready":false,"says":"The database cannot be reached."}',
  });
  appOf();
  expect(await get('/readyz')).toMatchObject({ statusCode: 200, body: '{"ready":true}' });
  appOf({ stopping: true });
  expect(await get('/readyz')).toMatchObject({ statusCode: 503 });
});

test('metrics need the token; without a token configured nobody gets them', async () => {
  appOf();
  expect((await get('/metrics')).statusCode).toBe(401);
  expect((await get('/metrics', 'Bearer swordfish')).statusCode).toBe(401);
  expect(await metricsText()).toContain('process_resident_memory_bytes');
  appOf({ token: null });
  expect((await get('/metrics', 'Bearer null')).statusCode).toBe(404);
});

test('requests are counted by route, and each has an id', async () => {
  appOf();
  const first = await get('/invitations/hunter2');
  const second = await get('/invitations/hunter2');
  await get('/matches/m/live');
  expect(first.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  const text = await metricsText();
  expect(text).toContain(
    'warmoot_request_seconds_count{method="GET",route="/invitations/:secret",status="200"} 2',
  );
  expect(text).not.toMatch(/hunter2|\/live/);
});

test('commands, refusals, computer players, jobs and viewers are counted', async () => {
  const metrics = appOf();
  metrics.watch('viewers', 'Live connections', () => 7);
  metrics.replied('csw', { done: 3, news: [], stopped: { why: 'stale' } });
  metrics.decided({ system: 'csw', player: 'captain', by: 'stand-in' });
  const handlers = metrics.counting({
    bot: async () => undefined,
    letter: () => Promise.reject(new Error('no post')),
  });
  await handlers.bot?.({});
  await expect(handlers.letter?.({})).rejects.toThrow('no post');
  const text = await metricsText();
  for (const line of [
    'warmoot_viewers 7',
    'warmoot_commands_total{system="csw"} 3',
    'warmoot_refusals_total{system="csw",why="stale"} 1',
    'warmoot_bot_decisions_total{system="csw",player="captain",by="stand-in"} 1',
    'warmoot_jobs_total{name="bot",end="done"} 1',
    'warmoot_jobs_total{name="letter",end="failed"} 1',
  ])
    expect(text).toContain(line);
});

/** Every second append returns false. */
class HalfStore {
  readonly kind = 'embedded';
  #times = 0;
  async append(_entry: Entry): Promise<boolean> {
    return this.#times++ % 2 === 0;
  }
  get times(): number {
    return this.#times;
  }
}

test('a timed store behaves like the store itself', async () => {
  const metrics = appOf();
  const store = metrics.timing(new HalfStore() as unknown as Store);
  const written = [await store.append({} as Entry), await store.append({} as Entry)];
  expect(written).toEqual([true, false]);
  expect(store.kind).toBe('embedded');
  expect((store as unknown as HalfStore).times).toBe(2);
  const text = await metricsText();
  for (const end of ['written', 'outrun']) expect(text).toContain(`append_seconds_count{end="${end}"} 1`);
});
