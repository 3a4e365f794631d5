import { expect, test } from 'vitest';
import type { BloodState } from '../../state/state.ts';
import { position } from '../../testkit/field.ts';
import { campsTouched, doubledLoss, doubledScore, endOf, keyHolder } from './score.ts';

const legion = { is: 'ROM1', stands: 4, files: 4 } as const;
const battle = (more: object = {}, options: object = {}): BloodState =>
  position({
    options: { points: 1000, ...options },
    red: { R: { is: 'C-in-C', at: [4, 4, 0] }, a: { ...legion, at: [36, 20, 0] } },
    blue: {
      B: { is: 'C-in-C', at: [68, 46, 180] },
      z: { is: 'CAR1', stands: 6, files: 6, at: [36, 40, 180] },
    },
    ...more,
  });
const lost = (side: 'red' | 'blue', points: number) => [{ id: 'x', side, name: 'x', points }] as const;

test('[BLD-VIC-01] [BLD-VIC-04] [BLD-VIC-07] [BLD-R-84] at the last turn the higher score wins, if it leads by a tenth', () => {
  expect(endOf(battle({ turn: 11 }))).toBeUndefined();
  expect(endOf(battle({ turn: 12 }))).toMatchObject({ winner: null });
  expect(endOf(battle({ turn: 12, lost: lost('red', 99) }))).toMatchObject({ winner: null });
  expect(endOf(battle({ turn: 12, lost: lost('red', 100) }))).toMatchObject({ winner: 'blue' });
});

test('[BLD-VIC-01] [BLD-VIC-03] [BLD-VIC-07] an army is broken at half its points, in FANTASY only when destroyed', () => {
  // Red has 100 + 4 × 48 points on the table.
  expect(endOf(battle({ lost: lost('red', 292) }))).toMatchObject({ winner: 'blue' });
  expect(endOf(battle({ lost: lost('red', 291) }))).toBeUndefined();
  expect(endOf(battle({ lost: lost('red', 292) }, { setting: 'FANTASY' }))).toBeUndefined();
  const alone = battle({ blue: { B: { is: 'C-in-C', at: [68, 46, 180] } } }, { setting: 'FANTASY' });
  expect(endOf(alone)).toMatchObject({ winner: 'red' });
});

test('[BLD-VIC-02] whole stands that are lost, and half of what is left of a unit in rout', () => {
  const state = battle({
    red: { a: { ...legion, at: [36, 20, 0], left: [[4], [1], [4]], isRouted: true, standsAtStart: 4 } },
  });
  expect(doubledLoss(state, 'red')).toBe(2 * 48 + 3 * 48);
});

test('[BLD-VIC-05] the Key Feature is held by who alone has steady troops near it', () => {
  const key = { terrain: [['outpost', 36, 23]] } as const;
  const hold = (more: object = {}) => {
    const state = battle({ ...key, ...more });
    return keyHolder({
      ...state,
      terrain: state.terrain.map((piece) => ({ ...piece, isKey: true as const })),
    });
  };
  expect(hold()).toBe('red');
  expect(hold({ red: { a: { ...legion, at: [36, 20, 0], recoiled: 'fresh' } } })).toBeUndefined();
  expect(hold({ red: { a: { is: 'C-in-C', at: [36, 20, 0] } } })).toBeUndefined();
  expect(hold({ blue: { z: { ...legion, at: [36, 27, 180] } } })).toBeUndefined();
  expect(hold({ red: { a: { ...legion, at: [36, 17.9, 0] } } })).toBeUndefined();
});

test('[BLD-VIC-06] [BLD-VIC-04] [BLD-R-82] a camp that an enemy touches is looted, and scores', () => {
  const state = battle({ red: { a: { ...legion, at: [36, 48 - 800 / 254, 0] } } });
  expect(campsTouched(state)).toEqual(['blue']);
  expect(campsTouched(battle())).toEqual([]);
  const looted = { ...state, camps: { ...state.camps, blue: { ...state.camps.blue, isLooted: true } } };
  expect(doubledScore(looted, 'red') - doubledScore(state, 'red')).toBe(200);
});
