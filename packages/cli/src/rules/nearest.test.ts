import { expect, test } from 'vitest';
import { anyOf, nearest } from './nearest.ts';

test('the fewest changed letters come first, then the order of the book', () => {
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
