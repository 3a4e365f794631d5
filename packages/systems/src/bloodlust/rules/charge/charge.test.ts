import { INCH } from '@warmoot/tabletop';
import { expect, test } from 'vitest';
import type { BloodState } from '../../state/state.ts';
import { DONE, type Drawn, play, position, refusal } from '../../testkit/field.ts';

const legion = { is: 'ROM1', stands: 8, files: 4, at: [36, 20, 0] } as const;
const spears = { is: 'CAR1', stands: 8, files: 4, at: [36, 25, 180] } as const;
const facing = (a: Drawn, z: Drawn, more: object = {}) =>
  position({
    step: 'charge',
    red: { R: { is: 'C-in-C', at: [4, 4, 0] }, a },
    blue: { B: { is: 'C-in-C', at: [68, 46, 180] }, z },
    ...more,
  });
const charge = { type: 'charge', unit: 'a', target: 'z' } as const;
/** The charge declared and answered, up to the step after contact. */
const charged = (state: BloodState, answer: 'hold' | 'counter' = 'hold'): BloodState => {
  const { state: declared } = play(state, [
    ['red', charge],
    ['red', DONE],
  ]);
  if (declared.step !== 'respond') return declared;
  const counter = { type: 'respond', unit: 'z', answer: 'counter', against: 'a' } as const;
  return play(declared, [...(answer === 'counter' ? ([['blue', counter]] as const) : []), ['blue', DONE]])
    .state;
};

test('[BLD-R-07] [BLD-MOV-14] [BLD-GEO-20] a line charges what lies straight ahead within its move', () => {
  expect(refusal(facing(legion, spears), 'red', charge)).toBeUndefined();
  expect(refusal(facing(legion, { ...spears, at: [36, 26.01, 180] }), 'red', charge)).toBe('BLD-MOV-01');
  expect(refusal(facing(legion, { ...spears, at: [50, 25, 180] }), 'red', charge)).toBe('BLD-R-07');
  expect(
    refusal(
      facing(legion, { ...spears, at: [36, 25, 180] }, { terrain: [['denseWood', 60, 40]] }),
      'red',
      charge,
    ),
  ).toBeUndefined();
  expect(refusal(facing({ is: 'Catapult', at: [36, 20, 0] }, spears), 'red', charge)).toBe('BLD-R-07');
  expect(refusal(facing({ ...legion, recoiled: 'fresh' }, spears), 'red', charge)).toBe('BLD-DIS-01');
  const square = { ...legion, left: [[4, 4, 4, 4]], special: 'square' } as const;
  expect(refusal(facing(square, spears), 'red', charge)).toBe('BLD-FRM-06');
});

test('[BLD-SEQ-06] [BLD-R-08] [BLD-R-05] [BLD-R-06] held, a charge conforms file to file and both are in melee', () => {
  const state = charged(facing({ ...legion, at: [36.5, 20, 0] }, spears));
  expect(state.units.a?.pose).toEqual({ x: 36 * INCH, y: 25 * INCH, heading: 0 });
  expect(state.bonds).toEqual([{ a: 'a', b: 'z', faces: ['front', 'front'], isCorner: false }]);
  expect(state.units.a?.deeds).toMatchObject({ isCharging: true, movedForward: true });
  expect(state.step).toBe('move');
});

test('[BLD-EX-24] [BLD-R-09] [BLD-R-12] the target comes to meet the charge in proportion to its speed', () => {
  // 9 inches against 6 at a gap of 5: the target advances 2, the charger 3.
  const knights = { is: 'ROM6', stands: 4, files: 4, at: [36, 20, 0] } as const;
  const state = charged(facing(knights, spears), 'counter');
  expect(state.units.z?.pose?.y).toBe(23 * INCH);
  expect(state.units.a?.pose?.y).toBe(23 * INCH);
  expect(state.units.z?.deeds).toMatchObject({ isCharging: true, movedForward: true });
});

const answer = (z: Drawn, more: object = {}) => {
  const { state } = play(facing(legion, z, more), [
    ['red', charge],
    ['red', DONE],
  ]);
  return state.step === 'respond'
    ? refusal(state, 'blue', { type: 'respond', unit: 'z', answer: 'counter', against: 'a' })
    : 'not asked';
};

test('[BLD-FIR-05] [BLD-R-12] [BLD-R-09] who is not free, or not charged from ahead, only holds', () => {
  expect(answer(spears)).toBeUndefined();
  expect(answer({ ...spears, shotSelect: true })).toBe('not asked');
  expect(answer({ ...spears, reorganises: 'now' })).toBe('not asked');
  expect(answer({ ...spears, at: [36, 25, 0] })).toBe('not asked');
  expect(answer({ is: 'Catapult', at: [36, 25, 180] })).toBe('not asked');
});

test('[BLD-R-12] a charged unit makes no other move in the turn', () => {
  const state = play(
    facing({ ...legion, at: [36, 20, 0] }, spears, { options: { order: 'CARD' }, cards: ['R', 'B'] }),
    [
      ['red', charge],
      ['red', DONE],
    ],
  ).state;
  expect(state.units.z?.deeds.holds).toBe(true);
  const moving = { ...state, step: 'move', card: 1, waiting: ['blue'] } as const;
  expect(refusal(moving, 'blue', { type: 'move', unit: 'z', legs: [{ length: 100 }] })).toBe('BLD-R-12');
  const declaring = { ...state, step: 'charge', card: 1, waiting: ['blue'] } as const;
  expect(refusal(declaring, 'blue', { type: 'charge', unit: 'z', target: 'a' })).toBe('BLD-R-12');
});

test('[BLD-DIS-11] [BLD-R-08] a reorganising target turns to face the charge', () => {
  const state = charged(
    facing(legion, { ...spears, at: [36, 24, 90], stands: 8, files: 2, reorganises: 'now' }),
  );
  expect(state.units.z?.pose?.heading).toBe(360);
  expect(state.bonds[0]?.faces).toEqual(['front', 'front']);
});

test('[BLD-R-13] [BLD-MOR-07] [BLD-MOR-09] [BLD-R-14] a charged unit routs from fire alone; the charger follows as far as it can', () => {
  const target = { ...spears, deeds: { fireHits: 4 } };
  const state = charged(facing(legion, target, { options: { campaign: true } }));
  expect(state.units.z).toMatchObject({ isRouted: true });
  expect(state.bonds).toEqual([]);
  expect(state.units.a?.pose?.y).toBe(26 * INCH);
  expect(charged(facing(legion, { ...target, is: 'CAR2' })).bonds).toHaveLength(1);
});

test('[BLD-R-10] the nearer charge is moved first', () => {
  const state = position({
    step: 'charge',
    red: {
      R: { is: 'C-in-C', at: [4, 4, 0] },
      a: { is: 'ROM1', stands: 4, files: 4, at: [33, 20, 0] },
      b: { is: 'ROM1', stands: 4, files: 4, at: [40, 22, 0] },
    },
    blue: {
      B: { is: 'C-in-C', at: [68, 46, 180] },
      z: { ...spears, stands: 8, files: 8, at: [36, 25, 180] },
    },
  });
  const { events } = play(state, [
    ['red', charge],
    ['red', { type: 'charge', unit: 'b', target: 'z' }],
    ['red', DONE],
    ['blue', DONE],
  ]);
  const contacts = events
    .filter(({ type }) => type === 'contacted')
    .flatMap(({ changes }) => Object.keys(changes.units ?? {}));
  expect(contacts).toEqual(['b', 'a']);
});

test('[BLD-R-11] a charger that finds another enemy in its way contacts that one', () => {
  const { state } = play(facing(legion, spears), [
    ['red', charge],
    ['red', DONE],
  ]);
  const y = { ...state.units.z!, id: 'y', pose: { x: 36 * INCH, y: 23 * INCH, heading: 360 }, deeds: {} };
  const blocked = { ...state, units: { ...state.units, y } };
  const after = play(blocked, [['blue', DONE]]).state;
  expect(after.bonds.map(({ a, b }) => [a, b])).toEqual([['a', 'y']]);
});

test('[BLD-FRM-12] [BLD-R-47] a horse circle evades a charge', () => {
  const riders = { is: 'HUN1', stands: 8, files: 4, at: [36, 24, 180], special: 'circle' } as const;
  const state = charged(facing({ is: 'ROM6', stands: 4, files: 2, at: [36, 20, 0] }, riders));
  expect(state.units.z).toMatchObject({ special: null, isRouted: false, recoiled: null });
  expect(state.units.z?.stands.map((file) => file.length)).toEqual([4, 4]);
  expect(state.units.z?.pose?.heading).toBe(0);
  expect(state.bonds).toEqual([]);
});

test('[BLD-R-68] [BLD-FLY-02] a ridden creature does not charge', () => {
  const options = { setting: 'FANTASY', armies: { red: { list: 'elves' }, blue: { list: 'orcs' } } } as const;
  const orcs = { is: 'ORC1', stands: 6, files: 6, at: [36, 24, 180] } as const;
  const griffin = { is: 'Griffin', at: [36, 20, 0] } as const;
  expect(refusal(facing({ ...griffin, hasRider: true }, orcs, { options }), 'red', charge)).toBe(
    'BLD-FLY-02',
  );
  expect(
    refusal(facing({ ...griffin, hasRider: true, left: [[3]] }, orcs, { options }), 'red', charge),
  ).toBeUndefined();
});

test('[BLD-R-67] only flyers charge what is in the air, and a charge from the air lands', () => {
  const options = {
    setting: 'FANTASY',
    armies: { red: { list: 'lizardmen' }, blue: { list: 'lizardmen' } },
  } as const;
  const harpies = (y: number, isAirborne: boolean) =>
    ({ is: 'Harpies', at: [36, y, y > 22 ? 180 : 0], isAirborne }) as const;
  const lizards = { is: 'LIZ1', stands: 6, files: 6, at: [36, 20, 0] } as const;
  expect(refusal(facing(lizards, harpies(23, true), { options }), 'red', charge)).toBe('BLD-R-67');
  const state = charged(facing(harpies(20, true), harpies(25, true), { options }));
  expect([state.units.a?.isAirborne, state.units.z?.isAirborne]).toEqual([false, false]);
  expect(state.bonds).toHaveLength(1);
});

test('[BLD-R-13] [BLD-GEO-21] who fled before a charge is struck in the rear, or turns round when all charges are over', () => {
  const target = { ...spears, is: 'CAR4', stands: 8, at: [36, 22, 180], deeds: { fireHits: 4 } } as const;
  const options = { campaign: true } as const;
  const caught = charged(
    facing({ is: 'ROM8', stands: 4, files: 4, at: [36, 20, 0] }, { ...target, is: 'HUN5' }, { options }),
  );
  expect(caught.bonds.map(({ faces }) => faces)).toEqual([['front', 'rear']]);
  const away = charged(facing(legion, { ...spears, deeds: { fireHits: 4 } }, { options }));
  expect(away.bonds).toEqual([]);
  expect(away.units.z?.pose?.heading).toBe(360);
});

test('[BLD-EX-30] [BLD-GEO-15] [BLD-GEO-20] [BLD-R-46] a wedge runs at a line that stands askew and conforms to it', () => {
  const state = facing(
    {
      is: 'ROM7',
      stands: 4,
      files: 1,
      at: [0, 0, 0],
      special: 'wedge',
      pose: { x: 9000, y: 4000, heading: 0 },
    },
    { is: 'CAR1', stands: 8, files: 4, at: [0, 0, 0], pose: { x: 9250, y: 5500, heading: 370 } },
  );
  const after = charged(state);
  expect(after.units.a?.pose).toEqual({ x: 9051, y: 5517, heading: 10 });
  expect(after.bonds).toEqual([{ a: 'a', b: 'z', faces: ['front', 'front'], isCorner: false }]);
  expect(after.units.a?.special).toBe('wedge');
});
