import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resetHandlers } from '../post/resetMail.ts';
import type { RunningServer } from '../start.ts';
import { sql } from '../store/statement.ts';
import { SentMail } from '../testkit/sentMail.ts';
import { startTestServer } from '../testkit/server.ts';
import { eachStore } from '../testkit/stores.ts';
import { Browser, fine, newAccount, PASSWORD } from './browser.ts';

const HOUR = 3_600_000;
const tokenIn = (mail: string): string => /\/reset#([\w-]{43})/.exec(mail)?.[1] ?? '';

describe.each(eachStore)('a forgotten password, on the $name store', ({ open }) => {
  let server: RunningServer;
  let box: SentMail;
  let later = 0;
  beforeAll(async () => {
    box = new SentMail();
    await box.listen();
    const now = () => Date.now() + later;
    server = await startTestServer({ store: await open({ now }), now, settings: { smtpUrl: box.url } });
  });
  afterAll(async () => {
    await server.stop();
    await box.close();
  });

  const confirm = async (name: string, email: string): Promise<void> => {
    const { store } = server.context;
    await store.run(sql`update people set email = ${email} where name = ${name}`);
    await store.run(sql`insert into subscriptions (id, person, kind, target, secret, created_at, failures)
      select ${`mail of ${name}`}, id, 'mail', ${email}, 'a secret', 0, 0 from people where name = ${name}`);
  };
  const ask = (who: string, from = new Browser(server)) => from.post('/people/resets', { who });
  const use = (token: string, password = 'quite another one') =>
    new Browser(server).post('/people/resets/use', { token, password });
  /** The e-mail that results. */
  const mailTo = async (who: string): Promise<string> => {
    const count = box.letters.length + 1;
    await fine(ask(who));
    return box.nth(count);
  };
  /** Resolves when all earlier requests are done. */
  const nothingWaits = () =>
    expect
      .poll(() =>
        server.context.store.picture(async (picture) => (await picture.jobs()).map(({ name }) => name)),
      )
      .not.toContain('reset');

  test('the e-mail says what to do; its link works once and ends every session and the old password', async () => {
    const ann = await newAccount(server, 'Ann');
    const { token: program } = await fine(ann.post('/people/me/tokens', { name: 'bot' }));
    await confirm('Ann', 'ann@example.org');
    const mail = await mailTo('ANN@example.org');
    expect(mail).toContain('To: ann@example.org');
    expect(mail).toContain('Subject: Choose a new password');
    expect(mail).toContain('account Ann');
    expect(mail).toMatch(/within an hour/);
    expect(mail).not.toContain('List-Unsubscribe');
    const token = tokenIn(mail);
    expect(await fine(new Browser(server).post('/people/resets/look', { token }))).toEqual({ name: 'Ann' });

    expect(await use(token, 'short')).toMatchObject({ status: 400 });
    expect(await fine(use(token))).toEqual({ name: 'Ann' });
    expect((await ann.get('/people/me')).body).toEqual({ person: null });
    const headers = { authorization: `Bearer ${program}` };
    expect((await new Browser(server).get('/people/me', { headers })).body).toEqual({ person: null });
    const enter = (password: string) =>
      new Browser(server).post('/people/sessions', { name: 'Ann', password });
    expect(await enter(PASSWORD)).toMatchObject({ status: 401 });
    await fine(enter('quite another one'));
    expect(await use(token)).toMatchObject({
      status: 404,
      body: { error: { code: 'out-of-date', says: expect.stringContaining('ask for a new one') } },
    });
  });

  test('after a lockout the new password works at once', async () => {
    await newAccount(server, 'Lea');
    await confirm('Lea', 'lea@example.org');
    const enter = (password: string) =>
      new Browser(server).post('/people/sessions', { name: 'Lea', password });
    for (let i = 0; i < 8; i++) await enter('a wrong password');
    await fine(use(tokenIn(await mailTo('Lea'))));
    await fine(enter('quite another one'));
  });

  test('the answer is the same with or without such an account, and nobody else gets an e-mail', async () => {
    await newAccount(server, 'Unconfirmed');
    await server.context.store.run(sql`update people set email = 'u@example.org' where name = 'Unconfirmed'`);
    await nothingWaits();
    const sent = box.letters.length;
    const answers = [];
    for (const who of ['Nobody At All', 'nobody@example.org', 'Unconfirmed', 'u@example.org', 'Ann'])
      answers.push(await ask(who));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['200 {}']));
    await nothingWaits();
    expect(box.letters.length - sent).toBe(1);
    expect(await box.nth(sent + 1)).toContain('To: ann@example.org');
  });

  test('reset e-mails are limited by name, by address and overall', async () => {
    await newAccount(server, 'Bob');
    await confirm('Bob', 'bob@example.org');
    const eve = new Browser(server);
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) statuses.push((await ask('Bob')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    for (let i = 0; i < 3; i++) await ask('bob@example.org', eve);
    await nothingWaits();
    expect(box.letters.filter((mail) => mail.includes('To: bob@example.org')).length).toBeLessThanOrEqual(3);
    const more = [];
    for (let i = 0; i < 9; i++) more.push((await ask(`Somebody ${i}`, eve)).status);
    expect(more.at(-1)).toBe(429);
  });

  test('requests carried out at the same time send no more e-mails than one after the other', async () => {
    await newAccount(server, 'Eli');
    await confirm('Eli', 'eli@example.org');
    const sent: unknown[] = [];
    const mailer = { send: async (mail: unknown) => void sent.push(mail) };
    const { reset } = resetHandlers({ ...server.context, mailer, isPresent: async () => true });
    const at = server.context.now();
    await Promise.all(
      ['Eli', 'eli@example.org', 'ELI', 'Eli@example.org', 'eli'].map((who) => reset?.({ who, at })),
    );
    expect(sent).toHaveLength(3);
  });

  test('a link is good for an hour, and ends when the password or the address is changed', async () => {
    const cid = await newAccount(server, 'Cid');
    await confirm('Cid', 'cid@example.org');
    const next = async (): Promise<string> => tokenIn(await mailTo('Cid'));
    const first = await next();
    await fine(cid.put('/people/me/password', { old: PASSWORD, new: 'brand new one' }));
    expect(await use(first)).toMatchObject({ status: 404 });
    const second = await next();
    await fine(cid.put('/people/me', { email: 'elsewhere@example.org' }));
    expect(await use(second)).toMatchObject({ status: 404 });
    await server.context.store.run(sql`update people set email = 'cid@example.org' where name = 'Cid'`);
    const third = await next();
    later += HOUR;
    expect(await use(third)).toMatchObject({ status: 404 });
    expect(await use('no token at all')).toMatchObject({ status: 404 });
  });

  test('neither the store nor a job holds a token in plain text', async () => {
    await newAccount(server, 'Dot');
    await confirm('Dot', 'dot@example.org');
    const token = tokenIn(await mailTo('Dot'));
    expect(token).not.toBe('');
    const { store } = server.context;
    const jobs = await store.picture((picture) => picture.jobs());
    const rows = await store.all(sql`select * from resets`);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify([rows, jobs])).not.toContain(token);
  });
});

test('a server without e-mail says whom to ask', async () => {
  const server = await startTestServer();
  try {
    const browser = new Browser(server);
    expect(await fine(browser.get('/people/resets'))).toEqual({ byMail: false });
    expect(await browser.post('/people/resets', { who: 'Ann' })).toMatchObject({
      status: 409,
      body: { error: { says: expect.stringContaining('warmoot admin reset-password NAME') } },
    });
  } finally {
    await server.stop();
  }
});
