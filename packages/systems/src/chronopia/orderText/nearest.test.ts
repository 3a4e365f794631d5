import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

const meant = (written: string, ...candidates: string[]) => nearest(written.split(' '), candidates);

test('a letter too many, too few or wrong, and two swapped, are each one edit', () => {
  for (const written of ['marchh', 'mach', 'narch', 'mrach'])
    expect(meant(written, 'Move', 'March')).toBe('March');
});

test('a third of the letters may be wrong, not more', () => {
  expect(meant('grxnxry', 'granary')).toBe('granary');
  expect(meant('gxxnxry', 'granary')).toBeUndefined();
  expect(meant('mo', 'Move')).toBeUndefined();
});

test('the closest is offered, and of equals the longest', () => {
  expect(meant('karsk 3', 'Karst 4', 'Karsk 2')).toBe('Karsk 2');
  expect(meant('irn host', 'Iron', 'Iron Host')).toBe('Iron Host');
});

test('what follows a name is not compared with it', () => {
  expect(meant('deephol inside boat', 'Deephold', 'Karsk')).toBe('Deephold');
});

test('what was written itself is not offered', () => {
  expect(meant('iron', 'Iron')).toBeUndefined();
});
