import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keySortedJson } from './json.ts';

/** How the digests in every stored log were computed. */
const sortKeys = (_key: string, value: unknown): unknown =>
  value === null || typeof value !== 'object' || Array.isArray(value)
    ? value
    : Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));

const key = fc.oneof(
  fc.string({ maxLength: 3 }),
  fc.nat().map(String),
  fc.constantFrom(
    '0',
    '007',
    '-1',
    '1e3',
    '4294967294',
    '4294967295',
    '4294967296',
    '99999999999',
    'constructor',
  ),
);
const { document } = fc.letrec((tie) => ({
  document: fc.oneof(
    { maxDepth: 4 },
    fc.jsonValue({ maxDepth: 0 }),
    fc.array(tie('document'), { maxLength: 4 }),
    fc
      .array(fc.tuple(key, fc.option(tie('document'), { nil: undefined })), { maxLength: 6 })
      .map(Object.fromEntries),
  ),
}));

test('a digest is computed from the same text as before, whatever the keys', () => {
  fc.assert(
    fc.property(document, (value) => {
      expect(keySortedJson(value)).toBe(JSON.stringify(value, sortKeys));
    }),
    { numRuns: 3_000 },
  );
});
