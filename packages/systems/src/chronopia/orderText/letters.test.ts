import { expect, test } from 'vitest';
import { lettersIn } from './letters.ts';

const OTHERS = [
  { id: 1, name: 'Brakka' },
  { id: 2, name: 'Corvane' },
];

test('[CHR-DIP-01] letters go to one, several or all; the press is not signed; other lines keep their place', () => {
  const { letters, findings, rest } = lettersIn(
    'TURN 3\nLETTER brakka, Corvane: Meet us.\n> Bring no army.\nHost - Move 1\nLETTER ALL: Peace!\r\nPRESS: They say so.\n> Do they?\n',
    OTHERS,
  );
  expect(letters).toEqual([
    { to: [1, 2], signed: true, text: 'Meet us.\nBring no army.' },
    { to: [1, 2], signed: true, text: 'Peace!' },
    { to: [1, 2], signed: false, text: 'They say so.\nDo they?' },
  ]);
  expect(findings).toEqual([]);
  expect(rest).toBe('TURN 3\n\n\nHost - Move 1\n\n\n\n');
});

test('[CHR-DIP-01] an unknown empire is reported with its line, and nothing goes to it', () => {
  const { letters, findings } = lettersIn('\nLETTER Gondor: Hail.', OTHERS);
  expect(letters).toEqual([]);
  expect(findings).toMatchObject([{ line: 2, code: 'E-10', text: expect.stringContaining('"Gondor"') }]);
});

test('[CHR-GRM-07] an order to a city called Letter Hill is an order', () => {
  const text = 'Letter Hill - Raise Troops Host: 1x judge';
  expect(lettersIn(text, OTHERS)).toEqual({ letters: [], findings: [], rest: text });
});
