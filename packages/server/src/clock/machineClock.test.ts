import { expect, test } from 'vitest';
import { machineClock } from './machineClock.ts';

const HOUR = 3_600_000;

test('time during which the machine sleeps counts, whether or not its timer kept running', () => {
  for (const timerRuns of [true, false]) {
    const at = { awake: 5_000, up: 900_000 };
    const { elapsed } = machineClock(
      () => at.awake,
      () => at.up,
    );
    const began = elapsed();
    at.awake += 2_000;
    at.up += 2_010;
    expect(elapsed() - began).toBe(2_000);
    at.awake += timerRuns ? 8 * HOUR : 0;
    at.up += 8 * HOUR;
    at.awake += 2_000;
    at.up += 2_000;
    expect(Math.abs(elapsed() - began - 8 * HOUR - 4_000)).toBeLessThan(100);
  }
});
