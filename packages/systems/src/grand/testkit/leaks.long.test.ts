import { expect, test } from 'vitest';
import { view } from '../knowledge/view.ts';
import { grandKit } from './laws.ts';
import { lookForLeaks } from './leaks.ts';

/** How many pairs of states are compared at each table: 100,000 in all for the long run. */
const PAIRS = process.env.WARMOOT_LONG === undefined ? 1_000 : 20_000;
const HOURS = 4 * 3_600_000;

test.each(grandKit.options.map((options) => [JSON.stringify(options), options] as const))(
  '[GRD-R-55] nothing sealed leaks in random play: %s',
  (_name, options) => {
    let pairs = 0;
    for (let seed = 1; pairs < PAIRS; seed++) {
      const found = lookForLeaks(view, options, seed, PAIRS - pairs);
      expect(found.leak).toBeUndefined();
      pairs += found.pairs;
    }
  },
  HOURS,
);
