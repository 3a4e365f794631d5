import { expect, test } from 'vitest';
import { drawTable } from './drawTable.ts';

const drawn = (width: number, ...rows: string[]) => drawTable(rows, { width, paint: (_, text) => text });

test('a table that fits keeps its natural widths, figures on the right', () => {
  expect(drawn(80, '| Unit | MF |', '|---|---|', '| Light Foot | 5 |', '| Elf Cavalry | 12 |')).toEqual([
    'Unit         MF',
    '───────────  ──',
    'Light Foot    5',
    'Elf Cavalry  12',
  ]);
});

test('a table that is too wide wraps its widest column', () => {
  expect(
    drawn(20, '| d6 | Victims |', '|---|---|', '| 1 | none at all |', '| 2 | five of the village |'),
  ).toEqual(['d6  Victims', '──  ────────────────', ' 1  none at all', ' 2  five of the', '    village']);
});

test('a wordy column moves below its row if the rows would become too tall', () => {
  const words = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen';
  expect(
    drawn(26, '| code | why | PV |', '|---|---|---|', `| LF | ${words} | 1 |`, '| HF | – | 2 |'),
  ).toEqual([
    'code  PV',
    '    why',
    '────  ──',
    'LF     1',
    '    one two three four',
    '    five six seven eight',
    '    nine ten eleven twelve',
    '    thirteen fourteen',
    '',
    'HF     2',
  ]);
});

test('a single row is labelled line by line, long labels and values wrapped', () => {
  expect(
    drawn(
      40,
      '| class | castings per stand of 15 mm |',
      '|---|---|',
      '| MASS | four, on one base of forty mm |',
    ),
  ).toEqual(['class          MASS', 'castings per   four, on one base of', 'stand of 15    forty mm', 'mm']);
});

test('a pipe inside a cell is not a border', () => {
  expect(drawn(40, '| a | b |', '|---|---|', '| \\|u\\| | 1 |', '| v | 2 |')[2]).toBe('|u|  1');
});
