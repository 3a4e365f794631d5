import type { Line } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { lastOf } from './position.ts';

const opening = (...texts: string[]): Line[] => texts.map((text) => ({ text, opens: true }));

test('a list of games shows the last action, not the start of a segment', () => {
  const charge = 'Medium Cavalry 1 charges Heavy Foot 3 in 1207.';
  expect(lastOf([{ text: charge }, ...opening('Segment 3: missile fire.')])).toBe(charge);
});

test('if nothing but segments began, the last of them is shown', () => {
  expect(lastOf(opening('Segment 9: missile fire.', 'Segment 11: melee.', 'Segment 2: movement.'))).toBe(
    'Segment 2: movement.',
  );
  expect(lastOf([])).toBeUndefined();
});
