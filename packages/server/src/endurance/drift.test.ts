import { inEnglish } from '@warmoot/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ListedMatch } from '../matches/listMatches.ts';
import type { LiveMatch } from '../matches/liveMatch.ts';
import { ReplayCheck } from '../matches/replayCheck.ts';
import type { TableSeen } from '../matches/tableSeen.ts';
import type { RunningServer } from '../start.ts';
import { type Statement, sql } from '../store/statement.ts';
import { type Client, guest } from '../testkit/client.ts';
import { momentAt, newsFromLog } from '../testkit/past.ts';
import { startTestServer } from '../testkit/server.ts';
import { eachStore, type Place } from '../testkit/stores.ts';
import { playOn } from './sameMatch.ts';

const NO_LONGER = /^This match is stopped: replaying its log no longer gives the position/;
const OTHER_RULES =
  /^This match is stopped: it was played with version 99 of the rules of The Ford, and this server, which has version 1/;

describe.each(eachStore)('on the $name store', ({ newPlace }) => {
  let place: Place;
  let server: RunningServer;
  let ann: Client;
  let id: string;
  beforeEach(async () => {
    place = await newPlace();
    server = await startTestServer({ store: await place.open() });
    ann = await guest(server.url, 'Ann');
    const request = { system: 'practice', chairs: { red: 'me', blue: 'me' } };
    id = (await ann.post<{ id: string }>('/matches', request)).body.id;
    await playOn(await live(), 30);
  });
  afterEach(() => server.stop());

  const live = async () => (await server.context.matches.open(id)) as LiveMatch;
  const log = () => server.context.store.tail(id, 0);
  const proved = async () => (await log()).filter(({ digest }) => digest !== null);

  /** As if another program started on the store after `changes`. */
  const startAnew = async (...changes: readonly Statement[]): Promise<void> => {
    for (const change of changes) await server.context.store.run(change);
    await server.context.store.run(sql`update kept_states set program = 'an older one'`);
    await server.stop();
    server = await startTestServer({ store: await place.open() });
    ann.url = server.url;
  };
  const listed = async () => {
    const { status, body } = await ann.get<{ matches: ListedMatch[] }>('/matches?which=mine');
    expect(status).toBe(200);
    return body.matches.find((match) => match.id === id);
  };
  const tableNow = async () => (await ann.get<{ table: TableSeen }>(`/matches/${id}`)).body.table;
  const nothingCanBeDone = async (says: RegExp): Promise<void> => {
    const problem = { status: 409, body: { error: { code: 'halted', says: expect.stringMatching(says) } } };
    const wishes = { commands: { seen: 0, commands: [{ type: 'hide' }] }, undo: { seen: 0 }, resign: {} };
    for (const [what, body] of Object.entries(wishes))
      expect(await ann.post(`/matches/${id}/${what}`, { as: 'red', ...body })).toMatchObject(problem);
  };

  test('a log that no longer matches its digests is shown up to the last match, and is not changed', async () => {
    const [, good, bad] = await proved();
    const { red = 0 } = JSON.parse(good!.seen);
    const seen = (await momentAt(await live(), 'red', red)).sightOf('red');
    const newsOfRed = await newsFromLog(await live(), 'red', 0, red);
    await startAnew(sql`update log set digest = 'of another state' where version = ${bad!.version}`);
    const before = await log();
    expect((await ann.get(`/matches/${id}/sight?as=red`)).body).toEqual({
      number: red,
      sight: JSON.parse(JSON.stringify(seen)),
    });
    expect((await ann.get(`/matches/${id}/news?as=red`)).body).toEqual({
      last: red,
      news: JSON.parse(JSON.stringify(newsOfRed)),
    });
    expect((await tableNow()).halted).toMatchObject({
      says: expect.stringMatching(NO_LONGER),
      canBeSeen: true,
    });
    expect(await listed()).toMatchObject({
      halted: { says: expect.stringMatching(NO_LONGER) },
      isYourTurn: false,
    });
    await nothingCanBeDone(NO_LONGER);
    expect(await log()).toEqual(before);
  });

  test('a match with unreadable rules is reported in one sentence, in lists and at its table', async () => {
    await startAnew(sql`update log set rules_version = 99`);
    expect(await listed()).toMatchObject({ halted: { says: expect.stringMatching(OTHER_RULES) } });
    expect((await tableNow()).halted).toMatchObject({
      says: expect.stringMatching(OTHER_RULES),
      canBeSeen: false,
    });
    expect(await ann.get(`/matches/${id}/sight?as=red`)).toMatchObject({ status: 409 });
    await nothingCanBeDone(OTHER_RULES);
  });

  test('a damaged log is found without anybody opening it, also during the match', async () => {
    const check = new ReplayCheck(server.context);
    expect(await check.next()).toBe(id);
    expect(await check.next()).toBeUndefined();
    expect((await live()).halted).toBeUndefined();
    const [, , bad] = await proved();
    await server.context.store.run(sql`update log set digest = 'damaged' where version = ${bad!.version}`);
    expect((await live()).halted).toBeUndefined();
    await check.next();
    expect(inEnglish((await live()).halted ?? '')).toMatch(NO_LONGER);
    await nothingCanBeDone(NO_LONGER);
  });

  test('a damaged saved state is discarded, and the match continues from its log', async () => {
    const before = (await live()).moment.state;
    const { store } = server.context;
    await store.run(sql`update kept_states set state = '{"turn":7}' where version > 1`);
    await new ReplayCheck(server.context).next();
    expect(await store.all(sql`select version from kept_states where state = '{"turn":7}'`)).toEqual([]);
    expect((await live()).moment.state).toEqual(before);
    await store.run(sql`update kept_states set state = 'not even JSON'`);
    await (await live()).readAgain();
    expect((await live()).moment.state).toEqual(before);
    expect((await live()).halted).toBeUndefined();
  });
});
