import { expect, test } from 'vitest';
import { placeOf } from './placeOf.ts';

test.each([
  ['https://moot.example/invitations/Ab-c_9', '/invitations/Ab-c_9'],
  [' http://localhost:4040/matches/abcdefghijkmnpqrstuv?turn=3 ', '/matches/abcdefghijkmnpqrstuv'],
  ['abcdefghijkmnpqrstuv', '/matches/abcdefghijkmnpqrstuv'],
  ['kJ8_aaaaaaaaaaaaaaaaaaaaaaaaaa-Z', '/invitations/kJ8_aaaaaaaaaaaaaaaaaaaaaaaaaa-Z'],
  ['hello', undefined],
  ['https://example.org/elsewhere', undefined],
])('"%s" leads to %s', (pasted, place) => {
  expect(placeOf(pasted)).toBe(place);
});
