import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../start.ts';
import { startTestServer } from '../testkit/server.ts';
import { eachStore } from '../testkit/stores.ts';
import { type Answer, Browser, fine, newGuest, newMatch } from './browser.ts';

const SCRIPTS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "';alert(1)//",
  '{{constructor.constructor("x")()}}',
  '</textarea><svg/onload=x>',
];

/**
 * Whatever it looks like, it is data: JSON that no browser treats as a page, with a policy that runs no foreign script.
 */
const expectData = ({ headers }: Answer): void =>
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^default-src 'self';(?!.*script-src)/),
  });

describe.each(eachStore)('scripts in people’s text, on the $name store', ({ open }) => {
  let server: RunningServer;
  let ann: Browser;
  beforeAll(async () => {
    server = await startTestServer({ store: await open() });
    ann = await newGuest(server, 'Ann');
  });
  afterAll(() => server.stop());

  test('a name that looks like a script stays text', async () => {
    for (const name of SCRIPTS) {
      const browser = new Browser(server);
      const answer = await browser.post('/people/guests', { name });
      expect(answer.body.name).toBe(name);
      expectData(answer);
      const id = await newMatch(browser, { visibility: 'open', title: name });
      const seen = await ann.get(`/matches/${id}`);
      expect(seen.body.table).toMatchObject({ title: name, chairs: [{ name }, {}] });
      expectData(seen);
    }
    expectData(await ann.get('/matches?which=open'));
  });

  test('chat that looks like a script stays text, in lists and in the stream', async () => {
    const id = await newMatch(ann, { visibility: 'open', chairs: { red: 'me', blue: { bot: 'random' } } });
    const stream = ann.follow(id, 'red');
    for (const text of SCRIPTS) expectData(await ann.post(`/matches/${id}/chat/seats`, { text }));
    const listed = await ann.get(`/matches/${id}/chat/seats`);
    expect(listed.body.chat.map(({ text }: { text: string }) => text)).toEqual(SCRIPTS);
    expectData(listed);
    await stream.until(() => stream.chat.length === SCRIPTS.length);
    expect(stream.chat.map(({ text }) => text)).toEqual(SCRIPTS);
    stream.close();
  });

  test('a message cannot end its event in the stream and begin another', async () => {
    const id = await newMatch(ann, { visibility: 'open', chairs: { red: 'me', blue: { bot: 'random' } } });
    const stream = ann.follow(id, 'red');
    const text = 'hello\n\nevent: table\ndata: {"status":"over"}\n\nid: 99.99.99';
    await fine(ann.post(`/matches/${id}/chat/seats`, { text }));
    await stream.until(() => stream.chat.length === 1);
    expect(stream.chat[0]?.text).toBe(text);
    expect(stream.table?.status).not.toBe('over');
    stream.close();
  });

  test('an error that quotes the input is data too', async () => {
    for (const script of SCRIPTS) {
      const path = encodeURIComponent(script);
      for (const answer of [
        await ann.get(`/matches/${path}`),
        await ann.get(`/${path}`),
        await ann.get(`/invitations/${path}`),
        await ann.post('/matches', { system: script }),
        await ann.post('/matches', { [script]: 1 }),
        await ann.put('/people/me', { settings: { timeZone: script } }),
      ]) {
        expect(answer.status).toBeGreaterThanOrEqual(400);
        expectData(answer);
      }
    }
  });

  test('invisible characters and direction marks are not allowed in names', async () => {
    const { name } = await fine(
      new Browser(server).post('/people/guests', { name: 'A\u202enn\u0000\u200b\ufeff\u2066 Lee\n' }),
    );
    expect(name).toBe('A nn Lee');
    for (const blank of ['', ' ', '\u200b', '\u0000\u0001', '\n'])
      expect(await new Browser(server).post('/people/guests', { name: blank })).toMatchObject({
        status: 400,
      });
  });
});
