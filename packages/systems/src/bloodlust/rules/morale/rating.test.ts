import { expect, test } from 'vitest';
import { lowered, raised, ratingFrom } from './rating.ts';

test('[BLD-EX-05] [BLD-MOR-03] grades of other systems', () => {
  const drill = ['A', 'B', 'C', 'D', 'Ordinary', 'Inferior'].map((grade) => ratingFrom(grade, 'DRILL'));
  expect(drill).toEqual(['Elite', 'Elite', 'Average', 'Poor', 'Average', 'Poor']);
  expect(ratingFrom('Superior', 'MASS')).toBe('Fanatic');
  expect(ratingFrom('E', 'MASS')).toBeUndefined();
});

test('[BLD-MOR-02] [BLD-R-22] the top grade of each class', () => {
  expect((['SUPPORT', 'MCO', 'LH', 'FLEXIBLE', 'MLO'] as const).map((of) => ratingFrom('A', of))).toEqual([
    'Elite',
    'Elite',
    'Elite',
    'Fanatic',
    'Fanatic',
  ]);
});

test('[BLD-MAG-11] [BLD-R-58] spells lower a rating by one grade or raise it to the top', () => {
  expect((['Elite', 'Fanatic', 'Average', 'Poor'] as const).map(lowered)).toEqual([
    'Average',
    'Average',
    'Poor',
    'Poor',
  ]);
  expect(raised('Poor', 'MASS')).toBe('Fanatic');
  expect(raised('Average', 'DRILL')).toBe('Elite');
});
