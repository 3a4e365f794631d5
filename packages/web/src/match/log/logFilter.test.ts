import type { Line } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { filtered, kindsIn, NO_FILTER, unitsIn } from './logFilter.ts';

const LINES: readonly Line[] = [
  { text: 'Segment 2.', opens: true },
  { text: 'Heavy Foot 10 moves.', kind: 'move', who: ['Heavy Foot 10'] },
  { text: 'Heavy Foot 2 fires at Pikes.', kind: 'fire', who: ['Heavy Foot 2', 'Pikes'] },
  { text: 'It rains.' },
];
const NEWS = [{ number: 1, at: 0, changes: [], lines: LINES }];
const texts = (filter: Parameters<typeof filtered>[1]) =>
  filtered(NEWS, filter).flatMap(({ lines }) => lines.map(({ text }) => text));

test('the log is filtered by unit, by kind, or by both; headings stay', () => {
  expect(texts(NO_FILTER)).toHaveLength(4);
  expect(texts({ unit: 'Pikes', kind: '' })).toEqual(['Segment 2.', 'Heavy Foot 2 fires at Pikes.']);
  expect(texts({ unit: '', kind: 'move' })).toEqual(['Segment 2.', 'Heavy Foot 10 moves.']);
  expect(texts({ unit: 'Pikes', kind: 'move' })).toEqual(['Segment 2.']);
  expect(texts({ unit: '', kind: 'other' })).toEqual(['Segment 2.', 'It rains.']);
});

test('the filter offers what occurs in the log, units by number', () => {
  expect(unitsIn(NEWS)).toEqual(['Heavy Foot 2', 'Heavy Foot 10', 'Pikes']);
  expect(kindsIn(NEWS)).toEqual(['move', 'fire', 'other']);
});
