import { expect, test } from 'vitest';
import { sayIn } from '../words/language.ts';
import { tooOften } from './attempts.ts';

test.each([
  [1, '1 second', '1 Sekunde'],
  [1_001, '2 seconds', '2 Sekunden'],
  [60_000, '60 seconds', '60 Sekunden'],
  [60_001, '2 minutes', '2 Minuten'],
])('after too many attempts a wait of %i ms is %s', (wait, english, german) => {
  const { said } = tooOften(wait);
  expect(sayIn('en', said)).toBe(`Too many attempts: try again in ${english}.`);
  expect(sayIn('de', said)).toBe(`Zu viele Versuche: Versuche es in ${german} noch einmal.`);
});
