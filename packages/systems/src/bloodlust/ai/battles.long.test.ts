import { expect, test } from 'vitest';
import { SCENARIOS } from '../scenarios/index.ts';
import { fought } from '../testkit/fought.ts';

const BATTLES = process.env.WARMOOT_LONG === undefined ? 20 : 200;
const HOURS = 4 * 3_600_000;

const first = SCENARIOS.find(({ id }) => id === 'first')?.options as { readonly turnLimit: number };
const ORDERS = ['ALTERNATING', 'SIMULTANEOUS', 'CARD'] as const;

test.each(ORDERS)(
  '[BLD-VIC-01] [BLD-PLY-13] battles of two marshals in %s order come to a proper end',
  (order) => {
    const ends: Record<string, number> = {};
    for (let nth = 1; nth <= BATTLES; nth++) {
      const { view } = fought(
        { ...first, order },
        { red: 'marshal', blue: 'marshal' },
        `${order} battle ${nth}`,
      );
      expect(view.end).not.toBeNull();
      expect(view.turn).toBeLessThanOrEqual(first.turnLimit);
      expect(view.lost.length).toBeGreaterThan(0);
      const way = `${view.end?.reason}, ${view.end?.winner ?? 'drawn'}`;
      ends[way] = (ends[way] ?? 0) + 1;
    }
    console.log(order, ends);
  },
  HOURS,
);
