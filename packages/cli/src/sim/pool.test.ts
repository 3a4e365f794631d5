import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BrokenGame, playOnWorkers } from './pool.ts';
import type { GameResult, SimRequest } from './request.ts';

const REQUEST: SimRequest = {
  system: 'toy',
  setUp: {},
  games: 40,
  seed: '1',
  a: 'x',
  b: 'y',
  swap: false,
  lines: 1,
};

/** A worker that plays nothing and reports at once; game 30 is broken if the seed says so. */
const TOY = `import { parentPort, workerData } from 'node:worker_threads';
parentPort.on('message', (game) => parentPort.postMessage(
  workerData.seed === 'broken' && game === 30 ? { game, problem: 'the die fell off the table' } : { result: { game } }));`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'warmoot-sim-'));
  writeFileSync(join(folder, 'toy.mjs'), TOY);
});
afterAll(() => rmSync(folder, { recursive: true }));

const played = async (request: SimRequest, cores: number, stopAfter = Number.POSITIVE_INFINITY) => {
  const games: number[] = [];
  const stop = new AbortController();
  const onGame = ({ game }: GameResult) => {
    if (games.push(game) === stopAfter) stop.abort();
  };
  await playOnWorkers(join(folder, 'toy.mjs'), request, cores, { onGame, signal: stop.signal });
  return games.sort((a, b) => a - b);
};

test('every game is played once, whichever worker plays it', async () => {
  const all = Array.from({ length: 40 }, (_, game) => game);
  expect(await played(REQUEST, 1)).toEqual(all);
  expect(await played(REQUEST, 4)).toEqual(all);
});

test('a run that is stopped keeps the games played so far', async () => {
  expect(await played(REQUEST, 2, 7)).toHaveLength(7);
});

test('a game that cannot be played is reported with its seed', async () => {
  const run = played({ ...REQUEST, seed: 'broken' }, 2);
  await expect(run).rejects.toThrow(
    new BrokenGame('Game 31 of seed broken could not be finished: the die fell off the table'),
  );
});
