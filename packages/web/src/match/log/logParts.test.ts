import type { Line } from '@warmoot/kernel';
import type { News } from '@warmoot/server/wire';
import { expect, test } from 'vitest';
import { logPartsOf, withSideNamed } from './logParts.ts';

const news = (number: number, ...lines: (string | Line)[]): News => ({
  number,
  at: 0,
  lines: lines.map((line) => (typeof line === 'string' ? { text: line } : line)),
  changes: [],
});
const head = (text: string): Line => ({ text, opens: true });

test('events are listed under their segment, each line once', () => {
  const parts = logPartsOf([
    news(1, 'Side A: Normans.', head("Turn 1: the Normans' half begins."), head('Segment 2: movement.')),
    news(2, 'Heavy Foot 1 moves from 0101 to 0102.'),
    news(3, 'William moves from 0101 to 0105.', head('Segment 3: missile fire.')),
  ]);
  expect(parts.map(({ heads }) => heads.map(({ text }) => text))).toEqual([
    [],
    ["Turn 1: the Normans' half begins.", 'Segment 2: movement.'],
    ['Segment 3: missile fire.'],
  ]);
  expect(parts.map(({ entries }) => entries.map(({ number }) => number))).toEqual([[1], [2, 3], []]);
});

test('an entry belongs to the side of its first line', () => {
  const [part] = logPartsOf([
    news(1, { text: 'William moves.', of: 'red' }, { text: 'Harold falls.', of: 'blue' }),
    news(2, 'The gate is hit.'),
  ]);
  expect(part?.entries.map(({ side }) => side)).toEqual(['red', undefined]);
});

test('units of one kind with the same text are merged into one line', () => {
  const flees = (unit: number, to: string): Line => ({
    text: `Armoured Foot ${unit} (Normans) flees to ${to}.`,
    folds: { who: `${unit}`, but: `Armoured Foot (Normans) flees to ${to}.` },
  });
  const [part] = logPartsOf([
    news(1, flees(5, '1117')),
    news(2, flees(4, '1117'), flees(3, '1117')),
    news(3, flees(2, '1118')),
  ]);
  expect(part?.entries.map(({ number, lines }) => [number, lines.map(({ alike }) => alike)])).toEqual([
    [2, [['4', '3']]],
    [3, [[]]],
  ]);
  expect(part?.entries[0]?.lines[0]?.line).toEqual(flees(5, '1117'));
});

test('[MOT-03] undos in a row are one entry with their number', () => {
  const undo: Line = { text: 'red took back the last command.', of: 'red', rules: ['MOT-03'] };
  const [part] = logPartsOf([
    news(1, undo),
    news(2, undo),
    news(3, undo),
    news(4, { ...undo, of: 'blue', text: 'b' }),
  ]);
  expect(part?.entries.map(({ number, lines }) => [number, lines[0]?.times])).toEqual([
    [3, 3],
    [4, undefined],
  ]);
});

test('[MOT-03] an undo names the side, not its seat', () => {
  const named = (line: Line) => withSideNamed({ red: 'Normans', blue: 'English' }, line).text;
  const undo = { text: 'red took back the last command.', of: 'red', rules: ['MOT-03'] };
  expect(named(undo)).toBe('Normans took back a move.');
  expect(named({ text: 'William enters the map.' })).toBe('William enters the map.');
});
