import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Pool } from './pool.ts';
import { Workers } from './workers.ts';

/** A fake worker: it does what the player's name, or the odds' command, tells it to. */
const TOY = `import { parentPort } from 'node:worker_threads';
let asked = 0;
parentPort.on('message', ({ view, task }) => {
  const wish = task.player ?? task.command?.type ?? new TextDecoder().decode(task.bytes);
  asked++;
  if (wish === 'hang') for (;;);
  if (wish === 'die') process.exit(3);
  if (wish === 'fall') throw new Error('stumbled');
  if (wish === 'defect') return parentPort.postMessage({ defect: 'lost its map' });
  const answer = { command: wish, reasons: ['whole' in (view?.packed ?? {}) ? 'whole' : 'changes', String(asked)] };
  setTimeout(() => parentPort.postMessage({ answer }), wish === 'slow' ? 60 : 0);
});
parentPort.postMessage({ ready: true });`;

const LOADING_MS = 400;
/** It loads longer than its first question may take. */
const SLOW_TO_LOAD = `const until = Date.now() + ${LOADING_MS};
while (Date.now() < until);
${TOY}`;

let folder: string;
let pool: Pool;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'warmoot-pool-'));
  writeFileSync(join(folder, 'toy.mjs'), TOY);
  writeFileSync(join(folder, 'slowToLoad.mjs'), SLOW_TO_LOAD);
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => pool.close());

const poolOf = (size: number, script = 'toy.mjs'): Pool => {
  pool = new Pool(join(folder, script), size);
  return pool;
};

let decision = 0;
const choose = (player: string, owner = 'm', limitMs = 10_000, seed = `decision ${decision++}`) =>
  pool.choose({
    asker: owner,
    seen: { key: `match of ${owner}|red`, view: { turn: 1 } },
    task: { kind: 'choose', system: 'toy', seat: 'red', player, seconds: 1, seed },
    limitMs,
  });

const LOOK = { match: 'm', system: 'toy', view: {}, seat: 'red' };
const staying = (id: string) => ({ id, signal: new AbortController().signal });
const odds = (type: string, person = 'p', seconds = 10) =>
  new Workers(pool, pool, seconds).odds(staying(person), LOOK, { type });

const doneIn = async (order: string[], name: string, work: Promise<unknown>): Promise<void> => {
  await work;
  order.push(name);
};

test('the time a thread needs to load does not count as thinking', async () => {
  poolOf(1, 'slowToLoad.mjs');
  expect(await choose('a', 'm', LOADING_MS / 2)).toMatchObject({ command: 'a' });
  await expect(choose('hang', 'm', LOADING_MS / 2)).rejects.toThrow('no answer within 0.2 seconds');
});

test('a worker that has a view is asked again and is sent only the changes', async () => {
  poolOf(2);
  expect(await choose('a')).toEqual({ command: 'a', reasons: ['whole', '1'] });
  expect(await choose('b')).toEqual({ command: 'b', reasons: ['changes', '2'] });
});

test('two requests for the same decision are computed once', async () => {
  poolOf(2);
  const both = [choose('a', 'm', 10_000, 'same'), choose('a', 'm', 10_000, 'same')];
  expect(await Promise.all(both)).toMatchObject([{ reasons: ['whole', '1'] }, { reasons: ['whole', '1'] }]);
  expect(await choose('a', 'm', 10_000, 'same')).toMatchObject({ reasons: ['whole', '1'] });
  expect(await choose('a', 'm', 10_000, 'next')).toMatchObject({ reasons: ['changes', '2'] });
});

test('people come before computer players, and match owners take turns', async () => {
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

test('a player that never answers is stopped, and the next one gets a new thread', async () => {
  poolOf(1);
  const hanging = expect(choose('hang', 'm', 200)).rejects.toMatchObject({
    why: 'late',
    message: 'no answer within 0.2 seconds',
  });
  const next = choose('a', 'other');
  await hanging;
  expect(await next).toEqual({ command: 'a', reasons: ['whole', '1'] });
});

test('a player that throws or crashes affects no other', async () => {
  poolOf(1);
  await expect(choose('fall')).rejects.toMatchObject({ why: 'broken', message: 'stumbled' });
  await expect(choose('die')).rejects.toMatchObject({ why: 'broken', message: 'the thread ended' });
  await expect(choose('defect')).rejects.toMatchObject({ why: 'broken', message: 'lost its map' });
  expect(await choose('a')).toMatchObject({ command: 'a' });
});

test('odds that cannot be computed are refused with a message', async () => {
  poolOf(1);
  await expect(odds('hang', 'm', 0.3)).rejects.toMatchObject({
    status: 503,
    code: 'too-long',
    message: 'These odds would take longer than 0.3 seconds: ask for less at once.',
  });
  await expect(odds('defect')).rejects.toMatchObject({ status: 500, code: 'defect' });
});

test('nobody can fill the queue with requests', async () => {
  poolOf(1);
  const asked = Array.from({ length: 12 }, () => odds('slow'));
  const ends = await Promise.allSettled(asked);
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(11);
  expect(ends.at(-1)).toMatchObject({
    reason: {
      status: 429,
      code: 'too-many',
      message: '10 of your requests are still waiting: try again when they are answered.',
    },
  });
});

test('a caller with many requests delays others by one request, and computer players by at most half', async () => {
  poolOf(1);
  const order: string[] = [];
  await Promise.all([
    ...[1, 2, 3].map((nth) => doneIn(order, `much ${nth}`, odds('slow', 'much'))),
    doneIn(order, 'little', odds('any', 'little')),
    doneIn(order, 'bot 1', choose('a', 'a')),
    doneIn(order, 'bot 2', choose('a', 'a')),
  ]);
  expect(order).toEqual(['much 1', 'bot 1', 'much 2', 'bot 2', 'little', 'much 3']);
});

test('one caller never uses two threads at once, even when the queue is otherwise empty', async () => {
  poolOf(2);
  const order: string[] = [];
  const both = [doneIn(order, 'slow', odds('slow', 'p')), doneIn(order, 'quick', odds('any', 'p'))];
  await Promise.all([...both, doneIn(order, 'other', odds('any', 'q'))]);
  expect(order.indexOf('quick')).toBeGreaterThan(order.indexOf('slow'));
});

test('when a caller leaves, their queued requests are dropped and their long import is stopped', async () => {
  poolOf(1);
  const leaving = new AbortController();
  const asker = { id: 'p', signal: leaving.signal };
  const workers = new Workers(pool, pool);
  const ends = Promise.allSettled([
    workers.readImport(asker, Buffer.from('hang')),
    workers.odds(asker, LOOK, { type: 'hang' }),
  ]);
  const next = odds('any', 'q');
  leaving.abort();
  expect(await ends).toMatchObject([{ reason: { code: 'left' } }, { reason: { code: 'left' } }]);
  expect(await next).toMatchObject({ command: 'any' });
});

test('odds that nobody waits for any more are stopped; a thread with a short task is kept', async () => {
  poolOf(1);
  const leaving = new AbortController();
  const asker = { id: 'p', signal: leaving.signal };
  const workers = new Workers(pool, pool, 60);
  const running = workers.odds(asker, LOOK, { type: 'hang' });
  await expect.poll(() => pool.isServing('p')).toBe(true);
  const next = odds('slow', 'q');
  leaving.abort();
  await expect(running).rejects.toMatchObject({ code: 'left' });
  expect(await next).toMatchObject({ reasons: ['whole', '1'] });
  const brief = new AbortController();
  const short = workers.odds({ id: 'r', signal: brief.signal }, LOOK, { type: 'slow' });
  brief.abort();
  await short.catch(() => undefined);
  expect(await odds('any', 'q')).toMatchObject({ reasons: ['changes', expect.stringMatching(/^[23]$/)] });
});

test('one import per person at a time, and a limit for everyone together', async () => {
  poolOf(1);
  const workers = new Workers(pool, pool);
  const bring = (person: string) => workers.readImport(staying(person), Buffer.from('slow'));
  const all = Promise.all(Array.from({ length: 9 }, (_, nth) => bring(`p${nth}`)));
  for (const twice of ['p0', 'p5'])
    await expect(bring(twice)).rejects.toMatchObject({ status: 429, more: { retryAfterSeconds: 30 } });
  await expect(bring('late')).rejects.toMatchObject({ status: 503, code: 'busy' });
  await all;
});

test('closing rejects all waiting requests', async () => {
  poolOf(1);
  const waiting = [choose('hang'), choose('a'), odds('b')].map((each) => each.catch((problem) => problem));
  await pool.close();
  expect(await Promise.all(waiting)).toMatchObject([{ why: 'closed' }, { why: 'closed' }, { code: 'busy' }]);
  await expect(choose('a')).rejects.toMatchObject({ why: 'closed' });
});
