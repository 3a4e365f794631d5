import { expect, test } from 'vitest';
import { Screen } from './screen.ts';
import { streamsOf } from './testkit.ts';

test('the status line always fits the page', () => {
  const { streams, text } = streamsOf('', { columns: 40 });
  const status = ['Turn', 'Segment', 'To act', 'Victory'].map((label) => ({
    label,
    value: 'a rather long value for it',
  }));
  new Screen(streams).header({
    title: 'Morgarten',
    sides: [],
    ground: { kind: 'table', width: 1, depth: 1, shapes: [] },
    pieces: [],
    marks: [],
    prompt: { text: '' },
    status,
  });
  const lines = text().trimEnd().split('\n').slice(1);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(40);
  expect(lines.join(' ').replace(/\s+/g, ' ')).toContain(
    '── Morgarten ── Turn a rather long value for it ── Segment a rather',
  );
});
