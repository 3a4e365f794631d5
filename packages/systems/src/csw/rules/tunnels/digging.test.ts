import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { beginTale } from '../../engine/tale.ts';
import { view } from '../../knowledge/view.ts';
import { ruleOf } from '../../orders/orderRules.ts';
import type { CswOrder, OrderOf } from '../../orders/orders.ts';
import { battle, bow, cavalry, dwarf, foot, leader, type Stage } from '../../testkit/drawn.ts';
import { inPlainEnglish } from '../../testkit/plainEnglish.ts';
import { judge, offered, play, tell } from '../../testkit/testplay.ts';
import { goDownOrder } from './goDown.ts';
import { startTunnelOrder } from './startTunnel.ts';
import { tunnelDesk } from './tunnelDesk.ts';

type Words = Parameters<typeof battle>[0];
const below = { underground: true };
const OWN = { knownTo: ['blue' as const], cells: ['0505'], breaches: { '0505': 'blue' as const } };
const open = (units: Words['units'], words: Partial<Words> = {}): Stage =>
  battle({ modules: ['tunnels'], step: 'move', phasing: 'blue', tunnels: [OWN], units, ...words });
const dig = (stage: Stage, path: string[], surface = false): OrderOf<'dig'> => ({
  type: 'dig',
  unit: stage.id('u'),
  path,
  ...(surface ? { surface } : {}),
});
const digger = { u: dwarf('blue', '0505', 'N', below) };
const theirs = (...cells: string[]) => ({
  knownTo: ['red' as const],
  cells,
  breaches: { [cells[0] as string]: 'red' as const },
});

/** The result of digging, as the players read it. */
const news = (stage: Stage, path: string[]) => {
  const { events } = tell(stage.battle, dig(stage, path));
  return events.flatMap((event) => (event.type === 'tunnelsChanged' ? [[event.what, ...event.rules]] : []));
};

test('[CSW-TUN-03] [CSW-TUN-05] [CSW-R-93] the story says how far a unit dug, and what it met', () => {
  expect(news(open(digger), ['0504', '0503'])).toEqual([['u digs to 0503', 'CSW-TUN-03']]);
  const empty = open(digger, { tunnels: [OWN, theirs('0502', '0503')] });
  expect(news(empty, ['0504', '0503', '0403'])).toEqual([
    ['u breaks into a tunnel under 0503', 'CSW-TUN-05', 'CSW-R-93'],
  ]);
  const held = open(
    { ...digger, x: foot('red', '0503', 'N', below) },
    { tunnels: [OWN, theirs('0502', '0503')] },
  );
  expect(news(held, ['0504', '0503'])).toEqual([
    ['u breaks through to the enemy under 0503', 'CSW-TUN-05', 'CSW-R-93'],
  ]);
});

test('[CSW-R-93] a unit that meets the enemy with its first hex of digging stays where it is, and has dug', () => {
  const stage = open(
    { ...digger, x: foot('red', '0504', 'N', below) },
    { tunnels: [OWN, theirs('0503', '0504')] },
  );
  const { after, events } = tell(stage.battle, dig(stage, ['0504']));
  expect(events.some(({ type }) => type === 'unitsMoved')).toBe(false);
  expect(stage.unit('u', after)).toMatchObject({
    cell: stage.cell('0505'),
    hexesDug: 1,
    movedThisTurn: true,
  });
});

test('[CSW-TUN-03] digging uses up hexes of digging, not movement points', () => {
  const stage = open(digger);
  const { after } = tell(stage.battle, dig(stage, ['0504']));
  expect(stage.unit('u', after)).toMatchObject({
    hexesDug: 1,
    spentHalf: 0,
    steppedRear: false,
    moveEnded: false,
    scaled: false,
    movedThisTurn: true,
  });
  expect(judge(after, dig(stage, ['0503']))).toEqual({ ok: true });
});

test('[CSW-TUN-04] a unit that has dug may come up without digging on, and no digging is reported', () => {
  const stage = open({ u: dwarf('blue', '0505', 'N', { ...below, hexesDug: 1, stepsTaken: 1 }) });
  const { after, events } = tell(stage.battle, dig(stage, [], true));
  expect(events.filter(({ type }) => type === 'tunnelsChanged')).toEqual([]);
  expect(stage.unit('u', after)).toMatchObject({ underground: false, hexesDug: 1 });
});

test('[CSW-TUN-03] no unit digs off the map; it may dig under an enemy above, but not come up there', () => {
  const edge = open(
    { u: dwarf('blue', '0501', 'N', below) },
    { tunnels: [{ ...OWN, cells: ['0501'], breaches: { '0501': 'blue' } }] },
  );
  expect(judge(edge.battle, dig(edge, ['0500']))).toMatchObject({ rule: 'CSW-TUN-03' });
  const under = open({ ...digger, x: foot('red', '0504') });
  expect(judge(under.battle, dig(under, ['0504']))).toEqual({ ok: true });
  expect(judge(under.battle, dig(under, ['0504'], true))).toMatchObject({ rule: 'CSW-TUN-04' });
});

test('[CSW-R-93] a unit stops before an enemy it knows of, and does not come up', () => {
  const stage = open(
    { ...digger, x: foot('red', '0504', 'N', below) },
    { tunnels: [OWN, { ...theirs('0504'), knownTo: ['blue', 'red'] }] },
  );
  expect(judge(stage.battle, dig(stage, ['0504']))).toEqual({ ok: true });
  expect(judge(stage.battle, dig(stage, ['0504'], true))).toMatchObject({ rule: 'CSW-R-93' });
});

test('[CSW-TUN-03] a unit that has gone down or through the tunnel in this segment does not dig', () => {
  const walked = open({ u: dwarf('blue', '0505', 'N', { ...below, spentHalf: 2 }) });
  expect(judge(walked.battle, dig(walked, ['0504']))).toMatchObject({ rule: 'CSW-TUN-03' });
});

test('[CSW-P-14] every path of two dug hexes is offered, in every direction', () => {
  const stage = open(digger);
  const paths = offered(stage.battle).flatMap((order) =>
    order.type === 'dig' ? [order.path.join(' ')] : [],
  );
  for (const path of ['0504', '0506', '0404', '0604', '0504 0503', '0506 0507', '0504 0503 0502'])
    expect(paths).toContain(path);
  expect(paths).not.toContain('0504 0505');
});

test('orders underground are described in full', () => {
  const stage = open(digger);
  const say = (order: CswOrder) => ruleOf(order)?.describe(stage.battle, order as never);
  expect(inPlainEnglish(say(dig(stage, ['0504', '0503'])))).toBe('dig with u to 0503');
  expect(inPlainEnglish(say(dig(stage, ['0504'], true)))).toBe('dig with u to 0504 and come up');
  expect(inPlainEnglish(say(dig(stage, [], true)))).toBe('dig with u and come up');
  const creep = (path: string[], surface = false): CswOrder => ({
    ...dig(stage, path, surface),
    type: 'tunnelMove',
  });
  expect(inPlainEnglish(say(creep(['0504'])))).toBe('move u through the tunnel to 0504');
  expect(inPlainEnglish(say(creep(['0504'], true)))).toBe('move u through the tunnel to 0504 and up');
  expect(inPlainEnglish(say(creep([], true)))).toBe('bring u up in 0505');
});

const down = (stage: Stage): CswOrder => ({ type: 'goDown', unit: stage.id('u') });

test('[CSW-TUN-04] [CSW-FAC-03] a unit that has stepped backwards has only half its points for going down', () => {
  const spent = (flags: object) => {
    const stage = open({ u: foot('blue', '0505', 'N', flags) });
    return judge(stage.battle, down(stage));
  };
  expect(spent({ spentHalf: 4, stepsTaken: 1 })).toEqual({ ok: true });
  expect(spent({ spentHalf: 4, stepsTaken: 1, steppedRear: true })).toMatchObject({ rule: 'CSW-TUN-04' });
  expect(spent({ spentHalf: 2, stepsTaken: 1, steppedRear: true })).toEqual({ ok: true });
});

test('[CSW-TUN-04] [CSW-P-30] whatever prevents a move prevents going down, and so does a full tunnel', () => {
  const shot = open({ u: bow('blue', '0505', 'N', { firedThisTurn: true }) });
  expect(judge(shot.battle, down(shot))).toMatchObject({ rule: 'CSW-MOV-11' });
  const six = Object.fromEntries('abcdef'.split('').map((name) => [name, foot('blue', '0505', 'N', below)]));
  const full = open({ u: foot('blue', '0505'), ...six });
  expect(judge(full.battle, down(full))).toMatchObject({ rule: 'CSW-TUN-09' });
  const led = open({ u: leader('blue', '0505'), ...six });
  expect(judge(led.battle, down(led))).toEqual({ ok: true });
});

test('[CSW-TUN-04] [CSW-TUN-05] a unit that goes down has moved, and learns only what it did not know', () => {
  const stage = open({ u: foot('blue', '0505', 'N', { working: 'placing' }) });
  const { after, events } = tell(stage.battle, down(stage));
  expect(events.map(({ type }) => type)).not.toContain('tunnelsChanged');
  expect(stage.unit('u', after)).toMatchObject({ underground: true, movedThisTurn: true, working: null });
  const strange = open({ u: foot('blue', '0505') }, { tunnels: [theirs('0505', '0504')] });
  expect(tell(strange.battle, down(strange)).events.map(({ type }) => type)).toContain('tunnelsChanged');
});

const begin = (stage: Stage): CswOrder => ({ type: 'startTunnel', unit: stage.id('u') });
const starting = (units: Words['units'], words: Partial<Words> = {}) =>
  open(units, { step: 'tunnels', tunnels: [], ...words });

test('[CSW-TUN-01] [CSW-TUN-05] the story keeps the report that a unit opens a breach or breaks into another tunnel', () => {
  const changes = (stage: Stage) =>
    tell(stage.battle, begin(stage))
      .events.filter(({ type }) => type === 'tunnelsChanged' || type === 'unitsMarked')
      .slice(0, 2);
  expect(changes(starting({ u: foot('blue', '0505') }))).toMatchObject([
    { what: 'u opens a breach in 0505', irrevocable: true, rules: ['CSW-TUN-01'] },
    { rules: ['CSW-TUN-01'] },
  ]);
  const strange = starting({ u: foot('blue', '0505') }, { tunnels: [theirs('0503', '0504', '0505')] });
  expect(changes(strange)).toMatchObject([
    { what: 'u breaks into a tunnel under 0505', irrevocable: true, rules: ['CSW-TUN-01', 'CSW-TUN-05'] },
    { rules: ['CSW-TUN-01'] },
  ]);
  const held = starting(
    { u: foot('blue', '0505'), x: foot('red', '0505', 'N', below) },
    { tunnels: [theirs('0503', '0504', '0505')] },
  );
  const tale = beginTale(held.battle);
  startTunnelOrder.decide(tale, 'blue', { type: 'startTunnel', unit: held.id('u') }, dice());
  expect(tale.events).toMatchObject([
    { type: 'tunnelsChanged' },
    { type: 'unitsMarked', rules: ['CSW-R-93'] },
  ]);
});

test('[CSW-TUN-01] the next unit of a stack goes down the same breach, which is reported only once', () => {
  const stage = starting({ u: foot('blue', '0505'), v: foot('blue', '0505') });
  const first = tell(stage.battle, begin(stage)).after;
  const { events } = tell(first, { type: 'startTunnel', unit: stage.id('v') });
  expect(events.map(({ type }) => type)).not.toContain('tunnelsChanged');
});

test('[CSW-TUN-09] no unit starts where the tunnel below is full', () => {
  const six = Object.fromEntries('abcdef'.split('').map((name) => [name, foot('blue', '0505', 'N', below)]));
  const stage = starting({ u: foot('blue', '0505'), ...six }, { tunnels: [OWN] });
  expect(judge(stage.battle, begin(stage))).toMatchObject({ rule: 'CSW-TUN-09' });
});

test('[CSW-TUN-04] [CSW-R-97] a unit that only comes up has moved for good; an existing breach is not reported', () => {
  const stage = open(
    { u: dwarf('blue', '0504', 'N', below) },
    { tunnels: [{ ...OWN, cells: ['0505', '0504'] }] },
  );
  const up = (given: Stage): CswOrder => ({
    type: 'tunnelMove',
    unit: given.id('u'),
    path: [],
    surface: true,
  });
  const { after, events } = tell(stage.battle, up(stage));
  expect(stage.unit('u', after)).toMatchObject({
    underground: false,
    movedThisTurn: true,
    moveEnded: true,
    spentHalf: 0,
  });
  expect(events.some(({ type }) => type === 'unitsMoved')).toBe(false);
  const breach = events.find(({ type }) => type === 'tunnelsChanged');
  expect(breach).toMatchObject({ what: 'A breach opens in 0504' });
  expect(events.some(({ irrevocable }) => irrevocable)).toBe(true);
  const there = open(digger);
  expect(tell(there.battle, up(there)).events.map(({ type }) => type)).not.toContain('tunnelsChanged');
});

test('[CSW-TUN-06] through a tunnel a unit passes under anybody, at a point per hex, and it is its only move', () => {
  const stage = open(
    { u: dwarf('blue', '0505', 'N', below), x: foot('red', '0504') },
    { tunnels: [{ ...OWN, cells: ['0505', '0504'] }] },
  );
  const order: CswOrder = { type: 'tunnelMove', unit: stage.id('u'), path: ['0504'] };
  expect(judge(stage.battle, order)).toEqual({ ok: true });
  const { after } = tell(stage.battle, order);
  expect(stage.unit('u', after)).toMatchObject({
    cell: stage.cell('0504'),
    underground: true,
    spentHalf: 2,
    stepsTaken: 1,
    steppedRear: false,
    moveEnded: false,
    scaled: false,
    enteredTurn: 0,
  });
  const shot = open(
    { u: bow('blue', '0505', 'N', { ...below, firedThisTurn: true }) },
    { tunnels: [{ ...OWN, cells: ['0505', '0504'] }] },
  );
  expect(judge(shot.battle, { type: 'tunnelMove', unit: shot.id('u'), path: ['0504'] })).toMatchObject({
    rule: 'CSW-MOV-11',
  });
});

test('[CSW-TUN-03] [CSW-TUN-05] digging back into one’s own tunnel makes a ring, with nothing listed twice', () => {
  const ring = { ...OWN, cells: ['0505', '0504', '0604'] };
  const stage = open({ u: dwarf('blue', '0505', 'N', below) }, { tunnels: [ring, theirs('0909')] });
  const { after, events } = tell(stage.battle, dig(stage, ['0604']));
  const [tunnel] = after.tunnels;
  expect(tunnel?.cells).toEqual(ring.cells.map(stage.cell));
  expect(tunnel?.links.map((link) => [...link])).toEqual(
    [
      ['0505', '0504'],
      ['0504', '0604'],
      ['0505', '0604'],
    ].map((link) => link.map(stage.cell)),
  );
  expect(after.tunnels).toHaveLength(2);
  const changes = events.find((event) => event.type === 'tunnelsChanged');
  expect(changes?.type === 'tunnelsChanged' && changes.tunnels.length).toBe(1);
});

test('[CSW-TUN-03] no unit digs back the way it has just dug', () => {
  const stage = open(digger);
  expect(judge(stage.battle, dig(stage, ['0504', '0505']))).toMatchObject({ rule: 'CSW-TUN-03' });
  expect(judge(stage.battle, dig(stage, ['0504', '0604', '0505']))).toEqual({ ok: true });
});

test('[CSW-TUN-04] no unit goes down through a gate that was closed over the breach', () => {
  const above = (isOpen: boolean) => {
    const stage = open(
      { u: foot('blue', '0505') },
      { terrain: { '0505': 'gate' }, works: { '0505': { open: isOpen } } },
    );
    return judge(stage.battle, { type: 'goDown', unit: stage.id('u') });
  };
  expect(above(true)).toEqual({ ok: true });
  expect(above(false)).toMatchObject({ rule: 'CSW-TUN-04' });
});

test('[CSW-TUN-02] tunnels are ordered by the hex they were begun in, whatever the order of digging', () => {
  const stage = starting({ u: foot('blue', '0505'), v: foot('blue', '0303'), w: foot('blue', '0909') });
  const started = ['u', 'w', 'v'].reduce(
    (state, name) => play(state, { type: 'startTunnel', unit: stage.id(name) }),
    stage.battle,
  );
  expect(started.tunnels.map(({ id }) => id)).toEqual(['0303', '0505', '0909'].map(stage.cell));
  expect(started.tunnels[0]).toMatchObject({ knownTo: ['blue'], cells: [stage.cell('0303')] });
});

test('[CSW-TUN-04] one of several breaches is enough to go down, and a second one is opened beside it', () => {
  const two = {
    ...OWN,
    cells: ['0505', '0504', '0503'],
    breaches: { '0505': 'blue' as const, '0503': 'blue' as const },
  };
  const stage = open({ u: foot('blue', '0503') }, { tunnels: [two] });
  expect(judge(stage.battle, down(stage))).toEqual({ ok: true });
  const middle = open({ u: foot('blue', '0504') }, { step: 'tunnels', tunnels: [two] });
  const { after } = tell(middle.battle, begin(middle));
  expect(after.tunnels[0]?.breaches.map(({ cell }) => cell)).toEqual(
    ['0505', '0503', '0504'].map(middle.cell),
  );
  const again = open({ u: foot('blue', '0503') }, { step: 'tunnels', tunnels: [two] });
  expect(tell(again.battle, begin(again)).after.tunnels[0]?.breaches).toHaveLength(2);
});

test('[CSW-TUN-02] for a side that knows only the marker, the way down is a separate tunnel with that marker', () => {
  const stage = open(
    { u: foot('blue', '0505'), x: foot('red', '0909') },
    { tunnels: [theirs('0505', '0504'), theirs('0808')] },
  );
  const known = view(stage.battle, 'blue');
  const tale = beginTale(known);
  goDownOrder.decide(tale, 'blue', { type: 'goDown', unit: stage.id('u') }, dice());
  const cell = stage.cell('0505');
  expect(tale.state.tunnels).toEqual([
    { id: -1, knownTo: [], cells: [], links: [], breaches: [{ cell: stage.cell('0808'), side: 'red' }] },
    { id: cell, knownTo: ['blue'], cells: [cell], links: [], breaches: [{ cell, side: 'red' }] },
  ]);
});

test('[CSW-P-14] in the tunnels step only units that could begin a tunnel are subjects', () => {
  const stage = starting(
    {
      u: foot('blue', '0505'),
      c: cavalry('blue', '0606'),
      moved: foot('blue', '0707', 'N', { movedThisTurn: true }),
      deep: foot('blue', '0303', 'N', below),
      dead: foot('blue', 'N', { status: 'eliminated' }),
      x: foot('red', '0909'),
    },
    { tunnels: [{ ...OWN, cells: ['0303'], breaches: { '0303': 'blue' } }] },
  );
  expect([...tunnelDesk.subjects(stage.battle, 'blue')]).toEqual([`u${stage.id('u')}`, 'h0303', 'table']);
});

test('[CSW-TUN-03] [CSW-TUN-05] a unit that digs through to another hex of its own tunnel, and on, still has one tunnel', () => {
  const stage = open(digger, { tunnels: [{ ...OWN, cells: ['0404', '0504', '0505'] }] });
  const { tunnels } = play(stage.battle, dig(stage, ['0404', '0403']));
  expect(tunnels.map(({ cells, links }) => [cells.length, links.length])).toEqual([[4, 4]]);
});
