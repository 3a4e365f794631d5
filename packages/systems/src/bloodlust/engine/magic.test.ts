import { INCH } from '@warmoot/tabletop';
import { expect, test } from 'vitest';
import { bloodlust } from '../index.ts';
import { view } from '../knowledge/view.ts';
import type { BloodCommand, CommandOf } from '../orders/commands.ts';
import { gradeOf } from '../rules/magic/grade.ts';
import type { Side } from '../state/options.ts';
import type { BloodState, Effect } from '../state/state.ts';
import { DONE, type Drawn, play, position, refusal } from '../testkit/field.ts';

const OPTIONS = {
  setting: 'FANTASY',
  armies: { red: { list: 'elves' }, blue: { list: 'orcs' } },
} as const;
type Units = Readonly<Record<string, Drawn>>;
const duel = (red: Units = {}, blue: Units = {}, more: object = {}) =>
  position({
    options: OPTIONS,
    step: 'spell',
    waiting: ['red', 'blue'],
    red: {
      W: { is: 'magic user', at: [20, 20, 0] },
      a: { is: 'ELF1', stands: 4, files: 4, at: [60, 4, 0], commander: 'W' },
      ...red,
    },
    blue: {
      V: { is: 'magic user', at: [40, 40, 180] },
      z: { is: 'ORC1', stands: 6, files: 6, at: [20, 30, 180] },
      ...blue,
    },
    ...more,
  });
const cast = (spell: CommandOf<'spell'>['spell'], change?: CommandOf<'spell'>['change']): BloodCommand => ({
  type: 'spell',
  spell,
  ...(change === undefined ? {} : { change }),
});

/** Everybody passes until the next turn has begun. */
const passed = (state: BloodState, faces: readonly number[] = [6, 1]): BloodState => {
  let now = state;
  const { turn } = state;
  while (now.end === null && (now.turn === turn || now.step === 'order'))
    now = play(now, [[now.waiting[0] as Side, DONE]], faces).state;
  return now;
};

test('[BLD-SEQ-09] [BLD-MAG-03] [BLD-PLY-06] a spell lies face down until the end of the turn', () => {
  const { state, events } = play(duel(), [['red', cast('Sun Burst')]]);
  expect(view(state, 'red').spells.red).toMatchObject({ spell: 'Sun Burst' });
  expect(view(state, 'blue').spells.red).toMatchObject({ caster: 'W', spell: null });
  const read = (seat: Side) =>
    events
      .flatMap((event) => bloodlust.story(state, event, seat))
      .map(({ text }) => text)
      .join(' ');
  expect(read('red')).toContain('Sun Burst');
  expect(read('blue')).not.toContain('Sun Burst');
  expect(passed(state).usedSpells).toEqual({ red: ['Sun Burst'], blue: [] });
});

test('[BLD-MAG-01] [BLD-MAG-07] [BLD-MAG-08] each spell once, by its own alignment, and only with a magic user', () => {
  expect(refusal(duel(), 'red', cast('Choking Mist'))).toBe('BLD-MAG-08');
  expect(refusal(duel(), 'blue', cast('Sun Burst'))).toBe('BLD-MAG-08');
  expect(
    refusal(duel({}, {}, { usedSpells: { red: ['Whirlwind'], blue: [] } }), 'red', cast('Whirlwind')),
  ).toBe('BLD-MAG-07');
  expect(refusal(duel(), 'red', cast('Element Control'))).toBe('BLD-MAG-10');
  const bare = duel();
  const { W: _, ...units } = bare.units;
  expect(refusal({ ...bare, units }, 'red', cast('Nullify'))).toBe('BLD-MAG-01');
  expect(refusal(duel({}, {}, { options: { ...OPTIONS, magic: false } }), 'red', cast('Nullify'))).toBe(
    'BLD-GEN-04',
  );
});

test('[BLD-MAG-13] [BLD-GEN-04] ADVANCED: a spell costs a control point of its turn', () => {
  const state = duel({}, {}, { options: { ...OPTIONS, command: 'ADVANCED' } });
  const { state: after } = play(state, [['red', cast('Nullify')]]);
  expect(after.control.W).toBe(7);
  expect(play(after, [['blue', DONE]]).state.control.W).toBe(7);
  expect(refusal({ ...state, control: { ...state.control, W: 0 } }, 'red', cast('Nullify'))).toBe(
    'BLD-MAG-13',
  );
});

test('[BLD-EX-28] [BLD-MAG-12] [BLD-R-57] Nullify cancels what the enemy conjures, and both are used up', () => {
  const { state } = play(duel(), [
    ['red', cast('Sun Burst')],
    ['blue', cast('Nullify')],
  ]);
  const after = passed(state);
  expect(after.usedSpells).toEqual({ red: ['Sun Burst'], blue: ['Nullify'] });
  expect(after.effects).toEqual([]);
  expect(after.units.z?.isStricken).toBe(false);
});

test('[BLD-MAG-02] a caster who moved keeps his spell for another turn', () => {
  let { state } = play(duel(), [
    ['red', cast('Sun Burst')],
    ['blue', DONE],
  ]);
  while (state.step !== 'move') state = play(state, [[state.waiting[0] as Side, DONE]], [6, 1]).state;
  state = play(state, [['red', { type: 'move', unit: 'W', legs: [{ heading: 180, length: 254 }] }]]).state;
  const after = passed(state);
  expect(after.usedSpells.red).toEqual([]);
  expect(after.effects).toEqual([]);
});

test('[BLD-DIS-06] [BLD-R-50] [BLD-MAG-08] [BLD-MAG-14] Sun Burst disrupts Orcs within 12 inches for a turn, not machines', () => {
  const far = { is: 'ORC1', stands: 6, files: 6, at: [60, 30, 180] } as const;
  const { state } = play(
    duel({}, { far, k: { is: 'Catapult', at: [14, 30, 180] }, t: { is: 'Troll', at: [26, 30, 180] } }),
    [
      ['red', cast('Sun Burst')],
      ['blue', DONE],
    ],
  );
  const after = passed(state);
  expect(['z', 't', 'k', 'far', 'V'].map((id) => after.units[id]?.isStricken)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(passed(after).units.z?.isStricken).toBe(false);
});

const under = (
  spell: Effect['spell'],
  by: Side,
  more: Partial<Effect> = {},
): { effects: readonly Effect[] } => ({
  effects: [{ spell, by, change: null, from: 1, until: 1, strikes: [], ...more }],
});

test('[BLD-R-58] [BLD-R-59] [BLD-MAG-11] morale spells lower and raise what it takes to rout', () => {
  const blue = { n: { is: 'ORC6', stands: 4, files: 2, at: [50, 30, 180] } } as const;
  const burst = duel(
    { m: { is: 'ELF6', stands: 4, files: 2, at: [50, 10, 0] } },
    blue,
    under('Sun Burst', 'red'),
  );
  expect(gradeOf(burst, burst.units.z!)).toBe('Poor');
  expect(gradeOf(burst, burst.units.m!)).toBe('Average');
  const mist = duel(
    { m: { is: 'ELF6', stands: 4, files: 2, at: [50, 10, 0] } },
    blue,
    under('Choking Mist', 'blue'),
  );
  expect([gradeOf(mist, mist.units.m!), gradeOf(mist, mist.units.n!)]).toEqual(['Poor', 'Average']);
  const brave = duel({}, {}, under('Invincibility', 'blue'));
  expect([gradeOf(brave, brave.units.z!), gradeOf(brave, brave.units.a!)]).toEqual(['Elite', 'Average']);
});

test('[BLD-R-58] [BLD-MAG-11] under Invincibility the Disrupted strike unhindered where nobody gives way', () => {
  const fight = (effects: object) =>
    position({
      options: OPTIONS,
      red: { a: { is: 'ELF1', stands: 4, files: 4, at: [36, 20, 0], recoiled: 'fresh' } },
      blue: { z: { is: 'ORC1', stands: 6, files: 6, at: [36, 20, 180] } },
      melees: [['a', 'z']],
      ...effects,
    });
  const disrupted = (state: BloodState) =>
    play(state, [['red', DONE]], [6, 1, 6, 1])
      .events.find(({ type }) => type === 'struck')
      ?.modifiers?.some(({ label }) => label === 'Disrupted');
  expect(disrupted(fight({}))).toBe(true);
  expect(disrupted(fight(under('Invincibility', 'red')))).toBe(false);
});

test('[BLD-MAG-09] [BLD-GEO-09] in a whirlwind every flyer lands where it is, and nobody shoots', () => {
  const { state } = play(
    duel({ g: { is: 'Griffin', at: [30, 20, 0], isAirborne: true } }, {}, { terrain: [['lake', 30, 20]] }),
    [
      ['red', DONE],
      ['blue', cast('Whirlwind')],
    ],
  );
  const after = passed(state);
  expect(after.units.g).toMatchObject({ isAirborne: false });
  const moving = { ...after, step: 'move', active: 'red', waiting: ['red'] } as const;
  expect(refusal(moving, 'red', { type: 'takeOff', unit: 'g' })).toBe('BLD-MAG-09');
  const firing = { ...after, step: 'fire', active: 'red', waiting: ['red'] } as const;
  expect(refusal(firing, 'red', { type: 'fire', unit: 'W', target: 'z' })).toBe('BLD-MAG-09');
  const charging = { ...after, step: 'charge', active: 'blue', waiting: ['blue'] } as const;
  const near = {
    ...charging,
    units: {
      ...charging.units,
      z: { ...charging.units.z!, pose: { x: 30 * INCH, y: 23 * INCH, heading: 360 } },
    },
  };
  expect(refusal(near, 'blue', { type: 'charge', unit: 'z', target: 'g' })).toBe('BLD-MAG-09');
});

test('[BLD-MAG-10] [BLD-R-60] Element Control dries waters, makes mud and dries it', () => {
  const wet = duel(
    {},
    {},
    {
      terrain: [
        ['lake', 60, 20],
        ['rough', 10, 40],
        ['hill', 40, 20],
      ],
    },
  );
  const cast2 = (change: 'dry waters' | 'mud') =>
    passed(
      play(wet, [
        ['red', cast('Element Control', change)],
        ['blue', DONE],
      ]).state,
    );
  expect(cast2('dry waters').terrain.map(({ kind }) => kind)).toEqual(['hill']);
  const mud = { ...cast2('mud'), step: 'move', active: 'red', waiting: ['red'] } as const;
  expect(refusal(mud, 'red', { type: 'move', unit: 'a', legs: [{ length: 4 * INCH }] })).toBeUndefined();
  expect(refusal(mud, 'red', { type: 'move', unit: 'a', legs: [{ length: 4 * INCH + 1 }] })).toBe(
    'BLD-MOV-01',
  );
  const dry = {
    ...mud,
    effects: [
      ...mud.effects,
      ...under('Element Control', 'blue', { change: 'dry mud', until: null }).effects,
    ],
  };
  expect(refusal(dry, 'red', { type: 'move', unit: 'a', legs: [{ length: 4 * INCH + 1 }] })).toBeUndefined();
});

test('[BLD-MAG-04] [BLD-MAG-05] [BLD-ARM-08] [BLD-R-61] [BLD-R-62] a magic user in plate throws lightning, but not with a spell in hand', () => {
  const firing = duel({}, {}, { step: 'fire', waiting: ['red'] });
  const shoot = { type: 'fire', unit: 'W', target: 'z' } as const;
  expect(refusal(firing, 'red', shoot)).toBeUndefined();
  // Normal artillery against Light armour: 6, and two easier against Mass.
  const shot = (face: number) =>
    play(
      firing,
      [
        ['red', shoot],
        ['red', DONE],
      ],
      [face],
    ).state.units.z?.deeds.fireHits;
  expect([shot(4), shot(3)]).toEqual([1, 0]);
  expect(firing.units.W?.profile).toMatchObject({
    armour: 'Plate',
    melee: 'IM',
    full: 4,
    rate: 12,
    lacksShield: false,
    paysRough: false,
  });
  const { state } = play(duel(), [
    ['red', cast('Nullify')],
    ['blue', DONE],
  ]);
  let now = state;
  while (now.step !== 'fire' || now.waiting[0] !== 'red') {
    if (now.step !== 'spell' && now.step !== 'order' && now.waiting[0] === 'red') break;
    now = play(now, [[now.waiting[0] as Side, DONE]], [6, 1]).state;
  }
  expect(refusal({ ...now, step: 'fire', waiting: ['red'] }, 'red', shoot)).toBe('BLD-R-61');
});

test('[BLD-R-59] [BLD-MAG-08] the neutral have chosen a side; Choking Mist leaves flyers and skeletons alone', () => {
  const armies = (alignment?: 'good' | 'evil') =>
    duel(
      {},
      {},
      {
        options: {
          ...OPTIONS,
          armies: {
            red: { list: 'dwarves', ...(alignment === undefined ? {} : { alignment }) },
            blue: { list: 'elves' },
          },
        },
      },
    );
  expect(refusal(armies('evil'), 'red', cast('Choking Mist'))).toBeUndefined();
  expect(refusal(armies('evil'), 'red', cast('Sun Burst'))).toBe('BLD-MAG-08');
  expect(refusal(armies(), 'red', cast('Sun Burst'))).toBeUndefined();
  expect(refusal(armies(), 'blue', cast('Sun Burst'))).toBeUndefined();
  const mist = duel(
    {
      g: { is: 'Griffin', at: [50, 10, 0] },
      s: { is: 'UND3', stands: 4, files: 4, at: [54, 10, 0] },
      h: { is: 'UND5', stands: 4, files: 4, at: [60, 10, 0] },
    },
    {},
    under('Choking Mist', 'blue'),
  );
  expect(['g', 's', 'h', 'a'].map((id) => gradeOf(mist, mist.units[id]!))).toEqual([
    'Average',
    'Average',
    'Poor',
    'Poor',
  ]);
});

test('[BLD-R-58] [BLD-MAG-11] under Invincibility troops roll at least a d10', () => {
  const fight = (effects: object) =>
    position({
      options: { ...OPTIONS, dice: 'TYPED' },
      red: { R: { is: 'C-in-C', at: [4, 4, 0] }, a: { is: 'HUM1', stands: 4, files: 4, at: [36, 20, 0] } },
      blue: { z: { is: 'ORC1', stands: 6, files: 6, at: [36, 20, 180] } },
      melees: [['a', 'z']],
      ...effects,
    });
  const sides = (state: BloodState) =>
    play(state, [['red', DONE]], [3, 3, 6, 1, 6, 1])
      .events.find(({ type }) => type === 'struck')
      ?.rolls?.map((roll) => roll.sides);
  // Standing knights d6, Orcs d6.
  expect(sides(fight({}))).toEqual([6, 6]);
  expect(sides(fight(under('Invincibility', 'red')))).toEqual([10, 6]);
});
