import { expect, test } from 'vitest';
import { openEmbedded } from '../store/embedded.ts';
import { startTestServer } from '../testkit/server.ts';
import { newTemporaryFolder } from '../testkit/stores.ts';
import { fine, newAccount } from './browser.ts';
import { HoppedTable, type Hopper } from './hoppers.ts';
import { Shown } from './shown.ts';

const TABLES = process.env.WARMOOT_LONG === undefined ? 300 : 2_000;
const STEPS = 14;

/** Each of these must have happened, and each of these must have been refused. */
const WAYS = [
  'sit',
  'seat',
  'leave',
  'handOver',
  'substitute',
  'bot away',
  'command',
  'command on a copy',
  'undo',
  'import',
].concat(
  ['sit refused MOT-02', 'seat refused MOT-02', 'handOver refused MOT-02', 'substitute refused MOT-02'],
  ['undo after the end refused MOT-01', 'sit refused MOT-01', 'import refused'],
);

test('[MOT-01] [MOT-02] however people change seats, nobody plays a seat knowing another’s secrets', async () => {
  const store = await openEmbedded(newTemporaryFolder(), { now: Date.now, sync: 'normal' });
  const server = await startTestServer({ store, settings: { crowd: 1_000_000 } });
  const people: Hopper[] = [];
  for (const name of ['Ann', 'Bob', 'Cid']) {
    const browser = await newAccount(server, name);
    const { person } = await fine(browser.get('/people/me'));
    people.push({ id: person.id, name, browser });
  }
  const shown = new Shown();
  const done: Record<string, number> = {};
  for (let nth = 0; nth < TABLES; nth++) {
    const table = new HoppedTable(server, people, shown, nth, done);
    await table.make(nth);
    for (let step = 0; step < STEPS; step++) {
      await table.step();
      expect([nth, step, await table.check()]).toEqual([nth, step, undefined]);
    }
  }
  console.log(`${TABLES} tables: ${JSON.stringify(done)}`);
  expect(WAYS.filter((way) => (done[way] ?? 0) === 0)).toEqual([]);
  await server.stop();
}, 3_600_000);
