import fc from 'fast-check';
import { expect, test } from 'vitest';
import { watchGame, watchGames } from './conformance.ts';
import { BROKEN_TOYS } from './toys/broken.ts';
import { peaKit } from './toys/peaGame.ts';

test('a sound system breaks no law, from any seed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
      expect(watchGame(peaKit, seed).violations).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test.each(BROKEN_TOYS)('$fault: caught by the law "$caughtBy"', ({ kit, caughtBy }) => {
  const { violations } = watchGames(kit, 2_000);
  expect(violations.map(({ law }) => law)).toEqual([caughtBy]);
});

test('a violation says how to reproduce it', () => {
  const { violations } = watchGames(BROKEN_TOYS[0]!.kit, 2_000);
  const again = watchGame(BROKEN_TOYS[0]!.kit, violations[0]!.seed);
  expect(again.violations).toEqual(violations);
});
