import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { beginTale } from '../../engine/tale.ts';
import {
  battle,
  cavalry,
  dwarf,
  foot,
  giant,
  goblin,
  leader,
  type Stage,
  towards,
} from '../../testkit/drawn.ts';
import { inPlainEnglish } from '../../testkit/plainEnglish.ts';
import { judge, offered } from '../../testkit/testplay.ts';
import { rallyDesk, rallyOrder } from './rally.ts';

type Words = Parameters<typeof battle>[0];
const ROUTED = { routed: true, firstRoutMove: true } as const;
const open = (units: Words['units'], words: Partial<Words> = {}): Stage =>
  battle({
    step: 'rally',
    units: { x: foot('blue', '0505', 'N', ROUTED), l: leader('blue', '0504', 'S'), ...units },
    ...words,
  });
const order = { type: 'rally', hex: '0505', facing: 'SE' } as const;
const check = (stage: Stage) => rallyOrder.check(stage.battle, 'blue', order);
const tried = (stage: Stage, a: number, b: number) => {
  const tale = beginTale(stage.battle);
  rallyOrder.decide(tale, 'blue', order, dice(a, b));
  return tale;
};
const refusedBy = (rule: string) => ({ ok: false, rule });

test('[CSW-RAL-01] [CSW-LDR-03] [CSW-R-54] a hex of routed units next to or with a leader may be rallied', () => {
  expect(check(open({}))).toEqual({ ok: true });
  expect(check(open({ l: leader('blue', '0505') }))).toEqual({ ok: true });
  expect(check(open({ l: leader('blue', '0503') }))).toMatchObject(refusedBy('CSW-RAL-01'));
  expect(check(open({ l: leader('red', '0504') }))).toMatchObject(refusedBy('CSW-RAL-01'));
  expect(check(open({ x: foot('blue', '0505', 'N') }))).toMatchObject(refusedBy('CSW-RAL-01'));
});

test('[CSW-RAL-01] if no unit is routed a leader cannot rally, and the refusal says so', () => {
  const steady = open({ x: foot('blue', '0505', 'N') });
  expect(inPlainEnglish(check(steady))).toMatchObject({
    because: 'none of your units is routed in that hex',
  });
  expect(
    inPlainEnglish(rallyOrder.check(steady.battle, 'blue', { ...order, underground: true })),
  ).toMatchObject({
    because: 'none of your units is routed under that hex',
  });
  expect(inPlainEnglish(rallyOrder.check(steady.battle, 'blue', { ...order, hex: '9999' }))).toMatchObject({
    because: 'none of your units is routed in that hex',
  });
});

test('[CSW-RAL-01] a hex may be tried once in a segment, and one leader serves many hexes', () => {
  const stage = open({ y: foot('blue', '0604', 'N', ROUTED) });
  const { state } = tried(stage, 1, 1);
  expect(rallyOrder.check(state, 'blue', order)).toMatchObject(refusedBy('CSW-RAL-01'));
  expect(rallyOrder.check(state, 'blue', { ...order, hex: '0604' })).toEqual({ ok: true });
  const tale = beginTale(state);
  tale.tell({ type: 'stepBegun', step: 'tunnels', rules: [] });
  expect(tale.state.rallyTried).toEqual([]);
});

test('[CSW-BGL-08] a leader in service under another may rally', () => {
  expect(check(open({ l: leader('blue', '0504', 'S', { serves: true }) }))).toEqual({ ok: true });
});

test('[CSW-LDR-08] a Giant rallies the peoples that follow Giants, and no others', () => {
  const by = (x: Words['units'][string]) => check(open({ x, l: giant('blue', '0504', 'S') }));
  expect(by(goblin('blue', '0505', 'N', ROUTED))).toEqual({ ok: true });
  expect(by(foot('blue', '0505', 'N', ROUTED))).toMatchObject(refusedBy('CSW-RAL-01'));
});

test('[CSW-X-07] [CSW-RAL-02] Morale Factor 8 rallies on 9 or more, 5 on 6 or more', () => {
  const stage = open({});
  expect(stage.unit('x', tried(stage, 4, 4).state).routed).toBe(true);
  expect(stage.unit('x', tried(stage, 4, 5).state).routed).toBe(false);
  const faint = open({ x: foot('blue', '0505', 'N', { ...ROUTED, morale: 5 }) });
  expect(stage.unit('x', tried(faint, 2, 3).state).routed).toBe(true);
  expect(stage.unit('x', tried(faint, 3, 3).state).routed).toBe(false);
});

test('[CSW-RAL-02] [CSW-RAL-03] all routed units of the hex rally, against the unmodified Morale Factor', () => {
  const stage = open({ y: foot('blue', '0505', 'N', ROUTED) });
  const tale = tried(stage, 4, 5);
  expect(tale.events[0]).toMatchObject({ type: 'rallyRolled', total: 9, morale: 8, modifiers: [] });
  expect(stage.ids('x', 'y').map((id) => tale.state.units[id]?.routed)).toEqual([false, false]);
});

test('[CSW-BGL-10] [CSW-RAL-03] every full 6 points of CHAR add 1 to the dice', () => {
  const stage = open({ l: leader('blue', '0504', 'S', { charisma: 17 }) });
  const tale = tried(stage, 3, 4);
  expect(tale.events[0]).toMatchObject({ total: 9, modifiers: [{ rule: 'CSW-BGL-10', value: 2 }] });
  expect(stage.unit('x', tale.state).routed).toBe(false);
});

test('[CSW-RAL-04] rallied units take any facing and are ordinary units again', () => {
  const stage = open({});
  expect(stage.unit('x', tried(stage, 6, 6).state)).toMatchObject({
    facing: towards('SE'),
    routed: false,
    firstRoutMove: false,
  });
});

test('[CSW-RAL-04] units that rally among unrouted units take their facing', () => {
  const stage = open({ y: foot('blue', '0505', 'NW') });
  expect(stage.unit('x', tried(stage, 6, 6).state).facing).toBe(towards('NW'));
  expect([...rallyDesk.legal(stage.battle, 'blue', 'h0505')]).toEqual([
    { type: 'rally', hex: '0505', facing: 'NW' },
  ]);
});

test('[CSW-FAC-05] [CSW-R-13] a leader in the rallied hex turns to its facing; one in the next hex does not', () => {
  const stage = open({ k: leader('blue', '0505', 'N') });
  const tale = tried(stage, 6, 6);
  expect(['k', 'l'].map((name) => stage.unit(name, tale.state).facing)).toEqual(
    (['SE', 'S'] as const).map(towards),
  );
  expect(tale.events.at(-1)).toMatchObject({ type: 'hexTurned', units: stage.ids('k') });
  expect(tried(stage, 1, 1).events.map(({ type }) => type)).toEqual(['rallyRolled']);
  const below = open({ x: foot('blue', '0505', 'N', BELOW), k: leader('blue', '0505', 'N') });
  const deep = beginTale(below.battle);
  rallyOrder.decide(deep, 'blue', under, dice(6, 6));
  expect(below.unit('k', deep.state).facing).toBe(towards('N'));
  expect(tried(open({}), 6, 6).events.map(({ type }) => type)).toEqual(['rallyRolled', 'unitsRallied']);
});

test('[CSW-RAL-05] [CSW-STK-07] no rally in an overstacked or mixed hex', () => {
  const mixed = check(open({ c: cavalry('blue', '0505', 'N', ROUTED) }));
  expect(mixed).toMatchObject(refusedBy('CSW-RAL-05'));
  expect(JSON.stringify(mixed)).toContain('units of different types cannot stack');
  const seven = Object.fromEntries(
    'abcdef'.split('').map((name) => [name, foot('blue', '0505', 'N', ROUTED)]),
  );
  const crowded = check(open(seven));
  expect(crowded).toMatchObject(refusedBy('CSW-RAL-05'));
  expect(JSON.stringify(inPlainEnglish(crowded))).toContain('7 stacking points are more than 6');
});

test('[CSW-P-14] the desk offers the hexes that can be rallied, each with six facings', () => {
  const stage = open({ y: foot('blue', '0909', 'N', ROUTED) });
  expect([...rallyDesk.subjects(stage.battle, 'blue')]).toEqual(['h0505', 'table']);
  expect([...rallyDesk.legal(stage.battle, 'blue', 'h0505')]).toHaveLength(6);
  expect([...rallyDesk.legal(stage.battle, 'blue', 'h0909')]).toEqual([]);
  expect(rallyDesk.standIn(stage.battle, 'blue')).toEqual({ type: 'done' });
});

test('[CSW-P-14] at the rally desk a side rallies or finishes, and every offer is accepted', () => {
  const stage = open({ enemy: foot('red', '0707', 'N', ROUTED), r: leader('red', '0707') });
  expect(offered(stage.battle)).toHaveLength(7);
  expect(offered(stage.battle).filter((each) => !judge(stage.battle, each).ok)).toEqual([]);
  expect([...rallyDesk.subjects(stage.battle, 'blue')]).toEqual(['h0505', 'table']);
});

test('[CSW-RAL-01] no unit off the map can be rallied', () => {
  for (const where of [{ hex: '9999' }, { hex: '9999', underground: true }])
    expect(rallyOrder.check(open({}).battle, 'blue', { ...order, ...where })).toMatchObject(
      refusedBy('CSW-RAL-01'),
    );
});

const BELOW = { ...ROUTED, underground: true } as const;
const under = { ...order, underground: true };

test('[CSW-RAL-01] [CSW-TUN-07] a routed unit in a tunnel is rallied there, by a leader above or below', () => {
  const stage = open({ x: foot('blue', '0505', 'N', BELOW) });
  expect(check(stage)).toMatchObject(refusedBy('CSW-RAL-01'));
  expect(rallyOrder.check(stage.battle, 'blue', under)).toEqual({ ok: true });
  const led = open({
    x: foot('blue', '0505', 'N', BELOW),
    l: leader('blue', '0505', 'N', { underground: true }),
  });
  expect(rallyOrder.check(led.battle, 'blue', under)).toEqual({ ok: true });
  expect(rallyOrder.check(open({}).battle, 'blue', under)).toMatchObject(refusedBy('CSW-RAL-01'));
  const tale = beginTale(stage.battle);
  rallyOrder.decide(tale, 'blue', under, dice(4, 5));
  expect(stage.unit('x', tale.state)).toMatchObject({
    routed: false,
    underground: true,
    facing: towards('SE'),
  });
});

test('[CSW-RAL-01] [CSW-TUN-07] a hex and the tunnel under it are tried once each, and only their own units rally', () => {
  const stage = open({ y: foot('blue', '0505', 'N', BELOW) });
  const { state } = tried(stage, 6, 6);
  expect(stage.ids('x', 'y').map((id) => state.units[id]?.routed)).toEqual([false, true]);
  expect(rallyOrder.check(state, 'blue', under)).toEqual({ ok: true });
  const tale = beginTale(state);
  rallyOrder.decide(tale, 'blue', under, dice(1, 1));
  expect(rallyOrder.check(tale.state, 'blue', under)).toMatchObject(refusedBy('CSW-RAL-01'));
  const other = beginTale(stage.battle);
  rallyOrder.decide(other, 'blue', under, dice(1, 1));
  expect(rallyOrder.check(other.state, 'blue', order)).toEqual({ ok: true });
});

test('[CSW-RAL-05] [CSW-TUN-09] a mixed stack in the tunnel prevents a rally there; one above it does not', () => {
  const jumble = { d: dwarf('blue', '0505', 'N', BELOW), y: foot('blue', '0505', 'N', BELOW) };
  expect(rallyOrder.check(open(jumble).battle, 'blue', under)).toMatchObject(refusedBy('CSW-RAL-05'));
  expect(check(open(jumble))).toEqual({ ok: true });
  const above = open({ y: foot('blue', '0505', 'N', BELOW), c: cavalry('blue', '0505', 'N', ROUTED) });
  expect(rallyOrder.check(above.battle, 'blue', under)).toEqual({ ok: true });
  expect(check(above)).toMatchObject(refusedBy('CSW-RAL-05'));
});

test('[CSW-RAL-04] [CSW-TUN-08] in a tunnel they take any facing, whatever stands with them or above', () => {
  const stage = open({
    x: foot('blue', '0505', 'N', BELOW),
    y: foot('blue', '0505', 'NW', { underground: true }),
    z: foot('blue', '0505', 'SW'),
  });
  expect([...rallyDesk.subjects(stage.battle, 'blue')]).toEqual(['h0505', 'table']);
  expect([...rallyDesk.legal(stage.battle, 'blue', 'h0505')]).toEqual(
    (['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const).map((facing) => ({ ...under, facing })),
  );
  expect(inPlainEnglish(rallyOrder.describe(stage.battle, under))).toBe(
    'rally the tunnel under 0505, to face SE',
  );
  expect(inPlainEnglish(rallyOrder.describe(stage.battle, order))).toBe('rally 0505, to face SE');
});

test('[CSW-P-14] a hex is named once if both it and its tunnel could rally', () => {
  const stage = open({ y: foot('blue', '0505', 'N', BELOW) });
  expect([...rallyDesk.subjects(stage.battle, 'blue')]).toEqual(['h0505', 'table']);
  expect([...rallyDesk.legal(stage.battle, 'blue', 'h0505')]).toHaveLength(12);
});

test('[CSW-R-68] [CSW-RAL-02] the lowest Morale Factor in the hex counts', () => {
  const stage = open({ y: foot('blue', '0505', 'N', { ...ROUTED, morale: 6 }) });
  expect(tried(stage, 1, 1).events[0]).toMatchObject({ morale: 6 });
});

test('[CSW-BGL-10] of several leaders the most charismatic counts, and fewer than 6 points add nothing', () => {
  const total = (...charisma: number[]) => {
    const leaders = charisma.map((points, n) => [`l${n}`, leader('blue', '0505', 'N', { charisma: points })]);
    return tried(open(Object.fromEntries(leaders)), 1, 1).events[0];
  };
  expect(total(5, 12)).toMatchObject({ total: 4, modifiers: [{ value: 2 }] });
  expect(total(12, 5)).toMatchObject({ total: 4 });
  expect(total(5)).toMatchObject({ total: 2, modifiers: [] });
  expect(total(6)).toMatchObject({ total: 3 });
});
