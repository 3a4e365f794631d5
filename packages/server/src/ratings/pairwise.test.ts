import { expect, test } from 'vitest';
import { scoreAgainst, verdictFor } from './pairwise.ts';

const SEATS = ['red', 'blue', 'gold'];

test('[MOT-22] a winner beats everybody; losers are not compared with each other', () => {
  const outcome = { winners: ['red'] };
  expect(scoreAgainst(outcome, 'red', 'blue')).toBe(1);
  expect(scoreAgainst(outcome, 'blue', 'red')).toBe(0);
  expect(scoreAgainst(outcome, 'blue', 'gold')).toBeUndefined();
  expect(SEATS.map((seat) => verdictFor(outcome, SEATS, seat))).toEqual(['won', 'lost', 'lost']);
});

test('[MOT-22] joint winners draw against each other', () => {
  const outcome = { winners: ['red', 'gold'] };
  expect(scoreAgainst(outcome, 'red', 'gold')).toBe(0.5);
  expect(scoreAgainst(outcome, 'gold', 'blue')).toBe(1);
  expect(SEATS.map((seat) => verdictFor(outcome, SEATS, seat))).toEqual(['won', 'lost', 'won']);
});

test('[MOT-22] if nobody or everybody won, it is a draw', () => {
  expect(scoreAgainst({ winners: [] }, 'red', 'blue')).toBe(0.5);
  for (const winners of [[], SEATS])
    expect(SEATS.map((seat) => verdictFor({ winners }, SEATS, seat))).toEqual(['drawn', 'drawn', 'drawn']);
});
