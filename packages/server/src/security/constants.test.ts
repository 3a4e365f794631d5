import { expect, test, vi } from 'vitest';
import { cachedAnswers } from '../api/cachedAnswers.ts';
import { startTestServer } from '../testkit/server.ts';
import { Browser } from './browser.ts';

test('constant answers are computed once, however often strangers ask', async () => {
  const work = vi.fn(async ({ params }) => ({ for: params.system }));
  const answer = cachedAnswers(work);
  const headers = { getHeader: () => 'public', header: () => headers };
  const ask = (system: string) => answer({ params: { system } } as never, headers as never);
  await Promise.all([ask('csw'), ask('csw'), ask('chronopia')]);
  expect([await ask('csw'), await ask('chronopia')]).toEqual(['{"for":"csw"}', '{"for":"chronopia"}']);
  expect(work).toHaveBeenCalledTimes(2);
});

test('a refusal is not cached: asking for missing things fills no memory', async () => {
  const work = vi.fn().mockRejectedValue(new Error('none'));
  const answer = cachedAnswers(work);
  for (let i = 0; i < 3; i++) await expect(answer({ params: {} } as never, {} as never)).rejects.toThrow();
  expect(work).toHaveBeenCalledTimes(3);
});

test('scenes and rulebooks are answered much faster the second time', async () => {
  const server = await startTestServer();
  const stranger = new Browser(server);
  const cost = async (path: string): Promise<number> => {
    const before = process.cpuUsage();
    expect((await stranger.get(path)).status).toBe(200);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  for (const path of ['/systems/chronopia/scenarios/six-crowns/scene', '/rulebooks/csw']) {
    const first = await cost(path);
    // The fastest of several: the garbage collector may run during one of them.
    const again: number[] = [];
    for (let i = 0; i < 5; i++) again.push(await cost(path));
    expect(Math.min(...again)).toBeLessThan(first / 2);
  }
  await server.stop();
});
