import { watchGame } from '@warmoot/kernel/testkit';
import { expect, test } from 'vitest';
import { citystatesKit } from './laws.ts';

test.each([1, 2, 3])('the laws hold in random play from seed %i', (seed) => {
  expect(watchGame(citystatesKit, seed).violations).toEqual([]);
});
