import { expect, test } from 'vitest';
import { anyOf, didYouMean, nearest } from './nearest.ts';

test('names with the fewest changed letters come first, then in the order given', () => {
  expect(nearest('csw-zoc-14', ['CSW-MOV-03', 'CSW-ZOC-03', 'CSW-ZOC-04', 'CSW-ZOC-11'])).toEqual([
    'CSW-ZOC-04',
    'CSW-ZOC-11',
    'CSW-ZOC-03',
  ]);
});

test('names are listed as in a sentence', () => {
  expect([anyOf([]), anyOf(['a']), anyOf(['a', 'b']), anyOf(['a', 'b', 'c'])]).toEqual([
    '',
    'a',
    'a or b',
    'a, b or c',
  ]);
});

test('a typo gets only the names it may stand for', () => {
  expect(didYouMean('the kinghts', ['the knights', 'the levy'])).toBe('; did you mean "the knights"?');
  expect(didYouMean('rde', ['red', 'blue'])).toBe('');
  expect(didYouMean('rd', ['red', 'blue'])).toBe('; did you mean "red"?');
  expect(didYouMean('foot 3', ['Foot 1', 'Foot 2', 'Horse 1'])).toBe('; did you mean "Foot 1" or "Foot 2"?');
  expect(didYouMean('Nobody', ['the knights'])).toBe('');
  expect(didYouMean('anything', [])).toBe('');
});
