import { expect, test } from 'vitest';
import { lastOf } from './position.ts';

const lines = (...texts: string[]) => texts.map((text) => ({ text }));

test('a list of games tells what was done last, and not that a segment began', () => {
  const charge = 'Medium Cavalry 1 charges Heavy Foot 3 in 1207.';
  expect(lastOf(lines(charge, 'Segment 3: missile fire.'))).toBe(charge);
});

test('where only segments passed by, the game is in the last of them', () => {
  expect(lastOf(lines('Segment 9: missile fire.', 'Segment 11: melee.', 'Segment 2: movement.'))).toBe(
    'Segment 2: movement.',
  );
  expect(lastOf([])).toBeUndefined();
});
