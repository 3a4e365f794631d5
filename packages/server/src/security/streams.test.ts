import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConnectionLimits } from '../live/connectionLimits.ts';
import type { RunningServer } from '../start.ts';
import { startTestServer } from '../testkit/server.ts';
import { type Browser, fine, newGuest, newMatch } from './browser.ts';

const listener = (nth: number) => ({ match: `m${nth}`, person: `p${nth}`, address: `a${nth}` });
const filled = (room: ConnectionLimits, count: number, more: object) =>
  Array.from({ length: count }, (_, nth) => room.enter({ ...listener(nth), ...more }));

test.each([
  ['person', 20, 'You already have 20 matches open: close one of them.'],
  ['address', 120, '120 connections are already open from your address: close one of them.'],
  ['match', 500, '500 people are already watching this match: try again in a minute.'],
])('connections of one %s are limited, and closing one makes room', (kind, most, says) => {
  const room = new ConnectionLimits(2);
  const [leave] = filled(room, most, { [kind]: 'same' });
  const another = () => room.enter({ ...listener(most), [kind]: 'same' });
  expect(another).toThrow(says);
  room.enter(listener(most + 1));
  leave?.();
  leave?.();
  another();
  expect(another).toThrow(says);
});

let server: RunningServer;
let ann: Browser;
let id: string;
beforeAll(async () => {
  server = await startTestServer({ settings: { trustProxy: true } });
  ann = await newGuest(server, 'Ann');
  id = await newMatch(ann);
});
afterAll(() => server.stop());

const opened = (header = `cookie: ${ann.cookie}`, match = id): Promise<{ socket: Socket; head: string }> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(server.url);
    const request = `GET /api/v1/matches/${match}/live HTTP/1.1\r\nhost: here\r\n${header}\r\n\r\n`;
    const socket = connect(Number(port), hostname, () => socket.write(request));
    socket.on('error', () => undefined);
    socket.once('data', (bytes) => resolve({ socket, head: String(bytes) }));
  });

test('over the wire too, one person’s streams are limited, and closing one makes room', async () => {
  const streams = await Promise.all(Array.from({ length: 20 }, () => opened()));
  expect(streams.every(({ head }) => head.startsWith('HTTP/1.1 200 '))).toBe(true);
  const refused = await opened();
  expect(refused.head).toMatch(/^HTTP\/1\.1 429 .*\r\nretry-after: 60\r\n/s);
  for (const { socket } of [refused, ...streams.slice(0, 2)]) socket.destroy();
  await expect.poll(async () => (await opened()).head).toMatch(/^HTTP\/1\.1 200 /);
});

test('over the wire, anonymous streams are limited for each address and each match', async () => {
  const match = await newMatch(ann, { visibility: 'open' });
  const from = (address: string) => opened(`x-forwarded-for: ${address}`, match);
  const sockets: Socket[] = [];
  const statuses = async (count: number, address: string): Promise<ReadonlySet<string | undefined>> => {
    const streams = await Promise.all(Array.from({ length: count }, () => from(address)));
    sockets.push(...streams.map(({ socket }) => socket));
    return new Set(streams.map(({ head }) => head.split(' ')[1]));
  };
  expect(await statuses(60, '198.51.100.1')).toEqual(new Set(['200']));
  expect(await statuses(1, '198.51.100.1')).toEqual(new Set(['429']));
  for (let nth = 2; nth <= 9; nth++)
    expect(await statuses(55, `198.51.100.${nth}`)).toEqual(new Set(['200']));
  expect(await statuses(1, '198.51.100.10')).toEqual(new Set(['429']));
  for (const socket of sockets) socket.destroy();
});

/** Reads nothing after the first bytes, while much is sent. */
test('at most one event is queued for a client that never reads', async () => {
  const bob = await newGuest(server, 'Bob');
  const open = await newMatch(bob);
  const written: number[] = [];
  let isFull = false;
  server.app.server.on('request', ({ url }, response) => {
    if (!url?.includes(`${open}/live`)) return;
    const write = response.write.bind(response);
    response.write = ((text: string) => {
      written.push(text.length);
      write(text);
      isFull = true;
      return false; // as from a socket whose buffers are full
    }) as typeof response.write;
  });
  const follower = bob.follow(open, 'red');
  await expect.poll(() => isFull).toBe(true);
  for (let i = 0; i < 15; i++) await fine(bob.post(`/matches/${open}/chat/seats`, { text: `word ${i}` }));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(written.length).toBeLessThanOrEqual(2); // the greeting and one event
  await follower.close();
});
