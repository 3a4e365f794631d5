import { expect, test } from 'vitest';
import { packed, unpacked } from './packed.ts';

test('a long record is packed and comes back the same; a short one stays legible', () => {
  const short = { log: ['a line'] };
  expect(packed(short)).toBe(short);
  const long = { log: Array.from({ length: 90_000 }, (_, nth) => `line ${nth % 100} of a long campaign`) };
  const text = packed(long);
  expect(typeof text).toBe('string');
  expect(String(text).length).toBeLessThan(50_000);
  expect(unpacked(text)).toEqual(long);
  expect(() => unpacked('no record')).toThrow();
});
