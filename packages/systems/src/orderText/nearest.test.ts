import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

const meant = (written: string, ...candidates: string[]) => nearest(written.split(' '), candidates);

test('an extra, missing or wrong letter is one edit, and so are two swapped letters', () => {
  for (const written of ['marchh', 'mach', 'narch', 'mrach'])
    expect(meant(written, 'Move', 'March')).toBe('March');
});

test('at most a third of the letters may be wrong', () => {
  expect(meant('grxnxry', 'granary')).toBe('granary');
  expect(meant('gxxnxry', 'granary')).toBeUndefined();
  expect(meant('mo', 'Move')).toBeUndefined();
});

test('the closest name is offered; among equals, the longest', () => {
  expect(meant('karsk 3', 'Karst 4', 'Karsk 2')).toBe('Karsk 2');
  expect(meant('irn host', 'Iron', 'Iron Host')).toBe('Iron Host');
});

test('text after a name is not compared with it', () => {
  expect(meant('deephol inside boat', 'Deephold', 'Karsk')).toBe('Deephold');
});

test('the name as written is not offered', () => {
  expect(meant('iron', 'Iron')).toBeUndefined();
});
