import { MODERATOR, type Seat, SPECTATOR } from '@warmoot/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { reportsIn } from '../abuse/abuseReports.ts';
import { checkFair } from '../seats/fairTable.ts';
import { type Browser, begunMatch, fine, newAccount, newGuest } from '../security/browser.ts';
import type { RunningServer } from '../start.ts';
import { sql } from '../store/statement.ts';
import { Client } from '../testkit/client.ts';
import { startTestServer } from '../testkit/server.ts';
import { eachStore } from '../testkit/stores.ts';

const EMPIRES = ['FB', 'BB', 'DW'].map((race, at) => ({ name: `Empire ${at + 1}`, race }));
const OPTIONS = { empires: EMPIRES, moderator: true, hexesPerEmpire: 40, lastTurn: 2, calamities: false };
const SECRET = 'meet me at the ford at night';

describe.each(eachStore)('private chat, on the $name store', ({ open }) => {
  let server: RunningServer;
  let at = Date.now();
  let id: string;
  let [ann, bob, cid, referee, eve]: Browser[] = [];
  /** Their accounts have unique names. */
  let count = 0;

  beforeAll(async () => {
    server = await startTestServer({ store: await open(), now: () => at });
  });
  afterAll(() => server.stop());

  /** Ann, Bob and Cid play, the referee moderates, Eve watches. */
  beforeEach(async () => {
    [ann, bob, cid, referee, eve] = await Promise.all(
      ['Ann', 'Bob', 'Cid', 'Referee', 'Eve'].map((name) => newGuest(server, name)),
    );
    const request = {
      system: 'chronopia',
      options: OPTIONS,
      visibility: 'open',
      chairs: { [MODERATOR]: 'me' },
    };
    id = (await fine(referee!.post('/matches', request))).id;
    await fine(ann!.post(`/matches/${id}/seats/e1`));
    await fine(bob!.post(`/matches/${id}/seats/e2`));
  });
  const begin = () => fine(cid!.post(`/matches/${id}/seats/e3`));
  const path = () => `/matches/${id}/chat/seats`;
  const say = (who: Browser | undefined, text: string, to: readonly Seat[] = []) =>
    fine(who!.post(path(), { text, to }));
  const heard = async (who: Browser | undefined, query = ''): Promise<string[]> =>
    (await fine(who!.get(`${path()}${query}`))).chat.map(
      ({ number, text }: { number: number; text: string }) => `${number} ${text}`,
    );
  const end = async (): Promise<void> => {
    const { store } = server.context;
    await store.run(
      sql`update matches set status = 'over', table_version = table_version + 1 where id = ${id}`,
    );
    await server.context.matches.hear({ match: id, what: 'table' });
  };

  test('[MOT-11] a private message goes to one seat or several; only they and the sender read it', async () => {
    await begin();
    await say(ann, 'hello all');
    expect(await say(ann, SECRET, ['e2'])).toMatchObject({ number: 2, from: 'e1', to: ['e2'], text: SECRET });
    await say(bob, 'to both', ['e3', 'e1', 'e3', 'e2']);
    expect((await fine(bob!.get(path()))).chat).toMatchObject([
      { number: 1, name: 'Ann', from: 'e1', to: [], text: 'hello all' },
      { number: 2, name: 'Ann', from: 'e1', to: ['e2'], text: SECRET },
      { number: 3, name: 'Bob', from: 'e2', to: ['e3', 'e1'], text: 'to both' },
    ]);
    expect(await heard(ann)).toEqual(['1 hello all', `2 ${SECRET}`, '3 to both']);
    expect(await heard(ann, '?after=2')).toEqual(['3 to both']);
    expect(await heard(cid)).toEqual(['1 hello all', '2 to both']);
    expect(await heard(cid, '?after=1')).toEqual(['2 to both']);
  });

  /** Everything an outsider can ask for, byte by byte. */
  const shownTo = async (who: Browser, seat: Seat): Promise<string[]> => {
    const as = `as=${encodeURIComponent(seat)}`;
    const paths = [
      `/matches/${id}?${as}`,
      `/matches/${id}/sight?${as}`,
      `/matches/${id}/news?${as}`,
      `/matches/${id}/replay?${as}&number=1`,
      `/matches/${id}/record?${as}`,
      `/matches/${id}/dice`,
      `/matches/${id}/chat/seats`,
      `/matches/${id}/chat/seats?${as}`,
      `/matches/${id}/chat/watchers`,
      '/matches?which=watch&limit=100',
      '/matches?which=mine&limit=100',
      '/people/me',
    ];
    return Promise.all(paths.map(async (each) => `${each} ${(await who.get(each)).text}`));
  };

  test('[MOT-11] nobody else can detect a private message: not by any answer, number, list or time', async () => {
    await begin();
    await say(ann, 'hello all');
    const outsiders = [
      [cid!, 'e3'],
      [referee!, MODERATOR],
      [eve!, SPECTATOR],
    ] as const;
    const look = () => Promise.all(outsiders.map(([who, seat]) => shownTo(who, seat)));
    const before = await look();
    at += 30_000;
    await say(ann, SECRET, ['e2']);
    await say(bob, SECRET, ['e1']);
    expect(await look()).toEqual(before);
    await say(cid, 'and hello to you');
    expect(await heard(cid)).toEqual(['1 hello all', '2 and hello to you']);
    expect(await heard(referee)).toEqual(['1 hello all', '2 and hello to you']);
  });

  test('[MOT-11] other people’s streams contain neither the message nor a gap', async () => {
    await begin();
    const followed = [
      ['e1', ann!],
      ['e2', bob!],
      ['e3', cid!],
      [MODERATOR, referee!],
      [SPECTATOR, eve!],
    ] as const;
    const bytes = new Map<Seat, string>();
    const streams = followed.map(([seat, who]) => {
      const client = new CookieClient(server.url, who.cookie, (text) =>
        bytes.set(seat, `${bytes.get(seat) ?? ''}${text}`),
      );
      return client.follow(id, seat);
    });
    const [atAnn, atBob, atCid, atReferee, atEve] = streams;
    await Promise.all(streams.map((each) => each.until(() => each.sight !== null)));
    await say(ann, 'one');
    await Promise.all([atCid, atReferee].map((each) => each!.until(() => each!.chat.length === 1)));
    const [quietCid, quietEve] = [bytes.get('e3'), bytes.get(SPECTATOR)];
    await say(ann, SECRET, ['e2']);
    await atBob!.until(() => atBob!.chat.length === 2);
    expect([bytes.get('e3'), bytes.get(SPECTATOR)]).toEqual([quietCid, quietEve]);
    await say(bob, 'two');
    await Promise.all([atAnn, atBob].map((each) => each!.until(() => each!.chat.length === 3)));
    await Promise.all([atCid, atReferee].map((each) => each!.until(() => each!.chat.length === 2)));
    const numbersOf = (each: typeof atAnn) => each!.chat.map(({ number }) => number);
    expect([atAnn, atBob, atCid, atReferee].map(numbersOf)).toEqual([
      [1, 2, 3],
      [1, 2, 3],
      [1, 2],
      [1, 2],
    ]);
    atCid!.drop();
    await say(ann, 'three');
    await atCid!.until(() => atCid!.chat.length === 3);
    expect(numbersOf(atCid)).toEqual([1, 2, 3]);
    for (const seat of ['e3', MODERATOR, SPECTATOR]) expect(bytes.get(seat)).not.toContain(SECRET);
    expect(bytes.get('e2')).toContain(SECRET);
    expect(atEve!.chat).toEqual([]);
    for (const each of streams) each.close();
  });

  test('[MOT-11] private messages stay private after the match, from every seat', async () => {
    await begin();
    await say(ann, 'hello all');
    await say(ann, SECRET, ['e2']);
    await end();
    for (const who of [cid, eve, referee])
      for (const seat of ['', '?as=e1', '?as=e2', `?as=${MODERATOR}`])
        expect(await heard(who, seat)).toEqual(['1 hello all']);
    expect(await heard(bob, '?as=e2')).toEqual(['1 hello all', `2 ${SECRET}`]);
    const stream = eve!.follow(id, 'e1');
    await stream.until(() => stream.chat.length > 0);
    await say(eve, 'well played');
    await stream.until(() => stream.chat.length === 2);
    expect(stream.chat.map(({ number, text }) => `${number} ${text}`)).toEqual([
      '1 hello all',
      '2 well played',
    ]);
    stream.close();
    expect((await eve!.get(`/matches/${id}/record`)).text).not.toContain(SECRET);
    expect(await ann!.post(path(), { text: 'psst', to: ['e2'] })).toMatchObject({ status: 409 });
  });

  test('[MOT-11] a moderator reads only the private messages sent to the moderator', async () => {
    await begin();
    await say(ann, SECRET, ['e2']);
    await say(ann, 'a question', [MODERATOR]);
    await say(referee, 'an answer', ['e1']);
    expect(await heard(referee)).toEqual(['1 a question', '2 an answer']);
    expect(await heard(ann)).toEqual([`1 ${SECRET}`, '2 a question', '3 an answer']);
    expect(await heard(bob)).toEqual([`1 ${SECRET}`]);
  });

  test('[MOT-11] private chat needs three seats, a match in play, and another seat that exists', async () => {
    const refused = (who: Browser | undefined, body: object, status: number) =>
      expect(who!.post(path(), { text: 'psst', ...body })).resolves.toMatchObject({ status });
    await refused(ann, { to: ['e2'] }, 409);
    await begin();
    await refused(ann, { to: ['e1'] }, 409);
    await refused(ann, { to: ['e9'] }, 409);
    await refused(ann, { to: 'e2' }, 400);
    await refused(ann, { to: ['e2'], as: 'e3' }, 403);
    await refused(eve, { to: ['e2'] }, 403);
    expect(await cid!.get(`${path()}?as=e1`)).toMatchObject({ status: 403 });
    expect(await eve!.post(`/matches/${id}/chat/watchers`, { text: 'psst', to: ['e1'] })).toMatchObject({
      status: 403,
    });
    expect(await heard(bob)).toEqual([]);
    id = await begunMatch(ann!, bob!);
    await refused(ann, { to: ['blue'] }, 409);
  });

  test('[MOT-12] private chat goes with the seat: a substitute and a new holder read it, the old holder does not', async () => {
    await begin();
    const deputyName = `Deputy ${++count}`;
    const [deputy, dot] = [await newAccount(server, deputyName), await newGuest(server, 'Dot')];
    await say(ann, SECRET, ['e2']);
    await say(ann, 'and this', ['e3']);
    await fine(bob!.put(`/matches/${id}/seats/e2/substitute`, { name: deputyName }));
    expect(await heard(deputy)).toEqual([`1 ${SECRET}`]);
    await fine(bob!.delete(`/matches/${id}/seats/e2`));
    expect((await bob!.get(path())).status).toBe(403);
    await fine(dot.post(`/matches/${id}/seats/e2`));
    expect(await heard(dot)).toEqual([`1 ${SECRET}`]);
    expect((await deputy.get(path())).status).toBe(403);
  });

  test('[MOT-12] a table with private chat has secrets, even if the system hides nothing', async () => {
    const table = (seats: number) => ({
      id: 'm',
      system: 'csw',
      options: { scenario: 'morgarten', modules: [] },
      visibility: 'open' as const,
      settings: { moderator: null },
      owner: 'ann',
      chairs: Array.from({ length: seats }, (_, n) => ({ seat: `s${n}`, person: null, substitute: null })),
    });
    const sat = (seats: number) => {
      const before = table(seats);
      const chairs = before.chairs.map((chair, n) => (n < 2 ? { ...chair, person: 'bob' } : chair));
      return checkFair(server.context.store, before as never, { ...before, chairs } as never, 's1');
    };
    await expect(sat(2)).resolves.toBeUndefined();
    await expect(sat(3)).rejects.toThrow('(MOT-02)');
  });

  test('[MOT-11] its reader can report a private message, with that chat and the open messages around it', async () => {
    await begin();
    await say(ann, 'hello all');
    await say(bob, 'between us two', ['e1']);
    await say(ann, 'for Cid', ['e3']);
    await say(bob, 'you oaf', ['e1']);
    const about = { offence: 'chat', channel: 'seats', reason: 'rude' };
    expect(await cid!.post(`/matches/${id}/abuse-reports`, { ...about, number: 4 })).toMatchObject({
      status: 404,
    });
    await fine(ann!.post(`/matches/${id}/abuse-reports`, { ...about, number: 4, as: 'e1' }));
    const [report] = (await reportsIn(server.context.store, true, 100)).filter(({ match }) => match === id);
    expect(report).toMatchObject({ name: 'Bob', reporterName: 'Ann' });
    expect(report?.context.map(({ text, isReported }) => [text, isReported])).toEqual([
      ['hello all', false],
      ['between us two', false],
      ['you oaf', true],
    ]);
  });
});

/** Hears every byte that somebody's browser would receive. */
class CookieClient extends Client {
  readonly #cookie: string;

  constructor(url: string, cookie: string, onResponse: (text: string) => void) {
    super(url, onResponse);
    this.#cookie = cookie;
  }

  override get headers(): Record<string, string> {
    return { cookie: this.#cookie };
  }
}
