import { expect, test } from 'vitest';
import { view } from '../../knowledge/view.ts';
import type { CswOrder } from '../../orders/orders.ts';
import {
  battle,
  cavalry,
  dwarf,
  foot,
  goblin,
  leader,
  type Stage,
  unit as unitOf,
} from '../../testkit/drawn.ts';
import { inPlainEnglish } from '../../testkit/plainEnglish.ts';
import { judge, offered, play } from '../../testkit/testplay.ts';
import { dugFrom, tunnelAt } from './systems.ts';
import { tunnelDesk } from './tunnelDesk.ts';

type Words = Parameters<typeof battle>[0];
const below = { underground: true };
const TUNNEL = {
  knownTo: ['blue' as const],
  cells: ['0505', '0504', '0503', '0502'],
  breaches: { '0505': 'blue' as const },
};

const open = (units: Words['units'], words: Partial<Words> = {}): Stage =>
  battle({ modules: ['tunnels'], step: 'move', phasing: 'blue', tunnels: [TUNNEL], units, ...words });

/** `move 0504 up`, `dig 0506`. */
const named = (order: CswOrder): string[] => {
  if (order.type !== 'dig' && order.type !== 'tunnelMove') return [];
  const words = [order.type === 'dig' ? 'dig' : 'move', ...order.path, ...(order.surface ? ['up'] : [])];
  return [words.join(' ')];
};
const below0505 = (u: Words['units'][string], words: Partial<Words> = {}): string[] =>
  offered(open({ u }, words).battle).flatMap(named).sort();
const bothWays = (words: readonly string[]): string[] => words.flatMap((each) => [each, `${each} up`]).sort();
const AROUND = ['dig 0404', 'dig 0405', 'dig 0506', 'dig 0604', 'dig 0605'];

test('[CSW-TUN-03] [CSW-TUN-04] a man underground is offered two hexes of tunnel, one of digging, and the way up from each', () => {
  expect(below0505(foot('blue', '0505', 'N', below))).toEqual(
    [...bothWays(['move 0504', 'move 0504 0503', ...AROUND]), 'move up'].sort(),
  );
});

test('[CSW-TUN-03] a unit that has dug may dig on or come up, but not move further through the tunnel', () => {
  const dug = { ...below, hexesDug: 1, stepsTaken: 1 };
  expect(below0505(foot('blue', '0505', 'N', dug))).toEqual(['dig up']);
  expect(below0505(goblin('blue', '0505', 'N', dug))).toEqual([...bothWays(AROUND), 'dig up'].sort());
});

test('[CSW-TUN-03] a dwarf is offered paths of three hexes of digging, none of them crossing itself', () => {
  const digs = below0505(dwarf('blue', '0505', 'N', below)).filter((each) => each.startsWith('dig'));
  const paths = digs.map((each) => each.split(' ').filter((word) => word.length === 4));
  expect(Math.max(...paths.map((path) => path.length))).toBe(3);
  for (const path of paths) expect(new Set(['0505', ...path]).size).toBe(path.length + 1);
});

test('[CSW-TUN-06] dwarves and goblins have their whole allowance underground', () => {
  const moves = (u: Words['units'][string]) =>
    below0505(u).filter((each) => each.startsWith('move 0504 0503 0502'));
  expect(moves(dwarf('blue', '0505', 'N', below))).toHaveLength(2);
  expect(moves(goblin('blue', '0505', 'N', below))).toHaveLength(2);
  expect(moves(foot('blue', '0505', 'N', below))).toHaveLength(0);
});

test('[CSW-MOV-13] [CSW-P-17] the routed and those whose move has ended are offered nothing underground', () => {
  expect(below0505(foot('blue', '0505', 'N', { ...below, moveEnded: true }))).toEqual([]);
  expect(below0505(foot('blue', '0505', 'N', { ...below, routed: true }))).toEqual([]);
});

test('[CSW-TUN-06] no path leads through an enemy in the tunnel, and every offer is accepted', () => {
  const stage = open(
    { u: dwarf('blue', '0505', 'N', below), x: foot('red', '0503', 'N', below) },
    { tunnels: [{ ...TUNNEL, knownTo: ['blue', 'red'] }] },
  );
  const orders = offered(stage.battle);
  expect(orders.flatMap(named).filter((each) => /^move .*0503/.test(each))).toEqual([]);
  expect(orders.filter((order) => !judge(stage.battle, order).ok)).toEqual([]);
});

test('[CSW-TUN-04] the way down is offered to foot and leaders above a breach, and to nobody else', () => {
  const down = (u: Words['units'][string]): boolean =>
    offered(open({ u }).battle).some(({ type }) => type === 'goDown');
  expect(down(foot('blue', '0505'))).toBe(true);
  expect(down(leader('blue', '0505'))).toBe(true);
  expect(down(foot('blue', '0504'))).toBe(false);
  expect(down(cavalry('blue', '0505'))).toBe(false);
  expect(down(foot('blue', '0505', { routed: true }))).toBe(false);
});

test('[CSW-TUN-03] a unit moves through hexes already dug, and a move must change hexes', () => {
  const stage = open({ u: foot('blue', '0505', 'N', below) });
  const unit = stage.id('u');
  expect(judge(stage.battle, { type: 'dig', unit, path: ['0504'] })).toMatchObject({ rule: 'CSW-TUN-03' });
  expect(judge(stage.battle, { type: 'dig', unit, path: [] })).toMatchObject({ rule: 'CSW-TUN-03' });
  expect(judge(stage.battle, { type: 'tunnelMove', unit, path: [] })).toMatchObject({ rule: 'CSW-TUN-03' });
  const fired = open({ u: foot('blue', '0505', 'N', { ...below, firedThisTurn: true }) });
  expect(judge(fired.battle, { type: 'dig', unit, path: ['0506'] })).toMatchObject({ rule: 'CSW-MOV-11' });
});

test('[CSW-TUN-05] tunnels that meet keep all their hexes, connections and breaches, and the lower number', () => {
  const other = {
    knownTo: ['blue' as const],
    cells: ['0507', '0506'],
    breaches: { '0507': 'blue' as const },
  };
  const stage = open({ u: foot('blue', '0505', 'N', below) }, { tunnels: [TUNNEL, other] });
  const lower = Math.min(...stage.battle.tunnels.map(({ id }) => id));
  const joined = play(stage.battle, { type: 'dig', unit: stage.id('u'), path: ['0506'] });
  expect(joined.tunnels).toHaveLength(1);
  const tunnel = tunnelAt(joined.tunnels, stage.cell('0507'));
  expect(tunnel).toMatchObject({ id: lower });
  expect(tunnel?.cells.length).toBe(6);
  expect(tunnel?.breaches.length).toBe(2);
  expect(dugFrom(joined.tunnels, stage.cell('0506'))).toEqual(['0505', '0507'].map(stage.cell));
  expect(dugFrom(joined.tunnels, stage.cell('0503'))).toEqual(['0502', '0504'].map(stage.cell));
});

test('[CSW-P-14] in the tunnels step a side begins a tunnel, collapses one or finishes; another side’s tunnel is not offered', () => {
  const stage = open(
    { u: foot('blue', '0505', 'N', below), v: foot('blue', '0808') },
    {
      step: 'tunnels',
      tunnels: [TUNNEL, { knownTo: ['red'], cells: ['0303'], breaches: { '0303': 'red' } }],
    },
  );
  const orders = offered(stage.battle);
  expect(new Set(orders.map(({ type }) => type))).toEqual(new Set(['startTunnel', 'collapse', 'done']));
  expect(orders.filter((order) => !judge(stage.battle, order).ok)).toEqual([]);
  expect(orders.some((order) => order.type === 'collapse' && order.hex === '0303')).toBe(false);
  const subjects = [...tunnelDesk.subjects(view(stage.battle, 'blue'), 'blue')];
  expect(subjects).toEqual([`u${stage.id('v')}`, 'h0505', 'table']);
});

test('[CSW-P-16] fallen units, units underground and enemies cannot begin a tunnel', () => {
  const begins = (words: Words['units'][string]): boolean => {
    const stage = open({ u: words }, { step: 'tunnels' });
    const orders = tunnelDesk.legal(view(stage.battle, 'blue'), 'blue', `u${stage.id('u')}`);
    return [...orders].some(({ type }) => type === 'startTunnel');
  };
  expect(begins(foot('blue', '0808'))).toBe(true);
  expect(begins(foot('blue', '0808', { status: 'eliminated' }))).toBe(false);
  expect(begins(foot('blue', '0505', 'N', below))).toBe(false);
  expect(begins(foot('red', '0808'))).toBe(false);
});

test('[CSW-TUN-03] points spent above count underground: a unit without a hex of tunnel left may only come up', () => {
  const tired = { ...below, stepsTaken: 2, spentHalf: 6, movedThisTurn: true };
  const stage = open({ u: foot('blue', '0505', 'N', tired) });
  const unit = stage.id('u');
  expect(inPlainEnglish(judge(stage.battle, { type: 'tunnelMove', unit, path: ['0504'] }))).toMatchObject({
    rule: 'CSW-TUN-03',
    because: 'u can go no more hexes of tunnel this segment, not 1',
  });
  expect(judge(stage.battle, { type: 'tunnelMove', unit, path: [], surface: true })).toEqual({ ok: true });
  expect(below0505(foot('blue', '0505', 'N', { ...tired, spentHalf: 2 }))).toEqual([
    'move 0504',
    'move 0504 up',
    'move up',
  ]);
  const slow = { ...below, spentHalf: 2, movedThisTurn: true };
  const one = open({ u: unitOf('AF', 'blue', '0505', 'N', slow) });
  expect(judge(one.battle, { type: 'tunnelMove', unit, path: ['0504'] })).toEqual({ ok: true });
  expect(judge(one.battle, { type: 'tunnelMove', unit, path: ['0504', '0503'] })).toMatchObject({
    ok: false,
  });
});

test('[CSW-P-17] a unit that has ended its move neither digs nor moves through the tunnel', () => {
  const stage = open({ u: foot('blue', '0505', 'N', { ...below, moveEnded: true }) });
  const unit = stage.id('u');
  expect(judge(stage.battle, { type: 'dig', unit, path: ['0506'] })).toMatchObject({ rule: 'CSW-P-17' });
  expect(judge(stage.battle, { type: 'tunnelMove', unit, path: ['0504'] })).toMatchObject({
    rule: 'CSW-P-17',
  });
});

test('[CSW-MOV-04] out of command a unit moves one hex of tunnel, and the refusal says so', () => {
  const stage = open({ u: dwarf('blue', '0505', 'N', { ...below, inCommand: false }) });
  const unit = stage.id('u');
  expect(
    inPlainEnglish(judge(stage.battle, { type: 'tunnelMove', unit, path: ['0504', '0503'] })),
  ).toMatchObject({
    rule: 'CSW-MOV-04',
    because: 'u can go one more hex of tunnel this segment, not 2',
  });
  const gone = play(stage.battle, { type: 'tunnelMove', unit, path: ['0504'] });
  expect(stage.unit('u', gone)).toMatchObject({ moveEnded: true, spentHalf: 2, cell: stage.cell('0504') });
});

test('[CSW-TUN-03] [CSW-MOV-05] the guaranteed hex is possible only as the first of the segment', () => {
  const tired = { ...below, stepsTaken: 1, spentHalf: 8, movedThisTurn: true };
  const stage = open({ u: foot('blue', '0505', 'N', tired) });
  const order = { type: 'tunnelMove', unit: stage.id('u'), path: ['0504'] } as const;
  expect(judge(stage.battle, { ...order, path: [...order.path] })).toMatchObject({ rule: 'CSW-TUN-03' });
});
