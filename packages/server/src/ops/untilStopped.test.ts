import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { untilStopped } from './untilStopped.ts';

const scene = (stop: () => Promise<void>, graceMs?: number) => {
  const process = new EventEmitter();
  const said: string[] = [];
  const exits: number[] = [];
  const log = {
    info: (says: string) => said.push(says),
    error: (_: object, says: string) => said.push(says),
  };
  const exit = (code: number) => void exits.push(code);
  const ended = untilStopped({
    stop,
    log,
    process,
    exit,
    ...(graceMs === undefined ? {} : { graceMs }),
  });
  return { process, said, exits, ended };
};

test('the first signal shuts the server down cleanly', async () => {
  const { process, said, exits, ended } = scene(async () => undefined);
  process.emit('SIGTERM', 'SIGTERM');
  expect(await ended).toBe(0);
  expect(said).toEqual(['stopping', 'stopped']);
  expect(exits).toEqual([]);
  process.emit('SIGTERM', 'SIGTERM'); // a late second signal neither kills it nor changes its exit code
  expect(exits).toEqual([]);
  expect(process.listenerCount('SIGTERM')).toBe(1);
});

test('the second signal exits at once', () => {
  const { process, exits } = scene(() => new Promise(() => undefined));
  process.emit('SIGINT', 'SIGINT');
  expect(exits).toEqual([]);
  process.emit('SIGINT', 'SIGINT');
  expect(exits).toEqual([130]);
});

test('a failure to close is reported and sets the exit code', async () => {
  const { process, said, ended } = scene(() => Promise.reject(new Error('stuck')));
  process.emit('SIGTERM', 'SIGTERM');
  expect(await ended).toBe(1);
  expect(said).toEqual(['stopping', 'not everything could be closed']);
});

test('a shutdown that does not finish is cut short', async () => {
  const { process, exits } = scene(() => new Promise(() => undefined), 20);
  process.emit('SIGTERM', 'SIGTERM');
  await expect.poll(() => exits).toEqual([1]);
});
