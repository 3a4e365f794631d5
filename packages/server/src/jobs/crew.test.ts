import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Statement } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';
import { JobRunner } from './jobRunner.ts';

/** A queue that holds nothing, and counts how often it is read. */
const emptyQueue = () => {
  let looks = 0;
  const all = async <Row>(_statement: Statement): Promise<Row[]> => {
    looks++;
    return [];
  };
  const db: Queryable = { all, run: async () => 0 };
  return { db, looks: () => looks };
};

test('a job due long after the next check does not wake the crew', async () => {
  const queue = emptyQueue();
  const crew = new JobRunner({
    db: queue.db,
    now: Date.now,
    lookEvery: 60_000,
    handlers: {},
    options: {},
  });
  crew.nudge();
  await pause(5);
  const before = queue.looks();
  crew.expect(Date.now() + 120_000);
  await pause(5);
  expect(queue.looks()).toBe(before);
  crew.expect(Date.now());
  await pause(5);
  expect(queue.looks()).toBeGreaterThan(before);
  await crew.stop();
});

test('a job added during a check is not missed', async () => {
  const queue = emptyQueue();
  const crew = new JobRunner({
    db: queue.db,
    now: Date.now,
    lookEvery: 60_000,
    handlers: {},
    options: {},
  });
  crew.nudge();
  crew.expect(Date.now() + 1_000);
  await pause(5);
  const looksOfOneRound = 2;
  expect(queue.looks()).toBe(2 * looksOfOneRound);
  await crew.stop();
});
