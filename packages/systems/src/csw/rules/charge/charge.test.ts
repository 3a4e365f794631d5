import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import type { OrderOf } from '../../orders.ts';
import { beginTale } from '../../tale.ts';
import {
  battle,
  cavalry,
  elephant,
  foot,
  heavyCavalry,
  leader,
  lightCavalry,
  pike,
  type Stage,
} from '../../testkit.ts';
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

test('[CSW-R-56] [CSW-CHG-02] a leader who rides along does not make the run longer', () => {
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

test('[CSW-CHG-02] who has charged neither turns nor moves again this segment', () => {
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

test('[CSW-CHG-04] the run ends in contact: in an enemy zone, or at the rear of the charged', () => {
  const behind = open({ u: heavyCavalry('blue', '0510', 'N'), x: foot('red', '0505', 'N') });
  expect(charge(behind, ['u'], AHEAD, '0505')).toMatchObject({ ok: true });
  expect(charge(behind, ['u'], AHEAD, '0605')).toMatchObject({ ok: false });
});

test('[CSW-CHG-05] the charged hex holds enemies, ahead of the run and in the front', () => {
  const stage = open({ u: heavyCavalry('blue', '0510', 'N'), ...ENEMY, y: foot('red', '0605', 'S') });
  const run = AHEAD;
  expect(charge(stage, ['u'], run, '0605')).toMatchObject({ ok: true });
  expect(charge(stage, ['u'], run, '0405')).toMatchObject(refusedBy('CSW-CHG-05'));
});

test('[CSW-CHG-07] charged foot other than pike has a check coming, with the chargers behind it', () => {
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

test('[CSW-P-04] the charges listed are accepted, and remembered when made', () => {
  const stage = open({ u: heavyCavalry('blue', '0510', 'N'), ...ENEMY });
  const charges = [...chargesOf(stage.battle, [stage.unit('u')])];
  expect(charges.length).toBeGreaterThan(0);
  expect(charges.every((order) => moveOrder.check(stage.battle, 'blue', order).ok)).toBe(true);
  const tale = beginTale(stage.battle);
  moveOrder.decide(tale, 'blue', charges[0]!, dice());
  expect(stage.unit('u', tale.state)).toMatchObject({ charged: stage.cell('0505'), moveEnded: true });
});
