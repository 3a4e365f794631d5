import { expect, test } from 'vitest';
import { MODELS } from '../../data/models.ts';
import { frameAt, halvesOfRate, strengthOf } from './strength.ts';

test('[BLD-R-64] models fight at full strength to their end, machines with their crew', () => {
  expect([0, 4, 5].map((hits) => strengthOf(MODELS.Elephant, hits, 15))).toEqual([6, 6, 0]);
  expect([0, 1, 2, 3, 4].map((hits) => strengthOf(MODELS['Bolt thrower'], hits, 15))).toEqual([
    2, 1, 0, 0, 0,
  ]);
});

test('[BLD-CRE-17] [BLD-R-91] at 6 mm strength, crew and body are double', () => {
  expect(frameAt(MODELS.Elephant, 6)).toEqual({ crew: 6, body: 4, hasStages: true });
  expect(strengthOf(MODELS.Elephant, 0, 6)).toBe(12);
});

test('[BLD-R-65] an impaired model moves at half its rate', () => {
  expect([halvesOfRate(MODELS.Troll, false), halvesOfRate(MODELS.Troll, true)]).toEqual([24, 12]);
});
