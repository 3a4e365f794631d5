import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { practice } from '@warmoot/systems/practice';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { legalIn } from '../bots/legalIn.ts';
import type { LiveMatch } from '../matches/liveMatch.ts';
import type { RunningServer } from '../start.ts';
import { startTestServer } from '../testkit/server.ts';
import { newTemporaryFolder } from '../testkit/stores.ts';
import { type Browser, fine, newGuest, newMatch } from './browser.ts';

/** Its threads never answer any request. */
const endless = (): string => {
  const script = join(newTemporaryFolder(), 'endless.mjs');
  writeFileSync(
    script,
    `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', () => undefined);
    parentPort.postMessage({ ready: true });`,
  );
  return script;
};

let server: RunningServer;
let ann: Browser;
let id: string;
const begin = async (worker?: string, workers = 1): Promise<void> => {
  server = await startTestServer({ settings: { workers }, ...(worker === undefined ? {} : { worker }) });
  ann = await newGuest(server, 'Ann');
  id = await newMatch(ann, { chairs: { red: 'me', blue: 'me' } });
};
let leaving: AbortController;
beforeEach(() => {
  leaving = new AbortController();
});
afterEach(async () => {
  leaving.abort();
  await server.stop();
});

/** Over a real connection, which the sender can close. */
const sent = (path: string, body: unknown, more: RequestInit = {}): Promise<Response> =>
  fetch(`${server.url}/api/v1${path}`, {
    method: 'POST',
    headers: { cookie: ann.cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: leaving.signal,
    ...more,
  });
const HIDE = { as: 'blue', command: { type: 'hide', at: '0502' } };

/** What the server says, in the order of its answers. */
const saidTo = (answers: readonly Promise<Response>[]): string[] => {
  const said: string[] = [];
  for (const answer of answers)
    void answer
      .then(async (response) => {
        const { error } = (await response.json()) as { error: { says: string } };
        said.push(`${response.status} ${error.says}`);
      })
      .catch(() => undefined);
  return said;
};

test('one person’s requests wait in a short queue, and no thread works on one forever', async () => {
  await begin(endless());
  const said = saidTo(Array.from({ length: 12 }, () => sent(`/matches/${id}/odds`, HIDE)));
  await expect.poll(() => said.length, { timeout: 30_000 }).toBeGreaterThan(1);
  expect(said.slice(0, 2)).toEqual([
    '429 10 of your requests are still waiting: try again when they are answered.',
    '503 These odds would take longer than 5 seconds: ask for less at once.',
  ]);
});

test('a person with many requests leaves the other threads free', async () => {
  await begin(endless(), 2);
  const bob = await newGuest(server, 'Bob');
  const mine = await newMatch(bob, { chairs: { red: 'me', blue: 'me' } });
  const answered: string[] = [];
  const note = (who: string, answer: Promise<Response>): void =>
    void answer.then(
      () => answered.push(who),
      () => undefined,
    );
  for (let i = 0; i < 5; i++) note('Ann', sent(`/matches/${id}/odds`, HIDE));
  await pause(500);
  const headers = { cookie: bob.cookie, 'content-type': 'application/json' };
  note('Bob', sent(`/matches/${mine}/odds`, HIDE, { headers }));
  await expect.poll(() => answered.length, { timeout: 40_000 }).toBeGreaterThan(1);
  expect(answered.slice(0, 2)).toEqual(['Ann', 'Bob']);
});

test('one person imports one match at a time', async () => {
  await begin(endless());
  const said = saidTo([sent('/imports', { record: {} }), sent('/imports', { record: {} })]);
  await expect.poll(() => said.length, { timeout: 30_000 }).toBeGreaterThan(0);
  expect(said).toEqual(['429 Another match of yours is still being imported: wait until it is done.']);
});

test('a list of choices is limited in number and in time', async () => {
  await begin();
  const live = (await server.context.matches.open(id)) as LiveMatch;
  const { view } = live.sightOf('blue');
  const legal = (more: string) => ann.get(`/matches/${id}/legal?as=blue${more}`);
  const { subjects } = await fine(legal(''));
  const [subject] = subjects.filter(
    (each: string) => [...practice.legal(view as never, 'blue', each)].length > 4,
  );
  const ask = `&subject=${encodeURIComponent(subject)}`;
  expect(await fine(legal(`${ask}&limit=3`))).toMatchObject({ commands: { length: 3 }, isTruncated: true });
  expect((await legal(`${ask}&limit=2001`)).status).toBe(400);
  const task = { kind: 'legal', system: 'practice', seat: 'blue', subject, most: 100, seconds: 1 } as const;
  let time = 0;
  const late = legalIn(practice as never, task, view, () => (time += 300));
  expect([late.commands?.length, late.isTruncated]).toEqual([3, true]);
});
