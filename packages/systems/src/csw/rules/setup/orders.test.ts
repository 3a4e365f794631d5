import { expect, test } from 'vitest';
import { ruleOf } from '../../orders/orderRules.ts';
import type { CswOrder } from '../../orders/orders.ts';
import { battle, cavalry, foot, leader, type Stage, towards, unit } from '../../testkit/drawn.ts';
import { inPlainEnglish } from '../../testkit/plainEnglish.ts';
import { judge, offered, play, tell } from '../../testkit/testplay.ts';
import { setUpDesk } from './desks.ts';
import { entryCellsFor } from './entry.ts';
import { canEndSetUp } from './legality.ts';

type Words = Parameters<typeof battle>[0];
const waiting = { status: 'toPlace' } as const;
const AREA = ['0101', '0102', '0103', '0201', '0202', '0203'];
const open = (units: Words['units'], words: Partial<Words> = {}): Stage =>
  battle({
    step: 'setUpFirst',
    map: { columns: 8, rows: 6 },
    sides: { blue: { area: AREA, friendlyEdge: 'west' }, red: { area: ['0801', '0202'] } },
    units: { x: foot('red', 'N', waiting), ...units },
    ...words,
  });
const place = (stage: Stage, name: string, hex: string, facing: 'N' | 'S' = 'N'): CswOrder => ({
  type: 'place',
  unit: stage.id(name),
  hex,
  facing,
});

test('[CSW-FAC-05] a unit that is placed turns those in the hex, and the event lists only those who turn', () => {
  const stage = open({
    u: foot('blue', 'N', waiting),
    f: foot('blue', '0101', 'N'),
    g: foot('blue', '0102', 'S'),
  });
  const beside = (hex: string) => tell(stage.battle, place(stage, 'u', hex)).events;
  expect(beside('0101').map(({ type }) => type)).toEqual(['unitPlaced']);
  expect(beside('0102')).toMatchObject([
    { type: 'unitPlaced', rules: ['CSW-SET-06'] },
    { type: 'hexTurned', units: stage.ids('g'), facing: towards('N') },
  ]);
  const again = tell(stage.battle, place(stage, 'f', '0101', 'S'));
  expect(again.events.map(({ type }) => type)).toEqual(['unitPlaced']);
  expect(stage.unit('f', again.after).facing).toBe(towards('S'));
});

test('[CSW-FAC-05] a leader takes the facing of the troops he is placed with, and is offered no other', () => {
  const stage = open({ l: leader('blue', 'N', waiting), f: foot('blue', '0101', 'S') });
  const { after, events } = tell(stage.battle, place(stage, 'l', '0101', 'N'));
  expect(events.map(({ type }) => type)).toEqual(['unitPlaced']);
  expect([stage.unit('l', after).facing, stage.unit('f', after).facing]).toEqual([
    towards('S'),
    towards('S'),
  ]);
  const ways = (hex: string) =>
    offered(stage.battle).flatMap((order) =>
      order.type === 'place' && order.unit === stage.id('l') && order.hex === hex ? [order.facing] : [],
    );
  expect(ways('0101')).toEqual(['S']);
  expect(ways('0102')).toHaveLength(6);
});

test('[CSW-SET-06] [CSW-STK-03] six points fill a hex, and a unit already there is not counted twice', () => {
  const three = { a: cavalry('blue', '0101'), b: cavalry('blue', '0101'), c: cavalry('blue', '0101') };
  const stage = open({ ...three, d: cavalry('blue', 'N', waiting), l: leader('blue', 'N', waiting) });
  expect(inPlainEnglish(judge(stage.battle, place(stage, 'd', '0101')))).toMatchObject({
    rule: 'CSW-STK-03',
    because: '0101 would hold more than six stacking points',
  });
  expect(judge(stage.battle, place(stage, 'c', '0101', 'S'))).toEqual({ ok: true });
  expect(judge(stage.battle, place(stage, 'l', '0101'))).toEqual({ ok: true });
});

test('[CSW-MOV-07] no unit is set up where the enemy already stands', () => {
  const stage = open({ u: foot('blue', 'N', waiting), y: foot('red', '0202') });
  expect(judge(stage.battle, place(stage, 'u', '0202'))).toMatchObject({
    rule: 'CSW-MOV-07',
    because: 'the enemy is set up there',
  });
});

test('[CSW-SET-06] a unit left over is named; of several, the first and how many more', () => {
  const one = open({ u: foot('blue', 'N', waiting), f: foot('blue', '0101') });
  expect(inPlainEnglish(canEndSetUp(one.battle, 'blue'))).toMatchObject({
    because: 'u must be placed first',
  });
  const two = open({ u: foot('blue', 'N', waiting), v: foot('blue', 'N', waiting) });
  expect(inPlainEnglish(canEndSetUp(two.battle, 'blue'))).toMatchObject({
    because: 'u and 1 more must be placed first',
  });
  expect(judge(two.battle, { type: 'done' })).toMatchObject({ rule: 'CSW-SET-06' });
  const none = open({
    f: foot('blue', '0101'),
    late: foot('blue', 'N', { status: 'toEnter', entryTurn: 2 }),
  });
  expect(canEndSetUp(none.battle, 'blue')).toEqual({ ok: true });
});

test('[CSW-P-14] a placed unit may be taken back or placed elsewhere, in all facings, the forward one first', () => {
  const stage = open({
    f: foot('blue', '0101', 'N'),
    late: foot('blue', 'N', { status: 'toEnter', entryTurn: 2 }),
  });
  const orders = offered(stage.battle);
  expect(orders[0]).toEqual({ type: 'takeBack', unit: stage.id('f') });
  expect(orders.slice(1, 7).map((order) => order.type === 'place' && order.facing)).toEqual([
    'SE',
    'S',
    'SW',
    'NW',
    'N',
    'NE',
  ]);
  expect(orders.filter(({ type }) => type === 'place')).toHaveLength(36);
  expect(orders.some((order) => 'unit' in order && order.unit === stage.id('late'))).toBe(false);
  for (const order of orders) expect(judge(stage.battle, order)).toEqual({ ok: true });
});

test('[CSW-SET-06] there must be room for all units that are to deploy', () => {
  const crowd = Object.fromEntries(
    Array.from({ length: 13 }, (_, n) => [`u${n}`, cavalry('blue', 'N', waiting)]),
  );
  const sides = { blue: { area: ['0101', '0102', '0103', '0201'], friendlyEdge: 'west' }, red: {} } as const;
  const stage = open(crowd, { sides: { blue: { ...sides.blue, area: [...sides.blue.area] }, red: {} } });
  expect(judge(stage.battle, { type: 'deployRest' })).toMatchObject({
    because: 'there is no room left for all of them; take some units back',
  });
});

test('orders of the set-up are described in full', () => {
  const stage = open({ u: foot('blue', 'N', waiting) });
  const say = (order: CswOrder) => ruleOf(order)?.describe(stage.battle, order as never);
  const { id } = stage.unit('u');
  expect(inPlainEnglish(say({ type: 'chooseSideA', side: 'red' }))).toBe('make Red Side A');
  expect(inPlainEnglish(say(place(stage, 'u', '0101')))).toBe('place u at 0101 facing N');
  expect(inPlainEnglish(say({ type: 'takeBack', unit: id }))).toBe('take u back');
  expect(inPlainEnglish(say({ type: 'deployRest' }))).toBe('place the rest of the army');
  expect(inPlainEnglish(say({ type: 'buyMorale', unit: id, points: 2 }))).toBe('raise the morale of u by 2');
  expect(inPlainEnglish(say({ type: 'carryCaltrops', unit: id }))).toBe('give u caltrops to carry');
});

test('[CSW-AMO-08] purchases are final and add up point by point', () => {
  const stage = open(
    {
      u: foot('blue', 'N', waiting),
      ...Object.fromEntries('abcdefghij'.split('').map((name) => [name, unit('HC', 'blue', 'N', waiting)])),
    },
    {
      modules: ['advancedMorale'],
      sides: { blue: { area: AREA, purse: 20 }, red: {} },
    } as Partial<Words>,
  );
  const buy: CswOrder = { type: 'buyMorale', unit: stage.id('u'), points: 1 };
  const twice = play(play(stage.battle, buy), { ...buy, points: 2 });
  expect(stage.unit('u', twice)).toMatchObject({ morale: 11, moraleBought: 3 });
});

test('[CSW-SET-10] the nearest open hexes along the border serve in both directions, from any of the entry hexes', () => {
  const entering = { status: 'toEnter', entryTurn: 1 } as const;
  const sides = { blue: { entry: ['0101', '0102'], area: [] }, red: {} };
  const cells = (held: readonly string[]) => {
    const stage = open(
      { u: foot('blue', 'N', entering), ...Object.fromEntries(held.map((hex) => [hex, foot('red', hex)])) },
      { step: 'move', sides },
    );
    return entryCellsFor(stage.battle, stage.unit('u')).map((cell) =>
      ['0101', '0102', '0103', '0104', '0201', '0301', '0401'].find((hex) => stage.cell(hex) === cell),
    );
  };
  expect(cells([])).toEqual(['0101', '0102']);
  expect(cells(['0101'])).toEqual(['0102']);
  expect(cells(['0101', '0102'])).toEqual(['0103', '0201']);
  expect(cells(['0101', '0102', '0103'])).toEqual(['0201']);
  expect(cells(['0101', '0102', '0103', '0201'])).toEqual(['0104', '0301']);
});

test('[CSW-P-14] a side with nothing to set up or buy has no decision', () => {
  const late = { status: 'toEnter', entryTurn: 2 } as const;
  const asked = (units: Words['units'], words: Partial<Words> = {}) =>
    setUpDesk.isOpen?.(open(units, words).battle, 'blue');
  expect(asked({ u: foot('blue', 'N', late) })).toBe(false);
  expect(asked({ u: foot('blue', 'N', waiting) })).toBe(true);
  expect(asked({ u: foot('blue', '0101') })).toBe(true);
  const rich = {
    modules: ['caltrops'],
    sides: { blue: { area: AREA, purse: 20, agreed: 60 }, red: {} },
  } as Partial<Words>;
  expect(asked({ u: foot('blue', 'N', late) }, rich)).toBe(true);
});
