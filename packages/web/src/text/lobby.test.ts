import { expect, test } from 'vitest';
import { lobby } from './lobby.ts';

test('an army is counted in units, an empire with nothing but its capital is not', () => {
  expect(lobby.units(48)).toBe('48 units');
  expect(lobby.units(1)).toBe('');
});
