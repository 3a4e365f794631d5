import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { beginTale } from '../../engine/tale.ts';
import { battle, foot, goblin, leader, lightFoot, pike, type Stage } from '../../testkit/drawn.ts';
import { retreatHexes } from '../morale/retreatHexes.ts';
import { routBelowNext, routOverstackedBelow } from './routBelow.ts';

type Words = Parameters<typeof battle>[0];
const below = { underground: true };
const routed = { ...below, routed: true };

/** A tunnel of blue's, down a column and, from 0503, out to the east. */
const COURSE = {
  knownTo: ['blue' as const, 'red' as const],
  cells: ['0501', '0502', '0503', '0504', '0505', '0603', '0704'],
  links: [
    ['0501', '0502'],
    ['0502', '0503'],
    ['0503', '0504'],
    ['0504', '0505'],
    ['0503', '0603'],
    ['0603', '0704'],
  ] as [string, string][],
  breaches: { '0501': 'blue' as const },
};
const open = (units: Words['units'], words: Partial<Words> = {}): Stage =>
  battle({
    map: { columns: 9, rows: 9 },
    modules: ['tunnels', 'caltrops'],
    step: 'routMoves',
    phasing: 'blue',
    tunnels: [COURSE],
    units,
    ...words,
  });
const withBreaches = (breaches: Record<string, 'blue' | 'red'>) => ({ tunnels: [{ ...COURSE, breaches }] });
/** Goblins flee two hexes of tunnel. */
const fled = (stage: Stage, ...rolls: number[]) => {
  const tale = beginTale(stage.battle);
  const script = dice(...rolls);
  while (routBelowNext(tale, script));
  expect(script.left).toEqual([]);
  return tale;
};
const where = (stage: Stage, name = 'g') => {
  const { cell, underground, status } = stage.unit(name, fled(stage).state);
  return status === 'onMap' ? `${hexOf(stage, cell)}${underground ? '_' : ''}` : status;
};
const hexOf = (stage: Stage, cell: number): string =>
  COURSE.cells.find((hex) => stage.cell(hex) === cell) ?? 'elsewhere';

test("[CSW-TUN-14] it heads for its side's nearest breach; between two equally near, the lower hex", () => {
  const from = (at: string, breaches: Record<string, 'blue' | 'red'>) =>
    where(open({ g: goblin('blue', at, 'N', routed) }, withBreaches(breaches)));
  expect(from('0504', { '0501': 'blue', '0505': 'blue' })).toBe('0505');
  expect(from('0503', { '0505': 'blue', '0501': 'blue' })).toBe('0501');
  expect(from('0503', { '0704': 'blue', '0505': 'blue' })).toBe('0505');
  expect(from('0503', { '0505': 'red', '0704': 'blue' })).toBe('0704');
});

test('[CSW-TUN-14] a breach blocked by enemies or under closed constructions does not count', () => {
  const g = goblin('blue', '0503', 'N', routed);
  const two = withBreaches({ '0501': 'blue', '0704': 'blue' });
  expect(where(open({ g, x: foot('red', '0502', 'N', below) }, two))).toBe('0704');
  expect(where(open({ g, x: foot('red', '0501') }, two))).toBe('0704');
  expect(where(open({ g }, { ...two, terrain: { '0501': 'gate' } }))).toBe('0704');
  expect(where(open({ g }, { ...withBreaches({ '0501': 'blue' }), terrain: { '0501': 'gate' } }))).toBe(
    'eliminated',
  );
});

test('[CSW-TUN-09] [CSW-ROU-10] it goes only as far as it finds room, and waits where friends fill the way', () => {
  const g = goblin('blue', '0504', 'N', routed);
  expect(where(open({ g }))).toBe('0502_');
  expect(where(open({ g, f: foot('blue', '0502', 'N', below) }))).toBe('0503_');
  const both = { f: foot('blue', '0502', 'N', below), p: pike('blue', '0503', 'N', below) };
  expect(where(open({ g, ...both }))).toBe('0504_');
  const { state } = fled(open({ g, ...both }));
  expect(state.units[0]).toMatchObject({ routMoved: true, routed: true });
});

test('[CSW-TUN-14] if friends fill the hex above, it waits below the breach', () => {
  const g = goblin('blue', '0502', 'N', routed);
  expect(where(open({ g }))).toBe('0501');
  expect(where(open({ g, f: foot('blue', '0501') }))).toBe('0501_');
  expect(where(open({ g, f: goblin('blue', '0501') }))).toBe('0501');
});

test('[CSW-CAL-07] [CSW-TUN-14] caltrops on the breach attack it as it comes up', () => {
  const stage = open({ g: goblin('blue', '0502', 'N', routed) }, { caltrops: { '0501': 'placed' } });
  expect(stage.unit('g', fled(stage, 1).state).status).toBe('eliminated');
});

test('[CSW-TUN-14] only routed units underground flee this way, those of the phasing side, once each', () => {
  const stage = open({
    g: goblin('blue', '0504', 'N', routed),
    above: foot('blue', '0702', 'N', { routed: true }),
    steady: goblin('blue', '0505', 'N', below),
    gone: goblin('blue', '0704', 'N', { ...routed, routMoved: true }),
    x: goblin('red', '0603', 'N', routed),
  });
  const { events } = fled(stage);
  expect(events.flatMap((event) => (event.type === 'unitsWent' ? event.units : []))).toEqual(stage.ids('g'));
  expect(events.some(({ type }) => type === 'unitEliminated')).toBe(false);
});

test('[CSW-MOR-05] [CSW-TUN-07] friends in and next to the hexes it flees through check morale, by ascending hex', () => {
  const stage = open({
    g: goblin('blue', '0504', 'N', routed),
    far: goblin('blue', '0704', 'N', below),
    side: goblin('blue', '0603', 'N', below),
    through: goblin('blue', '0503', 'N', below),
    behind: goblin('blue', '0505', 'N', below),
    mixed: goblin('blue', '0501', 'N', below),
    broken: goblin('blue', '0501', 'N', { ...routed, routMoved: true }),
  });
  const { causes } = fled(stage).state;
  expect(causes.map(({ cell }) => hexOf(stage, cell))).toEqual(['0501', '0503', '0603']);
  expect(causes.every(({ underground }) => underground)).toBe(true);
  const alone = open({ g: goblin('blue', '0504', 'N', routed), end: goblin('blue', '0502', 'N', below) });
  expect(fled(alone).state.causes.map(({ cell }) => hexOf(alone, cell))).toEqual(['0502']);
  const panic = open({
    g: goblin('blue', '0504', 'N', routed),
    broken: goblin('blue', '0501', 'N', { ...routed, routMoved: true }),
  });
  expect(fled(panic).state.causes).toEqual([]);
});

test('[CSW-TUN-14] a retreat underground leads away from the nearest attacker, or anywhere without one', () => {
  const stage = open({ m: foot('blue', '0503', 'N', below) });
  const from = (attackers: string[], at = '0503') =>
    retreatHexes(stage.battle, {
      cell: stage.cell(at),
      side: 'blue',
      units: stage.ids('m'),
      attackers: attackers.map(stage.cell),
      underground: true,
    }).map((cell) => hexOf(stage, cell));
  expect(from(['0504'])).toEqual(['0502', '0603']);
  expect(from(['0504', '0704'])).toEqual(['0502']);
  expect(from(['0505', '0502'])).toEqual(['0603']);
  expect(from([])).toEqual(['0502', '0504', '0603']);
  const loop = battle({
    map: { columns: 9, rows: 9 },
    modules: ['tunnels'],
    units: { m: foot('blue', '0503', 'N', below) },
    tunnels: [
      {
        knownTo: ['blue', 'red'],
        cells: ['0503', '0504', '0603'],
        links: [
          ['0503', '0504'],
          ['0504', '0603'],
          ['0603', '0503'],
        ],
        breaches: { '0503': 'blue' },
      },
    ],
  });
  const round = { cell: loop.cell('0503'), side: 'blue', units: [0], underground: true } as const;
  expect(retreatHexes(loop.battle, { ...round, attackers: [loop.cell('0504')] })).toEqual([]);
});

const routedByOverstack = (units: Words['units'], words: Partial<Words> = {}) => {
  const stage = open(units, words);
  const tale = beginTale(stage.battle);
  routOverstackedBelow(tale);
  return tale.events.map((event) =>
    event.type === 'unitsRouted'
      ? event.units.map((id) => stage.battle.units[id]?.name).join('+')
      : event.type,
  );
};

test('[CSW-TUN-09] [CSW-STK-07] only mixed and overfull tunnel hexes rout, by ascending hex, whatever is above them', () => {
  expect(
    routedByOverstack({
      late: foot('blue', '0505', 'N', below),
      mixed: pike('blue', '0505', 'N', below),
      early: foot('blue', '0502', 'N', below),
      too: lightFoot('blue', '0502', 'N', below),
      lawful: foot('blue', '0503', 'N', below),
      like: foot('blue', '0503', 'N', below),
      above: pike('blue', '0503'),
    }),
  ).toEqual(['early+too', 'late+mixed']);
  const seven = Object.fromEntries(
    'abcdefg'.split('').map((name) => [name, foot('blue', '0503', 'N', below)]),
  );
  expect(routedByOverstack(seven)).toEqual(['a+b+c+d+e+f+g']);
});

test('[CSW-R-27] [CSW-UND-08] underground too, no unit routs a second time, and undead and leaders never do', () => {
  const mixed = { a: foot('blue', '0503', 'N', below), b: pike('blue', '0503', 'N', routed) };
  expect(routedByOverstack({ ...mixed, l: leader('blue', '0503', 'N', below) })).toEqual(['a']);
  expect(
    routedByOverstack({ a: foot('blue', '0503', 'N', routed), b: pike('blue', '0503', 'N', routed) }),
  ).toEqual([]);
  const dead = {
    a: foot('blue', '0503', 'N', below),
    z: foot('blue', '0503', 'N', { ...below, undead: true }),
  };
  expect(routedByOverstack(dead, { modules: ['tunnels', 'undead'] })).toEqual(['a']);
});
