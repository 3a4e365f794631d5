import { expect, test } from 'vitest';
import { checkPoses } from './testkit/properties.ts';

const RUNS = 10;
const POSES_A_RUN = 100_000;

/** A million poses in all. */
test.each(Array.from({ length: RUNS }, (_, run) => 1000 + run))(
  '100,000 random poses of seed %i keep every property of the table, and nothing reaches 2^53',
  (seed) => {
    const census = checkPoses(POSES_A_RUN, seed);
    console.log(
      `seed ${seed}: ${census.overlaps} overlaps, ${census.cuts} cuts, ${census.conformed} conformed`,
    );
    expect(census.poses).toBeGreaterThanOrEqual(POSES_A_RUN);
    expect(Math.min(census.overlaps, census.cuts, census.conformed)).toBeGreaterThan(1000);
    expect(census.greatest < 2n ** 53n).toBe(true);
  },
);
