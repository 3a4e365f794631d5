import type { Line } from '@warmoot/kernel';
import type { News } from '@warmoot/server/wire';
import { expect, test } from 'vitest';
import { chronicleOf, sideTeller, withSideNamed } from './chronicle.ts';

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

test('a sentence is of the units it begins with, else of the side it names first', () => {
  const pieces = [
    { name: 'Medium Cavalry 7', side: 'red' },
    { name: 'Short Bow 4', side: 'red' },
    { name: 'Heavy Foot 1', side: 'red' },
    { name: 'Heavy Foot 1', side: 'blue' },
    { name: 'Heavy Foot 2', side: 'blue' },
  ];
  const sideOf = sideTeller({ red: 'Normans', blue: 'English' }, pieces);
  expect(sideOf('The English attack the Normans.')).toBe('blue');
  expect(sideOf('Medium Cavalry 7 moves from 1107 to 1006.')).toBe('red');
  expect(sideOf('Medium Cavalry 7 attacks Heavy Foot 1 (English) in 1107.')).toBe('red');
  expect(sideOf('Short Bow 4–6 enter the map at 0817.')).toBe('red');
  expect(sideOf('Shortened is what it is.')).toBeUndefined();
  expect(sideOf('Heavy Foot 1 (English) moves from 1107 to 1006.')).toBe('blue');
  expect(sideOf('Heavy Foot 1 moves from 1107 to 1006.')).toBeUndefined();
});

test('whose somebody was who has fallen is told by his kind, or with his name', () => {
  const pieces = [
    { name: 'Short Bow 4', side: 'red' },
    { name: 'Heavy Foot 2', side: 'blue' },
  ];
  const sideOf = sideTeller({ red: 'Normans', blue: 'English' }, pieces);
  expect(sideOf('Short Bow 1, 2 and 3 will fire at 1107.')).toBe('red');
  expect(sideOf('Heavy Foot 2 and 3 (Normans) are eliminated in 1107.')).toBe('red');
});

test('[MOT-03] an undo is told of the side, not of its seat', () => {
  const named = (line: Line) => withSideNamed({ red: 'Normans', blue: 'English' }, line).text;
  const undo = { text: 'red takes the last command back.', rules: ['MOT-03'] };
  expect(named(undo)).toBe('Normans: the last command is taken back.');
  expect(named({ text: 'William enters the map.' })).toBe('William enters the map.');
});
