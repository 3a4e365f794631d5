import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addReport, reportsIn, settleReport } from '../abuse/abuseReports.ts';
import type { AppContext } from '../api/appContext.ts';
import { doorOf } from '../matches/doors.ts';
import type { LiveMatch } from '../matches/liveMatch.ts';
import { leaveEverything } from '../people/leaving.ts';
import { tidyHandlers } from '../retention/tidy.ts';
import { type Statement, sql } from '../store/statement.ts';
import { Clockwork, HOUR, MONDAY } from '../testkit/clockwork.ts';
import { startTestServer } from '../testkit/server.ts';
import { eachStore } from '../testkit/stores.ts';

const DAY = 24 * HOUR;

describe.each(eachStore)('what is kept, on the $name store', (kind) => {
  let context: Clockwork;
  beforeAll(async () => {
    context = await Clockwork.in(kind);
  });
  afterAll(() => context.store.close());
  beforeEach(async () => {
    await context.store.run(sql`delete from matches`);
    await context.store.run(sql`delete from people`);
    await context.store.run(sql`delete from keepsakes`);
    context.time = MONDAY;
  });

  const tidy = (): Promise<void> => tidyHandlers(context.context as AppContext).tidy?.({}) as Promise<void>;
  /** Passes a day at a time, as a running server would see it. */
  const passDays = async (days: number): Promise<void> => {
    for (let day = 0; day < days; day++) {
      context.time += DAY;
      await tidy();
    }
  };
  const ids = async (statement: Statement): Promise<string[]> =>
    (await context.store.all<{ id: string }>(statement)).map(({ id }) => id).sort();
  const people = () => ids(sql`select id from people`);
  const tables = () => ids(sql`select id from matches`);
  const guest = (id: string) => context.addPerson(id, id);
  const account = async (id: string): Promise<void> => {
    await context.addPerson(id, id);
    await context.store.run(sql`update people set password = 'x', folded_name = ${id} where id = ${id}`);
  };
  const seen = (person: string) =>
    context.store.run(sql`insert into sessions (token_hash, id, person, kind, agent, created_at, seen_at, expires_at)
      values (${`${person} ${context.time}`}, ${`${person} ${context.time}`}, ${person}, 'page', '', ${context.time},
        ${context.time}, ${context.time + DAY})`);
  const waitingTable = async (owner: string): Promise<string> =>
    context.matches.create({
      door: (await doorOf('practice'))!,
      options: {},
      title: 'The Ford',
      visibility: 'open',
      owner,
      settings: { hours: null, absence: 'default', absenceBot: null, moderator: null, ownDice: false },
      chairs: { red: { person: owner } },
    });
  const begun = async (): Promise<LiveMatch> => {
    await account('ann');
    await account('bob');
    return context.match({ hours: null });
  };

  test('a guest without a table is removed after ninety days unseen; accounts and returning guests stay', async () => {
    await guest('gone');
    await guest('returning');
    await account('member');
    await passDays(60);
    await seen('returning');
    await passDays(29);
    expect(await people()).toEqual(['gone', 'member', 'returning']);
    await passDays(2);
    expect(await people()).toEqual(['member', 'returning']);
    await passDays(70);
    expect(await people()).toEqual(['member']);
  });

  test('a table that never began is removed after thirty days, its guest later; a table with new chat stays', async () => {
    await guest('host');
    await guest('talker');
    const dead = await waitingTable('host');
    const lively = await waitingTable('talker');
    await passDays(20);
    await seen('talker');
    await context.store.run(sql`insert into chat (match, channel, number, person, name, text, at)
      values (${lively}, 'seats', 1, 'talker', 'talker', 'anybody?', ${context.time})`);
    await passDays(9);
    expect(await tables()).toEqual([dead, lively].sort());
    await passDays(2);
    expect(await tables()).toEqual([lively]);
    expect(await context.matches.table(dead)).toBeUndefined();
    await passDays(60);
    expect(await people()).toEqual(['talker']);
  });

  test('a match in play is removed only after a year in which nobody acted and none of its people was seen', async () => {
    const match = await begun();
    await passDays(200);
    await seen('bob');
    await passDays(200);
    expect(await tables()).toEqual([match.id]);
    await passDays(170);
    expect(await tables()).toEqual([]);
    expect(await people()).toEqual(['ann', 'bob']);
  }, 240_000);

  test('a finished match is kept forever, with the guests who played it, unless the operator says otherwise', async () => {
    const match = await begun();
    await context.store.run(sql`update people set password = null, folded_name = null`);
    await context.give(match, 'blue', { type: 'resign' });
    expect((await context.matches.table(match.id))?.status).toBe('over');
    await passDays(3);
    context.time += 6 * DAY;
    for (let year = 0; year < 300; year++) {
      context.time += 6 * DAY;
      await tidy();
    }
    expect(await tables()).toEqual([match.id]);
    expect(await people()).toEqual(['ann', 'bob']);
    const keep = { ...context.settings.keep, finishedDays: 10 };
    const strict = { ...context.context, settings: { ...context.settings, keep } } as AppContext;
    await tidyHandlers(strict).tidy?.({});
    expect(await tables()).toEqual([]);
  });

  test('a guest who moderates a table of somebody else stays as long as the table', async () => {
    await account('host');
    await guest('referee');
    const table = await waitingTable('host');
    const settings = (await context.matches.table(table))?.settings;
    await context.store.run(sql`
      update matches set settings = ${JSON.stringify({ ...settings, moderator: 'referee' })}, status = 'over',
        ended_at = ${context.time} where id = ${table}`);
    await passDays(100);
    expect(await people()).toEqual(['host', 'referee']);
  });

  test('a settled abuse report is removed after half a year; an open one stays', async () => {
    for (const place of ['red', 'blue'])
      await addReport(context.store, {
        ...{
          offence: 'name',
          match: 'm',
          title: 't',
          reporter: 'a',
          reporterName: 'A',
          person: 'b',
          name: 'B',
        },
        ...{ place, reason: 'rude', context: [], at: context.time },
      });
    const places = async () => (await reportsIn(context.store, true, 9)).map(({ place }) => place).sort();
    const red = (await reportsIn(context.store, false, 9)).find(({ place }) => place === 'red');
    await settleReport(context.store, red?.id as string, null, context.time);
    await passDays(180);
    expect(await places()).toEqual(['blue', 'red']);
    await passDays(2);
    expect(await places()).toEqual(['blue']);
  });

  test('a clock that jumps ahead removes nothing, whether it stays there for hours or comes back', async () => {
    await guest('gone');
    await guest('host');
    const table = await waitingTable('host');
    await passDays(3);
    const before = context.time;
    context.time += 4000 * DAY;
    for (let hour = 0; hour < 20; hour++) {
      context.time += HOUR;
      await tidy();
    }
    expect([await people(), await tables()]).toEqual([['gone', 'host'], [table]]);
    context.time = before + DAY;
    await tidy();
    await passDays(2);
    expect([await people(), await tables()]).toEqual([['gone', 'host'], [table]]);
  });

  test('cleans up in small slices, and continues soon if there is more', async () => {
    for (let i = 0; i < 120; i++) await guest(`guest ${String(i).padStart(3, '0')}`);
    await passDays(89);
    context.time += 2 * DAY;
    await tidy();
    expect((await people()).length).toBe(70);
    const next = (await context.waiting()).find(({ name }) => name === 'tidy');
    expect((next?.runAt ?? 0) - context.time).toBeLessThanOrEqual(60_000);
    await context.store.transaction((db) => leaveEverything(db, 'guest 119'));
    await tidy();
    await tidy();
    expect(await people()).toEqual([]);
  });
});

test('a server schedules the clean-up within minutes of its start', async () => {
  const server = await startTestServer();
  const jobs = await server.context.store.picture((picture) => picture.jobs());
  await server.stop();
  const tidy = jobs.find(({ name }) => name === 'tidy');
  expect((tidy?.runAt ?? Number.POSITIVE_INFINITY) - Date.now()).toBeLessThan(300_000);
});
