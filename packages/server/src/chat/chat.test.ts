import { SPECTATOR } from '@warmoot/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, begunMatch, fine, newGuest, playToEnd } from '../security/browser.ts';
import type { RunningServer } from '../start.ts';
import { startTestServer } from '../testkit/server.ts';
import { eachStore } from '../testkit/stores.ts';

describe.each(eachStore)('on the $name store', ({ open }) => {
  let server: RunningServer;
  let at = Date.now();
  beforeAll(async () => {
    server = await startTestServer({ store: await open(), now: () => at });
  });
  afterAll(() => server.stop());

  interface Room {
    readonly id: string;
    readonly ann: Browser;
    readonly bob: Browser;
    readonly eve: Browser;
  }
  /** Ann and Bob play, Eve watches. */
  const newRoom = async (): Promise<Room> => {
    const [ann, bob, eve] = [
      await newGuest(server, 'Ann'),
      await newGuest(server, 'Bob'),
      await newGuest(server, 'Eve'),
    ];
    const id = await begunMatch(ann, bob);
    const { link } = await fine(ann.post(`/matches/${id}/invitations`, { purpose: 'watch' }));
    await fine(eve.post(link));
    return { id, ann, bob, eve };
  };
  const textsOf = async (browser: Browser, path: string): Promise<string[]> =>
    (await fine(browser.get(path))).chat.map(({ text }: { text: string }) => text);

  test('[MOT-10] seats and spectators chat separately during the match; once it is over everybody reads everything', async () => {
    const { id, ann, bob, eve } = await newRoom();
    const [seats, watchers] = [`/matches/${id}/chat/seats`, `/matches/${id}/chat/watchers`];
    expect(await fine(ann.post(seats, { text: 'good luck' }))).toMatchObject({ number: 1, name: 'Ann' });
    expect(await fine(bob.post(seats, { text: 'and you' }))).toMatchObject({ number: 2 });
    expect(await fine(eve.post(watchers, { text: 'red is lost' }))).toMatchObject({ number: 1 });
    expect(await textsOf(bob, seats)).toEqual(['good luck', 'and you']);
    expect(await textsOf(bob, `${seats}?after=1`)).toEqual(['and you']);
    for (const [browser, path] of [
      [ann, watchers],
      [eve, seats],
    ] as const) {
      expect(await browser.get(path)).toMatchObject({ status: 403 });
      expect(await browser.post(path, { text: 'psst' })).toMatchObject({ status: 403 });
    }
    await playToEnd(server, id);
    expect(await textsOf(ann, watchers)).toEqual(['red is lost']);
    expect(await textsOf(eve, seats)).toEqual(['good luck', 'and you']);
  });

  test('messages sent at the same moment get different numbers', async () => {
    const { id, ann, bob } = await newRoom();
    const path = `/matches/${id}/chat/seats`;
    const said = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((n) => fine((n % 2 ? ann : bob).post(path, { text: `${n}` }))),
    );
    expect(said.map(({ number }) => number).sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('a message has one to a thousand characters, without control characters', async () => {
    const { id, ann } = await newRoom();
    const path = `/matches/${id}/chat/seats`;
    for (const text of ['', ' \n ', '\u0000', 'x'.repeat(1001)])
      expect(await ann.post(path, { text })).toMatchObject({ status: 400 });
    expect(await fine(ann.post(path, { text: 'a\u0000b\u202ec\r\nd ' }))).toMatchObject({ text: 'a b c\nd' });
    expect(await fine(ann.post(path, { text: 'x'.repeat(1000) }))).toMatchObject({ text: 'x'.repeat(1000) });
  });

  test('one person sends at most twenty messages a minute', async () => {
    const { id, ann, bob } = await newRoom();
    const path = `/matches/${id}/chat/seats`;
    for (let i = 0; i < 20; i++) await fine(ann.post(path, { text: `${i}` }));
    expect(await ann.post(path, { text: 'more' })).toMatchObject({ status: 429 });
    await fine(bob.post(path, { text: 'mine' }));
    at += 61_000;
    await fine(ann.post(path, { text: 'more' }));
  });

  test('a player cannot read the spectators’ chat by opening the spectators’ stream', async () => {
    const { id, ann, eve } = await newRoom();
    const watchers = `/matches/${id}/chat/watchers`;
    await fine(eve.post(watchers, { text: 'red is lost' }));
    const [atAnns, atEves] = [ann.follow(id, SPECTATOR), eve.follow(id, SPECTATOR)];
    const followers = [atAnns, atEves];
    await Promise.all(followers.map((each) => each.until(() => each.sight !== null)));
    await fine(eve.post(watchers, { text: 'and so is blue' }));
    await fine(ann.put('/people/me', { name: 'Anna' }));
    await Promise.all(followers.map((each) => each.until(() => each.table?.chairs[0]?.name === 'Anna')));
    await atEves.until(() => atEves.chat.length === 2);
    expect(atAnns.chat).toEqual([]);
    for (const each of followers) each.close();
  });
});
