import { PassThrough } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RunningServer } from '../start.ts';
import { sql } from '../store/statement.ts';
import { type Client, guest } from '../testkit/client.ts';
import { FakeClock } from '../testkit/fakeClock.ts';
import { SentMail } from '../testkit/sentMail.ts';
import { startTestServer } from '../testkit/server.ts';
import { eachStore, type Place } from '../testkit/stores.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Short enough that the server does not count as closed. */
const STEP_MS = 9 * MINUTE;
/** As long as both queues need to check for due jobs. */
const JOBS_MS = 1_800;
const ACCOUNT = { name: 'Cecily', password: 'a long and winding road' };

describe.each(eachStore)('a clock that jumps, on the $name store', (kind) => {
  let place: Place;
  let clock: FakeClock;
  let box: SentMail;
  let server: RunningServer;
  let said: string;
  let ann: Client;
  let bob: Client;

  const start = (machine: FakeClock | Pick<FakeClock, 'wall' | 'elapsed'> = clock) => {
    const { DATABASE_URL: databaseUrl, WARMOOT_DATA: data } = place.env;
    const logTo = new PassThrough();
    logTo.on('data', (bytes: Buffer) => {
      said += bytes.toString();
    });
    const settings = databaseUrl === undefined ? { data: data as string } : { databaseUrl };
    return startTestServer({ machine, settings: { ...settings, smtpUrl: box.url }, logTo });
  };
  beforeEach(async () => {
    place = await kind.newPlace();
    clock = await FakeClock.at(place);
    box = new SentMail();
    await box.listen();
    said = '';
    server = await start();
    [ann, bob] = [await guest(server.url, 'Ann'), await guest(server.url, 'Bob')];
  });
  afterEach(async () => {
    await server.stop();
    await clock.close();
    await box.close();
  });

  const beat = () => server.clock.beat(server.context.store);
  /** Passes time as a running server would see it, with regular heartbeats. */
  const pass = async (milliseconds: number): Promise<void> => {
    for (let left = milliseconds; left > 0; left -= STEP_MS) {
      await clock.pass(Math.min(left, STEP_MS));
      await beat();
    }
  };
  const jump = async (milliseconds: number): Promise<void> => {
    await clock.jump(milliseconds);
    await beat();
  };

  /** Blue hides first. */
  const newMatch = async (hours: number): Promise<string> => {
    const request = {
      system: 'practice',
      visibility: 'open',
      chairs: { red: 'me' },
      hours: { setup: hours, turn: hours },
    };
    const { id } = (await ann.post<{ id: string }>('/matches', request)).body;
    expect((await bob.post(`/matches/${id}/seats/blue`)).status).toBe(200);
    return id;
  };
  const lines = async (match: string): Promise<number> => (await server.context.store.tail(match, 0)).length;
  const leftFor = async (match: string): Promise<number> => {
    const [row] = await server.context.store.all<{ due_at: number }>(
      sql`select due_at from deadlines where match = ${match} and seat = 'blue'`,
    );
    return (row?.due_at ?? Number.NaN) - server.clock.now();
  };
  const isAbout = (milliseconds: number) => (found: number) => Math.abs(found - milliseconds) < MINUTE;
  const giveMail = async (name: string): Promise<void> => {
    const { store } = server.context;
    await store.run(sql`update people set email = ${`${name}@example.org`} where name = ${name}`);
    await store.run(sql`insert into subscriptions (id, person, kind, target, secret, created_at, failures)
      select 'mail', id, 'mail', email, 'a secret', 0, 0 from people where name = ${name}`);
  };
  /** The server acts for Blue when time is up, and not before. */
  const fallsDueAfter = async (match: string, left: number): Promise<void> => {
    const before = await lines(match);
    await pass(left - 5 * MINUTE);
    await pause(JOBS_MS);
    expect(await lines(match)).toBe(before);
    await pass(6 * MINUTE);
    await vi.waitFor(async () => expect(await lines(match)).toBeGreaterThan(before), 60_000);
  };

  test('three days ahead for five minutes: no stand-in, no reminder, no deadline moved', async () => {
    await giveMail('Bob');
    const id = await newMatch(8);
    await pass(2 * MINUTE);
    await box.nth(1); // the e-mail that it is his turn
    await clock.jump(3 * DAY);
    await pause(JOBS_MS); // the queues check it before the next heartbeat
    await pass(5 * MINUTE);
    await pause(JOBS_MS);
    expect(await leftFor(id)).toSatisfy(isAbout(8 * HOUR - 7 * MINUTE));
    await jump(-3 * DAY);
    await pause(JOBS_MS);
    expect(await lines(id)).toBe(1);
    expect(box.letters).toHaveLength(1);
    await fallsDueAfter(id, 8 * HOUR - 7 * MINUTE);
    expect(box.letters.length).toBeGreaterThan(1);
    expect(said.split('The clock is 3 days ahead').length - 1).toBe(1);
  });

  test('three days ahead: no session ends, no guest is removed', async () => {
    const { store } = server.context;
    const at = server.clock.now();
    await store.run(sql`update sessions set expires_at = ${at + DAY}, seen_at = ${at - 89 * DAY}`);
    await store.run(sql`update people set created_at = ${at - 89 * DAY}`);
    const tidied = JSON.stringify({ since: at - 2 * DAY, last: at - HOUR });
    await store.run(sql`insert into keepsakes (name, value) values ('tidy', ${tidied})`);
    await jump(3 * DAY);
    await pass(5 * MINUTE);
    await vi.waitFor(async () => {
      const [row] = await store.all<{ value: string }>(sql`select value from keepsakes where name = 'tidy'`);
      expect(row?.value).not.toBe(tidied);
    }, 60_000);
    expect((await ann.get('/people/me')).body).toMatchObject({ person: { name: 'Ann' } });
    await jump(-3 * DAY);
    expect((await bob.get('/people/me')).body).toMatchObject({ person: { name: 'Bob' } });
    expect(await store.all(sql`select name from people order by name`)).toEqual([
      { name: 'Ann' },
      { name: 'Bob' },
    ]);
  });

  test('three days behind: computer players move, people sign in, a deadline falls due when it should', async () => {
    const id = await newMatch(2);
    const cecily = await guest(server.url, 'Cecily');
    expect((await cecily.post('/people/accounts', ACCOUNT)).status).toBe(200);
    await jump(-3 * DAY);
    const request = { system: 'practice', chairs: { red: 'me', blue: { bot: 'random' } } };
    const { id: withBot } = (await ann.post<{ id: string }>('/matches', request)).body;
    await vi.waitFor(async () => expect(await lines(withBot)).toBeGreaterThan(1), 60_000);
    const { status } = await ann.post('/people/sessions', ACCOUNT);
    expect(status).toBe(200);
    await fallsDueAfter(id, 2 * HOUR);
  });

  test.each([
    ['ahead', 3 * DAY],
    ['behind', -3 * DAY],
  ])(
    'three days %s for good: the server follows after ten minutes, and everybody keeps the time they had left',
    async (_where, by) => {
      const id = await newMatch(2);
      const before = server.clock.now();
      await jump(by);
      await pass(9 * MINUTE);
      expect(server.clock.now() - before).toSatisfy(isAbout(9 * MINUTE));
      await pass(6 * MINUTE);
      expect(server.clock.now() - before).toSatisfy(isAbout(by + 15 * MINUTE));
      expect(await leftFor(id)).toSatisfy(isAbout(105 * MINUTE));
      await pause(JOBS_MS);
      await fallsDueAfter(id, 105 * MINUTE);
    },
    60_000,
  );

  test('attempts written before the clock was set back lock nobody out', async () => {
    const cecily = await guest(server.url, 'Cecily');
    expect((await cecily.post('/people/accounts', ACCOUNT)).status).toBe(200);
    const stranger = await guest(server.url, 'Dora');
    const guess = () => stranger.post('/people/sessions', { ...ACCOUNT, password: 'a wrong password' });
    for (let i = 0; i < 6; i++) await guess();
    expect((await guess()).status).toBe(429);
    await jump(-3 * DAY);
    await pass(15 * MINUTE);
    expect((await stranger.post('/people/sessions', ACCOUNT)).status).toBe(200);
  });

  test('closed for two days: every deadline moves by two days', async () => {
    const id = await newMatch(2);
    await server.stop();
    await clock.pass(2 * DAY);
    server = await start();
    expect(await leftFor(id)).toSatisfy(isAbout(2 * HOUR));
    expect(server.clock.now()).toSatisfy(isAbout(clock.wall()));
    await pause(JOBS_MS);
    await fallsDueAfter(id, 2 * HOUR);
    expect(said).toContain('The server was down for 2 days: every deadline moves by that much.');
  });

  test('closed for five minutes: deadlines run on', async () => {
    const id = await newMatch(2);
    await server.stop();
    await clock.pass(5 * MINUTE);
    server = await start();
    expect(await leftFor(id)).toSatisfy(isAbout(2 * HOUR - 5 * MINUTE));
  });

  test('set back by three months while closed: no deadline is three months long', async () => {
    const id = await newMatch(2);
    const before = server.clock.now();
    await server.stop();
    await clock.jump(-90 * DAY);
    server = await start();
    expect(server.clock.now()).toSatisfy(isAbout(before));
    expect(await leftFor(id)).toSatisfy(isAbout(2 * HOUR));
    await pass(15 * MINUTE);
    expect(server.clock.now()).toSatisfy(isAbout(clock.wall()));
    expect(await leftFor(id)).toSatisfy(isAbout(105 * MINUTE));
    await fallsDueAfter(id, 105 * MINUTE);
  });

  test('a machine that slept for two days: nothing falls due before the deadlines have moved', async () => {
    const id = await newMatch(2);
    await clock.pass(2 * DAY);
    await pause(JOBS_MS);
    expect(await lines(id)).toBe(1);
    await beat();
    expect(await leftFor(id)).toSatisfy(isAbout(2 * HOUR));
    await pause(JOBS_MS);
    expect(await lines(id)).toBe(1);
  });

  test('a deadline set by a node that missed the correction is moved after it', async () => {
    const id = await newMatch(2);
    const { store } = server.context;
    await jump(3 * DAY);
    await pass(9 * MINUTE);
    const early = server.clock.now();
    await pass(6 * MINUTE);
    const dueAt = early + 2 * HOUR;
    const payload = { match: id, seat: 'blue', task: 'hide the archers', dueAt, steps: 0 };
    await store.run(sql`update deadlines set due_at = ${dueAt}, set_at = ${early} where match = ${id}`);
    await store.transaction((db) =>
      store.jobs.add(db, { name: 'deadline', key: `deadline:${id}:blue`, payload, runAt: dueAt }),
    );
    await pause(JOBS_MS);
    expect(await lines(id)).toBe(1);
    await beat();
    expect(await leftFor(id)).toSatisfy(isAbout(2 * HOUR - 6 * MINUTE));
    await fallsDueAfter(id, 2 * HOUR - 6 * MINUTE);
  });

  test.runIf(kind.name === 'postgres')(
    'a node whose own clock is wrong goes by the database, and two nodes correct the time once',
    async () => {
      const wrong = { wall: () => clock.wall() + 3 * DAY, elapsed: clock.elapsed };
      const other = await start(wrong);
      const bothBeat = async () => {
        await beat();
        await other.clock.beat(other.context.store);
      };
      try {
        expect(other.clock.now()).toSatisfy(isAbout(server.clock.now()));
        const id = await newMatch(2);
        await clock.jump(3 * DAY);
        await bothBeat();
        for (let minutes = 0; minutes < 15; minutes += 5) {
          await clock.pass(5 * MINUTE);
          await bothBeat();
        }
        expect(other.clock.now()).toSatisfy(isAbout(server.clock.now()));
        expect(server.clock.now()).toSatisfy(isAbout(clock.wall()));
        expect(await leftFor(id)).toSatisfy(isAbout(105 * MINUTE));
        await pause(JOBS_MS);
        expect(await lines(id)).toBe(1);
      } finally {
        await other.stop();
      }
    },
    60_000,
  );
});
