import { INCH } from '@warmoot/tabletop';
import { expect, test } from 'vitest';
import type { BloodState } from '../../state/state.ts';
import { hitsLeft } from '../../state/unit.ts';
import { DONE, type Drawn, play, position, refusal } from '../../testkit/field.ts';

const archers = { is: 'NOR7', stands: 4, files: 4, at: [36, 20, 0] } as const;
const spears = { is: 'CAR1', stands: 8, files: 4, at: [36, 30, 180] } as const;
const facing = (a: Drawn, z: Drawn, more: object = {}) =>
  position({
    step: 'fire',
    red: { R: { is: 'C-in-C', at: [4, 4, 0] }, a },
    blue: { B: { is: 'C-in-C', at: [68, 46, 180] }, z },
    ...more,
  });
const fire = (mode?: 'Volley' | 'Select', target = 'z') =>
  ({ type: 'fire', unit: 'a', target, ...(mode === undefined ? {} : { mode }) }) as const;
const FANTASY = {
  setting: 'FANTASY',
  magic: false,
  armies: { red: { list: 'humans' }, blue: { list: 'orcs' } },
} as const;

test('[BLD-FIR-01] [BLD-FIR-02] [BLD-FIR-06] [BLD-R-34] [BLD-GEO-18] within range and arc, measured from the front edge', () => {
  expect(refusal(facing(archers, { ...spears, at: [36, 38, 180] }), 'red', fire('Volley'))).toBeUndefined();
  expect(refusal(facing(archers, { ...spears, at: [36, 38.01, 180] }), 'red', fire('Volley'))).toBe(
    'BLD-FIR-06',
  );
  expect(refusal(facing(archers, { ...spears, at: [54, 22, 180] }), 'red', fire('Volley'))).toBe('BLD-R-34');
  expect(refusal(facing({ ...archers, is: 'ROM1' }, spears), 'red', fire())).toBe('BLD-FIR-01');
  expect(refusal(facing(archers, { ...spears, at: [36, 26.01, 180] }), 'red', fire('Select'))).toBe(
    'BLD-FIR-06',
  );
});

test('[BLD-R-35] [BLD-GEO-19] a dense wood hides, another unit only from direct fire', () => {
  expect(refusal(facing(archers, spears, { terrain: [['denseWood', 36, 25]] }), 'red', fire('Volley'))).toBe(
    'BLD-R-35',
  );
  const screened = position({
    step: 'fire',
    red: { a: archers, f: { is: 'ROM1', stands: 8, files: 8, at: [36, 23, 0] } },
    blue: { z: { ...spears, at: [36, 25.5, 180] } },
  });
  expect(refusal(screened, 'red', fire('Volley'))).toBeUndefined();
  expect(refusal(screened, 'red', fire('Select'))).toBe('BLD-R-35');
});

test('[BLD-R-36] [BLD-R-95] two ranks shoot, once in a step, and may still move', () => {
  const deep = { ...archers, stands: 12 } as const;
  const { state } = play(facing(deep, { ...spears, at: [36, 25, 180] }), [['red', fire('Select')]]);
  expect(refusal(state, 'red', fire('Select'))).toBe('BLD-R-36');
  const { state: after } = play(state, [['red', DONE]]);
  // 32 longbows in two ranks at Metal: one in nine.
  expect(after.units.z?.deeds.fireHits).toBe(3);
  const moving = { ...after, step: 'move', waiting: ['red'] } as const;
  expect(refusal(moving, 'red', { type: 'move', unit: 'a', legs: [{ length: -254 }] })).toBeUndefined();
});

test('[BLD-FIR-05] who shot Select is marked until his own next turn', () => {
  const select = play(facing(archers, { ...spears, at: [36, 25, 180] }), [['red', fire('Select')]]).state;
  expect(select.units.a?.shotSelect).toBe(true);
  const volley = play(facing(archers, spears), [['red', fire('Volley')]]).state;
  expect(volley.units.a?.shotSelect).toBe(false);
  const slings = play(facing({ ...archers, is: 'ROM5' }, { ...spears, at: [36, 25, 180] }), [
    ['red', fire()],
  ]).state;
  expect(slings.units.a?.shotSelect).toBe(false);
});

test('[BLD-R-37] nobody shoots into a melee, and at a lone general only if he is nearest', () => {
  const melee = position({
    step: 'fire',
    red: { a: archers, f: { is: 'ROM1', stands: 4, files: 4, at: [36, 28, 0] } },
    blue: { z: { ...spears, at: [36, 28, 180] } },
    melees: [['f', 'z']],
  });
  expect(refusal(melee, 'red', fire('Volley'))).toBe('BLD-R-37');
  const general = (y: number) =>
    facing(archers, spears, {
      blue: { B: { is: 'C-in-C', at: [36, y, 180] }, z: { ...spears, at: [36, 30, 180] } },
    });
  expect(refusal(general(35), 'red', fire('Volley', 'B'))).toBe('BLD-R-37');
  expect(refusal(general(25), 'red', fire('Volley', 'B'))).toBeUndefined();
});

test('[BLD-R-36] [BLD-R-45] a square shoots a quarter of its castings from each face', () => {
  const square = {
    is: 'NOR7',
    left: [[4, 4, 4, 4, 4, 4, 4, 4]],
    at: [36, 20, 0],
    special: 'square',
  } as const;
  const state = position({
    step: 'fire',
    red: { a: square },
    blue: {
      z: { ...spears, at: [36, 25, 180] },
      y: { ...spears, at: [45, 19, 540] },
      x: { ...spears, at: [38, 25.5, 180], stands: 1, files: 1 },
    },
  });
  const first = play(state, [['red', fire('Volley')]]).state;
  expect(refusal(first, 'red', fire('Volley', 'y'))).toBeUndefined();
  expect(refusal(first, 'red', fire('Volley', 'x'))).toBe('BLD-R-36');
  const { state: after } = play(first, [['red', DONE]], [6, 1]);
  // 8 longbows Volley at Metal: none of 12.
  expect(after.units.z?.deeds.fireHits ?? 0).toBe(0);
});

test('[BLD-CAS-08] [BLD-SEQ-10] losses by fire come off the rear, after all have shot', () => {
  const deep = { ...archers, stands: 8 } as const;
  const state = facing(deep, { ...spears, at: [36, 25, 180] });
  const { state: aimed } = play(state, [['red', fire('Select')]]);
  expect(hitsLeft(aimed.units.z!)).toBe(32);
  const { state: after } = play(aimed, [['red', DONE]]);
  expect(after.units.z?.stands.map((file) => file.length)).toEqual([2, 2, 2, 2]);
  expect(after.units.z?.stands.map((file) => file[1])).toContain(1);
});

const artillery = (is: string, z: Drawn, faces: readonly number[], more: object = {}): number | undefined => {
  const state = facing({ is, at: [36, 20, 0] }, z, { options: { ...FANTASY }, ...more });
  return play(
    state,
    [
      ['red', fire()],
      ['red', DONE],
    ],
    faces,
  ).state.units.z?.deeds.fireHits;
};

test('[BLD-EX-21] [BLD-FIR-10] [BLD-FIR-11] [BLD-FIR-12] [BLD-FIR-16] artillery against Drill, testudo and light horse', () => {
  const legion = { is: 'ROM1', stands: 4, files: 4, at: [36, 30, 180] } as const;
  expect([artillery('Catapult', legion, [5]), artillery('Catapult', legion, [4])]).toEqual([1, 0]);
  const testudo = { ...legion, special: 'testudo' } as const;
  expect([artillery('Catapult', testudo, [6]), artillery('Catapult', testudo, [5])]).toEqual([1, 0]);
  const horse = { is: 'ROM8', stands: 4, files: 4, at: [36, 30, 180] } as const;
  expect([artillery('Cannon', horse, [5]), artillery('Cannon', horse, [4])]).toEqual([1, 0]);
});

test('[BLD-FIR-14] [BLD-FIR-15] [BLD-FIR-20] chart B by the kind of target; no catapult under six inches', () => {
  const at = [36, 30, 180] as const;
  expect([
    artillery('Bolt thrower', { is: 'Elephant', at }, [6]),
    artillery('Bolt thrower', { is: 'Elephant', at }, [5]),
  ]).toEqual([1, 0]);
  expect([
    artillery('Bolt thrower', { is: 'Ogre', at }, [7]),
    artillery('Bolt thrower', { is: 'Ogre', at }, [6]),
  ]).toEqual([1, 0]);
  expect([
    artillery('Bolt thrower', { is: 'Troll', at }, [9]),
    artillery('Bolt thrower', { is: 'Troll', at }, [8]),
  ]).toEqual([1, 0]);
  expect([
    artillery('Bolt thrower', { is: 'Catapult', at }, [5]),
    artillery('Bolt thrower', { is: 'Catapult', at }, [4]),
  ]).toEqual([1, 0]);
  expect(
    refusal(facing({ is: 'Catapult', at: [36, 20, 0] }, { ...spears, at: [36, 25, 180] }), 'red', fire()),
  ).toBe('BLD-FIR-20');
});

test('[BLD-R-47] a horse circle is shot at as Quick, and every bow of it shoots', () => {
  const circle = { is: 'HUN1', stands: 12, files: 3, at: [36, 30, 180], special: 'circle' } as const;
  const state = facing({ ...archers, stands: 8 }, circle);
  const shot = (face: number) =>
    play(
      state,
      [
        ['red', fire('Volley')],
        ['red', DONE],
      ],
      [face],
    ).state.units.z?.deeds.fireHits;
  expect([shot(9), shot(8)]).toEqual([1, 0]);
});

test('[BLD-FLY-04] [BLD-FLY-05] [BLD-CMD-08] [BLD-R-41] what flies is shot at by Volley, and ADVANCED on order', () => {
  const harpies = (isAirborne: boolean) =>
    facing(
      archers,
      { is: 'Harpies', at: [36, 24, 180], isAirborne },
      { options: { ...FANTASY, command: 'ADVANCED' } },
    );
  expect(refusal(harpies(true), 'red', fire('Select'))).toBe('BLD-FIR-03');
  expect(refusal(harpies(false), 'red', fire('Select'))).toBeUndefined();
  const near = position({
    step: 'fire',
    options: { ...FANTASY, command: 'ADVANCED' },
    red: { R: { is: 'C-in-C', at: [36, 16, 0] }, a: archers },
    blue: { z: { is: 'Harpies', at: [36, 24, 180], isAirborne: true } },
  });
  expect(play(near, [['red', fire('Volley')]]).state.control.R).toBe((near.control.R ?? 0) - 1);
  expect(refusal({ ...near, control: { R: 0 } }, 'red', fire('Volley'))).toBe('BLD-CMD-08');
});

test('[BLD-R-42] [BLD-R-81] uphill, five count for four', () => {
  const state = (y: number): BloodState =>
    facing(
      {
        is: 'NOR7',
        left: [
          [4, 4],
          [4, 4],
          [4, 4],
          [4, 1],
        ],
        at: [36, 20, 0],
      },
      { is: 'CAR3', stands: 8, files: 4, at: [36, 30, 180] },
      { terrain: [['hill', 36, y]] },
    );
  const shot = (y: number) =>
    play(state(y), [
      ['red', fire('Volley')],
      ['red', DONE],
    ]).state.units.z?.deeds.fireHits;
  // 29 longbows Volley against Light: 3, uphill 4.
  expect([shot(19), shot(5)]).toEqual([4, 3]);
});

test('[BLD-R-43] [BLD-R-31] in a village armour counts as one better', () => {
  const state = (inVillage: boolean) =>
    facing(
      { ...archers, stands: 8 },
      { is: 'CAR3', stands: 4, files: 2, at: [36, 25.5, 180] },
      inVillage ? { terrain: [['village', 36, 26]] } : {},
    );
  const shot = (inVillage: boolean) =>
    play(state(inVillage), [
      ['red', fire('Select')],
      ['red', DONE],
    ]).state.units.z?.deeds.fireHits;
  // 32 longbows Select: Light one in six, as Metal one in nine.
  expect([shot(false), shot(true)]).toEqual([5, 3]);
});

test('[BLD-R-32] [BLD-ARM-09] [BLD-R-92] a shield changes nothing under fire', () => {
  const shot = (is: string) =>
    play(facing({ ...archers, stands: 8 }, { is, stands: 8, files: 4, at: [36, 25, 180] }), [
      ['red', fire('Select')],
      ['red', DONE],
    ]).state.units.z?.deeds.fireHits;
  expect(shot('CAR1')).toBe(shot('ROM7'));
});

test('[BLD-R-40] a machine needs crew, an impaired creature throws nothing', () => {
  expect(
    refusal(facing({ is: 'Catapult', at: [36, 20, 0], left: [[2]] }, spears), 'red', fire()),
  ).not.toBeUndefined();
  const options = { ...FANTASY } as const;
  expect(
    refusal(facing({ is: 'Giant', at: [36, 20, 0], left: [[1]] }, spears, { options }), 'red', fire()),
  ).toBe('BLD-R-65');
});

test('[BLD-TRP-12] [BLD-FIR-06] mounted archers shoot nine inches', () => {
  const riders = { is: 'HUN1', stands: 4, files: 4, at: [36, 20, 0] } as const;
  expect(refusal(facing(riders, { ...spears, at: [36, 29, 180] }), 'red', fire('Volley'))).toBeUndefined();
  expect(refusal(facing(riders, { ...spears, at: [36, 29.01, 180] }), 'red', fire('Volley'))).toBe(
    'BLD-FIR-06',
  );
  expect(INCH).toBe(254);
});

test('[BLD-R-34] circles, wagons and lone generals shoot all round, others ahead', () => {
  const behind = (a: Drawn) => facing(a, { ...spears, at: [36, 14, 0] }, { options: FANTASY });
  const riders = { is: 'HUN1', stands: 8, files: 4, at: [36, 20, 0] } as const;
  expect(refusal(behind(riders), 'red', fire('Volley'))).toBe('BLD-R-34');
  expect(refusal(behind({ ...riders, special: 'circle' }), 'red', fire('Volley'))).toBeUndefined();
  expect(refusal(behind({ is: 'Battlewagon', at: [36, 20, 0] }), 'red', fire('Volley'))).toBeUndefined();
});

test('[BLD-CRE-11] [BLD-CRE-13] the crews of chariots and wagons shoot', () => {
  const shots = (a: Drawn, mode: 'Volley' | 'Select') =>
    play(facing(a, { is: 'CAR3', stands: 8, files: 4, at: [36, 25, 180] }, { options: FANTASY }), [
      ['red', fire(mode)],
      ['red', DONE],
    ]).state.units.z?.deeds.fireHits;
  // Crossbows Select at Light: one in nine. Three wagons have eighteen crew; of two that lost all crew none shoots.
  const wagons = { is: 'Battlewagon', at: [36, 20, 0] } as const;
  expect(shots({ ...wagons, stands: 3, files: 3 }, 'Select')).toBe(2);
  expect(shots({ ...wagons, left: [[8], [8], [2]] }, 'Select')).toBe(1);
  // Nine light chariots have eighteen bows; Select at Light: one in eighteen.
  expect(shots({ is: 'Light chariot', at: [36, 20, 0], stands: 9, files: 9 }, 'Select')).toBe(1);
  expect(shots({ is: 'Light chariot', at: [36, 20, 0], stands: 8, files: 8 }, 'Select')).toBe(0);
});
