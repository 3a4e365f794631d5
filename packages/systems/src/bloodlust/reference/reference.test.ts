import { inWords } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { german } from '../words/de/index.ts';
import { bloodReference } from './index.ts';

const { tables } = bloodReference();

test('every table has as many cells in each row as columns, and no row twice', () => {
  for (const { columns, rows } of tables) {
    for (const row of rows) expect(row).toHaveLength(columns.length);
    expect(new Set(rows.map(([head]) => head)).size).toBe(rows.length);
  }
});

test('[BLD-MEL-01] [BLD-FIR-13] the quick reference shows the printed figures', () => {
  const row = (id: string, head: string) =>
    tables.find((table) => table.id === id)?.rows.find(([first]) => first === head);
  expect(row('casualties', '+6')).toEqual([
    '+6',
    '2.0',
    '2.0',
    '3.5',
    '5.0',
    '7.0',
    '8.5',
    '10.0',
    '12.5',
    '15.0',
  ]);
  expect(row('fire-models', 'Longbow Select')).toEqual([
    'Longbow Select',
    '24/8+',
    '18/7+',
    '15/7+',
    '12/6+',
  ]);
  expect(row('classes', 'MASS')).toEqual(['MASS', '4', '6', '1', '4', '6–24']);
  expect(row('kill-value', 'uphill of the target')).toEqual(['uphill of the target', '+2', 'BLD-MEL-09']);
});

/** Codes and names that German takes as they are. */
const SAME =
  /^(IM|HM|LM|LS|SM|LB|CB|BW|HG|SK|KV|MASS|FLEXIBLE|DRILL|SUPPORT|LF|LH|MLO|MCO|HORDE|Elite|Troll|Ent|\W*|.*\d.*|BLD-.*)$/;

test('the quick reference is said in German', () => {
  const texts = tables.flatMap(({ title, says, columns, rows }) => [
    title,
    ...(says === undefined ? [] : [says]),
    ...columns,
    ...rows.flat(),
  ]);
  const missing = [...new Set(texts)].filter((text) => !SAME.test(text) && inWords(german, text) === text);
  expect(missing).toEqual([]);
});
