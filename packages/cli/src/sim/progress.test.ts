import { expect, test } from 'vitest';
import { Progress } from './progress.ts';

const shown = (games: number, steps: number, isTTY: boolean): string => {
  let text = '';
  const progress = new Progress({ write: (more: string) => (text += more), isTTY }, games);
  for (let step = 0; step < steps; step++) progress.step();
  progress.end();
  return text;
};

test('a log gets a line for every tenth of the games', () => {
  expect(shown(40, 9, false)).toBe('4 of 40 games\n8 of 40 games\n');
  expect(shown(3, 3, false)).toBe('1 of 3 games\n2 of 3 games\n3 of 3 games\n');
});

test('a terminal gets a progress bar, which is erased at the end', () => {
  const text = shown(4, 2, true);
  expect(text).toContain('\r[###############---------------] 2 of 4 games');
  expect(text).toMatch(/\r +\r$/);
});
