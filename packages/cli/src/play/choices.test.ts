import { choiceOf, type Scene } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { inPlainText } from './board/canvas.ts';
import { PieceCodes } from './board/pieceCodes.ts';
import { choicesFor, choicesWith } from './choices.ts';
import { choicesText } from './choicesText.ts';
import { peaDoor } from './testkit.ts';

const scene: Scene = {
  title: '',
  sides: [],
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

/** A system that exists only for its choices: every subject has as many as requested. */
const groupsWith = (
  subjects: readonly string[],
  wishes: readonly (string | readonly [verb: string, goal: string])[],
) =>
  choicesFor(
    {
      ...peaDoor.system,
      subjects: () => subjects,
      legal: () => wishes.map((wish) => ({ type: 'wish', wish: [wish].flat() })),
      describe: (_view: unknown, { wish }: { wish: string[] }) =>
        `${wish[0]?.toLowerCase()} a cup ${wish[1] ?? ''}`.trim(),
      choice: (_view: unknown, _seat: unknown, { wish: [verb = '', goal] }: { wish: string[] }) =>
        choiceOf(verb, goal === undefined ? {} : { goal }),
    },
    {},
    'ann',
    scene,
    new PieceCodes(),
  );

const text = (groups: ReturnType<typeof groupsWith>, lines = 99): string =>
  choicesText(groups, inPlainText, 50, lines).join('\n');

test('under its heading a choice is shown as verb and goal; two that look the same are written in full', () => {
  expect(text(groupsWith(['Cup 1'], ['Turn over', ['Dig', '07'], ['Tap', '02'], ['Tap', '02']]))).toBe(
    [
      ' C1 Cup 1           1) turn over',
      '                    dig  2) 07',
      '                    3) tap a cup 02',
      '                    4) tap a cup 02',
    ].join('\n'),
  );
});

test('choices that differ only in their goal share a verb, and wrap under each other', () => {
  const goals = ['0101', '0102', '0103', '0104'].map((hex) => ['Slide', hex] as const);
  expect(text(groupsWith(['Cup 1'], ['Lift', ...goals]))).toBe(
    [
      ' C1 Cup 1           1) lift',
      '                    slide  2) 0101  3) 0102',
      '                    4) 0103  5) 0104',
    ].join('\n'),
  );
});

test('numbers continue from subject to subject; a choice about no piece has no heading', () => {
  expect(text(groupsWith(['Cup 2', 'nothing'], ['Wait']))).toBe(
    [' C2 Cup 2           1) wait', '                    2) wait'].join('\n'),
  );
});

test('with too many choices, a piece shows only its range of numbers', () => {
  const groups = groupsWith(['Cup 1', 'Cup 2'], ['turn it over and look under it', 'tap it']);
  expect(text(groups, 2)).toBe(
    [' C1 Cup 1           1-2) "list C1"', ' C2 Cup 2           3-4) "list C2"'].join('\n'),
  );
});

test('a long name is separated from its numbers', () => {
  const name = 'A cup of tarnished silver';
  const groups = groupsWith([name], ['turn it over and look under it', 'tap it gently with a spoon']);
  expect(text(groups, 1)).toContain(`${name} 1-2) "list`);
});

test('words also find choices that are too numerous to list', () => {
  const goals = Array.from({ length: 150 }, (_, at) => ['Slide', `${at + 1001}`] as const);
  const groups = groupsWith(['Cup 1'], goals);
  expect(groups[0]?.choices).toHaveLength(100);
  expect(choicesWith(groups, 'c1 1101')).toMatchObject([
    {
      number: undefined,
      command: { type: 'wish', wish: goals[100] },
      meaning: { verb: 'Slide', goal: '1101' },
    },
  ]);
  expect(choicesWith(groups, '1151')).toEqual([]);
});
