import { seededDice } from '@warmoot/kernel';
import { everyHeading, fanOf } from '@warmoot/tabletop';
import { expect, test } from 'vitest';
import { bloodPlayers } from './ai/index.ts';
import { decide } from './engine/decide.ts';
import { apply } from './engine/events.ts';
import { view } from './knowledge/view.ts';
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
const crowded = (step: 'fire' | 'move' | 'charge'): BloodState =>
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

/** Every order of red's half, from fire to manoeuvres; blue answers nothing. Says how many there were. */
const halfOf = (name: string, from: BloodState): number => {
  const dice = seededDice('a half');
  let [state, orders] = [from, 0];
  while (state.active === 'red' && state.end === null) {
    const [seat] = state.waiting;
    const isRed = seat === 'red';
    const thought = isRed
      ? bloodPlayers[name]?.choose(view(state, seat), seat, { lines: 200 }, dice)
      : undefined;
    if (isRed) orders++;
    state = decide(state, seat as 'red', thought?.command ?? { type: 'endPhase' }, dice).reduce(apply, state);
  }
  return orders;
};

test('[BLD-PLY-13] a marshal orders thirty units against thirty in less than 2 s', () => {
  halfOf('marshal', crowded('fire'));
  const state = crowded('fire');
  const before = process.cpuUsage();
  const orders = halfOf('marshal', state);
  const { user, system } = process.cpuUsage(before);
  console.log(`${orders} orders in ${Math.round((user + system) / 1000)} ms`);
  expect(orders).toBeGreaterThan(20);
  expect((user + system) / 1000).toBeLessThan(2000);
});
