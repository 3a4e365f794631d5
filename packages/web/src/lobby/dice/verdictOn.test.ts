import { commitTo, VerifiableDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { verdictOn } from './verdictOn.ts';

const seed = 'ab'.repeat(32);
const dice = { source: 'verifiable', commitment: commitTo(seed), entropy: { red: 'lucky' } } as const;
const source = new VerifiableDice(seed, dice.entropy);
const rolls = ['melee', 'morale'].map((why) => ({ sides: 6, why, value: source.roll(6, why) }));

test('[MOT-07] rolls that follow from the promised seed are good', () => {
  expect(verdictOn({ dice, seed, rolls })).toMatchObject({ isGood: true });
});

test('[MOT-07] another seed or a changed roll is told', () => {
  expect(verdictOn({ dice, seed: 'cd'.repeat(32), rolls }).isGood).toBe(false);
  const [first, second] = rolls;
  const bent = [first!, { ...second!, value: (second!.value % 6) + 1 }];
  expect(verdictOn({ dice, seed, rolls: bent })).toMatchObject({ isGood: false, says: /roll 2/ });
});

test('[MOT-07] before the end nothing is claimed', () => {
  expect(verdictOn({ dice, seed: null, rolls: null }).isGood).toBeUndefined();
});
