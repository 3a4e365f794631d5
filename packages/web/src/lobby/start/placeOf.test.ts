import { expect, test } from 'vitest';
import { placeOf } from './placeOf.ts';

test.each([
  ['https://moot.example/invitations/Ab-c_9', '/invitations/Ab-c_9'],
  [' http://localhost:4040/matches/abcdefghijkmnpqrstuv?turn=3 ', '/matches/abcdefghijkmnpqrstuv'],
  ['abcdefghijkmnpqrstuv', '/matches/abcdefghijkmnpqrstuv'],
  ['kJ8_aaaaaaaaaaaaaaaaaaaaaaaaaa-Z', '/invitations/kJ8_aaaaaaaaaaaaaaaaaaaaaaaaaa-Z'],
  ['K7M-4QRT', '/invitations/k7m4qrt'],
  [' k7m 4qrt', '/invitations/k7m4qrt'],
  ['https://moot.example/shared/Ab-c_9?at=3', '/shared/Ab-c_9'],
  ['hello', undefined],
  ['https://example.org/elsewhere', undefined],
])('"%s" leads to %s', (pasted, place) => {
  expect(placeOf(pasted)).toBe(place);
});
