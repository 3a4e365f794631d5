import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { beginTale } from '../../engine/tale.ts';
import type { CswOrder, OrderOf } from '../../orders/orders.ts';
import { battle, cavalry, foot, leader, riderlessMount, type Stage, unit } from '../../testkit/drawn.ts';
import { inPlainEnglish } from '../../testkit/plainEnglish.ts';
import { judge, offered } from '../../testkit/testplay.ts';
import { advanceDesk, advanceOrder, openAdvances } from './advance.ts';

type Words = Parameters<typeof battle>[0];

/** After a melee of these attacks whose losses are taken. */
const won = (units: Words['units'], words: Partial<Words> = {}): Stage => {
  const stage = battle({
    step: 'advanceFirst',
    attacks: [{ side: 'blue', units: ['a', 'b'], target: '0505' }],
    units: { a: foot('blue', '0506', 'N'), b: foot('blue', '0405', 'NE'), ...units },
    ...words,
  });
  const tale = beginTale(stage.battle);
  openAdvances(tale);
  return { ...stage, battle: tale.state };
};
const advance = (stage: Stage, names: readonly string[], facing?: 'N' | 'NE' | 'S'): OrderOf<'advance'> => ({
  type: 'advance',
  units: stage.ids(...names),
  hex: '0505',
  ...(facing === undefined ? {} : { facing }),
});
const check = (stage: Stage, names: readonly string[], facing?: 'N' | 'NE' | 'S') =>
  advanceOrder.check(stage.battle, 'blue', advance(stage, names, facing));
const after = (stage: Stage, names: readonly string[], facing?: 'N' | 'NE' | 'S') => {
  const tale = beginTale(stage.battle);
  advanceOrder.decide(tale, 'blue', advance(stage, names, facing), dice());
  return tale.state;
};
const refusedBy = (rule: string) => ({ ok: false, rule });

test('[CSW-MEL-11] [CSW-SEQ-07] surviving attackers may move into the hex they emptied, even into zones', () => {
  const stage = won({ c: foot('blue', '0605', 'N'), z: foot('red', '0504', 'S') });
  expect(stage.battle.advances).toEqual([{ cell: stage.cell('0505'), units: stage.ids('a', 'b') }]);
  const { battle: begun } = stage;
  expect(after(stage, ['a', 'b']).units.slice(0, 2)).toMatchObject([
    { cell: stage.cell('0505') },
    { cell: stage.cell('0505') },
  ]);
  expect(stage.unit('a', after(stage, ['a']))).toMatchObject({ movedThisTurn: false, spentHalf: 0 });
  expect(check({ ...stage, battle: begun }, ['c'])).toMatchObject(refusedBy('CSW-MEL-11'));
});

test('[CSW-MEL-11] the fallen and the routed do not advance', () => {
  const stage = won({ a: foot('blue', 'N', { status: 'eliminated' }) });
  expect(stage.battle.advances).toEqual([{ cell: stage.cell('0505'), units: stage.ids('b') }]);
});

test('[CSW-MEL-11] [CSW-UND-04] neither the routed nor the dormant advance', () => {
  const units = (flags: object) => won({ a: foot('blue', '0506', 'N', flags) }).battle.advances[0]?.units;
  expect(units({ routed: true })).toEqual([1]);
  expect(units({ undead: true, dormant: true })).toEqual([1]);
});

test('[CSW-R-61] units cannot advance into a hex that enemies have re-entered', () => {
  const stage = won({ z: foot('red', '0504', 'S') });
  const tale = beginTale(stage.battle);
  const path = [stage.cell('0505')];
  tale.tell({ type: 'unitsWent', how: 'retreat', units: stage.ids('z'), path, facing: 3, rules: [] });
  expect(check({ ...stage, battle: tale.state }, ['a'])).toMatchObject(refusedBy('CSW-R-61'));
});

test('[CSW-MEL-11] emptied hexes are listed in ascending order, and several attacks on one hex share it', () => {
  const stage = won(
    { c: foot('blue', '0304', 'N') },
    {
      attacks: [
        { side: 'blue', units: ['b'], target: '0505' },
        { side: 'blue', units: ['c'], target: '0303' },
        { side: 'blue', units: ['a'], target: '0505' },
      ],
    },
  );
  expect(stage.battle.advances).toEqual([
    { cell: stage.cell('0303'), units: stage.ids('c') },
    { cell: stage.cell('0505'), units: stage.ids('b', 'a') },
  ]);
});

test('[CSW-FAC-05] a leader who went ahead turns with the troops that follow', () => {
  const stage = won({ a: leader('blue', '0506', 'N') });
  const joined = after({ ...stage, battle: after(stage, ['a']) }, ['b']);
  expect(stage.unit('a', joined).facing).toBe(1);
});

test('[CSW-FAC-06] the turn of an advance is offered while the hex is empty', () => {
  const stage = won({ a: foot('blue', '0506', 'NE') });
  const facings = (state = stage.battle) =>
    offered(state).flatMap((order) =>
      order.type === 'advance' && order.units[0] === stage.id('a') ? [order.facing ?? 'kept'] : [],
    );
  expect(facings()).toEqual(['kept', 'N']);
  expect(facings(after(stage, ['b']))).toEqual(['kept']);
  expect(offered(stage.battle).filter((order) => !judge(stage.battle, order).ok)).toEqual([]);
});

test('[CSW-R-61] nobody advances where a leader or anything else still holds the hex', () => {
  expect(won({ l: leader('red', '0505') }).battle.advances).toEqual([]);
  expect(won({ m: riderlessMount('red', '0505') }).battle.advances).toEqual([]);
});

test('[CSW-R-61] leaders who attacked may advance too', () => {
  expect(check(won({ a: leader('blue', '0506', 'N') }), ['a'])).toEqual({ ok: true });
});

test('[CSW-MEL-11] [CSW-STK-08] an advance stays within stacking limits', () => {
  const stage = won({ b: cavalry('blue', '0405', 'NE') });
  expect(check(stage, ['a', 'b'])).toMatchObject(refusedBy('CSW-MEL-11'));
  const joined = { ...stage, battle: after(stage, ['a']) };
  expect(check(joined, ['b'])).toMatchObject(refusedBy('CSW-MEL-11'));
});

test('[CSW-MEL-11] no unit advances into terrain prohibited to it', () => {
  const stage = won({ b: cavalry('blue', '0405', 'NE') }, { terrain: { '0505': 'wall' } });
  expect(stage.battle.advances).toEqual([{ cell: stage.cell('0505'), units: stage.ids('a') }]);
});

test('[CSW-FAC-06] [CSW-R-61] an advance keeps its facing or faces in the direction of the advance', () => {
  const stage = won({ a: foot('blue', '0506', 'NE') });
  expect(stage.unit('a', after(stage, ['a'])).facing).toBe(1);
  expect(stage.unit('a', after(stage, ['a'], 'N')).facing).toBe(0);
  expect(check(stage, ['a'], 'S')).toMatchObject(refusedBy('CSW-FAC-06'));
});

test('[CSW-FAC-05] a unit that joins others there faces as they do', () => {
  const stage = won({});
  const joined = { ...stage, battle: after(stage, ['b']) };
  expect(stage.unit('a', after(joined, ['a'])).facing).toBe(1);
});

test("[CSW-WAL-13] an advance over a wall's outside is scaling; over its inside it is not", () => {
  const wall = { terrain: { '0505': 'wall' as const }, outside: ['0506'], inside: ['0405'] };
  const stage = won({}, wall);
  expect(stage.unit('a', after(stage, ['a'])).scaled).toBe(true);
  expect(stage.unit('b', after(stage, ['b'])).scaled).toBe(false);
});

test('[CSW-MEL-11] an attack on a construction opens no advance', () => {
  const stage = won(
    { a: unit('OG', 'blue', '0506', 'N') },
    {
      terrain: { '0505': 'wall' },
      attacks: [{ side: 'blue', units: ['a'], target: '0505', construction: true }],
    },
  );
  expect(stage.battle.advances).toEqual([]);
});

test('[CSW-P-14] the desk offers each hex’s group and each unit, and nothing once nobody can go', () => {
  const stage = won(
    { c: foot('blue', '0506', 'N') },
    {
      attacks: [{ side: 'blue', units: ['a', 'c', 'b'], target: '0505' }],
    },
  );
  const offered = [...advanceDesk.subjects(stage.battle, 'blue')].flatMap((subject) => [
    ...advanceDesk.legal(stage.battle, 'blue', subject),
  ]);
  for (const order of offered)
    if (order.type === 'advance')
      expect(advanceOrder.check(stage.battle, 'blue', order)).toEqual({ ok: true });
  expect(offered.map((order) => (order.type === 'advance' ? order.units.join() : order.type))).toEqual([
    '0,2',
    '0',
    '2',
    '1',
    'done',
  ]);
  expect([...advanceDesk.subjects(stage.battle, 'red')]).toEqual(['table']);
  expect(advanceDesk.standIn(stage.battle, 'blue')).toEqual({ type: 'done' });
});

test('[CSW-MEL-11] units that emptied one hex do not advance into another that friends emptied', () => {
  const stage = won(
    { b: foot('blue', '0304', 'N') },
    {
      attacks: [
        { side: 'blue', units: ['a'], target: '0505' },
        { side: 'blue', units: ['b'], target: '0303' },
      ],
    },
  );
  expect(check(stage, ['a'])).toEqual({ ok: true });
  expect(check(stage, ['b'])).toMatchObject(refusedBy('CSW-MEL-11'));
  expect(check(stage, ['a', 'b'])).toMatchObject(refusedBy('CSW-MEL-11'));
});

test('[CSW-MEL-11] [CSW-TUN-07] units that emptied the hex and those that emptied the tunnel under it advance separately', () => {
  const below = { underground: true } as const;
  const stage = won(
    { b: foot('blue', '0405', 'NE', below) },
    {
      modules: ['tunnels'],
      tunnels: [{ knownTo: ['blue', 'red'], cells: ['0405', '0505'] }],
      attacks: [
        { side: 'blue', units: ['a'], target: '0505' },
        { side: 'blue', units: ['b'], target: '0505', underground: true },
      ],
    },
  );
  expect(check(stage, ['a'])).toEqual({ ok: true });
  expect(check(stage, ['b'])).toEqual({ ok: true });
  expect(check(stage, ['a', 'b'])).toMatchObject(refusedBy('CSW-MEL-11'));
  expect(stage.unit('b', after(stage, ['b']))).toMatchObject({ cell: stage.cell('0505'), underground: true });
});

test('[CSW-MEL-11] if no hex was emptied no advance is reported', () => {
  const stage = battle({
    step: 'advanceFirst',
    attacks: [{ side: 'blue', units: ['a'], target: '0505' }],
    units: { a: foot('blue', '0506', 'N'), x: foot('red', '0505', 'S') },
  });
  const tale = beginTale(stage.battle);
  openAdvances(tale);
  expect(tale.events).toEqual([]);
});

test('[CSW-MEL-11] an advance does not mention units that neither turn nor climb', () => {
  const stage = won({});
  const tale = beginTale(stage.battle);
  advanceOrder.decide(tale, 'blue', advance(stage, ['a']), dice());
  expect(tale.events.map(({ type }) => type)).toEqual(['unitsWent']);
});

test('[CSW-CAL-07] [CSW-MEL-11] caltrops in the hex strike a unit that advances into it', () => {
  const stage = won({}, { modules: ['caltrops'], caltrops: { '0505': 'placed' } });
  const tale = beginTale(stage.battle);
  const rolls = dice(1, 6);
  advanceOrder.decide(tale, 'blue', advance(stage, ['a', 'b']), rolls);
  expect(rolls.left).toEqual([]);
  expect(['a', 'b'].map((name) => stage.unit(name, tale.state).status)).toEqual(['eliminated', 'onMap']);
});

test('[CSW-TUN-08] underground an advance takes no facing from units above, nor is it offered one', () => {
  const stage = won(
    {
      a: foot('blue', '0506', 'SE', { underground: true }),
      b: foot('blue', '0505', 'SW'),
    },
    {
      modules: ['tunnels', 'caltrops'],
      caltrops: { '0505': 'placed' },
      tunnels: [{ knownTo: ['blue', 'red'], cells: ['0506', '0505'] }],
      attacks: [{ side: 'blue', units: ['a'], target: '0505', underground: true }],
    },
  );
  expect(stage.unit('a', after(stage, ['a']))).toMatchObject({ facing: 2, underground: true });
  expect(offered(stage.battle)).toEqual([
    { type: 'advance', units: stage.ids('a'), hex: '0505' },
    { type: 'done' },
  ]);
});

test('[CSW-STK-08] as many units of a hex are offered together as find room, and none if there is no room', () => {
  const names = (letters: string, hex: string) =>
    Object.fromEntries([...letters].map((name) => [name, foot('blue', hex, 'N')]));
  const stage = won(
    { ...names('abcd', '0506'), ...names('efgh', '0405') },
    { attacks: [{ side: 'blue', units: [...'abcdefgh'], target: '0505' }] },
  );
  const groups = (state: Stage['battle']) =>
    offered(state).flatMap((order) =>
      order.type === 'advance' && order.facing === undefined
        ? [order.units.map((id) => stage.battle.units[id]?.name).join('')]
        : [],
    );
  const four = after(stage, ['a', 'b', 'c', 'd']);
  expect(groups(four)).toEqual(['ef', 'e', 'f', 'g', 'h']);
  const six = after({ ...stage, battle: four }, ['e', 'f']);
  expect(groups(six)).toEqual([]);
});

test('[CSW-MEL-11] [CSW-CAL-07] [CSW-UND-04] a unit that fell on the way or is dormant by now is not offered an advance', () => {
  const stage = won({}, { modules: ['caltrops'], caltrops: { '0505': 'placed' } });
  const tale = beginTale(stage.battle);
  advanceOrder.decide(tale, 'blue', advance(stage, ['a']), dice(1));
  const left: CswOrder[] = [advance(stage, ['b']), { type: 'done' }];
  expect(offered(tale.state)).toEqual(left);
  const dormant = beginTale(stage.battle);
  dormant.tell({ type: 'unitsMarked', units: stage.ids('a'), change: { dormant: true }, rules: [] });
  expect(offered(dormant.state)).toEqual(left);
  expect(judge(dormant.state, advance(stage, ['a']))).toMatchObject(refusedBy('CSW-UND-04'));
});

test('[CSW-FAC-06] [CSW-P-14] offers that differ read differently', () => {
  const stage = won({ a: foot('blue', '0506', 'NE') });
  const described = (facing?: 'N') => advanceOrder.describe(stage.battle, advance(stage, ['a'], facing));
  expect(inPlainEnglish([described(), described('N')])).toEqual([
    'advance a into 0505',
    'advance a into 0505, to face N',
  ]);
});

test('[CSW-FAC-05] a leader who advances with troops from another hex faces as they do, even if he is named first', () => {
  const stage = won({ a: leader('blue', '0506', 'N') });
  const state = after(stage, ['a', 'b']);
  expect(['a', 'b'].map((name) => stage.unit(name, state).facing)).toEqual([1, 1]);
});
