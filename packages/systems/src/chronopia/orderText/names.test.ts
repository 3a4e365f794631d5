import { expect, test } from 'vitest';
import { foldName, isSameName, tidyName } from '../../orderText/names.ts';
import { freeName, nameProblem } from './names.ts';

test.each([
  'K',
  'Iron Host',
  "O'Neil",
  'St. Al-Karsk',
  'Legion 12',
  'Чёрная Сотня',
  '黒軍',
  'हिन्दी',
  'Back to Back',
  'x'.repeat(40),
])('[CHR-R-173] %s has the form of a name', (name) => {
  expect(nameProblem(name, ['Dwarves'])).toBeUndefined();
});

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['y'.repeat(41), 'longer than 40'],
  ['2nd Host', 'starts with a letter'],
  ["'Tis", 'starts with a letter'],
  ['Iron - Host', 'inner hyphens'],
  ['Iron-', 'inner hyphens'],
  ['Iron -Host', 'inner hyphens'],
  ['Iron, Host', 'consists of letters'],
  ['Iron#1', 'consists of letters'],
  ['Iron\u0007Host', 'consists of letters'],
  ['Iron\u202eHost', 'consists of letters'],
  ['Iron\u200dHost', 'consists of letters'],
  ['hOLD', 'word of the order grammar'],
  ['no  engage', 'word of the order grammar'],
  ['At War', 'word of the order grammar'],
  ['dwarves', 'name of an empire'],
  ['Dwarves 2', 'name of an empire'],
])('[CHR-R-173] %j is not a name', (name, because) => {
  expect(nameProblem(name, ['Dwarves'])).toContain(because);
});

test('[CHR-R-173] the limit of forty characters is counted after composing letters and collapsing blanks', () => {
  const decomposed = 'é'.repeat(40).normalize('NFD');
  expect(nameProblem(decomposed)).toBeUndefined();
  expect(nameProblem(`a${' '.repeat(60)}b`)).toBeUndefined();
  expect(nameProblem('\u{20000}'.repeat(40))).toBeUndefined();
  expect(tidyName('  Iron \t Host ')).toBe('Iron Host');
});

test.each([
  ['IRON HOST', 'iron   host'],
  ['Größe', 'GRÖSSE'],
  ['STRAẞE', 'straße'],
  ['Δύναμις', 'ΔΎΝΑΜΙΣ'],
  ['Élan', 'E\u0301lan'],
  ['Al-Karsk', 'al–karsk'],
  ['Al-Karsk', 'Al\u2212Karsk'],
  ['O’Neil', "o'neil"],
])('[CHR-R-173] %s and %s are the same name', (one, other) => {
  expect(isSameName(one, other)).toBe(true);
});

test('[CHR-R-173] letters that share only a capital stay distinct', () => {
  expect(isSameName('Irmak', 'Irmak')).toBe(true);
  expect(isSameName('kıl', 'kil')).toBe(false);
  expect(foldName('İ')).toBe('i\u0307');
});

test('[CHR-R-173] E-13: a clashing name gets the next free number after it', () => {
  const taken = (...names: string[]) => new Set(names.map(foldName));
  expect(freeName('Karsk', taken('Iron Host'))).toBe('Karsk');
  expect(freeName('karsk', taken('Karsk'))).toBe('karsk 2');
  expect(freeName('Karsk', taken('KARSK', 'karsk 2', 'Karsk 4'))).toBe('Karsk 3');
});

test('[CHR-R-173] E-13: a numbered name still has at most forty characters', () => {
  const long = `${'z'.repeat(38)} z`;
  const numbered = freeName(long, new Set([foldName(long)]));
  expect(numbered).toBe(`${'z'.repeat(38)} 2`);
  expect(nameProblem(numbered)).toBeUndefined();
});
