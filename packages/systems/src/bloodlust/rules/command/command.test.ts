import { expect, test } from 'vitest';
import type { BloodCommand } from '../../orders/commands.ts';
import { DONE, play, position, refusal } from '../../testkit/field.ts';

const legion = { is: 'ROM1', stands: 4, files: 4 } as const;
const ahead = (unit: string, length = 254): BloodCommand => ({ type: 'move', unit, legs: [{ length }] });

const twoGenerals = (changes: object = {}) =>
  position({
    red: {
      R: { is: 'C-in-C', at: [20, 10, 0] },
      S: { is: 'sub-general', at: [40, 10, 0] },
      a: { ...legion, at: [20, 14, 0] },
      b: { ...legion, at: [40, 14, 0], commander: 'S' },
    },
    blue: {
      B: { is: 'C-in-C', at: [36, 46, 180] },
      z: { is: 'CAR1', stands: 6, files: 6, at: [36, 40, 180] },
    },
    ...changes,
  });

test('[BLD-CMD-01] [BLD-CMD-11] [BLD-R-94] BASIC: a general orders any number of his units, each once', () => {
  const state = twoGenerals();
  const { state: after } = play(state, [
    ['red', ahead('a')],
    ['red', ahead('b')],
    ['red', { type: 'move', unit: 'R', legs: [{ heading: 0, length: 100 }] }],
  ]);
  expect(after.units.a?.pose?.y).toBe(14 * 254 + 254);
  expect(refusal(after, 'red', ahead('a'))).toBe('BLD-R-98');
});

test('[BLD-CMD-02] [BLD-CMD-06] a commander in melee orders nobody; the C-in-C orders for him (BLD-R-55)', () => {
  const melee = (of: string) => {
    const at = of === 'R' ? 20 : 40;
    return position({
      red: {
        R: { is: 'C-in-C', at: [20, 10, 0] },
        S: { is: 'sub-general', at: [40, 10, 0] },
        a: { ...legion, at: [20, 16, 0] },
        b: { ...legion, at: [40, 16, 0], commander: 'S' },
      },
      blue: {
        B: { is: 'C-in-C', at: [36, 46, 180] },
        z: { is: 'CAR8', stands: 1, files: 1, at: [at, 10, 180] },
      },
      melees: [['z', of]],
    });
  };
  expect(refusal(melee('S'), 'red', ahead('b'))).toBeUndefined();
  expect(refusal(melee('R'), 'red', ahead('a'))).toBe('BLD-CMD-02');
  expect(refusal(melee('R'), 'red', ahead('b'))).toBeUndefined();
});

test('[BLD-CMD-03] [BLD-CMD-08] [BLD-R-54] ADVANCED: every order costs a point, until none is left', () => {
  const state = twoGenerals({ options: { command: 'ADVANCED' } });
  expect(state.control).toMatchObject({ R: 10, S: 8, B: 10 });
  const { state: after } = play(state, [['red', ahead('a')]]);
  expect(after.control.R).toBe(9);
  const spent = { ...state, control: { ...state.control, R: 0 } };
  expect(refusal(spent, 'red', ahead('a'))).toBe('BLD-CMD-08');
});

test('[BLD-CMD-07] [BLD-R-52] ADVANCED: 18 inches from stand to nearest stand; BASIC has no limit', () => {
  const at = (x: number, command: 'BASIC' | 'ADVANCED') =>
    position({
      options: { command },
      red: { R: { is: 'C-in-C', at: [10, 10, 90] }, a: { is: 'ROM1', stands: 1, files: 1, at: [x, 10, 90] } },
      blue: { B: { is: 'C-in-C', at: [36, 46, 180] } },
    });
  // From the front edge of the general to the rear edge of a stand 15 mm deep.
  const reach = 10 + 18 + 150 / 254;
  expect(refusal(at(reach, 'ADVANCED'), 'red', ahead('a'))).toBeUndefined();
  expect(refusal(at(reach + 0.02, 'ADVANCED'), 'red', ahead('a'))).toBe('BLD-CMD-08');
  expect(refusal(at(reach + 9, 'BASIC'), 'red', ahead('a'))).toBeUndefined();
});

test('[BLD-CMD-04] [BLD-R-63] a general who has joined a unit moves with it, and it costs no point', () => {
  const state = position({
    options: { command: 'ADVANCED' },
    red: { R: { is: 'C-in-C', at: [20, 10, 0] }, a: { ...legion, at: [20, 10.6, 0] } },
    blue: { B: { is: 'C-in-C', at: [36, 46, 180] } },
  });
  const joined = play(state, [
    ['red', { type: 'attach', unit: 'R', to: 'a' }],
    ['red', ahead('a')],
  ]).state;
  expect(joined.control.R).toBe(10);
  expect(refusal(joined, 'red', { type: 'move', unit: 'R', legs: [{ heading: 0, length: 10 }] })).toBe(
    'BLD-R-63',
  );
  const next = { ...joined, units: { ...joined.units, R: { ...joined.units.R!, deeds: {} } } };
  const left = play(next, [['red', { type: 'detach', unit: 'R' }]]).state;
  const front = joined.units.a!.pose!.y;
  expect(left.units.R).toMatchObject({
    attachedTo: null,
    pose: { x: 20 * 254, y: front - 150, heading: 0 },
  });
});

test('[BLD-CMD-10] [BLD-DIS-05] [BLD-R-55] [BLD-R-98] a dead general leaves his command to the C-in-C, and it reorganises', () => {
  const state = position({
    active: 'blue',
    step: 'fire',
    options: { setting: 'HISTORICAL' },
    red: {
      R: { is: 'C-in-C', at: [60, 4, 0] },
      S: { is: 'sub-general', at: [20, 20, 0], left: [[1]] },
      b: { ...legion, at: [30, 10, 0], commander: 'S' },
    },
    blue: {
      B: { is: 'C-in-C', at: [60, 46, 180] },
      z: { is: 'ROM4', stands: 8, files: 8, at: [20, 25, 180] },
    },
  });
  const { state: after } = play(state, [
    ['blue', { type: 'fire', unit: 'z', target: 'S', mode: 'Select' }],
    ['blue', DONE],
  ]);
  expect(after.units.S).toBeUndefined();
  expect(after.units.b).toMatchObject({ commander: 'R', reorganises: 'due' });
});

test('[BLD-CMD-09] [BLD-MAG-06] [BLD-R-87] skeletons obey a magic user only, and without him hold and fight', () => {
  const state = position({
    options: {
      setting: 'FANTASY',
      armies: { red: { list: 'undead' }, blue: { list: 'orcs' } },
      command: 'ADVANCED',
    },
    red: {
      R: { is: 'C-in-C', at: [20, 10, 0] },
      W: { is: 'magic user', at: [26, 10, 0] },
      a: { is: 'UND3', stands: 4, files: 4, at: [20, 14, 0], commander: 'W' },
      c: { is: 'UND2', stands: 6, files: 3, at: [30, 14, 0], commander: '' },
    },
    blue: {
      B: { is: 'C-in-C', at: [36, 46, 180] },
      z: { is: 'ORC1', stands: 6, files: 6, at: [30, 22, 180] },
    },
  });
  expect(state.control.W).toBe(8);
  expect(play(state, [['red', ahead('a')]]).state.control).toMatchObject({ R: 10, W: 7 });
  expect(refusal(state, 'red', ahead('c'))).toBe('BLD-CMD-08');
  expect(
    refusal({ ...state, step: 'fire' }, 'red', { type: 'fire', unit: 'c', target: 'z', mode: 'Volley' }),
  ).toBe('BLD-R-87');
});

const strategic = (changes: object = {}) =>
  position({
    step: 'strategic',
    red: {
      R: { is: 'C-in-C', at: [20, 10, 0] },
      S: { is: 'sub-general', at: [40, 10, 0] },
      a: { ...legion, at: [20, 14, 0] },
      b: { ...legion, at: [40, 14, 0], commander: 'S' },
      c: { ...legion, at: [50, 14, 0], isRouted: true },
      d: { ...legion, at: [60, 14, 0], recoiled: 'fresh' },
    },
    blue: {
      B: { is: 'C-in-C', at: [36, 46, 180] },
      z: { is: 'CAR1', stands: 6, files: 6, at: [20, 33, 180] },
    },
    ...changes,
  });
const march = (general: string, unit: string, length: number): BloodCommand => ({
  type: 'strategicMove',
  general,
  unit,
  legs: [{ length }],
});

test('[BLD-R-56] [BLD-SEQ-08] a strategic move begins and ends more than 12 inches from every enemy', () => {
  const state = strategic();
  expect(refusal(state, 'red', march('R', 'a', 1500))).toBeUndefined();
  expect(
    refusal(
      strategic({ blue: { z: { is: 'CAR1', stands: 6, files: 6, at: [20, 31, 180] } } }),
      'red',
      march('R', 'a', 1500),
    ),
  ).toBe('BLD-R-56');
  const { state: after } = play(state, [['red', march('R', 'a', 1500)]]);
  expect(after.units.a?.pose?.y).toBe(14 * 254 + 1500);
  expect(refusal(after, 'red', march('R', 'b', 254))).toBe('BLD-R-56');
  expect(refusal(after, 'red', march('S', 'b', 254))).toBeUndefined();
  const lower = play(state, [['red', march('S', 'b', 254)]]).state;
  expect(refusal(lower, 'red', march('R', 'a', 254))).toBe('BLD-R-56');
});

test('[BLD-R-49] [BLD-DIS-12] rallied, a routed unit reorganises next; a recoiled one recovers', () => {
  const { state } = play(strategic(), [['red', { type: 'rally', general: 'R', unit: 'c' }]]);
  expect(state.units.c).toMatchObject({ isRouted: false, reorganises: 'due' });
  const other = play(strategic(), [['red', { type: 'rally', general: 'R', unit: 'd' }]]).state;
  expect(other.units.d).toMatchObject({ recoiled: null, reorganises: null });
  expect(refusal(other, 'red', { type: 'rally', general: 'R', unit: 'c' })).toBe('BLD-R-56');
  const advanced = strategic({ options: { command: 'ADVANCED' } });
  expect(refusal(advanced, 'red', { type: 'rally', general: 'R', unit: 'c' })).toBe('BLD-R-52');
});

test('[BLD-R-56] ADVANCED: a general rallies as often as he has points', () => {
  const state = position({
    step: 'strategic',
    options: { command: 'ADVANCED' },
    red: {
      R: { is: 'C-in-C', at: [20, 10, 0] },
      c: { ...legion, at: [20, 14, 0], isRouted: true },
      d: { ...legion, at: [28, 14, 0], recoiled: 'fresh' },
    },
    blue: { B: { is: 'C-in-C', at: [36, 46, 180] } },
  });
  const { state: after } = play(state, [
    ['red', { type: 'rally', general: 'R', unit: 'c' }],
    ['red', { type: 'rally', general: 'R', unit: 'd' }],
  ]);
  expect(after.control.R).toBe(8);
});

test("[BLD-R-56] who is in melee makes no manoeuvre, and nobody one with another general's unit", () => {
  expect(refusal(strategic(), 'red', march('S', 'a', 254))).toBe('BLD-R-55');
  const fighting = strategic({
    red: { R: { is: 'C-in-C', at: [20, 10, 0] }, a: { ...legion, at: [60, 14, 0] } },
    blue: { z: { is: 'CAR8', stands: 1, files: 1, at: [20, 10, 180] } },
    melees: [['z', 'R']],
  });
  expect(refusal(fighting, 'red', march('R', 'a', 254))).toBe('BLD-R-56');
});

test('[BLD-R-56] a strategic reform is made more than 6 inches from every enemy', () => {
  const reform = {
    type: 'strategicReform',
    general: 'R',
    unit: 'a',
    formation: 'block',
    files: 2,
    heading: 0,
  } as const;
  const enemy = (y: number) =>
    strategic({ blue: { z: { is: 'CAR1', stands: 6, files: 6, at: [20, y, 180] } } });
  expect(refusal(enemy(20), 'red', reform)).toBe('BLD-R-56');
  expect(refusal(enemy(20.01), 'red', reform)).toBeUndefined();
  expect(play(enemy(21), [['red', reform]]).state.units.a?.stands.length).toBe(2);
});
