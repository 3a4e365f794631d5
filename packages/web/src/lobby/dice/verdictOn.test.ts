import { commitTo, type Roll, VerifiableDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { verdictOn } from './verdictOn.ts';

const seed = 'ab'.repeat(32);
const dice = { source: 'verifiable', commitment: commitTo(seed), entropy: { red: 'lucky' } } as const;
const source = new VerifiableDice(seed, dice.entropy);
const rolls = ['melee', 'morale'].map((why) => ({ sides: 6, why, value: source.roll(6, why) }));

test('[MOT-07] rolls that follow from the promised seed are good', () => {
  expect(verdictOn({ dice, seed, rolls })).toMatchObject({ isGood: true });
});

test('[MOT-07] another seed or a changed roll is reported', () => {
  expect(verdictOn({ dice, seed: 'cd'.repeat(32), rolls }).isGood).toBe(false);
  const [first, second] = rolls;
  const bent = [first!, { ...second!, value: (second!.value % 6) + 1 }];
  expect(verdictOn({ dice, seed, rolls: bent })).toMatchObject({ isGood: false, says: /roll 2/ });
});

test('[MOT-07] before the end nothing is claimed', () => {
  expect(verdictOn({ dice, seed: null, rolls: null }).isGood).toBeUndefined();
});

test('[MOT-07] an imported match says from which roll its dice can be checked', () => {
  const [first, second] = rolls as [Roll, Roll];
  const next = 'cd'.repeat(32);
  const promise = { source: 'verifiable', commitment: commitTo(next), entropy: { blue: 'otter' } } as const;
  const later = {
    sides: 6,
    why: 'melee',
    value: new VerifiableDice(next, promise.entropy, 2).roll(6, 'melee'),
  };
  const brought = [{ rolls: 2, dice, seed }];
  const record = { dice: { ...promise, brought }, seed: next, rolls: [first, second, later] };
  expect(verdictOn(record)).toEqual({
    isGood: true,
    says: 'The dice can be checked from roll 3 on: the seed matches the commitment, and the only roll follows from it.',
    brought: [
      'Rolls 1 to 2 came with an imported file. They fit the seed in that file, but this server did not commit to that seed.',
    ],
  });
  const unproven = verdictOn({ ...record, dice: { ...promise, brought: [{ rolls: 2, dice, seed: null }] } });
  expect(unproven.brought).toEqual([
    'Rolls 1 to 2 came with an imported file that has no seed to check them against.',
  ]);
  const one = verdictOn({
    dice: { source: 'brought', brought: [{ rolls: 1, dice, seed: next }] },
    seed: null,
    rolls: [first],
  });
  expect(one).toMatchObject({ says: expect.stringContaining('cannot prove') });
  expect(one.isGood).toBeUndefined();
  expect(one.brought[0]).toMatch(/^Roll 1 came with an imported file and does not fit the seed in it: /);
});

test('[MOT-07] while an imported match is played, the page says what will be checked', () => {
  const { brought, says } = verdictOn({ dice: { ...dice, isImported: true }, seed: null, rolls: null });
  expect(says).toContain('still being played');
  expect(brought[0]).toContain('Every later roll can be checked');
});
