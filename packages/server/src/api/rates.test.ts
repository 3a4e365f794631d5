import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { RunningServer } from '../start.ts';
import { Client } from '../testkit/client.ts';
import { startTestServer } from '../testkit/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
afterEach(() => vi.restoreAllMocks());

/** Ten a minute; anonymous requests count too. */
const ask = async (): Promise<number> =>
  (await new Client(server.url).send('PUT', '/people/me/vacation', { until: null })).status;

test('a caller over the limit may ask again a minute later, even if the clock went back three days', async () => {
  for (let i = 0; i < 10; i++) expect(await ask()).toBe(401);
  expect(await ask()).toBe(429);
  const { now } = performance;
  const before = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(before - 3 * 86_400_000);
  expect(await ask()).toBe(429);
  vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 61_000);
  expect(await ask()).toBe(401);
});

test('setting the clock forward does not lift a limit', async () => {
  for (let i = 0; i < 10; i++) await ask();
  expect(await ask()).toBe(429);
  const before = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(before + 3 * 86_400_000);
  expect(await ask()).toBe(429);
});
