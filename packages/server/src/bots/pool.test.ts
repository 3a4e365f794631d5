import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { oddsIn } from './oddsIn.ts';
import { Pool } from './pool.ts';

/** A worker that thinks nothing: it does what the player's name, or the odds' command, tells it to. */
const TOY = `import { parentPort } from 'node:worker_threads';
let asked = 0;
parentPort.on('message', ({ view, task }) => {
  const wish = task.player ?? task.command.type;
  asked++;
  if (wish === 'hang') for (;;);
  if (wish === 'die') process.exit(3);
  if (wish === 'fall') throw new Error('stumbled');
  if (wish === 'defect') return parentPort.postMessage({ defect: 'lost its map' });
  const answer = { command: wish, reasons: ['whole' in view ? 'whole' : 'changes', String(asked)] };
  setTimeout(() => parentPort.postMessage({ answer }), wish === 'slow' ? 60 : 0);
});`;

let folder: string;
let pool: Pool;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'warmoot-pool-'));
  writeFileSync(join(folder, 'toy.mjs'), TOY);
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => pool.close());

const poolOf = (size: number): Pool => {
  pool = new Pool(join(folder, 'toy.mjs'), size);
  return pool;
};

let decision = 0;
const choose = (player: string, match = 'm', limitMs = 10_000, seed = `decision ${decision++}`) =>
  pool.choose({
    match,
    view: { turn: 1 },
    task: { system: 'toy', seat: 'red', player, seconds: 1, seed },
    limitMs,
  });

const odds = (type: string, match = 'm', seconds = 10) =>
  oddsIn(pool, seconds)({ match, system: 'toy', view: {}, seat: 'red', command: { type } });

const doneIn = async (order: string[], name: string, work: Promise<unknown>): Promise<void> => {
  await work;
  order.push(name);
};

test('a worker that was shown a view is asked again, and only the changes travel', async () => {
  poolOf(2);
  expect(await choose('a')).toEqual({ command: 'a', reasons: ['whole', '1'] });
  expect(await choose('b')).toEqual({ command: 'b', reasons: ['changes', '2'] });
});

test('the same decision is thought about once, whoever asks', async () => {
  poolOf(2);
  const both = [choose('a', 'm', 10_000, 'same'), choose('a', 'm', 10_000, 'same')];
  expect(await Promise.all(both)).toMatchObject([{ reasons: ['whole', '1'] }, { reasons: ['whole', '1'] }]);
  expect(await choose('a', 'm', 10_000, 'same')).toMatchObject({ reasons: ['whole', '1'] });
  expect(await choose('a', 'm', 10_000, 'next')).toMatchObject({ reasons: ['changes', '2'] });
});

test('odds go before computer players, and matches take turns', async () => {
  poolOf(1);
  const order: string[] = [];
  await Promise.all([
    doneIn(order, 'thinking already', choose('slow', 'a')),
    doneIn(order, 'a again', choose('a', 'a')),
    doneIn(order, 'a once more', choose('a', 'a')),
    doneIn(order, 'b', choose('b', 'b')),
    doneIn(order, 'odds', odds('any', 'c')),
  ]);
  expect(order).toEqual(['thinking already', 'odds', 'a again', 'b', 'a once more']);
});

test('one that never answers is ended, and the next gets a fresh thread', async () => {
  poolOf(1);
  const hanging = expect(choose('hang', 'm', 200)).rejects.toMatchObject({
    why: 'late',
    message: 'no answer within 0.2 seconds',
  });
  const next = choose('a', 'other');
  await hanging;
  expect(await next).toEqual({ command: 'a', reasons: ['whole', '1'] });
});

test('one that falls or dies takes nobody with it', async () => {
  poolOf(1);
  await expect(choose('fall')).rejects.toMatchObject({ why: 'broken', message: 'stumbled' });
  await expect(choose('die')).rejects.toMatchObject({ why: 'broken', message: 'the thread ended' });
  await expect(choose('defect')).rejects.toMatchObject({ why: 'broken', message: 'lost its map' });
  expect(await choose('a')).toMatchObject({ command: 'a' });
});

test('odds that cannot be had are told in words', async () => {
  poolOf(1);
  await expect(odds('hang', 'm', 0.3)).rejects.toMatchObject({
    status: 503,
    code: 'too-long',
    message: 'These odds take longer than 0.3 seconds to work out here.',
  });
  await expect(odds('defect')).rejects.toMatchObject({ status: 500, code: 'defect' });
});

test('nobody fills the queue of a match with odds', async () => {
  poolOf(1);
  const asked = Array.from({ length: 12 }, () => odds('slow'));
  const ends = await Promise.allSettled(asked);
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(11);
  expect(ends.at(-1)).toMatchObject({ reason: { status: 429, code: 'too-many' } });
});

test('closing lets go of all who wait', async () => {
  poolOf(1);
  const waiting = [choose('hang'), choose('a'), odds('b')].map((each) => each.catch((problem) => problem));
  await pool.close();
  expect(await Promise.all(waiting)).toMatchObject([
    { why: 'closed' },
    { why: 'closed' },
    { code: 'closing' },
  ]);
  await expect(choose('a')).rejects.toMatchObject({ why: 'closed' });
});
