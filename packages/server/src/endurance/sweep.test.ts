import { PassThrough } from 'node:stream';
import { commitTo, MODERATOR } from '@warmoot/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LiveMatch } from '../matches/liveMatch.ts';
import { OLD_TITLE } from '../matches/oldImports.ts';
import { sweepHandlers } from '../matches/sweep.ts';
import type { Table } from '../matches/table.ts';
import {
  Browser,
  begunMatch,
  fine,
  newAccount,
  newGuest,
  newMatch,
  someCommand,
} from '../security/browser.ts';
import { cutShort, type MatchFile, matchFromElsewhere, playOn, rollsOf } from '../security/matchFile.ts';
import type { RunningServer } from '../start.ts';
import { sql } from '../store/statement.ts';
import { startTestServer } from '../testkit/server.ts';
import { eachStore, type Place } from '../testkit/stores.ts';

const idOf = async (browser: Browser): Promise<string> =>
  (await fine(browser.get('/people/me'))).person.id as string;

/** A game whose own rules have a moderator's seat, which sees everything too. */
const MODERATED = {
  system: 'chronopia',
  options: {
    empires: [
      { name: 'Aldmark', race: 'FB' },
      { name: 'Brakka', race: 'BB' },
    ],
    moderator: true,
    hexesPerEmpire: 25,
  },
  chairs: { e1: 'me', e2: 'me', [MODERATOR]: 'me' },
};

describe.each(eachStore)('what older versions left in the $name store', ({ newPlace }) => {
  let place: Place;
  let server: RunningServer;
  let ann: Browser;
  let bob: Browser;
  let finished: MatchFile;
  let unfinished: MatchFile;
  let logged = '';
  let guests = 0;

  const start = async (): Promise<void> => {
    const logTo = new PassThrough();
    logged = '';
    logTo.on('data', (bytes) => {
      logged += bytes;
    });
    server = await startTestServer({ store: await place.open(), logTo });
  };
  /** Replaces the old version with a new one, as an operator does. */
  const restart = async (): Promise<void> => {
    await server.stop();
    await start();
    [ann, bob] = [comeBack(ann), comeBack(bob)];
  };
  const comeBack = ({ address, cookie }: Browser): Browser => {
    const browser = new Browser(server, address);
    browser.cookie = cookie;
    return browser;
  };
  const reports = (): object[] =>
    logged
      .split('\n')
      .filter((line) => line.includes('older version'))
      .map((line) => JSON.parse(line));
  /** Restarts, and waits for the one line in the log. */
  const swept = async (): Promise<object> => {
    await restart();
    await expect.poll(reports, { timeout: 20_000 }).toHaveLength(1);
    return reports()[0] as object;
  };
  /** When the next sweep is due: about an hour after one has begun. */
  const nextSweep = async (): Promise<number> => {
    const jobs = await server.context.store.picture((picture) => picture.jobs());
    return jobs.find(({ name }) => name === 'sweep')?.runAt ?? 0;
  };
  const tableOf = async (id: string) => (await server.context.matches.table(id)) as Table;
  const rowsOf = (id: string) => server.context.store.all(sql`select * from matches where id = ${id}`);
  const sitsIn = async (id: string, seat: string, who: Browser): Promise<void> => {
    const person = await idOf(who);
    await server.context.store.run(
      sql`update seats set person = ${person} where match = ${id} and seat = ${seat}`,
    );
  };
  const imported = async (file: object): Promise<string> => (await fine(ann.post('/imports', file))).id;
  /** The rows of an import as older versions wrote them: in play at once, with the dice and the seed of the file. */
  const importedByOld = async (file: MatchFile, lines = file.record.log.length): Promise<string> => {
    const id = await imported({ ...file, record: { ...file.record, dice: { source: 'seeded' } } });
    const { store } = server.context;
    await store.run(sql`
      update matches set dice = ${JSON.stringify(file.record.dice)}, secret = ${file.seed}, version = ${lines},
        begun_at = created_at, title = ${`Practice${OLD_TITLE}`} where id = ${id}`);
    await store.run(sql`update matches set status = 'playing' where id = ${id} and status = 'gathering'`);
    await store.run(sql`delete from log where match = ${id} and version > ${lines}`);
    return id;
  };
  const withoutSeed = (id: string) =>
    server.context.store.run(
      sql`update matches set dice = '{"source":"seeded"}', secret = 'x' where id = ${id}`,
    );
  const withoutNotes = (id: string) => server.context.store.run(sql`delete from viewers where match = ${id}`);

  beforeAll(async () => {
    place = await newPlace();
    await start();
    finished = await matchFromElsewhere();
    unfinished = cutShort(finished);
  });
  beforeEach(async () => {
    ann = await newAccount(server, `Ann ${guests++}`);
    bob = await newGuest(server, 'Bob');
  });
  afterAll(() => server.stop());

  test('[MOT-05] a table with every seat taken that never began is begun', async () => {
    const id = await newMatch(ann, { chairs: { red: 'me' }, visibility: 'open' });
    await sitsIn(id, 'blue', bob);
    await server.context.store.run(
      sql`update seats set entropy = 'otter' where match = ${id} and seat = 'blue'`,
    );
    expect(await swept()).toMatchObject({ begun: 1, removed: 0, gathered: 0, marked: 0 });
    expect(await tableOf(id)).toMatchObject({ status: 'playing', dice: { entropy: { blue: 'otter' } } });
    expect(await fine(bob.get(`/matches/${id}/sight?as=blue`))).toMatchObject({ sight: { outcome: null } });
    await playOn(server, id);
    expect(await fine(ann.get(`/matches/${id}/dice`))).toMatchObject({ verification: { ok: true, from: 1 } });
  });

  test('[MOT-05] an unfinished import without players is removed completely', async () => {
    const before = await server.context.store.all(sql`select id from matches order by id`);
    await importedByOld(unfinished, 0);
    await importedByOld(unfinished, 2);
    await withoutNotes(await importedByOld(unfinished, 2));
    const seeded = await importedByOld(unfinished);
    await withoutSeed(seeded);
    await withoutNotes(seeded);
    const notPlaying = await importedByOld(unfinished, 0);
    await server.context.store.run(sql`update matches set status = 'gathering' where id = ${notPlaying}`);
    expect(await swept()).toMatchObject({ begun: 0, removed: 5, gathered: 0, marked: 0 });
    const { store } = server.context;
    expect(await store.all(sql`select id from matches order by id`)).toEqual(before);
    for (const table of [
      sql`select match from log`,
      sql`select match from seats`,
      sql`select match from viewers`,
    ])
      for (const { match } of await store.all<{ match: string }>(table))
        expect(before).toContainEqual({ id: match });
  });

  test('[MOT-07] an import that people play waits for its seats again, under a new promise', async () => {
    const id = await importedByOld(unfinished);
    for (const seat of ['red', 'blue']) await sitsIn(id, seat, ann);
    await server.context.store.run(sql`update seats set substitute = ${await idOf(bob)} where match = ${id}`);
    await server.context.store.run(sql`update matches set moved_at = 0 where id = ${id}`);
    expect(await swept()).toMatchObject({ begun: 0, removed: 0, gathered: 1, marked: 0 });
    const { secret, dice, status, chairs, begunAt } = await tableOf(id);
    const brought = rollsOf(unfinished.record).length;
    expect(secret).not.toBe(unfinished.seed);
    expect(dice).toEqual({
      source: 'verifiable',
      commitment: commitTo(secret),
      entropy: {},
      brought: [{ rolls: brought, dice: unfinished.record.dice, seed: unfinished.seed }],
    });
    expect({ status, begunAt }).toEqual({ status: 'gathering', begunAt: null });
    const [{ moved_at }] = (await rowsOf(id)) as [{ moved_at: number }];
    expect(moved_at).toBeGreaterThan(0); // otherwise it would be removed as a table that never began
    expect(chairs.flatMap(({ person, substitute }) => [person, substitute])).toEqual(Array(4).fill(null));
    expect(await fine(bob.get(`/matches/${id}`))).toMatchObject({ table: { status: 'gathering' } });
    for (const seat of ['red', 'blue']) await fine(ann.post(`/matches/${id}/seats/${seat}`, { word: seat }));
    await playOn(server, id);
    expect(await fine(ann.get(`/matches/${id}/dice`))).toMatchObject({
      seed: secret,
      dice: { entropy: { red: 'red', blue: 'blue' } },
      verification: { ok: true, from: brought + 1 },
      brought: [{ from: 1, rolls: brought, isPromised: false, verification: { ok: true } }],
    });
  });

  /** Plays on after a sweep that found it open in memory. Returns how many dice were rolled. */
  const sweptInMemory = async (): Promise<{ id: string; rolled: number }> => {
    const id = await importedByOld(unfinished);
    await withoutSeed(id);
    for (const seat of ['red', 'blue']) await sitsIn(id, seat, ann);
    await fine(ann.get(`/matches/${id}/sight?as=red`));
    await sweepHandlers(server.context).sweep?.({});
    expect(await ann.get(`/matches/${id}/sight?as=red`)).toMatchObject({ status: 409 });
    for (const seat of ['red', 'blue']) await fine(ann.post(`/matches/${id}/seats/${seat}`));
    return { id, rolled: await playOn(server, id) };
  };

  test('[MOT-07] an import that is open in memory stops using the dice its importer knows', async () => {
    let played = await sweptInMemory();
    while (played.rolled === 0) played = await sweptInMemory();
    expect(await fine(ann.get(`/matches/${played.id}/dice`))).toMatchObject({
      verification: { ok: true, from: rollsOf(unfinished.record).length + 1 },
      brought: [{ isPromised: false, verification: null }],
    });
  });

  test('[MOT-07] a command on its way while the table is swept is not written with the dice its importer knows', async () => {
    const id = await importedByOld(unfinished);
    for (const seat of ['red', 'blue']) await sitsIn(id, seat, ann);
    const live = (await server.context.matches.open(id)) as LiveMatch;
    const { seat, command } = await someCommand(server, id);
    await sweepHandlers(server.context).sweep?.({});
    expect((await tableOf(id)).status).toBe('gathering');
    await expect(live.submit({ seat, commands: [command] })).rejects.toThrow();
    expect(await server.context.store.tail(id, 0)).toHaveLength(unfinished.record.log.length);
    for (const each of ['red', 'blue']) await fine(ann.post(`/matches/${id}/seats/${each}`));
    await playOn(server, id);
    expect((await tableOf(id)).status).toBe('over');
  });

  test('[MOT-01] the copy of a match that is over here becomes playable by one person only', async () => {
    const origin = await newMatch(ann, { chairs: { red: 'me', blue: 'me' } });
    await playOn(server, origin);
    const file = (await fine(ann.get(`/matches/${origin}/record`))) as MatchFile;
    const id = await importedByOld({
      ...file,
      record: { ...file.record, log: file.record.log.slice(0, 1) },
    });
    await sitsIn(id, 'red', bob);
    expect(await swept()).toMatchObject({ gathered: 1 });
    expect((await tableOf(id)).settings.isStudy).toBe(true);
    const { link } = await fine(ann.post(`/matches/${id}/invitations`, { purpose: 'seat', seat: 'red' }));
    expect((await bob.post(link)).text).toContain('MOT-01');
  });

  test('a table with only computer players waits for nobody', async () => {
    const id = await importedByOld(unfinished);
    await server.context.store.run(sql`update seats set bot = 'greedy' where match = ${id}`);
    expect(await swept()).toMatchObject({ gathered: 1 });
    await expect.poll(async () => (await tableOf(id)).status, { timeout: 30_000 }).toBe('over');
    expect(await fine(ann.get(`/matches/${id}/dice`))).toMatchObject({ verification: { ok: true } });
  });

  test('[MOT-07] a finished import is marked as today’s are', async () => {
    const today = (await tableOf(await imported(finished))).dice;
    const id = await importedByOld(finished);
    const early = await importedByOld(finished);
    await withoutNotes(early);
    const seeded = await importedByOld(finished);
    await withoutSeed(seeded);
    expect(await swept()).toMatchObject({ begun: 0, removed: 0, gathered: 0, marked: 3 });
    expect((await tableOf(id)).dice).toEqual(today);
    expect((await tableOf(early)).dice).toEqual(today);
    expect((await tableOf(seeded)).dice).toEqual({
      source: 'brought',
      brought: [{ rolls: rollsOf(finished.record).length, dice: { source: 'seeded' }, seed: null }],
    });
    expect(await fine(ann.get(`/matches/${id}/dice`))).toMatchObject({ seed: null, verification: null });
  });

  test('everything else stays as it is', async () => {
    const title = `Practice${OLD_TITLE}`;
    const ids = [
      await newMatch(ann, { title, chairs: {} }),
      await newMatch(ann, { title, chairs: { red: 'me', blue: 'me' } }),
      await newMatch(ann, { title, chairs: {}, moderator: true }),
      await newMatch(ann, { ownDice: true, chairs: { red: 'me', blue: 'me' } }),
      await begunMatch(ann, bob),
      await newMatch(ann, MODERATED),
      await imported(unfinished),
      await imported(finished),
    ];
    const before = await Promise.all(ids.map(rowsOf));
    const full = await newMatch(ann, { chairs: { red: 'me' } });
    await sitsIn(full, 'blue', bob);
    expect(await swept()).toMatchObject({ begun: 1, removed: 0, gathered: 0, marked: 0 });
    expect(await Promise.all(ids.map(rowsOf))).toEqual(before);
  });

  test('a table that cannot be repaired is named in the log, and the others are repaired', async () => {
    const lost = await newMatch(ann, { chairs: { red: 'me' } });
    const full = await newMatch(ann, { chairs: { red: 'me' } });
    for (const id of [lost, full]) await sitsIn(id, 'blue', bob);
    await server.context.store.run(sql`update matches set system = 'forgotten' where id = ${lost}`);
    await restart();
    await expect.poll(reports, { timeout: 20_000 }).toHaveLength(2);
    expect(reports()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ match: lost, level: 50 }),
        expect.objectContaining({ begun: 1, level: 30 }),
      ]),
    );
    await server.context.store.run(sql`delete from matches where id = ${lost}`);
  });

  test('several nodes sweeping at once repair each table once', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 4; i++) {
      const id = await newMatch(ann, { chairs: { red: 'me' } });
      await sitsIn(id, 'blue', bob);
      const played = await importedByOld(unfinished);
      await sitsIn(played, 'red', bob);
      ids.push(id, played);
    }
    await importedByOld(unfinished, 1);
    const other =
      server.context.store.kind === 'embedded'
        ? server
        : await startTestServer({ store: await place.open() });
    const sweeps = [server, other].map(({ context }) => sweepHandlers(context).sweep?.({}));
    await Promise.all(sweeps);
    if (other !== server) await other.stop();
    const tables = await Promise.all(ids.map(tableOf));
    expect(tables.map(({ status }) => status)).toEqual(ids.map((_, i) => (i % 2 ? 'gathering' : 'playing')));
    for (const { dice } of tables.filter((_, i) => i % 2)) expect(dice.brought).toHaveLength(1);
    const lines = await server.context.store.all<{ count: number }>(sql`
      select count(*) as count from log where version = 1 and match in (${ids[0] as string}, ${ids[2] as string})`);
    expect(Number(lines[0]?.count)).toBe(2);
    const seesAll = await server.context.store.all(sql`
      select match from viewers where match = ${ids[1] as string} and seat = ${MODERATOR}`);
    expect(seesAll).toHaveLength(1);
    await restart();
    await expect.poll(nextSweep, { timeout: 20_000 }).toBeGreaterThan(Date.now() + 1_800_000);
    expect(reports()).toEqual([]);
  });
});
