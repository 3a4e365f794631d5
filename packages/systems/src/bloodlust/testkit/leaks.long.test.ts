import { expect, test } from 'vitest';
import { view } from '../knowledge/view.ts';
import { bloodKit } from './laws.ts';
import { lookForLeaks } from './leaks.ts';

const SECRET = bloodKit.options.filter(
  ({ order, setting }) => order === 'SIMULTANEOUS' || setting === 'FANTASY',
);

/** How many pairs of states are compared at each table: 100,000 in all for the long run. */
const PAIRS = process.env.WARMOOT_LONG === undefined ? 300 : Math.ceil(100_000 / SECRET.length);
const HOURS = 4 * 3_600_000;

test.each(
  SECRET.map((options) => [`${options.order} ${options.setting} at ${options.scale} mm`, options] as const),
)(
  '[BLD-PLY-06] nothing sealed or face down leaks in random play: %s',
  (_name, options) => {
    let pairs = 0;
    for (let seed = 1; pairs < PAIRS && seed < 40_000; seed++) {
      const found = lookForLeaks(view, options, seed, PAIRS - pairs);
      expect(found.leak).toBeUndefined();
      pairs += found.pairs;
      if (seed > 20 && pairs === 0) break; // an army without a magic user hides nothing
    }
  },
  HOURS,
);
