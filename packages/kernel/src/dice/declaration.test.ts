import { expect, test } from 'vitest';
import { checkDice, type DiceDeclaration, importedRollsOf, readDice } from './declaration.ts';
import type { Roll } from './dice.ts';
import { commitTo, VerifiableDice } from './verifiable.ts';

const promiseOf = (seed: string, entropy = {}) =>
  ({ source: 'verifiable', commitment: commitTo(seed), entropy }) as const;

const rolled = (seed: string, entropy: Record<string, string>, before: number, count: number): Roll[] => {
  const source = new VerifiableDice(seed, entropy, before);
  return Array.from({ length: count }, () => ({ sides: 6, why: 'melee', value: source.roll(6, 'melee') }));
};

const bent = (rolls: readonly Roll[], at: number): Roll[] =>
  rolls.map((roll, i) => (i === at ? { ...roll, value: (roll.value % 6) + 1 } : roll));

test('[MOT-07] each run of rolls is checked against its own seed; only those of this table were promised', () => {
  const words = { red: 'heron', blue: 'otter' };
  const rolls = [...rolled('theirs', {}, 0, 4), ...rolled('ours', words, 4, 3)];
  const dice: DiceDeclaration = {
    ...promiseOf('ours', words),
    brought: [{ rolls: 4, dice: promiseOf('theirs'), seed: 'theirs' }],
  };
  expect(checkDice(dice, 'ours', rolls)).toEqual([
    { from: 1, rolls: 4, isPromised: false, verification: { ok: true, rolls: 4 } },
    { from: 5, rolls: 3, isPromised: true, verification: { ok: true, rolls: 3 } },
  ]);
  const [, ours] = checkDice(dice, 'ours', bent(rolls, 5));
  expect(ours?.verification).toMatchObject({ ok: false, why: expect.stringContaining('roll 6') });
  const [theirs] = checkDice(dice, 'ours', bent(rolls, 1));
  expect(theirs?.verification).toMatchObject({ ok: false, why: expect.stringContaining('roll 2') });
});

test('[MOT-07] a record of one promise, as older programs wrote it, is checked from its first roll', () => {
  const rolls = rolled('ours', {}, 0, 2);
  expect(checkDice(promiseOf('ours'), 'ours', rolls)).toEqual([
    { from: 1, rolls: 2, isPromised: true, verification: { ok: true, rolls: 2 } },
  ]);
  expect(checkDice({ source: 'typed in' }, null, rolls)).toMatchObject([
    { isPromised: false, verification: null },
  ]);
});

test('[MOT-07] an import lists the rolls of every table the match came from', () => {
  const first = importedRollsOf(promiseOf('a'), 'a', 3);
  expect(first).toEqual([{ rolls: 3, dice: promiseOf('a'), seed: 'a' }]);
  const second: DiceDeclaration = { ...promiseOf('b'), brought: first! };
  expect(importedRollsOf(second, 'b', 5)).toEqual([...first!, { rolls: 2, dice: promiseOf('b'), seed: 'b' }]);
  expect(importedRollsOf(second, 'b', 3)).toEqual(first);
  expect(importedRollsOf(second, 'b', 2)).toBeUndefined();
  expect(importedRollsOf({ source: 'brought', brought: first! }, null, 3)).toEqual(first);
  expect(importedRollsOf({ source: 'brought', brought: first! }, null, 4)).toBeUndefined();
});

test('a declaration from outside is read, and unknown fields are dropped', () => {
  const dice: DiceDeclaration = {
    ...promiseOf('b'),
    brought: [{ rolls: 1, dice: { source: 'seeded' }, seed: null }],
  };
  expect(readDice({ ...dice, more: 1 })).toEqual({ ok: true, value: dice });
  expect(readDice({ source: 'typed in' })).toEqual({ ok: true, value: { source: 'typed in' } });
  for (const wrong of [
    undefined,
    7,
    { source: 'x' },
    { source: 'brought' },
    { ...dice, brought: [7] },
    { ...dice, entropy: [] },
  ])
    expect(readDice(wrong)).toMatchObject({ ok: false });
});
