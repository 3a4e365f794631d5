import { expect, test } from 'vitest';
import { blocksOf, spansOf } from './markdown.ts';

test('paragraphs, tables, lists and code are recognised', () => {
  const text =
    'Neighbours:\n\n| a | b |\n|---|---|\n| 1 | 2 \\| 3 |\n\n- one\n  - two\n\n```json\n{ "a": 1 }\n```';
  expect(blocksOf(text)).toEqual([
    { kind: 'paragraph', text: 'Neighbours:' },
    { kind: 'table', head: ['a', 'b'], rows: [['1', '2 | 3']] },
    {
      kind: 'list',
      isNumbered: false,
      items: [
        { text: 'one', depth: 0 },
        { text: 'two', depth: 1 },
      ],
    },
    { kind: 'code', text: '{ "a": 1 }' },
  ]);
});

test('a numbered list stays numbered, and a list may directly follow a paragraph', () => {
  expect(blocksOf('In order:\n1. first\n2. second')).toMatchObject([
    { kind: 'paragraph' },
    { kind: 'list', isNumbered: true, items: [{ text: 'first' }, { text: 'second' }] },
  ]);
});

test('clauses and rulings are links, and bold, italics and code are recognised', () => {
  expect(spansOf('**Note** see CSW-ZOC-04 (R-07), not `x`', 'CSW')).toEqual([
    { kind: 'strong', text: 'Note' },
    { kind: 'words', text: ' see ' },
    { kind: 'clause', text: 'CSW-ZOC-04', id: 'CSW-ZOC-04' },
    { kind: 'words', text: ' (' },
    { kind: 'clause', text: 'R-07', id: 'CSW-R-07' },
    { kind: 'words', text: '), not ' },
    { kind: 'code', text: 'x' },
  ]);
});

test('a multiplication is not emphasis', () => {
  expect(spansOf('2 * 3 * 4', 'CSW')).toEqual([{ kind: 'words', text: '2 * 3 * 4' }]);
});
