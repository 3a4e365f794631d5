import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonCopy } from './json.ts';
import { changesBetween, withChanges } from './patch.ts';

const document = fc.jsonValue({ maxDepth: 4 }).map((value) => jsonCopy(value));

test('the first document with the changes applied is the second', () => {
  fc.assert(
    fc.property(document, document, (before, after) => {
      const kept = jsonCopy(before);
      expect(withChanges(before, jsonCopy(changesBetween(before, after)))).toEqual(after);
      expect(before).toEqual(kept);
    }),
    { numRuns: 2_000 },
  );
});

test('equal documents have no changes between them, even if built separately', () => {
  fc.assert(
    fc.property(document, (value) => {
      expect(changesBetween(value, jsonCopy(value))).toEqual([]);
    }),
  );
});

test('a unit that moved gives one short change', () => {
  const units = Array.from({ length: 300 }, (_, id) => ({ id, cell: id, hits: 0 }));
  const moved = units.map((unit) => (unit.id === 7 ? { ...unit, cell: 99 } : unit));
  expect(changesBetween({ units }, { units: moved })).toEqual([['set', ['units', 7, 'cell'], 99]]);
});

test('a list that lost its first item is sent whole, not as a change of every item', () => {
  const list = Array.from({ length: 20 }, (_, i) => `item ${i}`);
  expect(changesBetween(list, list.slice(1))).toEqual([['set', [], list.slice(1)]]);
  expect(changesBetween(list, list.slice(0, -1))).toEqual([['cut', [], 19]]);
});
