import { expect, test } from 'vitest';
import { lobby } from './lobby.ts';

test('an army is counted in units, an empire is not', () => {
  expect(lobby.units(48)).toBe('48 units');
  expect(lobby.units(1)).toBe('one unit');
  expect(lobby.units(undefined)).toBe('');
});
