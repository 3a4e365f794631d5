import { connect, type Socket } from 'node:net';
import { SPECTATOR } from '@warmoot/kernel';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { LiveMatch } from '../matches/liveMatch.ts';
import type { RunningServer } from '../start.ts';
import { startTestServer } from '../testkit/server.ts';
import { SocketClient } from '../testkit/socketClient.ts';
import { Browser, begunMatch, fine, newAccount, newGuest, newMatch } from './browser.ts';

const ORIGIN = 'https://play.test';

let server: RunningServer;
let ann: Browser;
let bob: Browser;
let id: string;
beforeAll(async () => {
  server = await startTestServer({ settings: { origins: [ORIGIN], trustProxy: true } });
  [ann, bob] = [await newGuest(server, 'Ann'), await newGuest(server, 'Bob')];
  id = await begunMatch(ann, bob);
});
afterAll(() => server.stop());

const speakers: SocketClient[] = [];
afterEach(() => {
  for (const speaker of speakers.splice(0)) speaker.cut();
});
const knock = (who: Browser, headers: Readonly<Record<string, string>> = {}, match = id, as?: string) => {
  const cookie = who.cookie === '' ? {} : { cookie: who.cookie };
  const speaker = new SocketClient(server.url, match, {
    headers: { ...cookie, ...headers },
    ...(as === undefined ? {} : { as }),
  });
  speakers.push(speaker);
  return speaker;
};
const speak = async (...how: Parameters<typeof knock>): Promise<SocketClient> => {
  const speaker = knock(...how);
  expect(await speaker.opened()).toBeUndefined();
  return speaker;
};

test.each([['https://evil.test'], ['null'], ['http://play.test'], ['https://play.test.evil.test']])(
  'a page of %s cannot open a socket with the visitor’s cookie',
  async (origin) => {
    expect(await knock(ann, { origin }).opened()).toMatchObject({
      status: 403,
      body: { error: { says: 'This request comes from another site and was not carried out.' } },
    });
  },
);

test('neither can a page whose browser says only that it is another site', async () => {
  expect((await knock(ann, { 'sec-fetch-site': 'cross-site' }).opened())?.status).toBe(403);
});

test('our own pages and programs can; a token works like a cookie, and a wrong one is refused even with a cookie', async () => {
  await speak(ann, { origin: ORIGIN });
  await speak(ann, { origin: server.url });
  await speak(ann);
  const fay = await newAccount(server, 'Fay');
  const match = await newMatch(fay);
  const { token } = await fine(fay.post('/people/me/tokens', { name: 'my program' }));
  await speak(new Browser(server), { authorization: `Bearer ${token}` }, match);
  expect((await knock(fay, { authorization: 'Bearer wrong' }, match).opened())?.status).toBe(404);
});

test('a private match has no socket for strangers, and nobody commands without a session or a seat', async () => {
  expect((await knock(new Browser(server)).opened())?.status).toBe(404);
  expect((await knock(await newGuest(server, 'Eve')).opened())?.status).toBe(404);
  expect((await knock(ann, {}, id, 'blue').opened())?.status).toBe(403);
  expect((await knock(ann, {}, 'no-such-match').opened())?.status).toBe(404);
  const open = await newMatch(ann, { visibility: 'open', chairs: { red: 'me', blue: 'me' } });
  const nobody = await speak(new Browser(server), {}, open);
  expect(await nobody.ask('commands', { as: 'red', seen: 1, commands: [{}] })).toMatchObject({ status: 401 });
  expect((await nobody.ask('watch', { as: 'red' })).status).toBe(403);
});

test('a request that is not a WebSocket upgrade is refused with a message', async () => {
  expect(await ann.get(`/matches/${id}/socket`)).toMatchObject({
    status: 426,
    body: { error: { says: 'Open a WebSocket at this address.' } },
  });
});

test('messages have the same limits as request bodies', async () => {
  const speaker = await speak(ann);
  const answerTo = async (message: string | Buffer) => {
    const before = speaker.said.filter((said) => said.id === null).length;
    speaker.socket.send(message);
    return speaker.until(() => speaker.said.filter((said) => said.id === null)[before]);
  };
  const bad = (status: number, says: string) => ({ status, answer: { error: { says } } });
  expect(await answerTo('{"id":1,')).toMatchObject(bad(400, 'The body is not valid JSON.'));
  expect(await answerTo('')).toMatchObject(bad(400, 'The body is empty; this request needs JSON.'));
  expect(await answerTo(Buffer.from('{}'))).toMatchObject(bad(400, 'A message must be JSON text.'));
  expect((await answerTo('[]')).status).toBe(400);
  expect((await answerTo('{"id":1,"do":"resign"}')).status).toBe(400);
  expect((await answerTo(`{"id":"${'x'.repeat(65)}","do":"undo"}`)).status).toBe(400);
  expect((await answerTo('{"id":1,"do":"undo","__proto__":{"as":"red"}}')).status).toBe(400);
  expect((await answerTo('{"id":1,"do":"undo","x":{"constructor":{"prototype":{}}}}')).status).toBe(400);
  expect(await answerTo(`${'['.repeat(33)}${']'.repeat(33)}`)).toMatchObject(
    bad(413, 'The body is nested more than 32 levels deep: send a flatter one.'),
  );
  expect(await answerTo(JSON.stringify(Array.from({ length: 20_001 }, () => 1)))).toMatchObject(
    bad(413, 'The body has more than 20,000 values: send fewer at once.'),
  );
  speaker.socket.send(' '.repeat(64 * 1024 + 1));
  expect(await speaker.closed).toBe(1009);
});

test('commands over HTTP and over sockets share one limit for each address', async () => {
  const address = '198.51.100.77';
  const headers = { 'x-forwarded-for': address };
  const speaker = await speak(ann, headers);
  const request = { as: 'red', seen: 99, commands: [] };
  const atSocket = async (count: number): Promise<number | undefined> => {
    for (let nth = 1; nth < count; nth++)
      speaker.socket.send(JSON.stringify({ id: `${nth}`, do: 'commands', ...request }));
    return (await speaker.ask('commands', request)).status;
  };
  for (let nth = 0; nth < 10; nth++)
    expect((await ann.post(`/matches/${id}/commands`, request, { headers })).status).toBe(400);
  expect(await atSocket(1190)).toBe(400);
  expect(await speaker.ask('commands', request)).toMatchObject({
    status: 429,
    body: { error: { code: 'too-many', retryAfterSeconds: expect.any(Number) } },
  });
  expect((await ann.post(`/matches/${id}/commands`, request, { headers })).status).toBe(429);
  expect((await ann.post(`/matches/${id}/commands`, request)).status).toBe(400);
});

test('a client that keeps sending unreadable messages is cut off', async () => {
  const speaker = await speak(ann, { 'x-forwarded-for': '198.51.100.78' });
  for (let nth = 0; nth < 1_200; nth++) speaker.socket.send('?');
  expect(await speaker.closed).toBe(1008);
});

test('streams and sockets share one limit, and closing one makes room', async () => {
  const cid = await newGuest(server, 'Cid');
  const match = await newMatch(cid);
  const all = await Promise.all(Array.from({ length: 20 }, () => speak(cid, {}, match)));
  expect((await knock(cid, {}, match).opened())?.status).toBe(429);
  expect((await cid.get(`/matches/${match}/live`)).status).toBe(429);
  all[0]?.close();
  await all[0]?.closed;
  await expect.poll(async () => knock(cid, {}, match).opened()).toBeUndefined();
});

test('signing out ends the socket', async () => {
  const dot = await newGuest(server, 'Dot');
  const match = await newMatch(dot);
  const speaker = await speak(dot, {}, match);
  await fine(dot.post('/people/sign-out'));
  expect(await speaker.closed).toBe(1000);
});

/** Blue's archers sneak from woods to woods (PRC-HID-02). */
test('no seat receives on its socket what only another may know', async () => {
  const [gil, hal] = [await newGuest(server, 'Gil'), await newGuest(server, 'Hal')];
  const match = await newMatch(gil, { visibility: 'open' });
  await fine(hal.post(`/matches/${match}/seats/blue`));
  const live = (await server.context.matches.open(match)) as LiveMatch;
  const [red, blue] = [await speak(gil, {}, match, 'red'), await speak(hal, {}, match, 'blue')];
  const nobody = await speak(new Browser(server), {}, match);
  const give = (who: SocketClient, as: string, command: object) =>
    who.ask('commands', { as, seen: live.numberOf(as), commands: [command] });
  expect((await give(blue, 'blue', { type: 'hide', at: '0502' })).status).toBe(200);
  expect((await give(red, 'red', { type: 'endTurn' })).status).toBe(200);
  await red.until(() => red.events('news').length === live.numberOf('red') - 1);
  await nobody.until(() => nobody.events('news').at(-1)?.number === live.numberOf(SPECTATOR));
  const heard = [red.said.length, nobody.said.length];
  expect((await give(blue, 'blue', { type: 'move', band: 'archers', to: '0501' })).status).toBe(200);
  await blue.until(() => blue.events('news').length === live.numberOf('blue') - 1);
  await fine(gil.post(`/matches/${match}/chat/seats`, { text: 'anything there?' }));
  await red.until(() => red.events('chat').length > 0);
  expect([red.said.length, nobody.said.length]).toEqual([(heard[0] as number) + 1, heard[1]]);
  const hidden = (who: SocketClient): boolean => /"archers"[^}]*"050[12]"/.test(JSON.stringify(who.said));
  expect([hidden(blue), hidden(red), hidden(nobody)]).toEqual([true, false, false]);
});

/** As if the buffers of the socket were full. */
const filled = (socket: Socket): void =>
  void Object.defineProperty(socket, 'writableNeedDrain', { get: () => true });

test('at most one event and one answer are queued for a client that never reads', async () => {
  const ida = await newGuest(server, 'Ida');
  const match = await newMatch(ida);
  server.app.server.once('upgrade', (_request, socket: Socket) => filled(socket));
  const speaker = await speak(ida, {}, match, 'red');
  for (let i = 0; i < 15; i++) await fine(ida.post(`/matches/${match}/chat/seats`, { text: `word ${i}` }));
  for (let i = 0; i < 15; i++) speaker.socket.send(JSON.stringify({ id: i, do: 'undo', seen: 1 }));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(speaker.said.filter(({ event }) => event !== undefined)).toHaveLength(1);
  expect(speaker.said.filter(({ status }) => status !== undefined)).toHaveLength(1);
});

/** Sends bytes as they are; the answer up to here. */
const raw = (text: string): Promise<string> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let heard = '';
    socket.on('data', (bytes) => {
      heard += String(bytes);
      if (heard.includes('}')) socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(heard));
  });

test.each(['h2c', 'websocket'])(
  'a request that offers %s and is not for a socket is answered as usual',
  async (offer) => {
    const body = JSON.stringify({ as: 'red', seen: 0, commands: [{}] });
    const head = `POST /api/v1/matches/${id}/commands HTTP/1.1\r\nhost: here\r\ncookie: ${ann.cookie}\r\n`;
    const more = `connection: Upgrade\r\nupgrade: ${offer}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
    expect(await raw(`${head}${more}${body}`)).toMatch(/^HTTP\/1\.1 (409|400) .*"error"/s);
  },
);

test('an invalid request for a socket ends at once and takes no place', async () => {
  const kim = await newGuest(server, 'Kim');
  const match = await newMatch(kim);
  const ask = `GET /api/v1/matches/${match}/socket HTTP/1.1\r\nhost: here\r\ncookie: ${kim.cookie}\r\n`;
  for (let nth = 0; nth < 25; nth++)
    expect(await raw(`${ask}connection: Upgrade\r\nupgrade: websocket\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
  await speak(kim, {}, match);
});
