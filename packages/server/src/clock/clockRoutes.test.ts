import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../start.ts';
import { type Client, guest } from '../testkit/client.ts';
import { startTestServer } from '../testkit/server.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let server: RunningServer;
let ann: Client;
let bob: Client;
let eve: Client;
let id: string;
beforeAll(async () => {
  server = await startTestServer();
  ann = await guest(server.url, 'Ann');
  bob = await guest(server.url, 'Bob');
  eve = await guest(server.url, 'Eve');
  const hours = { setup: 24, turn: 48 };
  const made = await ann.post<{ id: string }>('/matches', {
    system: 'practice',
    visibility: 'open',
    chairs: { red: 'me' },
    hours,
  });
  id = made.body.id;
  await bob.post(`/matches/${id}/seats/blue`);
}, 60_000);
afterAll(() => server.stop());

const hide = () =>
  bob.post<{ error: { says: string } }>(`/matches/${id}/commands`, {
    seen: 1,
    commands: [{ type: 'hide', at: '0502' }],
  });

test('[MOT-16] only players pause and resume; during a pause commands are refused with a message', async () => {
  const ask = (who: Client, kind: string) => who.post(`/matches/${id}/proposals`, { kind });
  expect((await ask(eve, 'pause')).status).toBe(403);
  expect((await ask(ann, 'pause')).body).toMatchObject({ state: 'open' });
  expect((await ask(bob, 'pause')).body).toMatchObject({ state: 'done' });
  const refused = await hide();
  expect(refused.status).toBe(409);
  expect(refused.body.error.says).toContain('paused');
  expect((await ask(eve, 'resume')).status).toBe(403);
  expect((await ask(bob, 'resume')).body).toMatchObject({ state: 'open' });
  expect((await ask(ann, 'resume')).body).toMatchObject({ state: 'done' });
  expect((await ask(bob, 'resume')).status).toBe(409);
});

test('the creator of a match can give more time', async () => {
  const more = { seat: 'blue', hours: 24 };
  expect((await bob.post(`/matches/${id}/deadlines`, more)).status).toBe(403);
  const { body } = await ann.post<{ dueAt: number }>(`/matches/${id}/deadlines`, more);
  expect(Math.abs(body.dueAt - (Date.now() + 2 * DAY))).toBeLessThan(HOUR);
  expect((await ann.post(`/matches/${id}/deadlines`, { seat: 'red', hours: 1 })).status).toBe(409);
  expect((await ann.post(`/matches/${id}/deadlines`, { seat: 'blue', hours: -1 })).status).toBe(400);
});

test('a vacation can be announced, read and ended', async () => {
  const until = Date.now() + 5 * DAY;
  expect((await bob.send('PUT', '/people/me/vacation', { until })).body).toEqual({ until, daysLeft: 55 });
  expect((await bob.get('/people/me/vacation')).body).toMatchObject({ until });
  expect((await bob.send('PUT', '/people/me/vacation', { until: null })).body).toMatchObject({ until: null });
  const far = await bob.send('PUT', '/people/me/vacation', { until: Date.now() + 90 * DAY });
  expect(far.status).toBe(409);
});
