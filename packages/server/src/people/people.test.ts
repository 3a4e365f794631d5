import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser, begunMatch, fine, newAccount, newGuest, newMatch, PASSWORD } from '../security/browser.ts';
import type { RunningServer } from '../start.ts';
import { sql } from '../store/statement.ts';
import { startTestServer } from '../testkit/server.ts';
import { eachStore } from '../testkit/stores.ts';

const chairsOf = async (browser: Browser, id: string) =>
  (await fine(browser.get(`/matches/${id}`))).table.chairs as {
    seat: string;
    name: string;
    isOpen: boolean;
  }[];

describe.each(eachStore)('on the $name store', ({ open }) => {
  let server: RunningServer;
  let at = Date.now();
  beforeAll(async () => {
    server = await startTestServer({ store: await open(), now: () => at });
  });
  afterAll(() => server.stop());

  test('a guest plays at once, with a chosen name or a generated one', async () => {
    const browser = new Browser(server);
    expect((await browser.get('/people/me')).body).toEqual({ person: null });
    const me = await fine(browser.post('/people/guests'));
    expect(me).toMatchObject({ isGuest: true, email: null, name: expect.stringMatching(/^Guest \d{4}$/) });
    expect((await browser.get('/people/me')).body.person).toEqual(me);
    expect(await fine(new Browser(server).post('/people/guests', { name: '  Old\tBen ' }))).toMatchObject({
      name: 'Old Ben',
    });
  });

  test('a guest becomes an account and keeps seat and table', async () => {
    const browser = await newGuest(server, 'Ann of today');
    const id = await newMatch(browser);
    const me = await fine(
      browser.post('/people/accounts', { name: 'Ann', password: PASSWORD, email: 'a@b.test' }),
    );
    expect(me).toMatchObject({ name: 'Ann', isGuest: false, email: 'a@b.test' });
    expect(await chairsOf(browser, id)).toMatchObject([{ seat: 'red', name: 'Ann' }, { isOpen: true }]);
    const other = new Browser(server);
    expect(await fine(other.post('/people/sessions', { name: 'ANN', password: PASSWORD }))).toEqual(me);
    expect((await fine(other.get('/matches?which=mine'))).matches).toMatchObject([{ id, yours: ['red'] }]);
  });

  test('a name belongs to one account, in every spelling, and no guest can use it', async () => {
    await newAccount(server, 'Bjørn Järnsida');
    const taken = {
      status: 409,
      body: { error: { says: expect.stringContaining('belongs to an account') } },
    };
    for (const name of [
      'bjørn järnsida',
      'BJØRN  JÄRNSIDA',
      'Bjørn Ja\u0308rnsida',
      'Bjørn\u200b Järnsida',
    ]) {
      expect(await new Browser(server).post('/people/accounts', { name, password: PASSWORD })).toMatchObject(
        taken,
      );
      expect(await new Browser(server).post('/people/guests', { name })).toMatchObject(taken);
    }
  });

  test('two people who claim a name at the same moment: one gets it', async () => {
    const wishes = [1, 2, 3, 4].map(() =>
      new Browser(server).post('/people/accounts', { name: 'Contested', password: PASSWORD }),
    );
    const statuses = (await Promise.all(wishes)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409, 409]);
  });

  test('signing out takes effect at once and invalidates the token', async () => {
    const browser = await newAccount(server, 'Cid');
    const { cookie } = browser;
    await fine(browser.post('/people/sign-out'));
    expect(browser.cookie).toBe('');
    browser.cookie = cookie;
    expect((await browser.get('/people/me')).body).toEqual({ person: null });
  });

  test('a person can list their sessions and end one or all of them', async () => {
    const phone = await newAccount(server, 'Dot');
    const laptop = new Browser(server);
    await fine(
      laptop.post(
        '/people/sessions',
        { name: 'Dot', password: PASSWORD },
        { headers: { 'user-agent': 'Laptop' } },
      ),
    );
    const { sessions } = await fine(laptop.get('/people/me/sessions'));
    expect(sessions).toHaveLength(2);
    expect(sessions.find((each: { isThis: boolean }) => each.isThis)).toMatchObject({
      agent: 'Laptop',
      kind: 'page',
    });
    const other = sessions.find((each: { isThis: boolean }) => !each.isThis);
    await fine(laptop.delete(`/people/me/sessions/${other.id}`));
    expect((await phone.get('/people/me')).body).toEqual({ person: null });
    await fine(laptop.delete('/people/me/sessions'));
    expect((await laptop.get('/people/me')).body).toEqual({ person: null });
  });

  test('nobody ends somebody else’s session', async () => {
    const eve = await newAccount(server, 'Eve');
    const fay = await newAccount(server, 'Fay');
    const { sessions } = await fine(fay.get('/people/me/sessions'));
    expect(await eve.delete(`/people/me/sessions/${sessions[0].id}`)).toMatchObject({ status: 404 });
    expect((await fay.get('/people/me')).body.person.name).toBe('Fay');
  });

  test('a new password ends every other session, and the old password no longer works', async () => {
    const here = await newAccount(server, 'Gil');
    const there = new Browser(server);
    await fine(there.post('/people/sessions', { name: 'Gil', password: PASSWORD }));
    expect(await here.put('/people/me/password', { old: 'wrong one', new: 'brand new one' })).toMatchObject({
      status: 403,
    });
    await fine(here.put('/people/me/password', { old: PASSWORD, new: 'brand new one' }));
    expect((await here.get('/people/me')).body.person.name).toBe('Gil');
    expect((await there.get('/people/me')).body).toEqual({ person: null });
    expect(await there.post('/people/sessions', { name: 'Gil', password: PASSWORD })).toMatchObject({
      status: 401,
    });
    await fine(there.post('/people/sessions', { name: 'Gil', password: 'brand new one' }));
  });

  test('a new name appears at the tables; settings change one at a time', async () => {
    const browser = await newAccount(server, 'Hal');
    const blue = await newGuest(server, 'Ida');
    const id = await begunMatch(browser, blue);
    await fine(browser.put('/people/me', { name: 'Harry', settings: { mail: { digest: true } } }));
    const me = await fine(
      browser.put('/people/me', { settings: { timeZone: 'Europe/Vienna' }, email: 'h@h.test' }),
    );
    expect(me).toMatchObject({
      name: 'Harry',
      email: 'h@h.test',
      settings: { mail: { turn: true, over: true, digest: true }, timeZone: 'Europe/Vienna' },
    });
    expect((await chairsOf(blue, id))[0]?.name).toBe('Harry');
    expect(await browser.put('/people/me', { settings: { timeZone: 'Mars/Olympus' } })).toMatchObject({
      status: 400,
      body: { error: { says: 'There is no time zone of this name.' } },
    });
    expect(await browser.put('/people/me', { email: 'nonsense' })).toMatchObject({ status: 400 });
  });

  test('a deleted account leaves its games to the others, an open chair, and no name', async () => {
    const browser = await newAccount(server, 'Jan');
    const blue = await newGuest(server, 'Kim');
    const id = await begunMatch(browser, blue);
    await fine(browser.post(`/matches/${id}/chat/seats`, { text: 'hello' }));
    expect(await browser.delete('/people/me', { password: 'not this one' })).toMatchObject({ status: 403 });
    await fine(browser.delete('/people/me', { password: PASSWORD }));
    expect(
      await new Browser(server).post('/people/sessions', { name: 'Jan', password: PASSWORD }),
    ).toMatchObject({
      status: 401,
    });
    expect(await chairsOf(blue, id)).toMatchObject([
      { seat: 'red', name: null, isOpen: true },
      { name: 'Kim' },
    ]);
    const { chat } = await fine(blue.get(`/matches/${id}/chat/seats`));
    expect(chat).toMatchObject([{ name: 'a former player', text: 'hello' }]);
    await fine(blue.put(`/matches/${id}/seats/red/bot`, { bot: 'random' }));
    await newAccount(server, 'Jan');
  });

  test('a program plays with a token, cannot touch the account, and loses it when it is revoked', async () => {
    const browser = await newAccount(server, 'Lou');
    const { id, token } = await fine(browser.post('/people/me/tokens', { name: 'my bot' }));
    const program = new Browser(server);
    const headers = { authorization: `Bearer ${token}` };
    await fine(program.post('/matches', { system: 'practice', chairs: { red: 'me' } }, { headers }));
    for (const [method, path] of [
      ['POST', '/people/me/tokens'],
      ['GET', '/people/me/sessions'],
      ['DELETE', '/people/me/sessions'],
      ['DELETE', '/people/me'],
    ] as const)
      expect(
        await program.send(method, path, method === 'POST' ? { name: 'x' } : undefined, { headers }),
      ).toMatchObject({
        status: 403,
      });
    await fine(browser.delete(`/people/me/sessions/${id}`));
    expect(await program.post('/matches', { system: 'practice' }, { headers })).toMatchObject({
      status: 401,
    });
  });

  test('a session in use stays valid; one unused for ninety days ends', async () => {
    const used = await newGuest(server, 'Mia');
    const left = await newGuest(server, 'Ned');
    const DAY = 24 * 60 * 60 * 1000;
    for (let day = 0; day < 100; day += 25) {
      at += 25 * DAY;
      expect((await used.get('/people/me')).body.person?.name).toBe('Mia');
    }
    expect((await left.get('/people/me')).body).toEqual({ person: null });
  });

  test('the store holds no secret in plain text', async () => {
    const browser = await newAccount(server, 'Olga');
    const { token } = await fine(browser.post('/people/me/tokens', { name: 'p' }));
    const rows = await server.context.store.all(sql`select * from sessions`);
    const people = await server.context.store.all(sql`select * from people`);
    const all = JSON.stringify([rows, people]);
    for (const secret of [browser.secret, token, PASSWORD]) expect(all).not.toContain(secret);
    expect(all).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });
});
