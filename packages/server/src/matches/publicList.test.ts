import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, fine, newGuest, playToEnd } from '../security/browser.ts';
import type { RunningServer } from '../start.ts';
import { startTestServer } from '../testkit/server.ts';
import { eachStore } from '../testkit/stores.ts';

describe.each(eachStore)('the public list, on the $name store', ({ open }) => {
  let server: RunningServer;
  let ann: Browser;
  const made: Record<string, string> = {};
  beforeAll(async () => {
    server = await startTestServer({ store: await open() });
    ann = await newGuest(server, 'Ann');
    const bob = await newGuest(server, 'Bob');
    const make = async (more: object): Promise<string> =>
      (await fine(ann.post('/matches', { system: 'practice', visibility: 'open', ...more }))).id;
    made.open = await make({ chairs: { red: 'me' } });
    made.openCsw = await make({ system: 'csw', chairs: {} });
    made.private = await make({ visibility: 'private', chairs: { red: 'me' } });
    made.bots = await make({ chairs: { red: 'me', blue: { bot: 'random' } } });
    made.people = await make({ chairs: { red: 'me' } });
    await fine(bob.post(`/matches/${made.people}/seats/blue`));
    made.over = await make({ chairs: { red: 'me' } });
    await fine(bob.post(`/matches/${made.over}/seats/blue`));
    await playToEnd(server, made.over);
  }, 60_000);
  afterAll(() => server.stop());

  test.each([
    ['which=open', ['open', 'openCsw']],
    ['which=open&system=csw', ['openCsw']],
    ['which=open&computers=with', []],
    ['which=watch', ['bots', 'people', 'over']],
    ['which=watch&status=live', ['bots', 'people']],
    ['which=watch&status=over', ['over']],
    ['which=watch&computers=with', ['bots']],
    ['which=watch&computers=without&system=practice', ['people', 'over']],
    ['which=watch&system=chronopia', []],
  ])('%s lists %j', async (query, expected) => {
    const { matches } = await fine(ann.get(`/matches?${query}`));
    const ids = matches.map(({ id }: { id: string }) => id);
    expect(ids.toSorted()).toEqual(expected.map((name) => made[name]).toSorted());
  });

  test('an unknown filter is refused', async () => {
    expect((await ann.get('/matches?which=open&system=%25')).status).toBe(400);
    expect((await ann.get('/matches?which=watch&computers=some')).status).toBe(400);
  });
});
