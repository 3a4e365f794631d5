import { everyHeading, fanOf } from '@warmoot/tabletop';
import { expect, test } from 'vitest';
import { check } from './orders/check.ts';
import { legal, subjects } from './orders/legal.ts';
import { marchFor } from './rules/movement/march.ts';
import type { BloodState } from './state/state.ts';
import { type Drawn, position } from './testkit/field.ts';

/** Thirty units a side two moves apart, and twenty pieces of terrain. */
const army = (y: number, degrees: number, entries: readonly string[]): Record<string, Drawn> =>
  Object.fromEntries(
    Array.from({ length: 30 }, (_, at) => [
      `${degrees === 0 ? 'a' : 'z'}${at}`,
      {
        is: entries[at % entries.length] as string,
        stands: 4,
        files: at % 3 === 0 ? 1 : 2,
        at: [4 + (at % 15) * 4.5, y + (degrees === 0 ? -1 : 1) * 6 * Math.floor(at / 15), degrees] as const,
      },
    ]),
  );
const KINDS = ['hill', 'rough', 'lightWood', 'village', 'outpost'] as const;
const crowded = (step: 'move' | 'charge'): BloodState =>
  position({
    step,
    red: { R: { is: 'C-in-C', at: [4, 3, 0] }, ...army(20, 0, ['ROM1', 'ROM6', 'ROM3', 'ROM8']) },
    blue: { B: { is: 'C-in-C', at: [4, 45, 180] }, ...army(28, 180, ['CAR1', 'CAR8', 'CAR3', 'CAR7']) },
    terrain: Array.from(
      { length: 20 },
      (_, at) => [KINDS[at % 5] as 'hill', 6 + (at % 7) * 10, 8 + Math.floor(at / 7) * 12] as const,
    ),
  });

/** Milliseconds of processor time: the least of several runs, each on a state that nobody has asked about. */
const fastest = (run: (state: BloodState) => void, fresh: () => BloodState): number => {
  const times = Array.from({ length: 12 }, () => {
    const state = fresh();
    const before = process.cpuUsage();
    run(state);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
};

test('the envelope of a unit among sixty takes less than 16 ms', () => {
  const time = fastest(
    (state) => fanOf(marchFor(state, state.units.a0!), everyHeading()),
    () => crowded('move'),
  );
  expect(time).toBeLessThan(16);
});

test('all legal charges of a side take less than 50 ms', () => {
  let found = 0;
  const time = fastest(
    (state) => {
      found = [...subjects(state, 'red')]
        .flatMap((subject) => [...legal(state, 'red', subject)])
        .filter(({ type }) => type === 'charge').length;
    },
    () => crowded('charge'),
  );
  expect(found).toBeGreaterThan(5);
  expect(time).toBeLessThan(50);
  expect(check(crowded('charge'), 'red', { type: 'endPhase' }).ok).toBe(true);
});
