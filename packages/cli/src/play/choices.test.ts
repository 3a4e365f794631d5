import type { Scene } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { inPlainText } from './board/canvas.ts';
import { PieceCodes } from './board/pieceCodes.ts';
import { choicesFor, choicesWith } from './choices.ts';
import { choicesText } from './choicesText.ts';
import { peaDoor } from './testkit.ts';

const scene: Scene = {
  title: '',
  ground: { kind: 'table', width: 1, depth: 1, shapes: [] },
  pieces: ['Cup 1', 'Cup 2', 'A cup of tarnished silver'].map((name) => ({
    id: name,
    name,
    symbol: 'cup',
    at: { x: 0, y: 0 },
    badges: [],
  })),
  marks: [],
  prompt: { text: '' },
  status: [],
};

/** A system of which only the choices matter: every subject has as many as asked. */
const groupsWith = (subjects: readonly string[], wishes: readonly string[]) =>
  choicesFor(
    {
      ...peaDoor.system,
      subjects: () => subjects,
      legal: () => wishes.map((wish) => ({ type: 'wish', wish })),
      describe: (_view: unknown, { wish }: { wish: string }) => wish,
    },
    {},
    'ann',
    scene,
    new PieceCodes(),
  );

const text = (groups: ReturnType<typeof groupsWith>, lines = 99): string =>
  choicesText(groups, inPlainText, 50, lines).join('\n');

test('under its heading a choice does not name its piece again', () => {
  expect(
    text(groupsWith(['Cup 1'], ['turn Cup 1 over', 'tap Cup 2 with Cup 1', 'dig with Cup 1 in 07'])),
  ).toBe([' C1 Cup 1           1) turn over  2) tap Cup 2', '                    dig in  3) 07'].join('\n'));
});

test('moves that differ in their goal alone are said once, and wrap under each other', () => {
  const goals = ['0101', '0102', '0103', '0104'].map((hex) => `slide Cup 1 to ${hex}`);
  expect(text(groupsWith(['Cup 1'], ['lift Cup 1', ...goals]))).toBe(
    [
      ' C1 Cup 1           1) lift',
      '                    slide to  2) 0101  3) 0102',
      '                    4) 0103  5) 0104',
    ].join('\n'),
  );
});

test('numbers run on from subject to subject; what is about no piece has no heading', () => {
  expect(text(groupsWith(['Cup 2', 'nothing'], ['wait']))).toBe(
    [' C2 Cup 2           1) wait', '                    2) wait'].join('\n'),
  );
});

test('where there is too much to choose from, a piece says only which numbers are its own', () => {
  const groups = groupsWith(['Cup 1', 'Cup 2'], ['turn it over and look under it', 'tap it']);
  expect(text(groups, 2)).toBe(
    [' C1 Cup 1           1-2) "list C1"', ' C2 Cup 2           3-4) "list C2"'].join('\n'),
  );
});

test('a long name keeps clear of its numbers', () => {
  const name = 'A cup of tarnished silver';
  const groups = groupsWith([name], ['turn it over and look under it', 'tap it gently with a spoon']);
  expect(text(groups, 1)).toContain(`${name} 1-2) "list`);
});

test('words find also what no list has room for', () => {
  const goals = Array.from({ length: 150 }, (_, at) => `slide Cup 1 to ${at + 1001}`);
  const groups = groupsWith(['Cup 1'], goals);
  expect(groups[0]?.choices).toHaveLength(100);
  expect(choicesWith(groups, 'c1 1101')).toEqual([
    {
      number: undefined,
      command: { type: 'wish', wish: goals[100] },
      wish: goals[100],
      short: 'slide to 1101',
    },
  ]);
  expect(choicesWith(groups, '1151')).toEqual([]);
});

test('choices that differ in their facing alone are said once', () => {
  const facings = ['N', 'NE', 'S'].map((facing) => `place Cup 1 at 0101 facing ${facing}`);
  expect(text(groupsWith(['Cup 1'], facings))).toBe(
    [' C1 Cup 1           place at 0101 facing  1) N', '                    2) NE  3) S'].join('\n'),
  );
});
