import { expect, test } from 'vitest';
import { citystates } from '../index.ts';
import type { CstOptions } from '../state/resolveOptions.ts';
import { lookForLeaks } from './leaks.ts';

const TABLES: readonly CstOptions[] = [
  { players: 4, forces: 'readyMade', preset: 'full', switches: { limit: 6 } },
  { players: 2, switches: { limit: 8 } },
  { players: 7, preset: 'full', switches: { limit: 4, fog: false } },
  { players: 6, preset: 'full', switches: { limit: 4, teams: true }, teams: [1, 1, 2, 2, 3, 3] },
  { players: 10, forces: 'readyMade', preset: 'full', switches: { limit: 3 } },
];

/** The pairs of ten nations take minutes of processor time, on a busy machine far longer. */
const HOURS = 4 * 3_600_000;

/** How many pairs of states are compared at each table: 100,000 in all for the long run. */
const PAIRS = process.env.WARMOOT_LONG === undefined ? 1_000 : 20_000;

test.each(TABLES.map((options) => [options.players, options] as const))(
  '[CST-HID-02] nothing leaks in random play of %i nations',
  (players, options) => {
    let pairs = 0;
    for (let seed = players as number; pairs < PAIRS; seed++) {
      const found = lookForLeaks(citystates.view, options, seed, PAIRS - pairs);
      expect(found.leak).toBeUndefined();
      pairs += found.pairs;
    }
    expect(pairs).toBeGreaterThanOrEqual(PAIRS);
  },
  HOURS,
);
