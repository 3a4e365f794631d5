import { INCH } from '@warmoot/tabletop';
import { expect, test } from 'vitest';
import type { MoveOrder } from '../../orders/commands.ts';
import { type Drawn, play, position, refusal } from '../../testkit/field.ts';
import { riverPieces, streamPiece } from '../setup/pieces.ts';

const alone = (unit: Drawn, more: object = {}) =>
  position({
    red: { R: { is: 'C-in-C', at: [4, 4, 0] }, a: unit },
    blue: { B: { is: 'C-in-C', at: [68, 46, 180] } },
    ...more,
  });
const line = { is: 'ROM1', stands: 8, files: 4, at: [30, 20, 0] } as const;
const column = { is: 'ROM6', stands: 4, files: 1, at: [30, 20, 0] } as const;
const legs = (...each: MoveOrder['legs']) => ({ type: 'move', unit: 'a', legs: each }) as const;
const inches = (length: number) => Math.round(length * INCH);

test('[BLD-MOV-01] [BLD-MOV-10] [BLD-MOV-13] [BLD-R-27] lines and masses go straight ahead or back, up to their rate', () => {
  for (const unit of [line, { ...line, stands: 12 }, { ...line, files: 3 }] as const) {
    const state = alone(unit);
    expect(refusal(state, 'red', legs({ length: inches(6) }))).toBeUndefined();
    expect(refusal(state, 'red', legs({ length: inches(6) + 1 }))).toBe('BLD-MOV-01');
    expect(refusal(state, 'red', legs({ length: -inches(6) }))).toBeUndefined();
    expect(refusal(state, 'red', legs({ heading: 10, length: 254 }))).toBe('BLD-MOV-10');
  }
});

test('[BLD-R-28] a line that went back may face about', () => {
  const { state } = play(alone(line), [['red', { ...legs({ length: -inches(2) }), aboutFace: true }]]);
  expect(state.units.a?.pose).toEqual({ x: 30 * INCH, y: 18 * INCH - 300, heading: 360 });
});

test('[BLD-MOV-08] [BLD-R-29] [BLD-R-93] a column turns and goes on two legs, half as far if it moves away', () => {
  const state = alone(column, { blue: { B: { is: 'C-in-C', at: [30, 36, 180] } } });
  expect(
    refusal(state, 'red', legs({ heading: 60, length: inches(4) }, { heading: 120, length: inches(3) })),
  ).toBeUndefined();
  expect(refusal(state, 'red', legs({ heading: 360, length: inches(4.5) }))).toBeUndefined();
  expect(refusal(state, 'red', legs({ heading: 360, length: inches(4.5) + 1 }))).toBe('BLD-MOV-08');
  expect(refusal(state, 'red', { ...legs({ heading: 60, length: 254 }), facing: 0 })).toBe('BLD-R-29');
});

test('[BLD-MOV-07] [BLD-FRM-01] an individual stand goes any way and ends facing any way', () => {
  const state = alone({ is: 'Elephant', at: [30, 20, 0] });
  const { state: after } = play(state, [
    ['red', { ...legs({ heading: 180, length: inches(3) }), facing: 540 }],
  ]);
  expect(after.units.a?.pose?.heading).toBe(540);
});

test('[BLD-MOV-09] [BLD-R-04] two stands side by side move as a column', () => {
  const state = alone({ is: 'ROM6', stands: 2, files: 2, at: [30, 20, 0] });
  expect(refusal(state, 'red', legs({ heading: 60, length: 254 }))).toBeUndefined();
  expect(
    refusal(
      alone({ is: 'ROM6', stands: 3, files: 3, at: [30, 20, 0] }),
      'red',
      legs({ heading: 60, length: 254 }),
    ),
  ).toBe('BLD-MOV-10');
});

test('[BLD-MOV-03] [BLD-TRP-10] elephants and machines go at the rate of Drill, wagons at that of Mass', () => {
  const far = (is: string, length: number) =>
    refusal(alone({ is, at: [30, 20, 0] }), 'red', legs({ heading: 0, length }));
  expect([far('Elephant', inches(6)), far('Elephant', inches(6) + 1)]).toEqual([undefined, 'BLD-MOV-01']);
  expect([far('Catapult', inches(6)), far('Catapult', inches(6) + 1)]).toEqual([undefined, 'BLD-MOV-01']);
});

test('[BLD-R-02] [BLD-R-23] at 25 mm a rate is half as much again, at 6 mm the same', () => {
  const far = (scale: 25 | 6, length: number) =>
    refusal(alone(line, { options: { scale } }), 'red', legs({ length }));
  expect([far(25, inches(9)), far(25, inches(9) + 1)]).toEqual([undefined, 'BLD-MOV-01']);
  expect([far(6, inches(6)), far(6, inches(6) + 1)]).toEqual([undefined, 'BLD-MOV-01']);
});

test('[BLD-TER-02] [BLD-TER-03] [BLD-R-24] [BLD-R-96] rough ground and villages slow Drill and Horde; a hill slows nobody', () => {
  const through = (
    kind: 'hill' | 'rough' | 'lightWood' | 'village' | 'outpost',
    is: string,
    length: number,
  ) =>
    refusal(
      alone({ is, stands: 6, files: 3, at: [30, 20, 0] }, { terrain: [[kind, 30, 24.2]] }),
      'red',
      legs({ length }),
    );
  for (const kind of ['rough', 'lightWood', 'village'] as const) {
    expect(through(kind, 'ROM1', inches(2))).toBeUndefined();
    expect(through(kind, 'ROM1', inches(2) + 1)).toBe('BLD-MOV-01');
    expect(through(kind, 'ROM3', inches(9))).toBeUndefined();
  }
  expect(through('hill', 'ROM1', inches(6))).toBeUndefined();
  expect(through('outpost', 'ROM1', inches(6))).toBeUndefined();
  expect(through('rough', 'HUN7', inches(1))).toBeUndefined();
  expect(through('rough', 'HUN7', inches(1) + 1)).toBe('BLD-MOV-01');
});

test('[BLD-TER-04] [BLD-MOV-06] nobody enters dense woods and lakes, machines no wood', () => {
  const into = (kind: 'lake' | 'denseWood' | 'lightWood', is: string) =>
    refusal(
      alone({ is, at: [30, 18, 0] }, { terrain: [[kind, 30, 24]] }),
      'red',
      legs({ heading: 0, length: inches(5) }),
    );
  expect([into('lake', 'Elephant'), into('denseWood', 'Elephant')]).toEqual(['BLD-R-30', 'BLD-R-30']);
  expect(into('lightWood', 'Catapult')).toBe('BLD-R-30');
});

test('[BLD-MOV-05] [BLD-R-80] a stream costs four inches; of a river only the crossing can be passed', () => {
  const box = { west: 24 * INCH, east: 48 * INCH, south: 16 * INCH, north: 32 * INCH };
  const stream = streamPiece(box, { x: 36 * INCH, y: 24 * INCH }, 180, 15);
  const state = alone({ ...column, at: [30, 20, 0] }, { pieces: [stream] });
  expect(refusal(state, 'red', legs({ heading: 0, length: inches(5) }))).toBeUndefined();
  expect(refusal(state, 'red', legs({ heading: 0, length: inches(5) + 1 }))).toBe('BLD-MOV-01');
});

test('[BLD-R-30] an inch is kept from enemies, friends are not passed, but light troops let them through', () => {
  const facing = (friend: string) =>
    position({
      red: {
        R: { is: 'C-in-C', at: [4, 4, 0] },
        a: { ...column, at: [30, 14, 0] },
        f: { is: friend, stands: 4, files: 4, at: [30, 18, 0] },
      },
      blue: {
        B: { is: 'C-in-C', at: [68, 46, 180] },
        z: { is: 'CAR1', stands: 6, files: 6, at: [30, 26, 180] },
      },
    });
  expect(refusal(facing('ROM1'), 'red', legs({ heading: 0, length: inches(9) }))).toBe('BLD-R-30');
  expect(refusal(facing('ROM5'), 'red', legs({ heading: 0, length: inches(9) }))).toBeUndefined();
  expect(refusal(facing('ROM5'), 'red', legs({ heading: 0, length: inches(4.1) }))).toBe('BLD-R-30');
  const near = position({
    red: { R: { is: 'C-in-C', at: [4, 4, 0] }, a: { ...line, at: [30, 20, 0] } },
    blue: { z: { is: 'CAR1', stands: 6, files: 6, at: [30, 23, 180] } },
  });
  expect(refusal(near, 'red', legs({ length: inches(2) }))).toBeUndefined();
  expect(refusal(near, 'red', legs({ length: inches(2) + 1 }))).toBe('BLD-R-30');
});

test('[BLD-MOV-15] [BLD-DIS-01] [BLD-DIS-09] nobody moves in melee, Disrupted or reorganising', () => {
  const order = legs({ length: 254 });
  expect(refusal(alone({ ...line, isRouted: true }), 'red', order)).toBe('BLD-DIS-01');
  expect(refusal(alone({ ...line, recoiled: 'fresh' }), 'red', order)).toBe('BLD-DIS-01');
  expect(refusal(alone({ ...line, isStricken: true }), 'red', order)).toBe('BLD-DIS-01');
  expect(refusal(alone({ ...line, reorganises: 'now' }), 'red', order)).toBe('BLD-DIS-09');
  const melee = alone(line, {
    blue: { z: { is: 'CAR1', stands: 6, files: 6, at: [30, 20, 180] } },
    melees: [['a', 'z']],
  });
  expect(refusal(melee, 'red', order)).toBe('BLD-MOV-15');
});

const reform = (
  files: number,
  heading = 0,
  formation: 'block' | 'square' | 'wedge' | 'testudo' | 'circle' = 'block',
) => ({ type: 'reform', unit: 'a', formation, files, heading }) as const;

test('[BLD-R-28] [BLD-FRM-02] [BLD-FRM-03] [BLD-FRM-04] Drill reforms for half its move, Mass for all of it', () => {
  const drill = play(alone(line), [['red', reform(8)]]).state;
  expect(drill.units.a?.stands.map((file) => file.length)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
  // The centre stays: a line one deep has its front half a stand nearer to it.
  expect(drill.units.a?.pose).toEqual({ x: 30 * INCH, y: 20 * INCH - 75, heading: 0 });
  expect(refusal(drill, 'red', legs({ length: inches(3) }))).toBeUndefined();
  expect(refusal(drill, 'red', legs({ length: inches(3) + 1 }))).toBe('BLD-MOV-01');
  const mass = play(alone({ is: 'CAR4', stands: 6, files: 3, at: [30, 20, 0] }), [['red', reform(2)]]).state;
  expect(refusal(mass, 'red', legs({ heading: 0, length: 254 }))).toBe('BLD-R-98');
});

test('[BLD-DIS-10] [BLD-R-03] reorganising, a unit draws itself up and faces as it likes, without an order', () => {
  const state = alone({ ...line, reorganises: 'now', left: [[4, 1], [4], [4, 4], [2]] });
  const lone = { ...state, units: { ...state.units, R: state.units.R! } };
  const { state: after } = play(lone, [['red', reform(3, 90)]]);
  expect(after.units.a?.stands).toEqual([
    [4, 4],
    [4, 2],
    [4, 1],
  ]);
  expect(after.units.a?.pose?.heading).toBe(90);
});

test('[BLD-FRM-05] [BLD-FRM-06] [BLD-R-45] a square stands still; mounted, creatures and rough ground allow none', () => {
  const square = play(alone(line), [['red', reform(1, 0, 'square')]]).state;
  expect(square.units.a).toMatchObject({ special: 'square' });
  const rested = { ...square, units: { ...square.units, a: { ...square.units.a!, deeds: {} } } };
  expect(refusal(rested, 'red', legs({ length: 254 }))).toBe('BLD-FRM-06');
  expect(refusal(alone({ ...line, is: 'ROM6' }), 'red', reform(1, 0, 'square'))).toBe('BLD-R-45');
  expect(refusal(alone({ ...line, is: 'ROM5' }), 'red', reform(1, 0, 'square'))).toBe('BLD-R-45');
  expect(refusal(alone({ ...line, stands: 2, files: 2 }), 'red', reform(1, 0, 'square'))).toBe('BLD-R-45');
  expect(refusal(alone(line, { terrain: [['rough', 30, 20]] }), 'red', reform(1, 0, 'square'))).toBe(
    'BLD-FRM-05',
  );
});

test('[BLD-FRM-07] a square opens only into a column that faces the closest enemy, and is Disrupted', () => {
  const state = alone(
    { ...line, left: [[4, 4, 4, 4]], special: 'square' },
    { blue: { z: { is: 'CAR1', stands: 6, files: 6, at: [30, 40, 180] } } },
  );
  expect(refusal(state, 'red', reform(4))).toBe('BLD-FRM-07');
  expect(refusal(state, 'red', reform(2, 90))).toBe('BLD-FRM-07');
  const { state: after } = play(state, [['red', reform(2, 0)]]);
  expect(after.units.a).toMatchObject({ special: null, reorganises: 'now' });
});

test('[BLD-FRM-08] [BLD-FRM-10] [BLD-R-22] regimented lancers in single file form a wedge, nobody else', () => {
  const wedge = (is: string, files: number) =>
    refusal(alone({ is, stands: 4, files, at: [30, 20, 0] }), 'red', reform(files, 0, 'wedge'));
  expect(wedge('ROM7', 1)).toBeUndefined();
  expect(wedge('ROM7', 2)).toBe('BLD-FRM-08');
  expect(wedge('ROM6', 1)).toBe('BLD-FRM-08');
  expect(wedge('ROM1', 1)).toBe('BLD-FRM-08');
});

test('[BLD-FRM-11] [BLD-R-44] legionaries form testudo and go at the rate of Mass', () => {
  const state = play(alone(line), [['red', reform(4, 0, 'testudo')]]).state;
  expect(refusal(state, 'red', legs({ length: inches(2) }))).toBeUndefined();
  expect(refusal(state, 'red', legs({ length: inches(2) + 1 }))).toBe('BLD-MOV-01');
  expect(refusal(alone({ ...line, is: 'ROM3' }), 'red', reform(4, 0, 'testudo'))).toBe('BLD-R-44');
});

test('[BLD-R-47] horse archers ride in a circle, which moves like an individual stand', () => {
  const riders = { is: 'HUN1', stands: 8, files: 4, at: [30, 20, 0] } as const;
  const state = play(alone(riders), [['red', reform(4, 0, 'circle')]]).state;
  expect(refusal(state, 'red', { ...legs({ heading: 100, length: 300 }), facing: 500 })).toBeUndefined();
  expect(refusal(alone({ ...riders, is: 'ROM8' }), 'red', reform(4, 0, 'circle'))).toBe('BLD-R-47');
});

test('[BLD-FLY-03] [BLD-R-67] a flyer takes off, flies 12 inches over everything and lands', () => {
  const state = alone(
    { is: 'Harpies', at: [30, 20, 0] },
    {
      options: { setting: 'FANTASY', armies: { red: { list: 'lizardmen' }, blue: { list: 'orcs' } } },
      terrain: [['denseWood', 30, 26]],
    },
  );
  expect(refusal(state, 'red', legs({ heading: 0, length: inches(12) }))).toBe('BLD-R-30');
  const up = play(state, [['red', { type: 'takeOff', unit: 'a' }]]).state;
  expect(refusal(up, 'red', legs({ heading: 0, length: inches(12) + 1 }))).toBe('BLD-MOV-01');
  const over = play(up, [['red', legs({ heading: 0, length: inches(6) })]]).state;
  expect(refusal(over, 'red', { type: 'land', unit: 'a' })).toBe('BLD-MAG-09');
  const beyond = play(up, [
    ['red', legs({ heading: 0, length: inches(12) })],
    ['red', { type: 'land', unit: 'a' }],
  ]).state;
  expect(beyond.units.a).toMatchObject({ isAirborne: false, pose: { y: 32 * INCH } });
});

test('[BLD-FLY-02] [BLD-R-68] a rider dismounts behind his creature', () => {
  const state = alone(
    { is: 'Griffin', at: [30, 20, 0], hasRider: true },
    { options: { setting: 'FANTASY', armies: { red: { list: 'elves' }, blue: { list: 'orcs' } } } },
  );
  const { state: after } = play(state, [['red', { type: 'dismount', unit: 'a' }]]);
  expect(after.units.a).toMatchObject({ stands: [[3]], hasRider: false });
  expect(after.units.ar).toMatchObject({
    stands: [[1]],
    pose: { x: 30 * INCH, y: 20 * INCH - 800, heading: 0 },
    profile: { class: 'LF', armour: 'None', melee: 'SM', points: 0, lacksShield: true },
  });
  expect(refusal(after, 'red', { type: 'dismount', unit: 'a' })).toBe('BLD-R-68');
});

test('[BLD-R-40] a machine that has fired stays where it is', () => {
  const state = alone({ is: 'Catapult', at: [30, 20, 0], deeds: { hasFired: true } });
  expect(refusal(state, 'red', legs({ heading: 0, length: 254 }))).toBe('BLD-R-40');
});

test('[BLD-R-65] an impaired model has half its rate', () => {
  const state = alone({ is: 'Elephant', at: [30, 20, 0], left: [[1]] });
  expect(refusal(state, 'red', legs({ heading: 0, length: inches(3) }))).toBeUndefined();
  expect(refusal(state, 'red', legs({ heading: 0, length: inches(3) + 1 }))).toBe('BLD-MOV-01');
});

test('[BLD-R-28] a line faces about only when it goes back', () => {
  expect(refusal(alone(line), 'red', { ...legs({ length: 254 }), aboutFace: true })).toBe('BLD-R-28');
});

test('[BLD-GEO-09] [BLD-R-28] nobody reforms into a friend, or nearer than an inch to an enemy', () => {
  const beside = (more: object) =>
    position({
      red: {
        R: { is: 'C-in-C', at: [4, 4, 0] },
        a: { ...line, files: 2, stands: 8 },
        ...(more as { red?: object }).red,
      },
      blue: { B: { is: 'C-in-C', at: [68, 46, 180] }, ...(more as { blue?: object }).blue },
    });
  const friend = { red: { f: { ...line, at: [33.5, 20, 0] } } };
  expect(refusal(beside(friend), 'red', reform(8))).toBe('BLD-GEO-09');
  const enemy = { blue: { z: { is: 'CAR1', stands: 4, files: 4, at: [37.2, 20, 180] } } };
  expect(refusal(beside(enemy), 'red', reform(8))).toBe('BLD-R-30');
  expect(refusal(beside({}), 'red', reform(8))).toBeUndefined();
});

test('[BLD-MOV-09] [BLD-MOV-08] two stands side by side go half as far away from the closest enemy', () => {
  const state = alone(
    { is: 'ROM6', stands: 2, files: 2, at: [30, 20, 0] },
    { blue: { B: { is: 'C-in-C', at: [30, 36, 180] } } },
  );
  expect(refusal(state, 'red', legs({ heading: 360, length: inches(4.5) + 1 }))).toBe('BLD-MOV-08');
});

test('[BLD-R-80] [BLD-R-93] [BLD-GEO-12] a column crosses a bridge straight on, a line not; a ford costs four inches', () => {
  const box = { west: 24 * INCH, east: 48 * INCH, south: 16 * INCH, north: 32 * INCH };
  const over = (isBridge: boolean) =>
    riverPieces({ width: 18288, height: 12192 }, box, { x: 36 * INCH, ends: 'top-bottom', isBridge }, 15);
  const at = (files: number, degrees = 90) =>
    ({ is: 'ROM6', stands: 4, files, at: [33, 24, degrees] }) as const;
  const go = (unit: Drawn, isBridge: boolean, length: number, heading?: number) =>
    refusal(
      alone(unit, { pieces: over(isBridge) }),
      'red',
      legs(heading === undefined ? { length } : { heading, length }),
    );
  expect(go(at(2), true, inches(9), 180)).toBeUndefined();
  expect(go(at(2), true, inches(9), 184)).not.toBeUndefined();
  expect(go({ ...at(3), stands: 6 }, true, inches(9))).toBe('BLD-R-30');
  expect(go(at(2), false, inches(5), 180)).toBeUndefined();
  expect(go(at(2), false, inches(5) + 1, 180)).toBe('BLD-MOV-01');
});

test('[BLD-R-68] riders find no room behind a creature that stands before a friend', () => {
  const state = position({
    options: { setting: 'FANTASY', armies: { red: { list: 'elves' }, blue: { list: 'orcs' } } },
    red: {
      R: { is: 'C-in-C', at: [4, 4, 0] },
      a: { is: 'Griffin', at: [30, 20, 0], hasRider: true },
      f: { is: 'ELF1', stands: 4, files: 4, at: [30, 20 - 850 / 254, 0] },
    },
    blue: { B: { is: 'C-in-C', at: [68, 46, 180] } },
  });
  expect(refusal(state, 'red', { type: 'dismount', unit: 'a' })).toBe('BLD-R-68');
});
