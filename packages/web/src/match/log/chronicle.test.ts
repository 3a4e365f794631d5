import type { News } from '@warmoot/server/wire';
import { expect, test } from 'vitest';
import { chronicleOf, sideTeller } from './chronicle.ts';

const news = (number: number, ...texts: string[]): News => ({
  number,
  at: 0,
  lines: texts.map((text) => ({ text })),
  changes: [],
});
const nobody = () => undefined;

test('what happened stands under the segment in which it happened, each line once', () => {
  const parts = chronicleOf(
    [
      news(1, 'Set-up of Normans.', 'Turn 1: the half of Normans begins.', 'Segment 2: movement.'),
      news(2, 'Heavy Foot 1 moves from 0101 to 0102.'),
      news(3, 'William moves from 0101 to 0105.', 'Segment 3: missile fire.'),
    ],
    nobody,
  );
  expect(parts.map(({ heads }) => heads.map(({ text }) => text))).toEqual([
    [],
    ['Turn 1: the half of Normans begins.', 'Segment 2: movement.'],
    ['Segment 3: missile fire.'],
  ]);
  expect(parts.map(({ entries }) => entries.map(({ number }) => number))).toEqual([[1], [2, 3], []]);
});

test('units of one kind of whom the same is told are told of together', () => {
  const flees = (unit: number, to: string) => `Armoured Foot ${unit} (Normans) flees to ${to}.`;
  const [part] = chronicleOf(
    [news(1, flees(5, '1117')), news(2, flees(4, '1117'), flees(3, '1117')), news(3, flees(2, '1118'))],
    nobody,
  );
  expect(part?.entries.map(({ number, lines }) => [number, lines.map(({ alike }) => alike)])).toEqual([
    [2, [['4', '3']]],
    [3, [[]]],
  ]);
  expect(part?.entries[0]?.lines[0]?.line.text).toBe(flees(5, '1117'));
});

test('a sentence is of the side it names first, else of the unit it begins with', () => {
  const pieces = [
    { name: 'Medium Cavalry 7', side: 'red' },
    { name: 'Heavy Foot 1', side: 'red' },
    { name: 'Heavy Foot 1', side: 'blue' },
  ];
  const sideOf = sideTeller({ red: 'Normans', blue: 'English' }, pieces);
  expect(sideOf('The English attack the Normans.')).toBe('blue');
  expect(sideOf('Medium Cavalry 7 moves from 1107 to 1006.')).toBe('red');
  expect(sideOf('Heavy Foot 1 moves from 1107 to 1006.')).toBeUndefined();
});
