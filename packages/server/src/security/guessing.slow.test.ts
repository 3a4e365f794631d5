import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { senderOf } from '../people/attempts.ts';
import type { RunningServer } from '../start.ts';
import { startTestServer } from '../testkit/server.ts';
import { eachStore } from '../testkit/stores.ts';
import { Browser, fine, newAccount, PASSWORD } from './browser.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

describe.each(eachStore)('guessing passwords, on the $name store', ({ open }) => {
  let server: RunningServer;
  let at = Date.now();
  beforeAll(async () => {
    server = await startTestServer({ store: await open(), now: () => at });
  });
  afterAll(() => server.stop());

  const guess = (name: string, password: string, address?: string) =>
    new Browser(server, address).post('/people/sessions', { name, password });
  const wait = (answer: { body: { error?: { retryAfterSeconds?: number } } }): number =>
    answer.body.error?.retryAfterSeconds ?? 0;

  test('after a few wrong guesses a name is locked, from every address and even for the right password', async () => {
    await newAccount(server, 'Ann');
    for (let i = 0; i < 5; i++) expect((await guess('Ann', `wrong ${i}`)).status).toBe(401);
    const locked = await guess('ANN', PASSWORD);
    expect(locked).toMatchObject({
      status: 429,
      body: { error: { code: 'too-many', says: 'Too many attempts: try again in 30 seconds.' } },
    });
    at += 30 * SECOND;
    expect((await guess('Ann', PASSWORD)).status).toBe(200);
    expect((await guess('Ann', 'wrong')).status).toBe(401);
  });

  /** Somebody at another address who keeps the strangers' lock closed all the time. */
  const hammered = async (name: string): Promise<void> => {
    for (let i = 0; i < 6; i++) await guess(name, `wrong ${i}`);
    expect((await guess(name, PASSWORD)).status).toBe(429);
  };
  const signIn = (browser: Browser, name: string, password = PASSWORD, known?: string) =>
    browser.post(
      '/people/sessions',
      { name, password },
      known === undefined ? {} : { headers: { cookie: known } },
    );
  const browserCookie = ({ headers }: { headers: Readonly<Record<string, unknown>> }): string =>
    /warmoot-browser=[\w-]+/.exec(String(headers['set-cookie']))?.[0] as string;

  test('guessing from another address does not lock out the owner at home', async () => {
    const home = '203.0.113.5';
    await fine(new Browser(server, home).post('/people/accounts', { name: 'Hal', password: PASSWORD }));
    await hammered('Hal');
    expect((await signIn(new Browser(server, home), 'Hal')).status).toBe(200);
    await hammered('Hal');
  });

  test('nor in a browser that has signed in before, from any address', async () => {
    await newAccount(server, 'Ida');
    const first = await signIn(new Browser(server), 'Ida');
    const cookie = browserCookie(first);
    await hammered('Ida');
    expect((await signIn(new Browser(server), 'Ida', PASSWORD, cookie)).status).toBe(200);
    expect((await signIn(new Browser(server), 'Ida', PASSWORD, `${cookie.slice(0, -4)}AAAA`)).status).toBe(
      429,
    );
    // Only that account knows the browser; other accounts do not.
    await newAccount(server, 'Jon');
    await hammered('Jon');
    expect((await signIn(new Browser(server), 'Jon', PASSWORD, cookie)).status).toBe(429);
  });

  test('a known browser cannot guess forever', async () => {
    await newAccount(server, 'Kay');
    const cookie = browserCookie(await signIn(new Browser(server), 'Kay'));
    for (let i = 0; i < 5; i++)
      expect((await signIn(new Browser(server), 'Kay', `wrong ${i}`, cookie)).status).toBe(401);
    expect((await signIn(new Browser(server), 'Kay', PASSWORD, cookie)).status).toBe(429);
  });

  test('changing the password forgets all known browsers', async () => {
    const browser = await newAccount(server, 'Lea');
    const cookie = browserCookie(await signIn(new Browser(server), 'Lea'));
    await fine(browser.put('/people/me/password', { old: PASSWORD, new: 'brand new one' }));
    for (let i = 0; i < 6; i++) await guess('Lea', `wrong ${i}`);
    expect((await signIn(new Browser(server), 'Lea', 'brand new one', cookie)).status).toBe(429);
  });

  test('guessing strangers do not stop the owner from confirming the password', async () => {
    const browser = await newAccount(server, 'Mia');
    await hammered('Mia');
    await fine(browser.put('/people/me/password', { old: PASSWORD, new: 'brand new one' }));
  });

  test('the wait doubles with each further failure, up to a quarter of an hour', async () => {
    await newAccount(server, 'Bob');
    const waits: number[] = [];
    for (let i = 0; i < 12; i++) {
      const answer = await guess('Bob', 'wrong');
      expect(answer.status).toBe(401);
      const locked = await guess('Bob', 'wrong');
      waits.push(wait(locked));
      if (locked.status === 429) at += wait(locked) * SECOND;
    }
    expect(waits).toEqual([0, 0, 30, 60, 120, 240, 480, 900, 900, 900, 900, 900]);
  });

  test('simultaneous guesses are counted one by one', async () => {
    await newAccount(server, 'Cid');
    const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => guess('Cid', `wrong ${i}`)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.some(({ status }) => status === 200)).toBe(false);
  });

  test('an address that tries many names is locked too; other addresses are not', async () => {
    await newAccount(server, 'Dot');
    const address = '203.0.113.77';
    for (let i = 0; i < 20; i++) expect((await guess(`Nobody ${i}`, 'wrong', address)).status).toBe(401);
    expect((await guess('Dot', PASSWORD, address)).status).toBe(429);
    expect((await guess('Dot', PASSWORD, '203.0.113.78')).status).toBe(200);
  });

  test('a name that exists and one that does not get the same answers, locks included', async () => {
    await newAccount(server, 'Eve');
    const answersFor = async (name: string) => {
      const all: unknown[] = [];
      for (let i = 0; i < 8; i++) {
        const { status, text } = await guess(name, 'wrong one');
        all.push([status, text]);
      }
      return all;
    };
    expect(await answersFor('Eve')).toEqual(await answersFor('Eve who never was'));
  });

  test('a name that does not exist costs as much work as one that does', async () => {
    await newAccount(server, 'Fay');
    const cost = async (name: string): Promise<number> => {
      const before = process.cpuUsage();
      for (let i = 0; i < 4; i++) await guess(name, 'wrong one');
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    await cost('Warming Up');
    const [real, unreal] = [await cost('Fay'), await cost('Fay who never was')];
    expect(unreal / real).toBeGreaterThan(0.4);
    expect(unreal / real).toBeLessThan(2.5);
  });

  test('the password is asked again, with the same locks, before an account is changed or deleted', async () => {
    const browser = await newAccount(server, 'Gil');
    for (let i = 0; i < 5; i++)
      expect(await browser.put('/people/me/password', { old: 'wrong', new: 'brand new one' })).toMatchObject({
        status: 403,
      });
    expect(await browser.delete('/people/me', { password: PASSWORD })).toMatchObject({ status: 429 });
  });

  test('one address can create a limited number of accounts and guests an hour', async () => {
    const address = '203.0.113.90';
    const make = (i: number) =>
      new Browser(server, address).post('/people/accounts', { name: `Maker ${i}`, password: PASSWORD });
    for (let i = 0; i < 10; i++) await fine(make(i));
    expect((await make(10)).status).toBe(429);
    for (let i = 0; i < 60; i++) await fine(new Browser(server, address).post('/people/guests'));
    expect((await new Browser(server, address).post('/people/guests')).status).toBe(429);
    at += HOUR;
    expect((await make(10)).status).toBe(200);
    expect((await new Browser(server, address).post('/people/guests')).status).toBe(200);
  });
});

test('IPv6 addresses are counted by network; loopback is not counted', () => {
  expect(senderOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
  expect(senderOf('2001:db8:1:2::9')).toBe('2001:db8:1:2');
  expect(senderOf('2001:db8::9')).toBe('2001:db8:0:0');
  expect(senderOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect([senderOf('127.0.0.1'), senderOf('::1'), senderOf('::ffff:127.0.0.1')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
