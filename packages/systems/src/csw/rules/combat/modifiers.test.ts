import { expect, test } from 'vitest';
import {
  battle,
  cavalry,
  type DrawnUnit,
  dwarf,
  elf,
  foot,
  leader,
  pike,
  type Stage,
  unit,
} from '../../testkit/drawn.ts';
import { meleeModifiers } from './modifiers.ts';

type Words = Parameters<typeof battle>[0];

/** The modifiers when the named units attack 0505. */
const against = (stage: Stage, names: readonly string[]): [rule: string, label: string, value: number][] =>
  meleeModifiers(stage.battle, {
    side: 'blue',
    units: stage.ids(...names),
    target: stage.cell('0505'),
    construction: false,
    underground: false,
  }).map(({ rule, label, value }) => [rule, label, value]);

const open = (units: Record<string, DrawnUnit>, words: Partial<Words> = {}): Stage =>
  battle({ ...words, units: { target: foot('red', '0505', 'S'), ...units } });
const charged = { charged: '0505' } as const;

test('[CSW-CHG-06] [CSW-MEL-09] [CSW-CRT-06] a unit that charged the hex gets -2 against it, and against no other', () => {
  const stage = open({
    c: cavalry('blue', '0506', 'N', charged),
    d: cavalry('blue', '0506', 'N', { charged: '0605' }),
  });
  expect(against(stage, ['c'])).toEqual([['CSW-CHG-06', 'charge', -2]]);
  expect(against(stage, ['d'])).toEqual([]);
});

test('[CSW-CHG-06] [CSW-R-22] a charge gets no bonus through the front flats of Pikes, but does through their rear flats', () => {
  const front = open({ target: pike('red', '0505', 'S'), c: cavalry('blue', '0506', 'N', charged) });
  expect(against(front, ['c'])).toEqual([]);
  const rear = open({ target: pike('red', '0505', 'N'), c: cavalry('blue', '0506', 'N', charged) });
  expect(against(rear, ['c'])).toMatchObject([['CSW-CHG-06', 'charge', -2]]);
  const routed = open({
    target: pike('red', '0505', 'S', { routed: true }),
    c: cavalry('blue', '0506', 'N', charged),
  });
  expect(against(routed, ['c'])).toMatchObject([['CSW-CHG-06', 'charge', -2]]);
});

test('[CSW-CBT-09] [CSW-R-23] a bonus needs every attacker other than leaders', () => {
  const stage = open({
    c: cavalry('blue', '0506', 'N', charged),
    l: leader('blue', '0506', 'N'),
    f: foot('blue', '0405', 'NE'),
  });
  expect(against(stage, ['c', 'l'])).toEqual([['CSW-CHG-06', 'charge', -2]]);
  expect(against(stage, ['c', 'l', 'f'])).toEqual([]);
  expect(against(stage, ['l'])).toEqual([]);
});

test('[CSW-CBT-09] [CSW-R-23] a penalty needs only one attacker', () => {
  const stage = open(
    { f: foot('blue', '0506', 'N'), g: foot('blue', '0405', 'NE') },
    { terrain: { '0405': 'swamp' } },
  );
  expect(against(stage, ['f'])).toEqual([]);
  expect(against(stage, ['f', 'g'])).toEqual([['CSW-TEC-04', 'swamp', 1]]);
});

test('[CSW-TEC-04] [CSW-R-33] swamp and woods count on either side, once for each kind, and add up', () => {
  const stage = open(
    { f: foot('blue', '0506', 'N'), g: foot('blue', '0405', 'NE') },
    { terrain: { '0505': 'woods', '0506': 'building', '0405': 'swamp' } },
  );
  expect(against(stage, ['f', 'g'])).toEqual([
    ['CSW-TEC-04', 'woods or building', 1],
    ['CSW-TEC-04', 'swamp', 1],
  ]);
});

test('[CSW-TEC-04] [CSW-MOA-02] water hampers only a unit that attacks out of it', () => {
  const inIt = open({ f: foot('blue', '0506', 'N') }, { streams: ['0506'] });
  expect(against(inIt, ['f'])).toEqual([['CSW-TEC-04', 'stream or moat', 1]]);
  const intoIt = open({ f: foot('blue', '0506', 'N') }, { streams: ['0505'] });
  expect(against(intoIt, ['f'])).toEqual([]);
});

test('[CSW-HUT-02] a ruined building keeps its effect in melee', () => {
  const stage = open(
    { f: foot('blue', '0506', 'N') },
    { terrain: { '0505': 'building' }, works: { '0505': { destroyed: true } } },
  );
  expect(against(stage, ['f'])).toEqual([['CSW-TEC-04', 'woods or building', 1]]);
});

test('[CSW-TEC-05] [CSW-R-35] the lower side has +1; downhill and level have none', () => {
  const up = open({ f: foot('blue', '0506', 'N') }, { terrain: { '0505': 'hill1' } });
  expect(against(up, ['f'])).toEqual([['CSW-TEC-05', 'lower side', 1]]);
  const down = open({ f: foot('blue', '0506', 'N') }, { terrain: { '0505': 'hill1', '0506': 'hill2' } });
  expect(against(down, ['f'])).toEqual([]);
});

test('[CSW-WAL-07] [CSW-MOA-02] an attack from a moat up at a wall has both penalties', () => {
  const stage = open({ f: foot('blue', '0506', 'N') }, { terrain: { '0505': 'wall' }, moats: ['0506'] });
  expect(against(stage, ['f'])).toEqual([
    ['CSW-TEC-04', 'stream or moat', 1],
    ['CSW-TEC-05', 'lower side', 1],
  ]);
});

test('[CSW-TOW-02] [CSW-CBT-09] an attack up at a tower, from the ground or a wall, is uphill once', () => {
  const stage = open(
    { f: foot('blue', '0506', 'N'), g: foot('blue', '0405', 'NE') },
    { terrain: { '0505': 'tower', '0405': 'wall' } },
  );
  expect(against(stage, ['f', 'g'])).toEqual([['CSW-TEC-05', 'lower side', 1]]);
  expect(against(stage, ['g'])).toEqual([['CSW-TOW-02', 'lower side', 1]]);
});

test('[CSW-WAL-05] attacks on a unit that scaled the wall this turn get -2', () => {
  const stage = open({ target: foot('red', '0505', 'S', { scaled: true }), f: foot('blue', '0506', 'N') });
  expect(against(stage, ['f'])).toEqual([['CSW-WAL-05', 'target scaled the wall', -2]]);
});

test('[CSW-NGT-02] at night one human unit is enough for +1; leaders do not count', () => {
  const stage = open(
    { e: elf('blue', '0506', 'N'), l: leader('blue', '0506', 'N'), f: foot('blue', '0405', 'NE') },
    { modules: ['night'] },
  );
  expect(against(stage, ['e', 'l'])).toEqual([]);
  expect(against(stage, ['e', 'f'])).toEqual([['CSW-NGT-02', 'human at night', 1]]);
});

test('[CSW-CBT-08] all applicable modifiers are added', () => {
  const stage = open(
    { c: cavalry('blue', '0506', 'N', charged) },
    { terrain: { '0505': 'hill1' }, modules: ['night'] },
  );
  expect(against(stage, ['c']).map(([, , value]) => value)).toEqual([-2, 1, 1]);
});

test('[CSW-CBT-09] a leader who charged brings no charge bonus to troops that did not, nor to himself alone', () => {
  const stage = open({
    c: cavalry('blue', '0506', 'N', charged),
    l: leader('blue', '0506', 'N', charged),
    f: foot('blue', '0405', 'NE'),
  });
  expect(against(stage, ['c', 'l', 'f'])).toEqual([]);
  expect(against(stage, ['l'])).toEqual([]);
});

test('[CSW-R-22] one Pike in order is enough, whoever else is in the hex', () => {
  const stage = open({
    target: pike('red', '0505', 'S'),
    fled: pike('red', '0505', 'S', { routed: true }),
    c: cavalry('blue', '0506', 'N', charged),
  });
  expect(against(stage, ['c'])).toEqual([]);
});

test('[CSW-TEC-04] [CSW-HUT-01] buildings hamper like woods', () => {
  const stage = open({ f: foot('blue', '0506', 'N') }, { terrain: { '0505': 'building' } });
  expect(against(stage, ['f'])).toEqual([['CSW-TEC-04', 'woods or building', 1]]);
});

test('[CSW-TUN-10] [CSW-CBT-09] underground the worst digger of a group counts, whoever is named first', () => {
  const below = { underground: true };
  const stage = battle({
    units: {
      dwarf: dwarf('blue', '0506', 'N', below),
      man: foot('blue', '0506', 'N', below),
      target: foot('red', '0505', 'S', below),
    },
  });
  const value = (...names: string[]) =>
    meleeModifiers(stage.battle, {
      side: 'blue',
      units: stage.ids(...names),
      target: stage.cell('0505'),
      construction: false,
      underground: true,
    }).map((row) => row.value);
  expect(value('dwarf')).toEqual([-1]);
  expect(value('man')).toEqual([1]);
  expect(value('man', 'dwarf')).toEqual([1]);
  expect(value('dwarf', 'man')).toEqual([1]);
});

test('[CSW-CBT-09] [CSW-TUN-10] leaders who attack without troops get a bonus only if all of them have it', () => {
  const below = { underground: true };
  const stage = battle({
    units: {
      king: leader('blue', '0506', 'N', below),
      heir: leader('blue', '0506', 'N', below),
      man: unit('W2', 'blue', '0506', 'N', below),
      target: foot('red', '0505', 'S', below),
    },
  });
  const types = stage.battle.setup.types.map((type) =>
    type.code === 'W1' ? { ...type, race: 'dwarf' as const } : type,
  );
  const value = (...names: string[]) =>
    meleeModifiers(
      { ...stage.battle, setup: { ...stage.battle.setup, types } },
      {
        side: 'blue',
        units: stage.ids(...names),
        target: stage.cell('0505'),
        construction: false,
        underground: true,
      },
    ).map((row) => row.value);
  expect(value('king')).toEqual([-1]);
  expect(value('king', 'heir')).toEqual([-1]);
  expect(value('king', 'man')).toEqual([1]);
});
