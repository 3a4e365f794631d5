import { expect, test } from 'vitest';
import {
  ballista,
  battle,
  bow,
  foot,
  giant,
  horseBow,
  leader,
  longBow,
  onager,
  pike,
  riderlessMount,
  type Stage,
  unit,
  warrior,
  wizard,
} from '../../testkit/drawn.ts';
import { inPlainEnglish } from '../../testkit/plainEnglish.ts';
import { fireOrder } from './fire.ts';

type Words = Parameters<typeof battle>[0];
const set = (units: Words['units'], words: Partial<Words> = {}): Stage =>
  battle({ map: { columns: 16, rows: 16 }, step: 'fireFirst', units, ...words });

/** `yes`, or the clause that forbids it. */
const fires = (stage: Stage, names: readonly string[], hex: string, construction = false): string => {
  const order = { type: 'fire', units: stage.ids(...names), hex, construction } as const;
  const verdict = fireOrder.check(stage.battle, 'blue', order);
  return verdict.ok ? 'yes' : verdict.rule;
};
const T = foot('red', '0508');

test('[CSW-P-28] a target is a hex of the map with enemies on the surface', () => {
  const stage = set({ b: bow('blue', '0504'), T, own: foot('blue', '0510') });
  expect(fires(stage, ['b'], '0508')).toBe('yes');
  expect(fires(stage, ['b'], '0507')).toBe('CSW-P-28');
  expect(fires(stage, ['b'], '0510')).toBe('CSW-P-28');
  expect(fires(stage, ['b'], '9999')).toBe('CSW-P-28');
  expect(
    fires(set({ b: bow('blue', '0504'), T: foot('red', '0508', { underground: true }) }), ['b'], '0508'),
  ).toBe('CSW-P-28');
});

test('[CSW-P-28] off the map there are neither enemies nor walls', () => {
  const stage = set({ o: onager('blue', '0504'), T });
  expect(fires(stage, ['o'], '9999', true)).toBe('CSW-P-28');
  const order = { type: 'fire' as const, units: stage.ids('o'), hex: '9999' };
  expect(fireOrder.check(stage.battle, 'blue', order)).toMatchObject({ because: 'that hex is off the map' });
});

test('[CSW-STK-05] each hex of a chain has its own four points', () => {
  const bows = (names: string, hex: string) =>
    Object.fromEntries([...names].map((name) => [name, bow('blue', hex)]));
  const stage = set({ ...bows('abcde', '0504'), ...bows('fgh', '0604'), T });
  expect(fires(stage, [...'abcdfgh'], '0508')).toBe('yes');
  expect(fires(stage, [...'abcde'], '0508')).toBe('CSW-STK-05');
});

test('[CSW-LOS-07] a unit that blocks the shot is named', () => {
  const stage = set({ b: bow('blue', '0504'), T, screen: foot('red', '0506') });
  const order = { type: 'fire' as const, units: stage.ids('b'), hex: '0508' };
  expect(inPlainEnglish(fireOrder.check(stage.battle, 'blue', order))).toMatchObject({
    rule: 'CSW-LOS-07',
    because: 'the line of sight meets screen in 0506',
  });
});

test('[CSW-MIS-01] [CSW-MIS-05] [CSW-CBT-10] a unit is named once and fires at one target', () => {
  const stage = set({ b: bow('blue', '0504'), T });
  expect(fires(stage, ['b', 'b'], '0508')).toBe('CSW-MIS-01');
  const twice = set(
    { b: bow('blue', '0504'), T, U: foot('red', '0408') },
    {
      attacks: [{ side: 'blue', units: ['b'], target: '0508' }],
    },
  );
  expect(fires(twice, ['b'], '0408')).toBe('CSW-MIS-01');
});

test('[CSW-MIS-02] every firer needs a line of sight, and the refusal names what blocks it', () => {
  const stage = set({ b: bow('blue', '0504'), c: bow('blue', '0404'), T }, { terrain: { '0505': 'woods' } });
  expect(fires(stage, ['c'], '0508')).toBe('yes');
  expect(fires(stage, ['c', 'b'], '0508')).toBe('CSW-LOS-03');
  const order = { type: 'fire' as const, units: [stage.id('b')], hex: '0508' };
  expect(inPlainEnglish(fireOrder.check(stage.battle, 'blue', order))).toMatchObject({
    because: 'the line of sight meets woods in 0505',
  });
});

test('[CSW-MIS-03] [CSW-R-29] combined fire comes from one hex or a chain of adjacent hexes', () => {
  const stage = set({
    a: longBow('blue', '0504'),
    b: longBow('blue', '0604'),
    c: longBow('blue', '0704'),
    d: longBow('blue', '0504'),
    T,
  });
  expect(fires(stage, ['a', 'd'], '0508')).toBe('yes');
  expect(fires(stage, ['a', 'b', 'c'], '0508')).toBe('yes');
  expect(fires(stage, ['c', 'a', 'b'], '0508')).toBe('yes');
  expect(fires(stage, ['a', 'c'], '0508')).toBe('CSW-MIS-03');
});

test('[CSW-MIS-04] [CSW-GEO-04] the target is within the range of each firer', () => {
  const stage = set({ near: bow('blue', '0504'), far: bow('blue', '0503'), T: foot('red', '0512') });
  expect(fires(stage, ['near'], '0512')).toBe('yes');
  expect(fires(stage, ['near', 'far'], '0512')).toBe('CSW-MIS-04');
});

test('[CSW-MIS-10] [CSW-R-30] no unit may fire at a hex next to a unit of its own side, routed or not', () => {
  const beside = (other: ReturnType<typeof unit>) =>
    fires(set({ b: bow('blue', '0504'), T, other }), ['b'], '0508');
  expect(beside(foot('blue', '0509'))).toBe('CSW-MIS-10');
  expect(beside(foot('blue', '0509', { routed: true }))).toBe('CSW-MIS-10');
  expect(beside(leader('blue', '0408'))).toBe('CSW-MIS-10');
  expect(beside(riderlessMount('blue', '0509'))).toBe('yes');
  expect(beside(foot('blue', '0509', { underground: true }))).toBe('yes');
  expect(beside(foot('red', '0509'))).toBe('yes');
  expect(beside(foot('blue', '0510'))).toBe('yes');
  expect(fires(set({ b: bow('blue', '0507'), T }), ['b'], '0508')).toBe('CSW-MIS-10');
});

test('[CSW-MIS-12] [CSW-R-31] facing does not limit fire', () => {
  for (const facing of ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const)
    expect(fires(set({ b: bow('blue', '0504', facing), T }), ['b'], '0508')).toBe('yes');
});

const six = (code: string) =>
  Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`b${n}`, unit(code, 'blue', '0504')]));

test('[CSW-STK-05] [CSW-MIS-13] [CSW-X-12] four points fire from a hex in a segment, plus leaders', () => {
  const stage = set({ ...six('SB'), w: warrior('blue', '0504'), T, U: foot('red', '0408') });
  expect(fires(stage, ['b1', 'b2', 'b3', 'b4'], '0508')).toBe('yes');
  expect(fires(stage, ['b1', 'b2', 'b3', 'b4', 'b5'], '0508')).toBe('CSW-STK-05');
  expect(fires(stage, ['b1', 'b2', 'b3', 'b4', 'w'], '0508')).toBe('yes');
  const attacks = [{ side: 'blue' as const, units: ['b1', 'b2', 'b3'], target: '0408' }];
  const later = set({ ...six('SB'), w: warrior('blue', '0504'), T, U: foot('red', '0408') }, { attacks });
  expect(fires(later, ['b4'], '0508')).toBe('yes');
  expect(fires(later, ['b4', 'b5'], '0508')).toBe('CSW-STK-05');
  const full = [{ side: 'blue' as const, units: ['b1', 'b2', 'b3', 'b4'], target: '0408' }];
  const closed = set(
    { ...six('SB'), w: warrior('blue', '0504'), T, U: foot('red', '0408') },
    { attacks: full },
  );
  expect(fires(closed, ['b5'], '0508')).toBe('CSW-STK-05');
  expect(fires(closed, ['w'], '0508')).toBe('yes');
});

test('[CSW-STK-05] two mounted bows are four points', () => {
  const stage = set({
    a: horseBow('blue', '0504'),
    b: horseBow('blue', '0504'),
    c: horseBow('blue', '0504'),
    T,
  });
  expect(fires(stage, ['a', 'b'], '0508')).toBe('yes');
  expect(fires(stage, ['a', 'b', 'c'], '0508')).toBe('CSW-STK-05');
});

test('[CSW-ENG-02] a machine attacks alone', () => {
  const stage = set({ e: ballista('blue', '0504'), w: wizard('blue', '0504'), T });
  expect(fires(stage, ['e'], '0508')).toBe('yes');
  expect(fires(stage, ['e', 'w'], '0508')).toBe('CSW-ENG-02');
});

test('[CSW-ENG-01] [CSW-R-60] only stones can harm machines and the units beside them', () => {
  const shotAtEngine = (who: ReturnType<typeof unit>) =>
    fires(set({ who, e: ballista('red', '0508'), l: leader('red', '0508') }), ['who'], '0508');
  expect(shotAtEngine(onager('blue', '0504'))).toBe('yes');
  expect(shotAtEngine(giant('blue', '0504'))).toBe('yes');
  expect(shotAtEngine(ballista('blue', '0504'))).toBe('CSW-ENG-01');
  expect(shotAtEngine(longBow('blue', '0504'))).toBe('CSW-ENG-01');
  expect(shotAtEngine(wizard('blue', '0504'))).toBe('CSW-ENG-01');
});

test('[CSW-CRE-02] creatures can be fired at like any unit', () => {
  expect(fires(set({ b: bow('blue', '0504'), T: unit('EL', 'red', '0508') }), ['b'], '0508')).toBe('yes');
});

test('[CSW-WAL-09] [CSW-R-90] Onagers, Giants and great casters may fire at a wall; others may not', () => {
  const shotAtWall = (code: string, at = '0504') => {
    const stage = set({ who: unit(code, 'blue', at) }, { terrain: { '0508': 'wall' } });
    return fires(stage, ['who'], '0508', true);
  };
  for (const code of ['ON', 'HG', 'Z2', 'Z3', 'P3']) expect([code, shotAtWall(code)]).toEqual([code, 'yes']);
  for (const code of ['BA', 'LB', 'EB', 'W3', 'P2'])
    expect([code, shotAtWall(code, '0503')]).toEqual([code, 'CSW-WAL-09']);
});

test('[CSW-WAL-12] an empty wall can be attacked, and friends next to it do not prevent it', () => {
  const units = { o: onager('blue', '0504'), near: foot('blue', '0507'), near2: foot('blue', '0509') };
  const terrain = { '0608': 'wall' } as const;
  const stage = set({ ...units, p: pike('red', '0608') }, { terrain });
  expect(fires(set(units, { terrain }), ['o'], '0608', true)).toBe('yes');
  expect(fires(set({ o: onager('blue', '0607') }, { terrain }), ['o'], '0608', true)).toBe('yes');
  expect(fires(stage, ['o'], '0608', true)).toBe('yes');
  expect(fires(stage, ['o'], '0608')).toBe('CSW-MIS-10');
});

test('[CSW-WAL-09] the target must be a wall, tower or closed gate that still stands', () => {
  const shotAtGate = (works: NonNullable<Words['works']>) =>
    fires(set({ o: onager('blue', '0504') }, { terrain: { '0508': 'gate' }, works }), ['o'], '0508', true);
  expect(shotAtGate({})).toBe('yes');
  expect(shotAtGate({ '0508': { open: true } })).toBe('CSW-WAL-09');
  expect(shotAtGate({ '0508': { destroyed: true } })).toBe('CSW-WAL-09');
  expect(fires(set({ o: onager('blue', '0504') }), ['o'], '0508', true)).toBe('CSW-WAL-09');
});

test('[CSW-NGT-04] at night a unit cannot fire at what it cannot see', () => {
  const stage = set(
    { b: bow('blue', '0503'), e: unit('EB', 'blue', '0503'), T },
    { modules: ['night'], sky: 'half moon' },
  );
  expect(fires(stage, ['b'], '0508')).toBe('CSW-NGT-04');
  expect(fires(stage, ['e'], '0508')).toBe('yes');
});

test('[CSW-IND-01] [CSW-IND-02] indirect fire goes over a unit, unless the unit is next to the target', () => {
  const over = (at: string) =>
    fires(
      set({ b: bow('blue', '0504'), T, s: foot('red', at) }, { modules: ['indirectFire'] }),
      ['b'],
      '0508',
    );
  expect(over('0506')).toBe('yes');
  expect(over('0507')).toBe('CSW-IND-02');
});
