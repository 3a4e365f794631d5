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

test('the first signal stops in good order', async () => {
  const { process, said, exits, ended } = scene(async () => undefined);
  process.emit('SIGTERM', 'SIGTERM');
  expect(await ended).toBe(0);
  expect(said).toEqual(['stopping', 'stopped']);
  expect(exits).toEqual([]);
  expect(process.listenerCount('SIGTERM') + process.listenerCount('SIGINT')).toBe(0);
});

test('the second leaves at once', () => {
  const { process, exits } = scene(() => new Promise(() => undefined));
  process.emit('SIGINT', 'SIGINT');
  expect(exits).toEqual([]);
  process.emit('SIGINT', 'SIGINT');
  expect(exits).toEqual([130]);
});

test('what cannot be closed is told, and shows in the exit code', async () => {
  const { process, said, ended } = scene(() => Promise.reject(new Error('stuck')));
  process.emit('SIGTERM', 'SIGTERM');
  expect(await ended).toBe(1);
  expect(said).toEqual(['stopping', 'not everything could be closed']);
});

test('one that finds no end is cut short', async () => {
  const { process, exits } = scene(() => new Promise(() => undefined), 20);
  process.emit('SIGTERM', 'SIGTERM');
  await expect.poll(() => exits).toEqual([1]);
});
