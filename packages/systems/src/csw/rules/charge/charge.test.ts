import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { beginTale } from '../../engine/tale.ts';
import type { OrderOf } from '../../orders/orders.ts';
import { withUnit } from '../../state/state.ts';
import {
  battle,
  cavalry,
  elephant,
  foot,
  heavyCavalry,
  leader,
  lightCavalry,
  ogre,
  onager,
  pike,
  type Stage,
} from '../../testkit/drawn.ts';
import { inPlainEnglish } from '../../testkit/plainEnglish.ts';
import { play } from '../../testkit/testplay.ts';
import { moveOrder } from '../movement/move.ts';
import { chargesOf } from '../movement/options.ts';
import { chargeCauses } from './charge.ts';

const open = (
  units: Parameters<typeof battle>[0]['units'],
  more: Omit<Parameters<typeof battle>[0], 'units'> = {},
) => battle({ units, step: 'move', phasing: 'blue', ...more });
const charge = (stage: Stage, names: readonly string[], path: OrderOf<'move'>['path'], target: string) =>
  moveOrder.check(stage.battle, 'blue', { type: 'move', units: stage.ids(...names), path, charge: target });
const refusedBy = (rule: string) => ({ ok: false, rule });
/** Five hexes for a Medium, four for a Heavy Cavalry, three for an Elephant: half of their allowances. */
const AHEAD = ['0509', '0508', '0507', '0506'];
const ENEMY = { x: foot('red', '0505', 'S') };

test('[CSW-CHG-01] mounted and creature units charge; foot and leaders do not', () => {
  const run = ['0508', '0507', '0506'];
  expect(
    charge(open({ u: heavyCavalry('blue', '0510', 'N'), ...ENEMY }), ['u'], AHEAD, '0505'),
  ).toMatchObject({
    ok: true,
  });
  expect(charge(open({ u: elephant('blue', '0509', 'N'), ...ENEMY }), ['u'], run, '0505')).toMatchObject({
    ok: true,
  });
  expect(charge(open({ u: foot('blue', '0509', 'N'), ...ENEMY }), ['u'], run, '0505')).toMatchObject(
    refusedBy('CSW-CHG-01'),
  );
  expect(charge(open({ u: leader('blue', '0509', 'N'), ...ENEMY }), ['u'], run, '0505')).toMatchObject(
    refusedBy('CSW-CHG-01'),
  );
});

test('[CSW-R-56] [CSW-CHG-02] a leader who rides along does not lengthen the run', () => {
  const stage = open({
    u: heavyCavalry('blue', '0510', 'N'),
    prince: leader('blue', '0510', 'N'),
    ...ENEMY,
  });
  expect(charge(stage, ['u', 'prince'], AHEAD, '0505')).toMatchObject({ ok: true });
});

test('[CSW-CHG-02] the run is three hexes straight and half the allowance, with no turn in it', () => {
  const heavy = open({ u: heavyCavalry('blue', '0508', 'N'), ...ENEMY });
  expect(charge(heavy, ['u'], ['0507', '0506'], '0505')).toMatchObject(refusedBy('CSW-CHG-02'));
  const light = open({ u: lightCavalry('blue', '0509', 'N'), ...ENEMY });
  expect(charge(light, ['u'], ['0508', '0507', '0506'], '0505')).toMatchObject(refusedBy('CSW-CHG-02'));
  const medium = open({ u: cavalry('blue', '0510', 'N'), ...ENEMY });
  expect(charge(medium, ['u'], AHEAD, '0505')).toMatchObject(refusedBy('CSW-CHG-02'));
  const far = open({ u: heavyCavalry('blue', '0510', 'N'), ...ENEMY });
  expect(charge(far, ['u'], AHEAD, '0505')).toMatchObject({ ok: true });
  expect(charge(far, ['u'], [...AHEAD, 'NE'], '0505')).toMatchObject(refusedBy('CSW-CHG-02'));
});

test('[CSW-CHG-02] a unit that has charged neither turns nor moves again this segment', () => {
  const stage = open({ u: heavyCavalry('blue', '0506', 'N', { charged: '0505' }), ...ENEMY });
  expect(
    moveOrder.check(stage.battle, 'blue', { type: 'move', units: stage.ids('u'), path: ['0507'] }),
  ).toMatchObject({ ok: false });
});

test('[CSW-CHG-03] every hex of the run and the charged hex are open ground', () => {
  const across = (terrain: Record<string, 'woods' | 'hill1' | 'hill2'>) =>
    charge(open({ u: heavyCavalry('blue', '0510', 'N'), ...ENEMY }, { terrain }), ['u'], AHEAD, '0505');
  expect(across({ '0507': 'hill1' })).toMatchObject({ ok: true });
  expect(across({ '0507': 'hill2' })).toMatchObject(refusedBy('CSW-CHG-03'));
  expect(across({ '0505': 'woods' })).toMatchObject(refusedBy('CSW-CHG-03'));
});

test('[CSW-CHG-02] the run needs three hexes even if two cost half the allowance', () => {
  const terrain = { '0507': 'hill1', '0506': 'hill1' } as const;
  const short = open({ u: heavyCavalry('blue', '0508', 'N'), ...ENEMY }, { terrain });
  expect(charge(short, ['u'], ['0507', '0506'], '0505')).toMatchObject(refusedBy('CSW-CHG-02'));
  const long = open({ u: heavyCavalry('blue', '0509', 'N'), ...ENEMY }, { terrain });
  expect(charge(long, ['u'], ['0508', '0507', '0506'], '0505')).toMatchObject({ ok: true });
});

test('[CSW-CHG-02] after a step to the rear, half of the halved allowance is enough', () => {
  const stage = open({ u: heavyCavalry('blue', '0508', 'N'), ...ENEMY });
  expect(charge(stage, ['u'], ['0509', '0508', '0507', '0506'], '0505')).toMatchObject({ ok: true });
});

test('[CSW-R-20] a stack must run as far as its fastest charger needs', () => {
  const stage = (hex: string) =>
    open({ u: heavyCavalry('blue', hex, 'N'), v: cavalry('blue', hex, 'N'), ...ENEMY });
  expect(charge(stage('0510'), ['u', 'v'], AHEAD, '0505')).toMatchObject(refusedBy('CSW-CHG-02'));
  const further = battle({
    units: { u: heavyCavalry('blue', '0511'), v: cavalry('blue', '0511'), ...ENEMY },
    map: { columns: 9, rows: 12 },
    step: 'move',
  });
  expect(charge(further, ['u', 'v'], ['0510', ...AHEAD], '0505')).toMatchObject({ ok: true });
});

test('[CSW-CHG-03] there is no water on the run, at its end or before the charged hex', () => {
  const across = (hex: string) =>
    charge(
      open({ u: heavyCavalry('blue', '0510', 'N'), ...ENEMY }, { streams: [hex] }),
      ['u'],
      AHEAD,
      '0505',
    );
  for (const hex of ['0507', '0506', '0505']) expect(across(hex)).toMatchObject(refusedBy('CSW-CHG-03'));
  expect(across('0510')).toMatchObject({ ok: true });
});

/** Ten hexes due north of a Light Cavalry's six. */
const LANE = { map: { columns: 9, rows: 14 } };
const NORTH = ['0511', '0510', '0509', '0508', '0507', '0506'];

test('[CSW-R-110] [CSW-CHG-02] rough ground before the run, on the same line, does not prevent it', () => {
  const after = (woods: string) => {
    const stage = open(
      { u: lightCavalry('blue', '0513', 'N'), ...ENEMY },
      { ...LANE, terrain: { [woods]: 'woods' } },
    );
    return charge(stage, ['u'], ['0512', ...NORTH], '0505');
  };
  expect(after('0512')).toEqual({ ok: true });
  expect(after('0511')).toMatchObject(refusedBy('CSW-CHG-02'));
  expect(after('0508')).toMatchObject(refusedBy('CSW-CHG-03'));
});

test('[CSW-R-110] [CSW-CHG-02] the cost of leaving a zone does not count toward the run', () => {
  const from = (hex: string, behind: string) =>
    open({ u: lightCavalry('blue', hex, 'N'), ...ENEMY, y: foot('red', behind, 'N') }, LANE);
  expect(charge(from('0510', '0511'), ['u'], AHEAD, '0505')).toMatchObject(refusedBy('CSW-CHG-02'));
  const hill = battle({
    units: { u: lightCavalry('blue', '0510', 'N'), ...ENEMY, y: foot('red', '0511', 'N') },
    ...LANE,
    terrain: { '0509': 'hill1', '0508': 'hill1' },
    step: 'move',
  });
  expect(charge(hill, ['u'], AHEAD, '0505')).toEqual({ ok: true });
});

test('[CSW-TEC-03] [CSW-P-04] if a road makes the run too cheap, the charge beside it is offered', () => {
  const roads = ['0512>0511>0510>0509>0508>0507>0506>0505'];
  const stage = open({ u: lightCavalry('blue', '0512', 'N'), ...ENEMY }, { ...LANE, roads });
  expect(charge(stage, ['u'], NORTH, '0505')).toMatchObject(refusedBy('CSW-CHG-02'));
  const ahead = [...chargesOf(stage.battle, [stage.unit('u')])].filter(({ path }) => path.at(-1) === '0506');
  expect(ahead).toEqual([
    { type: 'move', units: stage.ids('u'), path: NORTH, charge: '0505', offRoad: true },
  ]);
  for (const order of ahead)
    expect(inPlainEnglish(moveOrder.check(stage.battle, 'blue', order))).toEqual({ ok: true });
  expect(inPlainEnglish(moveOrder.describe(stage.battle, ahead[0]!))).toBe(
    'charge 0505 with u from 0506, beside the road',
  );
});

test('[CSW-CHG-01] [CSW-R-56] a leader who rides along has not charged: without his cavalry nobody has', () => {
  const stage = open({ a: elephant('blue', '0509', 'N'), l: leader('blue', '0509', 'N'), ...ENEMY });
  const order = {
    type: 'move',
    units: stage.ids('a', 'l'),
    path: ['0508', '0507', '0506'],
    charge: '0505',
  } as const;
  const after = play(stage.battle, { ...order, path: [...order.path] });
  expect([stage.unit('a', after).charged, stage.unit('l', after).charged]).toEqual([stage.cell('0505'), -1]);
  const alone = withUnit(after, stage.id('a'), { status: 'eliminated' });
  expect(chargeCauses(alone)).toEqual([]);
});

test('[CSW-CHG-04] [CSW-R-21] a unit without a zone that faces the charger is not in contact with him', () => {
  const against = (units: Parameters<typeof battle>[0]['units']) =>
    charge(open({ u: heavyCavalry('blue', '0510', 'N'), ...units }), ['u'], AHEAD, '0505');
  const evader = foot('red', '0505', 'S', { evaded: true });
  expect(against({ x: evader })).toMatchObject(refusedBy('CSW-CHG-04'));
  expect(against({ x: evader, y: foot('red', '0505', 'S', { routed: true }) })).toMatchObject({ ok: true });
});

test('[CSW-CHG-04] the run ends in contact: in an enemy zone or at the rear of the charged unit', () => {
  const behind = open({ u: heavyCavalry('blue', '0510', 'N'), x: foot('red', '0505', 'N') });
  expect(charge(behind, ['u'], AHEAD, '0505')).toMatchObject({ ok: true });
  expect(charge(behind, ['u'], AHEAD, '0605')).toMatchObject({ ok: false });
});

test("[CSW-CHG-05] the charged hex holds enemies, ahead of the run and in the charger's front", () => {
  const stage = open({ u: heavyCavalry('blue', '0510', 'N'), ...ENEMY, y: foot('red', '0605', 'S') });
  const run = AHEAD;
  expect(charge(stage, ['u'], run, '0605')).toMatchObject({ ok: true });
  expect(charge(stage, ['u'], run, '0405')).toMatchObject(refusedBy('CSW-CHG-05'));
});

test('[CSW-CHG-05] [CSW-R-21] the charged hex lies both ahead of the run and in front of the unit', () => {
  const stage = open({
    u: heavyCavalry('blue', '0510', 'NE'),
    north: foot('red', '0505', 'N'),
    northEast: foot('red', '0605', 'N'),
    southEast: foot('red', '0606', 'NE'),
    northWest: foot('red', '0405', 'NW'),
    beyond: foot('red', '0504', 'N'),
  });
  const named = (hex: string) => charge(stage, ['u'], AHEAD, hex);
  expect(named('0505')).toMatchObject({ ok: true });
  expect(named('0605')).toMatchObject({ ok: true });
  expect(named('0606')).toMatchObject(refusedBy('CSW-CHG-05'));
  expect(named('0405')).toMatchObject(refusedBy('CSW-CHG-05'));
  expect(named('0504')).toMatchObject(refusedBy('CSW-CHG-05'));
});

test('[CSW-CHG-07] charged foot other than pike must check, with the chargers behind it', () => {
  const stage = open({
    u: heavyCavalry('blue', '0506', 'N', { charged: '0505' }),
    ...ENEMY,
    v: heavyCavalry('blue', '0706', 'N', { charged: '0705' }),
    p: pike('red', '0705', 'S'),
    w: heavyCavalry('blue', '0906', 'N', { charged: '0905' }),
    z: foot('red', '0905', 'N'),
  });
  expect(chargeCauses(stage.battle)).toMatchObject([
    { cell: stage.cell('0505'), rules: ['CSW-CHG-07'], rear: false, attackers: [stage.cell('0506')] },
    { cell: stage.cell('0905'), rear: true },
  ]);
});

test('[CSW-CHG-07] charged hexes are checked in ascending order, and only for chargers on the map', () => {
  const stage = open({
    late: heavyCavalry('blue', '0906', 'N', { charged: '0905' }),
    second: heavyCavalry('blue', '0201', 'NW', { charged: '0101' }),
    first: heavyCavalry('blue', '0102', 'N', { charged: '0101' }),
    still: heavyCavalry('blue', '0706', 'N'),
    fallen: heavyCavalry('blue', '0506', 'N', { charged: '0505', status: 'eliminated' }),
    ...ENEMY,
    y: foot('red', '0101', 'S'),
    z: foot('red', '0905', 'S'),
    idle: foot('red', '0705', 'S'),
  });
  expect(chargeCauses(stage.battle)).toMatchObject([
    {
      cell: stage.cell('0101'),
      side: 'red',
      underground: false,
      attackers: [stage.cell('0102'), stage.cell('0201')].sort((a, b) => a - b),
    },
    { cell: stage.cell('0905'), attackers: [stage.cell('0906')] },
  ]);
});

test('[CSW-R-25] [CSW-UND-03] routed foot checks; undead, mounted, large and creatures do not', () => {
  const checks = (x: ReturnType<typeof foot>): boolean =>
    chargeCauses(open({ u: heavyCavalry('blue', '0506', 'N', { charged: '0505' }), x }).battle).length > 0;
  expect(checks(foot('red', '0505', 'S', { routed: true }))).toBe(true);
  expect(checks(foot('red', '0505', 'S', { undead: true }))).toBe(false);
  for (const other of [cavalry, ogre, elephant, onager])
    expect(checks(other('red', '0505', 'S'))).toBe(false);
});

test('[CSW-R-25] one charger behind them, or one routed unit among them, makes it a charge from the rear', () => {
  const rear = (units: Parameters<typeof battle>[0]['units']) =>
    chargeCauses(
      open({ u: heavyCavalry('blue', '0506', 'N', { charged: '0505' }), ...ENEMY, ...units }).battle,
    )[0]?.rear;
  expect(rear({})).toBe(false);
  expect(rear({ behind: heavyCavalry('blue', '0504', 'S', { charged: '0505' }) })).toBe(true);
  expect(rear({ behind: heavyCavalry('blue', '0504', 'S') })).toBe(false);
  expect(rear({ y: foot('red', '0505', 'S', { routed: true }) })).toBe(true);
});

test('[CSW-UND-07] one undead charger among the living makes it a charge by undead', () => {
  const undead = (flags: { undead?: boolean }) =>
    chargeCauses(
      open({
        u: heavyCavalry('blue', '0506', 'N', { charged: '0505' }),
        v: heavyCavalry('blue', '0605', 'NW', { charged: '0505', ...flags }),
        ...ENEMY,
      }).battle,
    )[0]?.undead;
  expect(undead({})).toBe(false);
  expect(undead({ undead: true })).toBe(true);
});

test('[CSW-P-04] the listed charges are accepted, and remembered once made', () => {
  const stage = open({ u: heavyCavalry('blue', '0510', 'N'), ...ENEMY });
  const charges = [...chargesOf(stage.battle, [stage.unit('u')])];
  expect(charges.length).toBeGreaterThan(0);
  expect(charges.every((order) => moveOrder.check(stage.battle, 'blue', order).ok)).toBe(true);
  const tale = beginTale(stage.battle);
  moveOrder.decide(tale, 'blue', charges[0]!, dice());
  expect(stage.unit('u', tale.state)).toMatchObject({ charged: stage.cell('0505'), moveEnded: true });
});
