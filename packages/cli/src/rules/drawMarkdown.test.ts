import { expect, test } from 'vitest';
import { drawMarkdown } from './drawMarkdown.ts';
import type { Style } from './terminal.ts';

const plain = { width: 30, paint: (_: Style, text: string) => text };
const marked = {
  width: 80,
  paint: (style: Style, text: string) => (style === 'plain' ? text : `<${style}:${text}>`),
};

test('prose wraps within its margin and list items have a hanging indent', () => {
  expect(
    drawMarkdown('One two three four five six seven.\n  1. first of all things in a list', plain, 4),
  ).toEqual([
    '    One two three four five',
    '    six seven.',
    '      1. first of all things',
    '         in a list',
  ]);
});

test('an indented line continues the sentence above it', () => {
  expect(drawMarkdown('One two\n  three.', plain, 0)).toEqual(['One two three.']);
});

test('bold, italic, code and ids are styled, without a space before what follows', () => {
  expect(drawMarkdown('**4–12**; *Why:* see `fire` (R-16, CSW-ZOC-04) 15* x', marked, 0)).toEqual([
    '<bold:4–12>; <italic:Why:> see <code:fire> (<id:R-16>, <id:CSW-ZOC-04>) 15* x',
  ]);
});

test('code keeps its lines; a long line continues further in', () => {
  const code = '```json\n{ "a":1,\n  "long":[1,2,3,4,5,6,7,8,9,10,11,12] }\n```';
  expect(drawMarkdown(code, plain, 8)).toEqual([
    '{ "a":1,',
    '  "long":[1,2,3,4,5,6,7,8,9,',
    '    10,11,12] }',
  ]);
});
