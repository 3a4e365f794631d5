import { expect, test } from 'vitest';
import { testCitations } from './testCitations.ts';

const cited = (text: string) => testCitations({ path: 'a.test.ts', text });

test('a test named after a clause covers it, at the line of its name', () => {
  expect(cited("\ntest('[TST-ZOC-04] no slipping', () => {});")).toEqual([
    { id: 'TST-ZOC-04', place: 'a.test.ts:2' },
  ]);
});

test('one name may cover several clauses', () => {
  expect(cited("it('[TST-ZOC-04, TST-MOV-03] x')").map(({ id }) => id)).toEqual(['TST-ZOC-04', 'TST-MOV-03']);
});

test('names in each and describe, in other quotes and on the next line count', () => {
  const text = [
    "test.each([['a', f(1)]])('[TST-A-01] %s', () => {});",
    'describe("[TST-A-02] group", () => {});',
    'test(',
    '  `[TST-A-03] long name`,',
    ');',
    "test('[TST-A-04] it\\'s quoted [TST-A-05]', () => {});",
    "test.concurrent.each`a`('[TST-A-06]', () => {});",
  ].join('\n');
  expect(cited(text).map(({ id, place }) => `${id} ${place.split(':')[1]}`)).toEqual([
    'TST-A-01 1',
    'TST-A-02 2',
    'TST-A-03 4',
    'TST-A-04 6',
    'TST-A-05 6',
    'TST-A-06 7',
  ]);
});

test('skipped tests, mere mentions, shorthand and longer numbers cover nothing', () => {
  const text = [
    "test.skip('[TST-A-01] x', () => {});",
    "test.todo('[TST-A-02] x');",
    "test('TST-A-03 without brackets', () => {});",
    "expect(verdict).toEqual({ rule: 'TST-A-04' });",
    "test('[A-05] short', () => {});",
    '// [TST-A-06]',
  ].join('\n');
  expect(cited(text)).toEqual([]);
  expect(cited("test('[TST-R-97] x')").map(({ id }) => id)).toEqual(['TST-R-97']);
});
