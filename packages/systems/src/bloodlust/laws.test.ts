import { watchGame } from '@warmoot/kernel/testkit';
import { expect, test } from 'vitest';
import { bloodKit } from './testkit/laws.ts';

test.each([3, 4])('random battle %i keeps the laws and ends', (seed) => {
  expect(watchGame(bloodKit, seed).violations).toEqual([]);
});
