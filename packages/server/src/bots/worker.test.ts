import { dice, oddsOf } from '@warmoot/kernel';
import { type PracticeState, practice } from '@warmoot/systems/practice';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { legalIn } from './legalIn.ts';
import { Pool } from './pool.ts';
import { workerScript } from './testkit.ts';
import { Workers } from './workers.ts';

let pool: Pool;
beforeAll(async () => {
  pool = new Pool(await workerScript(), 1);
});
afterAll(() => pool.close());

const STATE: PracticeState = practice
  .setup({}, dice())
  .reduce((state, event) => practice.apply(state, event), practice.blank);
const BLUE = practice.view(STATE, 'blue');
const LOOK = { match: 'm', system: 'practice', view: BLUE, seat: 'blue' };
const ASKER = { id: 'p', signal: new AbortController().signal };
const workers = () => new Workers(pool, pool, 30);
const HIDE = { type: 'hide', at: '0502' } as const;

test('a thread computes the same odds as the main thread', async () => {
  const odds = await workers().odds(ASKER, LOOK, HIDE);
  expect(odds).toEqual(oddsOf(practice, BLUE, 'blue', HIDE));
});

test('a thread lists the choices, limited in number and time', async () => {
  expect(await workers().legal(ASKER, LOOK, undefined, 100)).toEqual({
    subjects: [...practice.subjects(BLUE, 'blue')],
    isTruncated: false,
  });
  const subject = [...practice.subjects(BLUE, 'blue')].find(
    (each) => [...practice.legal(BLUE, 'blue', each)].length > 3,
  );
  const { commands, isTruncated } = await workers().legal(ASKER, LOOK, subject as string, 2);
  expect([commands?.length, isTruncated]).toEqual([2, true]);
  const task = { kind: 'legal', system: 'practice', seat: 'blue', subject, most: 100, seconds: 1 } as const;
  let time = 0;
  const late = legalIn(practice as never, task, BLUE, () => (time += 300));
  expect([late.commands?.length, late.isTruncated]).toEqual([3, true]);
});

test('a system without written orders or reports answers null to both', async () => {
  expect(await workers().orders(ASKER, LOOK, 'x')).toBeNull();
  expect(await workers().report(ASKER, LOOK, 'text')).toBeNull();
});

const choose = (player: string, seed: string) =>
  pool.choose({
    asker: 'p',
    seen: { key: 'm|blue', view: BLUE },
    task: { kind: 'choose', system: 'practice', seat: 'blue', player, seconds: 5, seed },
    limitMs: 30_000,
  });

test('the same seed gives the same command; another seed may give another', async () => {
  const first = await choose('random', 'seed 1');
  expect(first).toMatchObject({ command: { type: 'hide' } });
  expect(await choose('random', 'seed 1')).toEqual(first);
  const others = await Promise.all(['2', '3', '4', '5', '6', '7'].map((seed) => choose('random', seed)));
  expect(others).not.toEqual(others.map(() => first));
});

test('an unknown player is reported as a defect with a message', async () => {
  await expect(choose('nobody', '1')).rejects.toThrow('The Ford has no computer player called "nobody"');
});
