import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TOKEN_TRUSTED_MS } from '../people/identify.ts';
import type { RunningServer } from '../start.ts';
import { sql } from '../store/statement.ts';
import { startTestServer } from '../testkit/server.ts';
import { eachStore } from '../testkit/stores.ts';
import { Browser, fine, newAccount, newGuest, PASSWORD } from './browser.ts';

const DAY = 24 * 60 * 60 * 1000;

describe.each(eachStore)('forged and replayed tokens on the $name store', ({ open }) => {
  let server: RunningServer;
  let at = Date.now();
  beforeAll(async () => {
    server = await startTestServer({ store: await open(), now: () => at });
  });
  afterAll(() => server.stop());

  const whoIs = async (headers: Record<string, string>): Promise<string | null> =>
    (await new Browser(server).get('/people/me', { headers })).body.person?.name ?? null;

  test('an unknown or malformed token identifies nobody', async () => {
    const { secret } = await newGuest(server, 'Ann');
    const letters = [...secret];
    const changed = [...letters.slice(0, -2), letters.at(-2) === 'A' ? 'B' : 'A', letters.at(-1)].join('');
    for (const forged of [
      changed,
      'A'.repeat(43),
      '',
      ' ',
      secret.slice(1),
      `${secret}A`,
      secret.toLowerCase() === secret ? `x${secret.slice(1)}` : secret.toLowerCase(),
      "' or 1=1 --",
      '%00',
      '../../etc/passwd',
      'x'.repeat(8000),
    ])
      expect([forged, await whoIs({ cookie: `warmoot=${forged}` })]).toEqual([forged, null]);
    expect(await whoIs({ cookie: `warmoot=${secret}` })).toBe('Ann');
  });

  test('the stored hash does not work as a token', async () => {
    await newGuest(server, 'Ann');
    const rows = await server.context.store.all<{ token_hash: string; id: string }>(
      sql`select token_hash, id from sessions`,
    );
    for (const { token_hash, id } of rows)
      for (const secret of [token_hash, token_hash.slice(0, 43), id])
        expect(await whoIs({ cookie: `warmoot=${secret}` })).toBeNull();
  });

  test('a cookie’s token does not work as a program’s token, nor the other way round', async () => {
    const browser = await newGuest(server, 'Ann');
    const { token } = await fine(browser.post('/people/me/tokens', { name: 'program' }));
    expect(await whoIs({ authorization: `Bearer ${token}` })).toBe('Ann');
    expect(await whoIs({ authorization: `Bearer ${browser.secret}` })).toBeNull();
    expect(await whoIs({ cookie: `warmoot=${token}` })).toBeNull();
  });

  test('a wrong Authorization header is refused even with a valid cookie', async () => {
    const { cookie } = await newGuest(server, 'Ann');
    for (const authorization of ['Bearer ', 'Bearer nonsense', 'Basic QW5uOnB3', 'nonsense'])
      expect(await whoIs({ authorization, cookie })).toBeNull();
  });

  test('a token is invalid once it was ended or unused for ninety days, however often it is sent', async () => {
    const ended = await newGuest(server, 'Ann');
    const { cookie } = ended;
    await fine(ended.post('/people/sign-out'));
    const { cookie: old } = await newGuest(server, 'Bob');
    expect(await whoIs({ cookie: old })).toBe('Bob');
    at += 90 * DAY;
    for (let again = 0; again < 3; again++) {
      expect(await whoIs({ cookie })).toBeNull();
      expect(await whoIs({ cookie: old })).toBeNull();
    }
  });

  test('a cookie planted before signing in is useless afterwards', async () => {
    const attacker = await newGuest(server, 'Mallory');
    const name = `Victim of ${server.context.store.kind}`;
    const { token } = await fine(attacker.post('/people/me/tokens', { name: 'back door' }));
    const victim = new Browser(server);
    victim.cookie = attacker.cookie;
    await fine(victim.post('/people/accounts', { name, password: PASSWORD }));
    expect(victim.cookie).not.toBe(attacker.cookie);
    expect(await whoIs({ cookie: attacker.cookie })).toBeNull();
    expect(await whoIs({ authorization: `Bearer ${token}` })).toBeNull();

    const planted = await newGuest(server, 'Mallory again');
    victim.cookie = planted.cookie;
    await fine(victim.post('/people/sessions', { name, password: PASSWORD }));
    expect(victim.cookie).not.toBe(planted.cookie);
    expect(await whoIs({ cookie: planted.cookie })).toBeNull();
    expect(await whoIs({ cookie: victim.cookie })).toBe(name);
  });

  test('a cookie chosen by somebody else is never accepted', async () => {
    const victim = new Browser(server);
    const chosen = `warmoot=${'A'.repeat(43)}`;
    victim.cookie = chosen;
    await fine(victim.post('/people/guests', { name: 'Victim' }));
    expect(victim.cookie).not.toBe(chosen);
    expect(await whoIs({ cookie: chosen })).toBeNull();
  });

  test('scripts and other sites cannot read the cookie, and over HTTPS it is Secure', async () => {
    const given = async (more: Record<string, string>): Promise<string> => {
      const { headers } = await new Browser(server).post('/people/guests', {}, { headers: more });
      return String(headers['set-cookie']);
    };
    const plain = await given({});
    expect(plain).toMatch(/^warmoot=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    const secure = await startTestServer({ settings: { origins: ['https://play.test'] } });
    const { headers } = await new Browser(secure).post('/people/guests');
    expect(headers['set-cookie']).toContain('; Secure');
    await secure.stop();
  });
});

describe.each(eachStore.filter(({ name }) => name === 'postgres'))('two nodes', ({ newPlace }) => {
  test('a session ended on one node is over on the other within five seconds', async () => {
    let at = Date.now();
    const place = await newPlace();
    const start = async () => startTestServer({ store: await place.open(), now: () => at });
    const [here, there] = [await start(), await start()];
    const browser = await newAccount(here, 'Wanderer');
    const { cookie } = browser;
    const who = async (server: RunningServer) =>
      (await new Browser(server).get('/people/me', { headers: { cookie } })).body.person?.name;
    expect(await who(there)).toBe('Wanderer');
    await fine(browser.delete('/people/me/sessions'));
    expect(await who(here)).toBeUndefined();
    at += TOKEN_TRUSTED_MS;
    expect(await who(there)).toBeUndefined();
    await there.stop();
    await here.stop();
  });

  test('a session ended on one node is over on the other even if the clock was set back', async () => {
    let at = Date.now();
    const place = await newPlace();
    const start = async () => startTestServer({ store: await place.open(), now: () => at });
    const [here, there] = [await start(), await start()];
    const browser = await newAccount(here, 'Wanderer');
    const { cookie } = browser;
    const who = async () =>
      (await new Browser(there).get('/people/me', { headers: { cookie } })).body.person?.name;
    expect(await who()).toBe('Wanderer');
    await fine(browser.delete('/people/me/sessions'));
    at -= 60_000;
    expect(await who()).toBeUndefined();
    await there.stop();
    await here.stop();
  });
});
