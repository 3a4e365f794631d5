import { expect, test } from 'vitest';
import { Screen } from './screen.ts';
import { streamsOf } from './testkit.ts';

test('the standing facts never run over the edge of the page, however many they are', () => {
  const { streams, text } = streamsOf('', { columns: 40 });
  const status = ['Turn', 'Segment', 'To act', 'Victory'].map((label) => ({
    label,
    value: 'whatever may be said of it',
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
    '── Morgarten ── Turn whatever may be said of it ── Segment whatever',
  );
});
