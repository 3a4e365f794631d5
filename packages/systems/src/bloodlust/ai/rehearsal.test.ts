import { seededDice } from '@warmoot/kernel';
import { INCH } from '@warmoot/tabletop';
import { expect, test } from 'vitest';
import { view } from '../knowledge/view.ts';
import type { BloodState } from '../state/state.ts';
import { position } from '../testkit/field.ts';
import { bloodPlayers } from './index.ts';

const ordered = (name: string, state: BloodState, timeUp = false) =>
  bloodPlayers[name]?.choose(
    view(state, 'red'),
    'red',
    { lines: 200, timeUp: () => timeUp },
    seededDice('thoughts'),
  )?.command;

/** Archers 14 inches from knights, who would ride them down if they came nearer. */
const archers = (options: object = {}) =>
  position({
    step: 'move',
    turn: 2,
    options,
    red: {
      R: { is: 'C-in-C', at: [4, 2, 0], deeds: { hasMoved: true } },
      A: { is: 'ROM4', stands: 4, files: 4, at: [36, 16, 0] },
    },
    blue: {
      B: { is: 'C-in-C', at: [36, 36, 180] },
      K: { is: 'NOR1', stands: 8, files: 4, at: [36, 30, 180] },
    },
  });

/** The knights charge 9 inches far. */
const OUT_OF_REACH = 5 * INCH;

test('[BLD-PLY-15] a conqueror sees the charge that a move would invite, a marshal does not', () => {
  const length = (name: string): number => {
    const order = ordered(name, archers());
    return order?.type === 'move' ? (order.legs[0]?.length ?? 0) : 0;
  };
  expect(length('marshal')).toBeGreaterThan(OUT_OF_REACH);
  expect(length('conqueror')).toBeLessThanOrEqual(OUT_OF_REACH);
});

test('[BLD-PLY-15] without time to play on, a conqueror orders what seems best at first sight', () => {
  expect(ordered('conqueror', archers(), true)).toMatchObject({ type: 'move', legs: [{ length: 9 * INCH }] });
});

test('[BLD-PLY-06] [BLD-PLY-15] what the enemy has sealed changes nothing in what a conqueror orders', () => {
  const sealed = (orders: BloodState['sealed']['blue']['orders']) => ({
    ...archers({ order: 'SIMULTANEOUS' }),
    waiting: ['red'] as const,
    sealed: { red: { count: 0, orders: [] }, blue: { count: 1, orders } },
  });
  const ahead = [{ type: 'move', unit: 'K', legs: [{ length: 254 }] }] as const;
  const back = [{ type: 'move', unit: 'K', legs: [{ length: -254 }] }] as const;
  const orders = [ahead, back].map((each) => ordered('conqueror', sealed(each as never)));
  expect(orders[0]).toEqual(orders[1]);
  expect(orders[0]).toBeDefined();
});
