import { expect, test } from 'vitest';
import { faultPlace } from './faultPlace.ts';

test.each([
  [
    'body.options.battle.red.army: Red: it costs 80 points and 60 are agreed (CSW-SET-08).',
    'red',
    'Red: it costs 80 points and 60 are agreed (CSW-SET-08).',
  ],
  ['body.options.battle.map.columns: an even number.', 'map', 'an even number.'],
  ['body.options.battle.turns: too big.', 'terms', 'too big.'],
  ['There is no computer player "x" here.', 'table', 'There is no computer player "x" here.'],
])('"%s" is shown at %s', (told, place, says) => {
  expect(faultPlace(told)).toEqual({ place, says });
});
