import { expect, test } from 'vitest';
import type { CswOrder } from '../../orders/orders.ts';
import { typeOf } from '../../state/state.ts';
import { battle, cavalry, foot, leader, type Stage } from '../../testkit/drawn.ts';
import { judge, offered, play } from '../../testkit/testplay.ts';
import { lineOfSight } from '../sight/sight.ts';
import { groundAt, terrainHalfPoints } from '../terrain/ground.ts';

type Given = Parameters<typeof battle>[0];
const village = (units: Given['units'], more: Omit<Given, 'units'> = {}): Stage =>
  battle({ units, terrain: { '0504': 'building' }, step: 'move', phasing: 'blue', ...more });

const raze: CswOrder = { type: 'destroyHut', hex: '0504' };
const refusedBy = (rule: string) => ({ ok: false, rule });

test('[CSW-HUT-01] a building costs four points', () => {
  const { battle: start, unit, cell } = village({ u: foot('blue', '0505', 'N') });
  expect(terrainHalfPoints(start, typeOf(start, unit('u')), cell('0504'))).toBe(8);
});

test('[CSW-HUT-02] any unit in it can pull it down at no cost', () => {
  const stage = village({ u: foot('blue', '0504', 'N', { movedThisTurn: true, moveEnded: true }) });
  expect(offered(stage.battle)).toContainEqual(raze);
  const after = play(stage.battle, raze);
  expect(groundAt(after, stage.cell('0504'))).toBe('wreck');
  expect(stage.unit('u', after)).toEqual(stage.unit('u'));
  expect(judge(after, raze)).toMatchObject(refusedBy('CSW-HUT-02'));
});

test('[CSW-HUT-02] not from the next hex, not when routed, and only a building that stands there', () => {
  expect(judge(village({ u: foot('blue', '0505', 'N') }).battle, raze)).toMatchObject(
    refusedBy('CSW-HUT-02'),
  );
  const routed = village({ u: foot('blue', '0504', 'N', { routed: true }), v: foot('blue', '0505') });
  expect(judge(routed.battle, raze)).toMatchObject(refusedBy('CSW-HUT-02'));
  const field = village({ u: foot('blue', '0504', 'N') }, { terrain: {} });
  expect(judge(field.battle, raze)).toMatchObject(refusedBy('CSW-HUT-02'));
});

test('[CSW-HUT-02] [CSW-R-90] the ruin costs one point, hides nothing and still prevents charges', () => {
  const stage = village(
    {
      c: cavalry('blue', '0509', 'N'),
      L: leader('blue', '0110'),
      x: foot('red', '0503', 'S'),
    },
    { works: { '0504': { destroyed: true } } },
  );
  const { battle: start, cell } = stage;
  expect(terrainHalfPoints(start, typeOf(start, stage.unit('c')), cell('0504'))).toBe(2);
  expect(lineOfSight(start, cell('0507'), cell('0503'))).toMatchObject({ clear: true });
  const run = ['0508', '0507', '0506', '0505', '0504'];
  const charge: CswOrder = { type: 'move', units: stage.ids('c'), path: run, charge: '0503' };
  expect(judge(start, charge)).toMatchObject(refusedBy('CSW-CHG-03'));
});
