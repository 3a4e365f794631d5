import { dice, oddsOf } from '@warmoot/kernel';
import { type PracticeState, practice } from '@warmoot/systems/practice';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oddsIn } from './oddsIn.ts';
import { Pool } from './pool.ts';
import { workerScript } from './testkit.ts';

let pool: Pool;
beforeAll(async () => {
  pool = new Pool(await workerScript(), 1);
});
afterAll(() => pool.close());

const STATE: PracticeState = practice
  .setup({}, dice())
  .reduce((state, event) => practice.apply(state, event), practice.blank);
const BLUE = practice.view(STATE, 'blue');
const HIDE = { type: 'hide', at: '0502' } as const;

test('a thread works out the same odds as anybody else', async () => {
  const question = { match: 'm', system: 'practice', view: BLUE, seat: 'blue', command: HIDE };
  expect(await oddsIn(pool, 30)(question)).toEqual(oddsOf(practice, BLUE, 'blue', HIDE));
});

const choose = (player: string, seed: string) =>
  pool.choose({
    match: 'm',
    view: BLUE,
    task: { system: 'practice', seat: 'blue', player, seconds: 5, seed },
    limitMs: 30_000,
  });

test('the same seed leads to the same command, another may lead elsewhere', async () => {
  const first = await choose('random', 'seed 1');
  expect(first).toMatchObject({ command: { type: 'hide' } });
  expect(await choose('random', 'seed 1')).toEqual(first);
  const others = await Promise.all(['2', '3', '4', '5', '6', '7'].map((seed) => choose('random', seed)));
  expect(others).not.toEqual(others.map(() => first));
});

test('a player that is none is a defect in words', async () => {
  await expect(choose('nobody', '1')).rejects.toThrow('The Ford has no computer player nobody');
});
