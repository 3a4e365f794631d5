import { expect, test } from 'vitest';
import { manyHandOvers } from './handOvers.ts';

test('1,000 hand-overs lose no unit and double none', () => {
  const { handOvers, units, faults } = manyHandOvers(1000);
  expect(faults).toEqual([]);
  expect(handOvers).toBe(1000);
  expect(units.captive ?? 0).toBe(0);
});
