import { once } from 'node:events';
import { renameSync, statSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { SPECTATOR } from '@warmoot/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdminRequest } from '../admin/adminRequests.ts';
import { askAdmin } from '../admin/index.ts';
import { sweepHandlers } from '../matches/sweep.ts';
import type { RunningServer } from '../start.ts';
import { sql } from '../store/statement.ts';
import { startTestServer } from '../testkit/server.ts';
import { eachStore, newTemporaryFolder } from '../testkit/stores.ts';
import {
  Browser,
  begunMatch,
  fine,
  newAccount,
  newGuest,
  newMatch,
  PASSWORD,
  someCommand,
} from './browser.ts';

const people = (search = ''): AdminRequest => ({ name: 'people', search, limit: 50 });

describe.each(eachStore)('the operator of a running server, on the $name store', ({ name, newPlace }) => {
  let server: RunningServer;
  let env: Record<string, string>;
  beforeAll(async () => {
    const place = await newPlace();
    const data = place.env.WARMOOT_DATA ?? newTemporaryFolder();
    env = { ...place.env, WARMOOT_DATA: data };
    server = await startTestServer({
      settings: { data },
      ...(name === 'postgres' ? { store: await place.open() } : {}),
    });
  });
  afterAll(() => server.stop());
  // biome-ignore lint/suspicious/noExplicitAny: tests look at whatever came
  const ask = async (request: AdminRequest): Promise<any> => {
    const outcome = await askAdmin({ env, now: Date.now }, request);
    return outcome.ok ? outcome.value : outcome.says;
  };

  test('finds people and shows one with their tables', async () => {
    const ann = await newAccount(server, 'Ann 100%');
    const bob = await newGuest(server, 'Bob');
    const id = await begunMatch(ann, bob);
    expect(await ask(people('ANN'))).toMatchObject([{ name: 'Ann 100%', isGuest: false, seats: 1 }]);
    expect(await ask(people('0%'))).toHaveLength(1);
    expect(await ask(people('n%0'))).toEqual([]);
    expect(await ask({ name: 'person', who: 'ann 100%' })).toMatchObject({
      sessions: 1,
      openReports: 0,
      isEmailConfirmed: false,
      tables: [{ id, seat: 'red', status: 'playing' }],
    });
    expect(await ask({ name: 'person', who: 'Zoe' })).toBe(
      'There is nobody called "Zoe"; "warmoot admin people" lists names and ids.',
    );
    await newGuest(server, 'Bob');
    expect(await ask({ name: 'close-account', who: 'Bob', removesChat: false })).toMatch(
      /^2 people are called "Bob"; give one of these ids: \S+ \(guest\), \S+ \(guest\)\.$/,
    );
  });

  test('closes an account: sessions and live streams end, seats are free, the name stays taken', async () => {
    const ann = await newAccount(server, 'Cleo');
    const bob = await newGuest(server, 'Dan');
    const id = await begunMatch(ann, bob);
    await fine(ann.post(`/matches/${id}/chat/seats`, { text: 'something vile' }));
    const stream = bob.follow(id, 'blue');
    await stream.until(() => stream.table !== undefined);
    await ask({ name: 'close-account', who: 'Cleo', removesChat: true });
    await stream.until(() => stream.table?.chairs[0]?.isOpen === true);
    stream.close();
    await expect
      .poll(async () => (await ann.get('/people/me')).body, { timeout: 20_000 })
      .toEqual({ person: null });
    expect((await bob.get(`/matches/${id}/chat/seats`)).body.chat).toMatchObject([
      { name: 'a former player', text: '(removed by the operator)' },
    ]);
    const again = () => new Browser(server).post('/people/accounts', { name: 'cleo', password: PASSWORD });
    expect(await again()).toMatchObject({ status: 409 });
    expect(await new Browser(server).post('/people/guests', { name: 'Cleo' })).toMatchObject({ status: 409 });
    expect(await ask({ name: 'free-name', who: 'Cleo' })).toEqual({ name: 'Cleo' });
    await fine(again());
    expect(await ask({ name: 'free-name', who: 'Cleo' })).toBe('The name "Cleo" is not reserved.');
  });

  test('closes the account of a moderator: the table says that nobody moderates, and goes on', async () => {
    const [ann, bob] = [await newGuest(server, 'Kim'), await newGuest(server, 'Lou')];
    const mod = await newAccount(server, 'Moira');
    const id = await newMatch(mod, { chairs: {}, moderator: true, visibility: 'open' });
    await fine(ann.post(`/matches/${id}/seats/red`));
    await fine(bob.post(`/matches/${id}/seats/blue`));
    const settings = async () => (await fine(ann.get(`/matches/${id}`))).table.settings;
    expect(await settings()).toMatchObject({ hasModerator: true });
    await ask({ name: 'close-account', who: 'Moira', removesChat: false });
    await expect.poll(settings, { timeout: 20_000 }).toMatchObject({ hasModerator: false });
    await sweepHandlers(server.context).sweep?.({});
    const { seat, command } = await someCommand(server, id);
    const request = { as: seat, seen: 1, commands: [command] };
    await fine((seat === 'red' ? ann : bob).post(`/matches/${id}/commands`, request));
  });

  test('creates a link to choose a new password; not for a guest', async () => {
    await newAccount(server, 'Eva');
    await newGuest(server, 'Fred');
    const { link } = await ask({ name: 'reset-password', who: 'Eva' });
    expect(link).toMatch(/^http:\/\/localhost:\d+\/reset#[\w-]{43}$/);
    const token = link.split('#')[1];
    await fine(new Browser(server).post('/people/resets/use', { token, password: 'a brand new one' }));
    await fine(new Browser(server).post('/people/sessions', { name: 'Eva', password: 'a brand new one' }));
    expect(await ask({ name: 'reset-password', who: 'Fred' })).toBe('"Fred" is a guest and has no password.');
  });

  test('removes a table: open views of it close, and nothing of it is left', async () => {
    const [ann, bob] = [await newGuest(server, 'Gus'), await newGuest(server, 'Hedda')];
    const id = await begunMatch(ann, bob);
    await server.context.matches.open(id);
    expect(await ask({ name: 'tables', search: id, limit: 5 })).toMatchObject([
      { id, status: 'playing', seats: ['red: Gus', 'blue: Hedda'] },
    ]);
    expect(await ask({ name: 'remove-table', id: 'nowhere' })).toBe(
      'There is no table nowhere; "warmoot admin tables" lists them with their ids.',
    );
    expect(await ask({ name: 'remove-table', id })).toMatchObject({ id });
    await expect.poll(async () => (await ann.get(`/matches/${id}`)).status, { timeout: 20_000 }).toBe(404);
    expect((await ann.get(`/matches/${id}/sight?as=red`)).status).toBe(404);
    for (const rows of [
      await server.context.store.all(sql`select match from log where match = ${id}`),
      await server.context.store.all(sql`select match from seats where match = ${id}`),
      await server.context.store.picture(async (all) =>
        (await all.jobs()).filter(({ key }) => key.includes(id)),
      ),
    ])
      expect(rows).toEqual([]);
  });

  test('reads abuse reports and settles them', async () => {
    const [ann, bob] = [await newGuest(server, 'Ivo'), await newGuest(server, 'Jo')];
    const match = await begunMatch(ann, bob);
    await fine(
      ann.post(`/matches/${match}/abuse-reports`, { offence: 'name', seat: 'blue', reason: 'a rude name' }),
    );
    const [report] = await ask({ name: 'reports', withSettled: false, limit: 9 });
    expect(report).toMatchObject({ reporterName: 'Ivo', name: 'Jo', reason: 'a rude name', match });
    expect(await ask({ name: 'settle-report', id: report.id, note: 'told him' })).toEqual({ id: report.id });
    expect(await ask({ name: 'reports', withSettled: false, limit: 9 })).toEqual([]);
    expect(await ask({ name: 'reports', withSettled: true, limit: 9 })).toMatchObject([{ note: 'told him' }]);
    expect(await ask({ name: 'settle-report', id: report.id, note: null })).toContain(
      'There is no open report',
    );
  });
});

/** The state a killed server leaves: the socket file exists but nobody listens. */
const leaveSocket = async (path: string): Promise<void> => {
  const server = createServer().listen(path);
  await once(server, 'listening');
  renameSync(path, `${path}.kept`); // closing removes the file by name
  server.close();
  await once(server, 'close');
  renameSync(`${path}.kept`, path);
};

describe('the folder of the embedded store', () => {
  test('a closed account is signed out at once, also where it only watches', async () => {
    const data = newTemporaryFolder();
    const server = await startTestServer({ settings: { data } });
    const [ann, bob] = [await newAccount(server, 'Ann'), await newGuest(server, 'Bob')];
    const watched = ann.follow(await newMatch(bob, { visibility: 'open' }), SPECTATOR);
    await watched.until(() => watched.table !== undefined);
    const request = { name: 'close-account', who: 'Ann', removesChat: false } as const;
    await askAdmin({ env: { WARMOOT_DATA: data }, now: Date.now }, request);
    expect((await ann.get('/people/me')).body).toEqual({ person: null });
    await expect.poll(() => watched.connections, { timeout: 15_000 }).toBeGreaterThan(1);
    watched.close();
    await server.stop();
  });

  test('works without a server, and only the owner can use its socket', async () => {
    const data = newTemporaryFolder();
    const operator = { env: { WARMOOT_DATA: data }, now: Date.now };
    expect(await askAdmin(operator, people())).toEqual({
      ok: false,
      says: `There is no Warmoot database in the folder ${data}.`,
    });
    const server = await startTestServer({ settings: { data } });
    await newAccount(server, 'Ann');
    const modeOf = (path: string) => (statSync(join(data, path)).mode & 0o777).toString(8);
    expect([modeOf('admin'), modeOf('admin/socket')]).toEqual(['700', '600']);
    const silent = connect(join(data, 'admin', 'socket'));
    await once(silent, 'connect');
    await server.stop(); // although a client is connected and silent
    expect(await askAdmin(operator, people())).toMatchObject({ ok: true, value: [{ name: 'Ann' }] });
  });

  test('a socket left behind by a killed server does no harm', async () => {
    const data = newTemporaryFolder();
    const operator = { env: { WARMOOT_DATA: data }, now: Date.now };
    const first = await startTestServer({ settings: { data } });
    await newAccount(first, 'Ann');
    await first.stop();
    await leaveSocket(join(data, 'admin', 'socket'));
    expect(await askAdmin(operator, people())).toMatchObject({ ok: true, value: [{ name: 'Ann' }] });
    const second = await startTestServer({ settings: { data } });
    expect(await askAdmin(operator, people())).toMatchObject({ ok: true, value: [{ name: 'Ann' }] });
    await second.stop();
  });
});
