import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../start.ts';
import { startTestServer } from '../testkit/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { requestSeconds: 1 } });
});
afterAll(() => server.stop());

const HEAD = 'POST /api/v1/people/guests HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\n';

/** Sends the beginning at once and then a byte at a time, until the server gives up; returns its answer. */
const trickled = (start: string, drop = 'a'): Promise<string> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(server.url);
    let answer = '';
    const socket: Socket = connect(Number(port), hostname, () => socket.write(start));
    const drip = setInterval(() => socket.write(drop), 100);
    socket.on('data', (bytes) => {
      answer += bytes;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(drip);
      resolve(answer);
    });
  });

const SAYS = 'The request did not arrive within 1 second: send it again over a faster connection.';

test('a body that trickles in byte by byte is cut off', async () => {
  const answer = await trickled(`${HEAD}content-length: 60000\r\n\r\n{"name":"`);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain(SAYS);
});

test('so are headers, and a connection that says nothing at all', async () => {
  expect(await trickled(`${HEAD}x-slow: `)).toMatch(/^HTTP\/1\.1 408 /);
  expect(await trickled('', '')).toMatch(/^HTTP\/1\.1 408 /);
});

test('endless headers are refused as too large', async () => {
  expect(await trickled(`${HEAD}x-long: ${'a'.repeat(100_000)}`)).toMatch(/^HTTP\/1\.1 431 /);
});
