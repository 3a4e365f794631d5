import { expect, test } from 'vitest';
import { faultPlace } from './faultPlace.ts';

test.each([
  ['options.battle.red.army', 'red'],
  ['options.battle.map.columns', 'map'],
  ['options.battle.turns', 'terms'],
  ['options.scenario', 'table'],
  ['title', 'table'],
])('a fault in %s is shown at %s', (path, place) => {
  expect(faultPlace(path.split('.'))).toBe(place);
});

test('a refusal without a field is shown at the table', () => {
  expect(faultPlace(undefined)).toBe('table');
});
