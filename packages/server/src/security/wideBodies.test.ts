import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../start.ts';
import { startTestServer } from '../testkit/server.ts';
import { type Browser, newGuest } from './browser.ts';

let server: RunningServer;
let ann: Browser;
beforeAll(async () => {
  server = await startTestServer();
  ann = await newGuest(server, 'Ann');
});
afterAll(() => server.stop());

const sent = (raw: string) => ann.send('POST', '/matches', undefined, { raw });
const tooLarge = (says: string) => ({ status: 413, body: { error: { code: 'too-large', says } } });

test('a body of very many values is refused before it is parsed', async () => {
  const says = 'The body has more than 20,000 values: send fewer at once.';
  for (const raw of [
    `{"system":"csw","options":[${'0,'.repeat(30_000)}0]}`,
    `[${'[],'.repeat(15_000)}0]`,
    `{${'"":0,'.repeat(11_000)}"a":0}`,
    // It is not even JSON: the server refused it before noticing.
    ','.repeat(30_000),
  ])
    expect(await sent(raw)).toMatchObject(tooLarge(says));
});

test('characters inside strings are not counted', async () => {
  const name = `${'[{,:'.repeat(8_000)}\\"[[[\\\\`;
  expect(await sent(`{"system":"${name}"}`)).toMatchObject({ status: 400 });
});

test('a body nested to the limit is read, one level deeper is not', async () => {
  const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  expect(await sent(nested(32))).toMatchObject({ status: 400 });
  expect(await sent(nested(33))).toMatchObject(
    tooLarge('The body is nested more than 32 levels deep: send a flatter one.'),
  );
});
