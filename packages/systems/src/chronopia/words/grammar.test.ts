import { expect, test } from 'vitest';
import { agreed, article, capital, counted } from './grammar.ts';

test('one is singular; none and many are plural', () => {
  expect([0, 1, 2].map((count) => counted(count, 'wound'))).toEqual(['0 wounds', '1 wound', '2 wounds']);
  expect([1, 3].map((count) => counted(count, 'city', 'cities'))).toEqual(['1 city', '3 cities']);
});

test('a noun has the article for its first sound', () => {
  expect(['army', 'scout', 'engineer', 'granary', 'aqueduct'].map(article)).toEqual([
    'an army',
    'a scout',
    'an engineer',
    'a granary',
    'an aqueduct',
  ]);
  expect(capital(article('army'))).toBe('An army');
});

test.each(['Red Wolves', 'Settlers of Karsk', 'Axemen', 'Bone Crushers 2', 'Men in Black', 'Sons of Kronos'])(
  '%s is plural',
  (name) => expect(agreed(name, 'is', 'are')).toBe(`${name} are`),
);

test.each([
  'Iron Host',
  'Guard of Three Moons',
  'Cerberus',
  'Second Army',
  'Black Pass',
  "King's",
  'Guard 2',
])('%s is singular', (name) => expect(agreed(name, 'is', 'are')).toBe(`${name} is`));
