import { expect, test } from 'vitest';
import type { CswOrder, OrderOf } from '../../orders/orders.ts';
import { battle, bow, cavalry, elephant, foot, horseBow, leader, type Stage } from '../../testkit/drawn.ts';
import { inPlainEnglish } from '../../testkit/plainEnglish.ts';
import { judge, offered } from '../../testkit/testplay.ts';
import { moveDesk } from './moveDesk.ts';

type Words = Parameters<typeof battle>[0];
const open = (units: Words['units'], words: Partial<Words> = {}): Stage =>
  battle({ units, step: 'move', phasing: 'blue', ...words });
const subjects = (stage: Stage): string[] => [...moveDesk.subjects(stage.battle, 'blue')];
const u = (stage: Stage, name: string): string => `u${stage.id(name)}`;

test('[CSW-P-14] the movement step takes the orders of every chapter that has one', () => {
  const { battle: state } = open({ u: foot('blue', '0505') });
  const hex = '0504';
  const orders: readonly CswOrder[] = [
    { type: 'enter', units: [0], hex, facing: 'N', path: [] },
    { type: 'move', units: [0], path: [hex] },
    { type: 'turn', hex, facing: 'N' },
    { type: 'done' },
    { type: 'placeCaltrops', unit: 0, hex },
    { type: 'takeCaltrops', unit: 0, hex },
    { type: 'destroyHut', hex },
    { type: 'dismount', hex },
    { type: 'remountWait', hex },
    { type: 'dig', unit: 0, path: [hex] },
    { type: 'tunnelMove', unit: 0, path: [hex] },
    { type: 'goDown', unit: 0 },
    { type: 'opportunityFire', units: [0], hex },
  ];
  for (const order of orders) expect(judge(state, order)).not.toMatchObject({ rule: 'CSW-SEQ-01' });
  expect(judge(state, { type: 'fire', units: [0], hex })).toMatchObject({ rule: 'CSW-SEQ-01' });
});

test('[CSW-P-14] a unit that can still act or enter is a subject, hexes after units, the table last', () => {
  const stage = open(
    {
      able: foot('blue', '0505'),
      fled: foot('blue', '0606', { routed: true }),
      stopped: foot('blue', '0707', { moveEnded: true }),
      dead: foot('blue', '0808', { status: 'eliminated' }),
      due: foot('blue', 'N', { status: 'toEnter', entryTurn: 2 }),
      later: foot('blue', 'N', { status: 'toEnter', entryTurn: 3 }),
      below: foot('blue', '0303', { underground: true }),
      enemy: foot('red', '0202'),
    },
    { turn: 2 },
  );
  expect(subjects(stage)).toEqual([
    u(stage, 'able'),
    u(stage, 'due'),
    u(stage, 'below'),
    'h0505',
    'h0707',
    'table',
  ]);
});

test('[CSW-OPF-01] a unit at the end of its move is still a subject if it has a shot', () => {
  const units = {
    archer: bow('blue', '0505', { moveEnded: true }),
    man: foot('blue', '0707', { moveEnded: true }),
  };
  const stage = open(units, { modules: ['opportunityFire'] });
  expect(subjects(stage)).toContain(u(stage, 'archer'));
  expect(subjects(stage)).not.toContain(u(stage, 'man'));
  expect(subjects(open(units))).not.toContain(u(stage, 'archer'));
});

test('[CSW-P-14] [CSW-P-03] every offer is accepted, and a stack is offered what one of its units is', () => {
  const stage = open(
    {
      a: cavalry('blue', '0507', 'N'),
      b: cavalry('blue', '0507', 'N'),
      shot: horseBow('blue', '0307', 'N'),
      x: foot('red', '0502', 'S'),
      y: foot('red', '0303', 'S'),
    },
    { modules: ['opportunityFire'] },
  );
  const orders = offered(stage.battle);
  expect(orders.filter((order) => !judge(stage.battle, order).ok)).toEqual([]);
  const moves = (...names: string[]) =>
    orders.filter((order) => order.type === 'move' && order.units.join() === stage.ids(...names).join())
      .length;
  expect(moves('a', 'b')).toBeGreaterThan(0);
  expect(moves('a', 'b')).toBe(moves('a'));
  expect(orders.filter(({ type }) => type === 'opportunityFire').length).toBe(2);
  const turns = orders.filter((order) => order.type === 'turn' && order.hex === '0507');
  expect(turns).toHaveLength(5);
  expect(orders.at(-1)).toEqual({ type: 'done' });
});

test('[CSW-P-14] a unit that cannot continue is left out of the moving stack', () => {
  const stage = open({
    a: foot('blue', '0505'),
    b: foot('blue', '0505'),
    fled: foot('blue', '0505', { routed: true }),
    stopped: foot('blue', '0505', { moveEnded: true }),
  });
  const stacks = offered(stage.battle).flatMap((order) =>
    order.type === 'move' && order.units.length > 1 ? [order.units.join()] : [],
  );
  expect(new Set(stacks)).toEqual(new Set([stage.ids('a', 'b').join()]));
});

test('[CSW-P-30] [CSW-CHG-02] a unit that may not move does not prevent offers to the rest of its stack', () => {
  const stacksWith = (other: ReturnType<typeof bow>, mine = bow) => {
    const stage = open({ a: mine('blue', '0505'), b: mine('blue', '0505'), other });
    const stacks = offered(stage.battle).flatMap((order) =>
      order.type === 'move' && order.units.length > 1 ? [order.units.join()] : [],
    );
    return [...new Set(stacks)].map((ids) => ids === stage.ids('a', 'b').join());
  };
  expect(stacksWith(bow('blue', '0505', { firedThisTurn: true }))).toEqual([true]);
  expect(stacksWith(bow('blue', '0505', { heldBack: true }))).toEqual([true]);
  expect(stacksWith(cavalry('blue', '0505', { charged: '0504' }), cavalry)).toEqual([true]);
});

test('[CSW-SET-07] reinforcements are offered every entry hex, facing into the map', () => {
  const entries = (friendlyEdge: 'north' | 'south' | 'west' | 'east', entry: string[]) => {
    const stage = open(
      { due: foot('blue', 'N', { status: 'toEnter' }) },
      { map: { columns: 9, rows: 9 }, sides: { blue: { friendlyEdge, entry }, red: {} } },
    );
    return offered(stage.battle).flatMap((order) =>
      order.type === 'enter' ? [`${order.hex} ${order.facing}`] : [],
    );
  };
  const oneEach = (orders: readonly string[], hexes: readonly string[], inward: RegExp) => {
    expect(orders.map((order) => order.slice(0, 4))).toEqual(hexes);
    for (const order of orders) expect(order).toMatch(inward);
  };
  oneEach(entries('north', ['0301', '0401']), ['0301', '0401'], / S/);
  oneEach(entries('south', ['0309', '0409']), ['0309', '0409'], / N/);
  oneEach(entries('west', ['0101', '0109']), ['0101', '0109'], /E$/);
  oneEach(entries('east', ['0901', '0909']), ['0901', '0909'], /W$/);
});

test('[CSW-SET-07] no entry is offered where the enemy stands, where there is no room, or too early', () => {
  const six = Object.fromEntries([...'abcdef'].map((name) => [name, foot('blue', '0301')]));
  const entry = ['0301', '0501', '0701'];
  const stage = open(
    { ...six, due: foot('blue', 'N', { status: 'toEnter', entryTurn: 2 }), x: foot('red', '0501') },
    { turn: 2, sides: { blue: { friendlyEdge: 'north', entry }, red: {} } },
  );
  const hexes = (orders: readonly CswOrder[]) =>
    orders.flatMap((order) => (order.type === 'enter' ? [order.hex] : []));
  expect(hexes(offered(stage.battle))).toEqual(['0701']);
  expect(hexes(offered({ ...stage.battle, turn: 1 }))).toEqual([]);
});

const entering = (stage: Stage, name: string, more: Partial<OrderOf<'enter'>> = {}): OrderOf<'enter'> => ({
  type: 'enter',
  units: stage.ids(name),
  hex: '0501',
  facing: 'S',
  path: [],
  ...more,
});

test('[CSW-SET-07] [CSW-MOV-05] entering pays for the entry hex, stops in a zone, and is always affordable', () => {
  const sides = { blue: { friendlyEdge: 'north' as const, entry: ['0501'] }, red: {} };
  const due = { status: 'toEnter' } as const;
  const stage = (units: Words['units'], words: Partial<Words> = {}) => open(units, { sides, ...words });
  const plain = stage({ f: foot('blue', 'N', due) });
  expect(judge(plain.battle, entering(plain, 'f', { path: ['0502', '0503', '0504'] }))).toEqual({ ok: true });
  expect(judge(plain.battle, entering(plain, 'f', { path: ['0502', '0503', '0504', '0505'] }))).toMatchObject(
    {
      rule: 'CSW-MOV-02',
    },
  );
  expect(judge(plain.battle, entering(plain, 'f', { facing: 'N' }))).toMatchObject({ rule: 'CSW-SET-07' });
  for (const hex of ['0601', '9999'])
    expect(inPlainEnglish(judge(plain.battle, entering(plain, 'f', { hex })))).toMatchObject({
      rule: 'CSW-SET-07',
      because: `f does not enter by ${hex}`,
    });
  const watched = stage({ f: foot('blue', 'N', due), x: foot('red', '0503', 'N') });
  expect(judge(watched.battle, entering(watched, 'f', { path: ['0502'] }))).toEqual({ ok: true });
  const stopped = stage({ f: foot('blue', 'N', due), x: foot('red', '0502', 'N') });
  expect(judge(stopped.battle, entering(stopped, 'f', { path: ['0601'] }))).toMatchObject({
    rule: 'CSW-ZOC-02',
  });
  const deep = stage(
    { e: elephant('blue', 'N', due), l: leader('blue', '0505') },
    { terrain: { '0501': 'swamp' } },
  );
  expect(judge(deep.battle, entering(deep, 'e'))).toEqual({ ok: true });
  expect(judge(deep.battle, entering(deep, 'e', { path: ['0502'] }))).toMatchObject({ rule: 'CSW-MOV-05' });
});

test("[CSW-SET-07] [CSW-P-14] entries by any edge are offered, not only by the side's own", () => {
  const entry = ['0101', '0106', '0401', '0406', '0801', '0803', '0806'];
  const facings = (friendlyEdge: 'west' | 'south') => {
    const { battle: state } = open(
      { f: foot('blue', 'N', { status: 'toEnter', entryTurn: 1 }), x: foot('red', '0503') },
      { map: { columns: 8, rows: 6 }, sides: { blue: { friendlyEdge, entry }, red: {} } },
    );
    const entries = offered(state).flatMap((order) => (order.type === 'enter' ? [order] : []));
    expect(entries.map(({ hex }) => hex)).toEqual(entry);
    for (const order of entries) expect(judge(state, order)).toEqual({ ok: true });
    return entries.map(({ facing }) => facing).join(' ');
  };
  expect(facings('west')).toBe('SE NE NE NE S N N');
  expect(facings('south')).toBe('SE N NE N NW N N');
});

test('[CSW-SET-07] [CSW-MOV-06] a unit that is on the map, not due, or blocked by terrain or enemies does not enter', () => {
  const sides = { blue: { friendlyEdge: 'north' as const, entry: ['0501', '0701'] }, red: {} };
  const said = (units: Words['units'], words: Partial<Words> = {}) => {
    const stage = open(units, { sides, turn: 2, ...words });
    return judge(stage.battle, entering(stage, 'f'));
  };
  const due = { status: 'toEnter', entryTurn: 2 } as const;
  expect(inPlainEnglish(said({ f: foot('blue', 'N', due) }))).toEqual({ ok: true });
  expect(inPlainEnglish(said({ f: foot('blue', '0505') }))).toMatchObject({
    because: 'f is not due to enter',
  });
  expect(inPlainEnglish(said({ f: foot('blue', 'N', { ...due, entryTurn: 3 }) }))).toMatchObject({
    because: 'f is not due to enter',
  });
  expect(said({ f: foot('blue', 'N', due), x: foot('red', '0501') })).toMatchObject({
    rule: 'CSW-SET-07',
    because: 'the enemy holds that hex',
  });
  expect(
    inPlainEnglish(said({ f: cavalry('blue', 'N', due) }, { terrain: { '0501': 'wall' } })),
  ).toMatchObject({
    rule: 'CSW-MOV-06',
    because: 'f may not enter that terrain',
  });
});

test('[CSW-P-30] [CSW-MER-02] a company that stands does not enter either, and no unit enters twice', () => {
  const stage = open(
    { f: foot('blue', 'N', { status: 'toEnter', company: 'Swiss' }), l: leader('blue', '0505') },
    { modules: ['mercenaries'], sides: { blue: { friendlyEdge: 'north', entry: ['0501'] }, red: {} } },
  );
  const rolled = (effect: string) => ({ ...stage.battle, companies: [{ name: 'Swiss', effect }] });
  const entries = (effect: string) => offered(rolled(effect)).filter(({ type }) => type === 'enter').length;
  expect(judge(rolled('performs'), entering(stage, 'f'))).toEqual({ ok: true });
  expect(judge(rolled('stands'), entering(stage, 'f'))).toMatchObject({ rule: 'CSW-MER-02' });
  expect([entries('performs'), entries('stands')]).toEqual([1, 0]);
  const twice = entering(stage, 'f', { units: stage.ids('f', 'f') });
  expect(judge(stage.battle, twice)).toMatchObject({ rule: 'CSW-MOV-01' });
});
