import { inEnglish } from '@warmoot/kernel';
import { INCH } from '@warmoot/tabletop';
import { expect, test } from 'vitest';
import { streamPiece } from '../rules/setup/pieces.ts';
import type { BloodState } from '../state/state.ts';
import { hitsLeft } from '../state/unit.ts';
import { DONE, type Drawn, play, position, refusal } from '../testkit/field.ts';

const at = (x: number, y: number, degrees: number) => [x, y, degrees] as const;
const legion = {
  is: 'ROM1',
  stands: 8,
  files: 4,
  at: at(36, 20, 0),
  deeds: { isCharging: true, movedForward: true },
} as const;
const phalanx = { is: 'MAC1', stands: 16, files: 4, at: at(36, 20, 180) } as const;

const melee = (a: Drawn, z: Drawn, more: object = {}) =>
  position({
    red: { R: { is: 'C-in-C', at: [4, 4, 0] }, a },
    blue: { B: { is: 'C-in-C', at: [68, 46, 180] }, z },
    melees: [['a', 'z']],
    ...more,
  });
/** Through the melee to the next decision. */
const fought = (state: BloodState, faces: readonly number[] = []) => play(state, [['red', DONE]], faces);
const hits = (state: BloodState, id: string) => hitsLeft(state.units[id] ?? { stands: [] });

const FANTASY = { setting: 'FANTASY', magic: false } as const;

test('[BLD-EX-07] [BLD-MEL-01] [BLD-MEL-02] [BLD-SEQ-07] [BLD-CAS-01] [BLD-R-89] a legion charges a phalanx that holds', () => {
  const { state, events } = fought(melee(legion, phalanx, { options: FANTASY }));
  expect(hits(state, 'z')).toBe(54);
  expect(hits(state, 'a')).toBe(26);
  expect(state.units.a?.storedHalf).toBe(1);
  // Two full rear stands and two castings of a third; the legion loses one from each of six stands.
  expect(state.units.z?.stands.map((file) => file.reduce((sum, left) => sum + left, 0)).toSorted()).toEqual([
    12, 12, 14, 16,
  ]);
  expect(state.units.a?.stands.flat().toSorted()).toEqual([3, 3, 3, 3, 3, 3, 4, 4]);
  expect(events.filter(({ type }) => type === 'struck').map(({ text }) => text)).toHaveLength(2);
});

test('[BLD-EX-08] [BLD-MEL-07] the phalanx that counter-charges fights four deep', () => {
  const { state } = fought(
    melee(legion, { ...phalanx, deeds: { isCharging: true, movedForward: true } }, { options: FANTASY }),
  );
  expect([hits(state, 'a'), hits(state, 'z')]).toEqual([22, 54]);
});

test('[BLD-EX-09] [BLD-R-18] [BLD-SEQ-11] in the next half both strike again, stored halves included', () => {
  const { state } = fought(
    melee(
      {
        ...legion,
        left: [
          [4, 3],
          [4, 3],
          [3, 3],
          [3, 3],
        ],
        storedHalf: 1,
      },
      phalanx,
      { options: FANTASY },
    ),
  );
  expect([hits(state, 'a'), hits(state, 'z')]).toEqual([19, 56]);
  expect([state.units.a?.storedHalf, state.units.z?.storedHalf]).toEqual([0, 1]);
});

test('[BLD-EX-11] [BLD-MEL-04] [BLD-MEL-06] overlap stands fight, those behind them do not', () => {
  const { state } = fought(
    melee(
      { is: 'ROM1', stands: 12, files: 6, at: at(36, 20, 0) },
      { is: 'ROM3', stands: 8, files: 4, at: at(36, 20, 180) },
      { options: FANTASY },
    ),
  );
  // 40 castings at IM against Metal, 32 at LM against Metal.
  expect([48 - hits(state, 'a'), 32 - hits(state, 'z')]).toEqual([7, 11]);
});

test('[BLD-EX-14] [BLD-DIS-02] [BLD-DIS-07] [BLD-R-51] an elephant disrupts the pikes it fights', () => {
  const { state } = fought(
    melee({ is: 'Elephant', at: at(36 + 200 / 254, 20, 0) }, { ...phalanx, files: 4 }, { options: FANTASY }),
  );
  expect([hits(state, 'a'), hits(state, 'z')]).toEqual([5, 62]);
  expect(state.units.a?.storedHalf).toBe(1);
});

test('[BLD-AFT-01] [BLD-GEN-03] [BLD-GEN-05] basic FANTASY: nobody gives way', () => {
  const { state } = fought(melee({ ...legion, left: [[1]] }, phalanx, { options: FANTASY }));
  expect(state.units.a).toBeUndefined();
  const { state: locked } = fought(
    melee(
      legion,
      {
        ...phalanx,
        left: [
          [4, 4, 4],
          [4, 4, 4],
          [4, 4, 4],
          [4, 4, 4],
        ],
      },
      { options: FANTASY },
    ),
  );
  expect(locked.bonds).toHaveLength(1);
  expect(locked.units.z).toMatchObject({ isRouted: false, recoiled: null });
});

test('[BLD-AFT-02] [BLD-DIS-04] [BLD-R-49] who wipes out an enemy reorganises, as soon as nobody else is in contact', () => {
  const { state } = fought(
    melee(legion, { is: 'ROM5', stands: 4, files: 4, at: at(36, 20, 180) }, { options: FANTASY }),
  );
  expect(state.units.z).toBeUndefined();
  expect(state.units.a?.reorganises).toBe('due');
});

const SLAUGHTER = { setting: 'HISTORICAL', command: 'BASIC' } as const;
const FULL = { setting: 'HISTORICAL', campaign: true } as const;
/** Slingers who were shot at before they met legionaries. */
const slingers = {
  is: 'ROM5',
  stands: 12,
  files: 6,
  at: at(36, 20, 180),
  deeds: { fireHits: 4 },
} as const;

test('[BLD-AFT-07] [BLD-R-75] SLAUGHTER: who routs is cut down at once', () => {
  const { state } = fought(melee(legion, slingers, { options: SLAUGHTER }));
  expect(state.units.z).toBeUndefined();
  expect(state.lost.map(({ id }) => id)).toEqual(['z']);
});

test('[BLD-AFT-06] [BLD-AFT-08] [BLD-AFT-09] [BLD-R-72] [BLD-MOR-05] FULL: it flees, loses a stand and stays Disrupted until rallied', () => {
  const { state } = fought(melee(legion, slingers, { options: FULL }));
  const fled = state.units.z;
  expect(fled).toMatchObject({ isRouted: true });
  expect(fled?.stands.length).toBe(2);
  expect(state.bonds).toEqual([]);
  expect(fled?.pose?.y).toBeGreaterThan(30 * INCH);
  const lost = 24 - hits(state, 'z');
  expect(lost).toBeGreaterThanOrEqual(10);
});

test('[BLD-R-72] the attrition takes the rear-most of the weakest stands; one stand alone is destroyed', () => {
  const { state } = fought(melee(legion, { ...slingers, stands: 1, files: 1 }, { options: FULL }));
  expect(state.units.z).toBeUndefined();
});

test('[BLD-AFT-03] [BLD-AFT-04] [BLD-AFT-05] [BLD-R-73] [BLD-GEO-16] who suffers twice what he inflicts recoils one stand width', () => {
  const horse = { is: 'ROM7', stands: 4, files: 4, at: at(36, 20, 0) } as const;
  const spears = {
    is: 'MAC2',
    stands: 16,
    files: 4,
    at: at(36, 20, 180),
    deeds: { isCharging: true, movedForward: true },
  } as const;
  const { state } = fought(melee(horse, spears, { options: FULL, active: 'red' }));
  expect(state.units.a).toMatchObject({ recoiled: 'fresh', isRouted: false });
  expect(state.units.a?.pose?.y).toBe(20 * INCH - 400);
  expect(state.step).toBe('after');
  expect(state.mayAdvance).toEqual(['z']);
});

test('[BLD-AFT-10] [BLD-R-74] the victor may advance one stand width, and the melee goes on where he meets them', () => {
  const horse = { is: 'ROM7', stands: 4, files: 4, at: at(36, 20, 0) } as const;
  const spears = {
    is: 'MAC2',
    stands: 16,
    files: 4,
    at: at(36, 20, 180),
    deeds: { isCharging: true, movedForward: true },
  } as const;
  const { state } = fought(melee(horse, spears, { options: FULL }));
  expect(refusal(state, 'blue', { type: 'advance', unit: 'z', length: 401 })).toBe('BLD-R-74');
  const after = play(state, [
    ['blue', { type: 'advance', unit: 'z', length: 400 }],
    ['blue', DONE],
  ]).state;
  expect(after.bonds).toHaveLength(1);
  const apart = play(state, [['blue', DONE]]).state;
  expect(apart.bonds).toEqual([]);
});

test('[BLD-R-20] machines do not recoil, and what was only shot at is not tested', () => {
  const { state } = fought(
    melee(
      { is: 'Catapult', at: at(36, 20, 0), deeds: { fireHits: 3 } },
      { is: 'ROM5', stands: 2, files: 2, at: at(60, 40, 180) },
      { options: FULL, melees: [] },
    ),
  );
  expect(state.units.a).toMatchObject({ recoiled: null, isRouted: false });
});

test('[BLD-R-49] a recoiled unit recovers after a whole turn of its own out of contact', () => {
  const state = melee(
    { ...legion, deeds: {}, recoiled: 'fresh' },
    { ...phalanx, at: at(36, 40, 180) },
    { options: FULL, melees: [], turn: 1 },
  );
  const blue = fought(state, []).state;
  expect(blue.units.a?.recoiled).toBe('fresh');
  let now = blue;
  for (let step = 0; step < 12 && now.units.a?.recoiled !== null; step++)
    now = play(now, [[now.waiting[0] as 'red', DONE]], [6, 1]).state;
  expect(now.units.a?.recoiled).toBeNull();
  expect(now.turn).toBe(2);
});

test('[BLD-R-16] [BLD-EX-12] struck on its flank a unit fights with the stands there, and may turn to its enemy', () => {
  const attackers = {
    is: 'ROM1',
    stands: 8,
    files: 4,
    at: at(36, 20, 0),
    deeds: { isCharging: true },
  } as const;
  const line = { is: 'ROM3', stands: 12, files: 6, at: at(36 + 150 / 254, 20 + 1200 / 254, 90) } as const;
  const state = melee(attackers, line, {
    options: FANTASY,
    melees: [],
    bonds: [{ a: 'a', b: 'z', faces: ['front', 'right'], isCorner: false }],
  });
  const { state: after } = fought(state);
  expect(48 - hits(after, 'z')).toBe(7);
  const turning = { ...after, step: 'move', active: 'blue', waiting: ['blue'] } as const;
  expect(refusal(turning, 'blue', { type: 'turnToFace', unit: 'z', enemy: 'a' })).toBeUndefined();
  const turned = play(turning, [['blue', { type: 'turnToFace', unit: 'z', enemy: 'a' }]]).state;
  expect(turned.units.z?.pose?.heading).toBe(360);
  expect(turned.bonds[0]?.faces).toEqual(['front', 'front']);
  expect(refusal(turned, 'blue', { type: 'turnToFace', unit: 'z', enemy: 'a' })).toBe('BLD-R-16');
});

test('[BLD-EX-04] [BLD-FRM-06] [BLD-R-45] three stands in a square: one to the front, one to each side', () => {
  const square = { is: 'ROM1', left: [[4, 4, 4]], at: at(36, 20, 0), special: 'square' } as const;
  const { state } = fought(
    melee(
      { ...square },
      { is: 'ROM1', stands: 8, files: 4, at: at(36, 20, 180), deeds: { isCharging: true } },
      { options: FANTASY },
    ),
  );
  // One stand of four castings strikes; the two unstruck faces lose their stands first.
  expect(hits(state, 'z')).toBe(30);
  expect(state.units.a?.special).toBeNull();
  expect(state.units.a?.recoiled).toBe('fresh');
});

test('[BLD-MEL-11] [BLD-R-69] [BLD-R-70] [BLD-GEN-07] with D6 the difference of the dice is added, the lower id rolling first', () => {
  const { events } = fought(melee(legion, phalanx, { options: { ...FANTASY, dice: 'D6' } }), [5, 2]);
  const struck = events.filter(({ type }) => type === 'struck');
  expect(struck[0]?.modifiers?.at(-1)).toMatchObject({ value: 3 });
  expect(struck[1]?.modifiers?.at(-1)).toMatchObject({ value: -3 });
});

test('[BLD-MEL-14] [BLD-SEQ-10] both sides strike on the same numbers', () => {
  const { state } = fought(
    melee(
      { is: 'ROM5', stands: 1, files: 1, left: [[1]], at: at(36, 20, 0) },
      { is: 'ROM5', stands: 1, files: 1, left: [[1]], at: at(36, 20, 180) },
      { options: FANTASY },
    ),
  );
  // SM against None without shield: 3, one casting each: both fall together.
  expect([state.units.a, state.units.z]).toEqual([undefined, undefined]);
});

test('[BLD-CAS-07] [BLD-UNT-01] [BLD-UNT-03] [BLD-UNT-05] emptied stands leave and files close, below any limit of size', () => {
  const { state } = fought(
    melee(legion, { is: 'ROM3', left: [[4], [1], [1], [4]], at: at(36, 20, 180) }, { options: FANTASY }),
  );
  expect(state.units.z?.stands.flat().every((left) => left > 0) ?? true).toBe(true);
  expect(state.units.z === undefined || state.units.z.stands.length < 4).toBe(true);
});

test('[BLD-R-85] [BLD-VIC-01] locked in melees that hurt nobody, the battle ends at once', () => {
  const state = position({
    options: FANTASY,
    red: { a: { is: 'MAC2', left: [[1]], at: at(36, 20, 0), recoiled: 'fresh' } },
    blue: { z: { is: 'NOR2', left: [[1]], at: at(36, 20, 180), recoiled: 'fresh' } },
    melees: [['a', 'z']],
    active: 'blue',
    first: 'red',
  });
  const half = { ...state, at: state.at + 11, step: 'move', waiting: ['blue'] } as const;
  expect(half.units.z?.profile.armour).toBe('Plate');
  const { state: after } = play(half, [['blue', DONE]]);
  expect(after.end).toMatchObject({ rule: 'BLD-R-85' });
});

test('[BLD-DIS-08] [BLD-R-80] in melee with a stand still in the water a unit is Disrupted', () => {
  const box = { west: 24 * INCH, east: 48 * INCH, south: 16 * INCH, north: 32 * INCH };
  const stream = streamPiece(box, { x: 36 * INCH, y: 19 * INCH }, 180, 15);
  const wet = melee(
    { ...legion, deeds: {} },
    { ...phalanx, deeds: {} },
    { options: FANTASY, pieces: [stream] },
  );
  const ledger = fought(wet)
    .events.filter(({ type }) => type === 'struck')
    .map(({ modifiers }) => modifiers?.map(({ label }) => label));
  expect(ledger[0]).toContain('Disrupted');
  expect(ledger[1]).toContain('target Disrupted');
  expect(ledger[1]).not.toContain('Disrupted');
});

test('[BLD-R-15] [BLD-R-17] against two enemies each stand strikes whom it touches most, then the lower id', () => {
  const state = position({
    options: FANTASY,
    red: { R: { is: 'C-in-C', at: at(4, 4, 0) }, a: { is: 'ROM1', stands: 4, files: 4, at: at(36, 20, 0) } },
    blue: {
      y: { is: 'ROM3', stands: 2, files: 2, at: at(36 - 400 / 254, 20, 180) },
      z: { is: 'ROM3', stands: 2, files: 2, at: at(36 + 400 / 254, 20, 180) },
    },
    melees: [
      ['a', 'y'],
      ['a', 'z'],
    ],
  });
  const { events } = play(state, [['red', DONE]], [6, 1, 6, 1]);
  const struck = events.filter(({ type }) => type === 'struck').map(({ text }) => inEnglish(text));
  expect(
    struck.filter((text) => text.startsWith('a strike')).map((text) => text.match(/with (\d+)/)?.[1]),
  ).toEqual(['8', '8']);
});

test('[BLD-MEL-09] [BLD-R-43] more than half of the fighting stands in a village are in cover', () => {
  const covered = (x: number) => {
    const state = melee(
      { is: 'ROM1', stands: 4, files: 4, at: at(36, 20, 0) },
      { is: 'ROM1', stands: 4, files: 4, at: at(36, 20, 180) },
      { options: FANTASY, terrain: [['village', x, 23]] },
    );
    return fought(state)
      .events.filter(({ type }) => type === 'struck')
      .some(({ modifiers }) => modifiers?.some(({ label }) => label === 'target in protective cover'));
  };
  // The village reaches four inches to either side: two stands of four, or three.
  expect([covered(36 - 4), covered(36 - 4 + 250 / 254)]).toEqual([false, true]);
});

test('[BLD-MEL-12] [BLD-R-69] mounted that stand roll d6, those that charged d8', () => {
  const sides = (deeds: object) =>
    fought(
      melee(
        { is: 'ORC7', stands: 4, files: 4, at: at(36, 20, 0), deeds },
        { is: 'ORC1', stands: 6, files: 6, at: at(36, 20, 180) },
        { options: { ...FANTASY, dice: 'TYPED' } },
      ),
      [3, 3, 6, 1],
    )
      .events.find(({ type }) => type === 'struck')
      ?.rolls?.map((roll) => roll.sides);
  expect([sides({}), sides({ isCharging: true })]).toEqual([
    [6, 6],
    [8, 6],
  ]);
});
