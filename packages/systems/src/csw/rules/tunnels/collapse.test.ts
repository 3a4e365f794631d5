import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { beginTale } from '../../engine/tale.ts';
import type { OrderOf } from '../../orders/orders.ts';
import { battle, foot, leader, pike, type Stage } from '../../testkit/drawn.ts';
import { groundAt } from '../terrain/ground.ts';
import { collapseOrder } from './collapse.ts';
import { tunnelDesk } from './tunnelDesk.ts';

type Words = Parameters<typeof battle>[0];
const refusedBy = (rule: string) => ({ ok: false, rule });
const below = { underground: true };

const open = (words: Partial<Words> & Pick<Words, 'units'>): Stage =>
  battle({
    map: { columns: 9, rows: 9 },
    modules: ['tunnels'],
    step: 'tunnels',
    tunnels: [
      {
        knownTo: ['blue'],
        cells: ['0505', '0504', '0503', '0502'],
        breaches: { '0505': 'blue', '0502': 'blue' },
      },
    ],
    ...words,
  });
const order = (stage: Stage, placements: Record<string, string>): OrderOf<'collapse'> => ({
  type: 'collapse',
  hex: '0505',
  placements: Object.entries(placements).map(([name, hex]) => ({ unit: stage.id(name), hex })),
});
const check = (stage: Stage, placements: Record<string, string>) =>
  collapseOrder.check(stage.battle, 'blue', order(stage, placements));
const fallen = (stage: Stage, placements: Record<string, string>) => {
  const tale = beginTale(stage.battle);
  collapseOrder.decide(tale, 'blue', order(stage, placements), dice());
  return tale.state;
};

test('[CSW-TUN-11] the only side with troops in a system may collapse it; they come up at breaches of its choice', () => {
  const stage = open({
    units: { a: foot('blue', '0504', 'N', below), b: foot('blue', '0503', 'N', below) },
  });
  expect(check(stage, { a: '0505', b: '0502' })).toEqual({ ok: true });
  expect(check(stage, { a: '0505', b: '0505' })).toEqual({ ok: true });
  expect(check(stage, { a: '0505', b: '0503' })).toMatchObject(refusedBy('CSW-TUN-11'));
  const after = fallen(stage, { a: '0505', b: '0502' });
  expect(stage.unit('a', after)).toMatchObject({
    underground: false,
    cell: stage.cell('0505'),
    status: 'onMap',
  });
  expect(stage.unit('b', after)).toMatchObject({ underground: false, cell: stage.cell('0502') });
  expect(after.tunnels).toEqual([]);
});

test('[CSW-TUN-11] a tunnel cannot be collapsed with nobody inside, nor with an enemy inside', () => {
  const nobody = open({ units: { a: foot('blue', '0505') } });
  expect(check(nobody, {})).toMatchObject(refusedBy('CSW-TUN-11'));
  const both = open({
    units: { a: foot('blue', '0504', 'N', below), x: foot('red', '0502', 'N', below) },
    tunnels: [
      { knownTo: ['blue', 'red'], cells: ['0505', '0504', '0503', '0502'], breaches: { '0505': 'blue' } },
    ],
  });
  expect(check(both, { a: '0505' })).toMatchObject(refusedBy('CSW-TUN-11'));
});

test('[CSW-TUN-11] each unit inside comes up once, nobody else does, and nobody under a closed gate', () => {
  const stage = open({
    terrain: { '0502': 'gate' },
    units: { a: foot('blue', '0504', 'N', below), s: foot('blue', '0707') },
  });
  const twice = { ...order(stage, { a: '0505' }), placements: [0, 0].map((unit) => ({ unit, hex: '0505' })) };
  expect(collapseOrder.check(stage.battle, 'blue', twice)).toMatchObject(refusedBy('CSW-TUN-11'));
  expect(check(stage, { a: '0505', s: '0505' })).toMatchObject(refusedBy('CSW-TUN-11'));
  expect(check(stage, { a: '0502' })).toMatchObject(refusedBy('CSW-TUN-11'));
  expect(check(stage, { a: '0505' })).toEqual({ ok: true });
});

test('[CSW-TUN-11] a unit cannot come up where the enemy stands, and stacking limits apply', () => {
  const stage = open({
    units: {
      a: foot('blue', '0504', 'N', below),
      b: foot('blue', '0503', 'N', below),
      x: foot('red', '0502'),
      p: pike('blue', '0505', 'N'),
    },
  });
  expect(check(stage, { a: '0502' })).toMatchObject(refusedBy('CSW-TUN-11'));
  expect(check(stage, { a: '0505' })).toMatchObject(refusedBy('CSW-TUN-11'));
  expect(check(stage, { a: '0505', b: '0505' })).toMatchObject(refusedBy('CSW-TUN-11'));
});

test('[CSW-TUN-12] walls, towers, gates and buildings over it fall; a unit standing there is unharmed', () => {
  const stage = open({
    terrain: { '0504': 'wall', '0503': 'building', '0403': 'tower' },
    units: { a: foot('blue', '0503', 'N', below), x: foot('red', '0504'), y: foot('red', '0503') },
  });
  const after = fallen(stage, { a: '0505' });
  expect(groundAt(after, stage.cell('0504'))).toBe('hill1');
  expect(groundAt(after, stage.cell('0503'))).toBe('wreck');
  expect(groundAt(after, stage.cell('0403'))).toBe('tower');
  expect(stage.unit('x', after)).toMatchObject({ status: 'onMap', hitsTaken: 0 });
  expect(stage.unit('y', after)).toMatchObject({ status: 'onMap' });
});

test('[CSW-TUN-13] a unit that cannot be placed is lost, one that can must come up, and at least one must', () => {
  const crowd = Object.fromEntries(Array.from({ length: 5 }, (_, i) => [`f${i}`, foot('blue', '0505', 'N')]));
  const units = {
    a: foot('blue', '0504', 'N', below),
    b: foot('blue', '0503', 'N', below),
    l: leader('blue', '0503', 'N', below),
    x: foot('red', '0502'),
    ...crowd,
  };
  const stage = open({ units });
  expect(check(stage, { a: '0505', b: '0505', l: '0505' })).toMatchObject(refusedBy('CSW-TUN-11'));
  expect(check(stage, { a: '0505' })).toMatchObject(refusedBy('CSW-TUN-13'));
  expect(check(stage, { a: '0505', l: '0505' })).toEqual({ ok: true });
  const after = fallen(stage, { a: '0505', l: '0505' });
  expect(stage.unit('b', after)).toMatchObject({ status: 'eliminated' });
  expect(stage.unit('a', after)).toMatchObject({ status: 'onMap', underground: false });
  const shut = open({ units: { a: units.a, x: units.x, y: foot('red', '0505') } });
  expect(check(shut, {})).toMatchObject(refusedBy('CSW-TUN-13'));
});

test('[CSW-TUN-11] there is no collapse without a tunnel, and each breach has its own room', () => {
  const stage = open({ units: { a: foot('blue', '0504', 'N', below), p: pike('blue', '0503', 'N', below) } });
  const nowhere = { ...order(stage, { a: '0505' }), hex: '0909' };
  expect(collapseOrder.check(stage.battle, 'blue', nowhere)).toMatchObject(refusedBy('CSW-TUN-11'));
  expect(check(stage, { a: '0505', p: '0502' })).toEqual({ ok: true });
  expect(check(stage, { a: '0505', p: '0505' })).toMatchObject(refusedBy('CSW-TUN-11'));
});

test('[CSW-TUN-11] [CSW-R-127] a unit that comes up has moved but spent nothing: it may still use its allowance', () => {
  const stage = open({ units: { a: foot('blue', '0504', 'N', below), b: foot('blue', '0505', 'N', below) } });
  const after = fallen(stage, { a: '0502', b: '0505' });
  const fresh = { spentHalf: 0, steppedRear: false, moveEnded: false, scaled: false, enteredTurn: 0 };
  for (const name of ['a', 'b'])
    expect(stage.unit(name, after)).toMatchObject({ ...fresh, movedThisTurn: true, underground: false });
});

test('[CSW-FAC-05] [CSW-TUN-11] a unit that comes up beside others faces as they do, and a lone leader there turns with it', () => {
  const stage = open({
    units: {
      a: foot('blue', '0504', 'N', below),
      b: foot('blue', '0503', 'SE', below),
      l: leader('blue', '0502', 'S'),
      f: foot('blue', '0505', 'SW'),
      k: leader('blue', '0505', 'SW'),
    },
  });
  const after = fallen(stage, { a: '0505', b: '0502' });
  const facings = (names: string[]) => names.map((name) => stage.unit(name, after).facing);
  expect(facings(['a', 'f', 'k'])).toEqual([4, 4, 4]);
  expect(facings(['b', 'l'])).toEqual([2, 2]);
});

test('[CSW-CAL-07] [CSW-TUN-11] caltrops on the breach attack a unit that comes up there', () => {
  const stage = open({
    modules: ['tunnels', 'caltrops'],
    caltrops: { '0505': 'placed' },
    units: { a: foot('blue', '0504', 'N', below), b: foot('blue', '0503', 'N', below) },
  });
  const tale = beginTale(stage.battle);
  const rolls = dice(1);
  collapseOrder.decide(tale, 'blue', order(stage, { a: '0505', b: '0502' }), rolls);
  expect(rolls.left).toEqual([]);
  expect(stage.unit('a', tale.state).status).toBe('eliminated');
  expect(stage.unit('b', tale.state).status).toBe('onMap');
});

test('[CSW-TUN-12] collapses are reported by ascending hex, once, and only for constructions that stood', () => {
  const stage = open({
    terrain: { '0505': 'building', '0504': 'tower', '0503': 'gate', '0502': 'wall' },
    works: { '0502': { destroyed: true } },
    units: { a: foot('blue', '0503', 'N', below) },
  });
  const tale = beginTale(stage.battle);
  collapseOrder.decide(tale, 'blue', order(stage, { a: '0505' }), dice());
  const changed = tale.events.flatMap((event) => (event.type === 'workChanged' ? [event.work] : []));
  expect(changed.map(({ cell }) => cell)).toEqual(['0503', '0504', '0505'].map(stage.cell));
  expect(changed.every(({ destroyed, hitsTaken }) => destroyed && hitsTaken === 0)).toBe(true);
  const plain = open({ units: { a: foot('blue', '0503', 'N', below) } });
  expect(fallen(plain, { a: '0505' }).works).toEqual([]);
});

test('[CSW-P-14] the tunnels step offers each collapse with a way up for everybody', () => {
  const stage = open({
    units: { a: foot('blue', '0504', 'N', below), b: foot('blue', '0503', 'N', below) },
  });
  expect([...tunnelDesk.legal(stage.battle, 'blue', 'h0505')]).toEqual([
    order(stage, { a: '0505', b: '0505' }),
    order(stage, { a: '0502', b: '0502' }),
  ]);
  expect([...tunnelDesk.subjects(stage.battle, 'blue')]).toEqual(['h0505', 'table']);
});

test('[CSW-P-14] [CSW-TUN-11] each unit is offered the nearest way up with room, the lower hex of two, and each way once', () => {
  const five = Object.fromEntries('vwxyz'.split('').map((name) => [name, foot('blue', '0505', 'N')]));
  const stage = open({
    units: { a: foot('blue', '0504', 'N', below), b: foot('blue', '0504', 'N', below), ...five },
  });
  const offers = (given = stage) => [...tunnelDesk.legal(given.battle, 'blue', 'h0505')];
  expect(offers()).toEqual([order(stage, { a: '0505', b: '0502' }), order(stage, { a: '0502', b: '0502' })]);
  for (const offer of offers())
    expect(collapseOrder.check(stage.battle, 'blue', offer as OrderOf<'collapse'>)).toEqual({ ok: true });
  const held = open({ units: { a: foot('blue', '0504', 'N', below), e: foot('red', '0502') } });
  expect(offers(held)).toEqual([order(held, { a: '0505' })]);
  const shut = open({
    units: { a: foot('blue', '0504', 'N', below), e: foot('red', '0502'), f: foot('red', '0505') },
  });
  expect(offers(shut)).toEqual([]);
  const three = open({
    tunnels: [
      {
        knownTo: ['blue'],
        cells: ['0502', '0503', '0504', '0505'],
        breaches: { '0503': 'blue', '0505': 'blue', '0502': 'blue' },
      },
    ],
    units: { a: foot('blue', '0504', 'N', below), e: foot('red', '0502') },
  });
  expect(
    [...tunnelDesk.legal(three.battle, 'blue', 'h0503')].map(
      (each) => each.type === 'collapse' && each.placements[0]?.hex,
    ),
  ).toEqual(['0503', '0505']);
});

test('[CSW-R-97] the story keeps the report of a collapsed tunnel', () => {
  const stage = open({ units: { a: foot('blue', '0504', 'N', below) } });
  const tale = beginTale(stage.battle);
  collapseOrder.decide(tale, 'blue', order(stage, { a: '0505' }), dice());
  expect(tale.events.at(-1)).toMatchObject({
    type: 'tunnelsChanged',
    irrevocable: true,
    what: 'The tunnel under 0505 falls in',
  });
});
