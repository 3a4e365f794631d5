import { expect, test } from 'vitest';
import { view } from '../knowledge/view.ts';
import { bloodKit } from './laws.ts';
import { lookForLeaks } from './leaks.ts';

/** Tables at which something is hidden: sealed orders, or the spells of a magic user. */
const SECRET = bloodKit.options.filter(
  ({ order, armies }) =>
    order === 'SIMULTANEOUS' ||
    Object.values(armies).some(({ commands = [] }) =>
      commands.some(({ commander }) => commander === 'magic user'),
    ),
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
    for (let seed = 1; pairs < PAIRS; seed++) {
      const found = lookForLeaks(view, options, seed, PAIRS - pairs);
      expect(found.leak).toBeUndefined();
      pairs += found.pairs;
    }
  },
  HOURS,
);
