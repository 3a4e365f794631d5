import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { beginTale } from '../../engine/tale.ts';
import { view } from '../../knowledge/view.ts';
import type { OrderOf } from '../../orders/orders.ts';
import type { Battle } from '../../state/state.ts';
import {
  armouredFoot,
  battle,
  bow,
  cavalry,
  dwarf,
  elf,
  foot,
  goblin,
  leader,
  ogre,
  type Stage,
} from '../../testkit/drawn.ts';
import { digOrder } from './dig.ts';
import { goDownOrder } from './goDown.ts';
import { startTunnelOrder } from './startTunnel.ts';
import { tunnelDesk } from './tunnelDesk.ts';
import { tunnelMoveOrder } from './tunnelMove.ts';

type Words = Parameters<typeof battle>[0];
const refusedBy = (rule: string) => ({ ok: false, rule });
const below = { underground: true };

const open = (words: Partial<Words> & Pick<Words, 'units'>): Stage =>
  battle({ map: { columns: 12, rows: 12 }, modules: ['tunnels'], ...words });
/** A tunnel of one side, its first hex the breach it was begun with. */
const dug = (side: 'blue' | 'red', ...cells: string[]) => ({
  knownTo: [side],
  cells,
  breaches: { [cells[0] as string]: side },
});

const start = (stage: Stage, name: string) => ({ type: 'startTunnel', unit: stage.id(name) }) as const;
const digging = (stage: Stage, name: string, path: string[], surface = false): OrderOf<'dig'> => ({
  type: 'dig',
  unit: stage.id(name),
  path,
  ...(surface ? { surface } : {}),
});
const creeping = (stage: Stage, name: string, path: string[], surface = false): OrderOf<'tunnelMove'> => ({
  ...digging(stage, name, path, surface),
  type: 'tunnelMove',
});
const checkStart = (stage: Stage, name: string) => {
  const { side } = stage.unit(name);
  return startTunnelOrder.check(view(stage.battle, side), side, start(stage, name));
};
const checkDig = (stage: Stage, name: string, path: string[], surface = false) => {
  const { side } = stage.unit(name);
  return digOrder.check(view(stage.battle, side), side, digging(stage, name, path, surface));
};
const checkCreep = (stage: Stage, name: string, path: string[], surface = false) => {
  const { side } = stage.unit(name);
  return tunnelMoveOrder.check(view(stage.battle, side), side, creeping(stage, name, path, surface));
};
const checkDown = (stage: Stage, name: string) => {
  const { side } = stage.unit(name);
  return goDownOrder.check(view(stage.battle, side), side, { type: 'goDown', unit: stage.id(name) });
};
const started = (stage: Stage, name: string) => {
  const tale = beginTale(stage.battle);
  startTunnelOrder.decide(tale, stage.unit(name).side, start(stage, name), dice());
  return tale;
};
const digs = (stage: Stage, name: string, path: string[], surface = false) => {
  const tale = beginTale(stage.battle);
  digOrder.decide(tale, stage.unit(name).side, digging(stage, name, path, surface), dice());
  return tale;
};
const creeps = (stage: Stage, name: string, path: string[], surface = false) => {
  const tale = beginTale(stage.battle);
  tunnelMoveOrder.decide(tale, stage.unit(name).side, creeping(stage, name, path, surface), dice());
  return tale;
};
const wentDown = (stage: Stage, name: string) => {
  const tale = beginTale(stage.battle);
  goDownOrder.decide(tale, stage.unit(name).side, { type: 'goDown', unit: stage.id(name) }, dice());
  return tale;
};
const isFinal = (tale: { events: readonly { irrevocable?: true }[] }) =>
  tale.events.some(({ irrevocable }) => irrevocable === true);
const coursesOf = ({ tunnels }: Battle) => tunnels.map(({ cells }) => cells);

test('[CSW-TUN-01] only foot units dig; each that starts gets a breach marker and goes underground there', () => {
  const stage = open({
    step: 'tunnels',
    units: {
      f: foot('blue', '0505'),
      o: ogre('blue', '0507'),
      c: cavalry('blue', '0509'),
      l: leader('blue', '0505'),
    },
  });
  for (const name of ['o', 'c', 'l']) expect(checkStart(stage, name)).toMatchObject(refusedBy('CSW-TUN-01'));
  expect(checkStart(stage, 'f')).toEqual({ ok: true });
  const { state } = started(stage, 'f');
  expect(stage.unit('f', state)).toMatchObject({ underground: true, movedThisTurn: true });
  const cell = stage.cell('0505');
  expect(state.tunnels).toEqual([
    { id: cell, knownTo: ['blue'], cells: [cell], links: [], breaches: [{ cell, side: 'blue' }] },
  ]);
  expect([...tunnelDesk.legal(stage.battle, 'blue', `u${stage.id('f')}`)]).toEqual([start(stage, 'f')]);
});

test('[CSW-TUN-01] the units of a stack start one after the other at the same breach, unless they fired', () => {
  const stage = open({
    step: 'tunnels',
    units: {
      f: bow('blue', '0505'),
      g: bow('blue', '0505'),
      h: bow('blue', '0707', 'N', { firedThisTurn: true }),
      i: bow('blue', '0909', 'N', { movedThisTurn: true }),
    },
  });
  const first = { ...stage, battle: started(stage, 'f').state };
  expect(checkStart(first, 'g')).toEqual({ ok: true });
  expect(started(first, 'g').state.tunnels).toEqual(first.battle.tunnels);
  expect(checkStart(stage, 'h')).toMatchObject(refusedBy('CSW-MOV-11'));
  expect(checkStart(stage, 'i')).toMatchObject(refusedBy('CSW-TUN-01'));
});

test('[CSW-TUN-01] no unit digs from the top of a wall', () => {
  const stage = open({ step: 'tunnels', terrain: { '0505': 'wall' }, units: { f: foot('blue', '0505') } });
  expect(checkStart(stage, 'f')).toMatchObject(refusedBy('CSW-TUN-04'));
});

test('[CSW-TUN-03] men dig one hex, goblins two, dwarves three', () => {
  const stage = open({
    units: {
      m: foot('blue', '0505', 'N', below),
      g: goblin('blue', '0207', 'N', below),
      d: dwarf('blue', '0807', 'N', below),
    },
    tunnels: [dug('blue', '0505'), dug('blue', '0207'), dug('blue', '0807')],
  });
  expect(checkDig(stage, 'm', ['0504'])).toEqual({ ok: true });
  expect(checkDig(stage, 'm', ['0504', '0503'])).toMatchObject(refusedBy('CSW-TUN-03'));
  expect(checkDig(stage, 'g', ['0206', '0205'])).toEqual({ ok: true });
  expect(checkDig(stage, 'g', ['0206', '0205', '0204'])).toMatchObject(refusedBy('CSW-TUN-03'));
  expect(checkDig(stage, 'd', ['0806', '0805', '0804'])).toEqual({ ok: true });
  expect(checkDig(stage, 'd', ['0806', '0805', '0804', '0803'])).toMatchObject(refusedBy('CSW-TUN-03'));
});

test('[CSW-TUN-03] digging goes from hex to hex and leaves the tunnel behind it', () => {
  const stage = open({ units: { d: dwarf('blue', '0505', 'N', below) }, tunnels: [dug('blue', '0505')] });
  expect(checkDig(stage, 'd', ['0503'])).toMatchObject(refusedBy('CSW-TUN-03'));
  expect(checkDig(stage, 'd', ['0013'])).toMatchObject(refusedBy('CSW-TUN-03'));
  expect(checkDig(stage, 'd', [])).toMatchObject(refusedBy('CSW-TUN-03'));
  const tale = digs(stage, 'd', ['0504', '0503']);
  const [a, b, c] = ['0505', '0504', '0503'].map(stage.cell);
  expect(tale.state.tunnels).toMatchObject([
    {
      cells: [a, b, c],
      links: [
        [a, b],
        [b, c],
      ],
    },
  ]);
  expect(stage.unit('d', tale.state)).toMatchObject({
    cell: c,
    hexesDug: 2,
    spentHalf: 0,
    movedThisTurn: true,
  });
  const later = { ...stage, battle: tale.state };
  expect(checkDig(later, 'd', ['0502'])).toEqual({ ok: true });
  expect(checkDig(later, 'd', ['0502', '0501'])).toMatchObject(refusedBy('CSW-TUN-03'));
});

test('[CSW-TUN-03] [CSW-R-93] a unit digs or moves in a segment, not both; leaders walk but do not dig', () => {
  const stage = open({
    units: {
      m: foot('blue', '0505', 'N', { ...below, stepsTaken: 1, spentHalf: 2 }),
      n: foot('blue', '0505', 'N', { ...below, stepsTaken: 1, hexesDug: 1 }),
      l: leader('blue', '0505', 'N', below),
    },
    tunnels: [dug('blue', '0505', '0506')],
  });
  expect(checkDig(stage, 'm', ['0504'])).toMatchObject(refusedBy('CSW-TUN-03'));
  expect(checkCreep(stage, 'n', ['0506'])).toMatchObject(refusedBy('CSW-TUN-03'));
  expect(checkDig(stage, 'l', ['0504'])).toMatchObject(refusedBy('CSW-TUN-01'));
  expect(checkCreep(stage, 'l', ['0506'])).toEqual({ ok: true });
});

test('[CSW-TUN-03] men move through tunnels at half their allowance, goblins and dwarves at all of it', () => {
  const course = ['0501', '0502', '0503', '0504', '0505', '0506', '0507'];
  const stage = open({
    units: {
      m: foot('blue', '0501', 'N', below),
      g: goblin('blue', '0501', 'N', below),
      a: armouredFoot('blue', '0501', 'N', { ...below, inCommand: false }),
      s: foot('blue', '0505', 'N'),
    },
    tunnels: [dug('blue', ...course)],
  });
  expect(checkCreep(stage, 'm', ['0502', '0503'])).toEqual({ ok: true });
  expect(checkCreep(stage, 'm', ['0502', '0503', '0504'])).toMatchObject(refusedBy('CSW-TUN-03'));
  expect(checkCreep(stage, 'g', course.slice(1, 6))).toEqual({ ok: true });
  expect(checkCreep(stage, 'g', course.slice(1, 7))).toMatchObject(refusedBy('CSW-TUN-03'));
  expect(checkCreep(stage, 's', ['0506'])).toMatchObject(refusedBy('CSW-TUN-03'));
  const { state } = creeps(stage, 'm', ['0502', '0503']);
  expect(stage.unit('m', state)).toMatchObject({ cell: stage.cell('0503'), spentHalf: 4, stepsTaken: 2 });
});

test('[CSW-TUN-03] out of command a unit digs or moves one hex (CSW-MOV-04)', () => {
  const stage = open({
    units: { d: dwarf('blue', '0505', 'N', { ...below, inCommand: false }) },
    tunnels: [dug('blue', '0505', '0506', '0507')],
  });
  expect(checkDig(stage, 'd', ['0504'])).toEqual({ ok: true });
  expect(checkDig(stage, 'd', ['0504', '0503'])).toMatchObject(refusedBy('CSW-MOV-04'));
  expect(checkCreep(stage, 'd', ['0506', '0507'])).toMatchObject(refusedBy('CSW-MOV-04'));
});

test('[CSW-TUN-04] it opens a breach anywhere and comes up, and its move is over', () => {
  const stage = open({ units: { d: dwarf('blue', '0505', 'SE', below) }, tunnels: [dug('blue', '0505')] });
  const { state } = digs(stage, 'd', ['0504', '0503'], true);
  expect(stage.unit('d', state)).toMatchObject({
    underground: false,
    cell: stage.cell('0503'),
    moveEnded: true,
    facing: 2,
  });
  expect(state.tunnels[0]?.breaches).toContainEqual({ cell: stage.cell('0503'), side: 'blue' });
  expect(checkDig({ ...stage, battle: state }, 'd', ['0502'])).toMatchObject(refusedBy('CSW-TUN-03'));
});

test('[CSW-TUN-04] no breach under the enemy, an intact wall, tower or closed gate, or into a full hex', () => {
  const full = Object.fromEntries(Array.from({ length: 6 }, (_, i) => [`f${i}`, foot('blue', '0504', 'N')]));
  const stage = open({
    terrain: { '0405': 'wall', '0406': 'wall', '0506': 'impassable' },
    works: { '0406': { destroyed: true } },
    units: {
      d: dwarf('blue', '0505', 'N', below),
      x: foot('red', '0604'),
      ...full,
      l: leader('blue', '0505', 'N', below),
    },
    tunnels: [dug('blue', '0505', '0504')],
  });
  expect(checkDig(stage, 'd', ['0604'], true)).toMatchObject(refusedBy('CSW-TUN-04'));
  expect(checkDig(stage, 'd', ['0404'], true)).toEqual({ ok: true });
  expect(checkDig(stage, 'd', ['0405'], true)).toMatchObject(refusedBy('CSW-TUN-04'));
  expect(checkDig(stage, 'd', ['0405', '0406'], true)).toEqual({ ok: true });
  expect(checkDig(stage, 'd', ['0506'], true)).toMatchObject(refusedBy('CSW-MOV-06'));
  expect(checkCreep(stage, 'd', ['0504'], true)).toMatchObject(refusedBy('CSW-STK-06'));
  expect(checkCreep(stage, 'l', ['0504'], true)).toEqual({ ok: true });
});

test('[CSW-TUN-04] a unit that comes up beside friends faces as they do', () => {
  const stage = open({
    units: { d: foot('blue', '0505', 'N', below), f: foot('blue', '0505', 'S') },
    tunnels: [dug('blue', '0505')],
  });
  expect(stage.unit('d', creeps(stage, 'd', [], true).state)).toMatchObject({
    underground: false,
    facing: 3,
  });
});

test('[CSW-TUN-04] going down a breach costs a foot unit or leader one point, whoever opened it', () => {
  const stage = open({
    units: {
      f: foot('blue', '0505', 'N', { spentHalf: 6 }),
      g: foot('blue', '0505', 'N', { spentHalf: 7 }),
      h: foot('blue', '0505', 'N', { moveEnded: true }),
      c: cavalry('blue', '0605'),
      e: foot('blue', '0707'),
    },
    tunnels: [dug('red', '0505', '0504'), dug('blue', '0605')],
  });
  expect(checkDown(stage, 'g')).toMatchObject(refusedBy('CSW-TUN-04'));
  expect(checkDown(stage, 'h')).toMatchObject(refusedBy('CSW-P-17'));
  expect(checkDown(stage, 'c')).toMatchObject(refusedBy('CSW-TUN-06'));
  expect(checkDown(stage, 'e')).toMatchObject(refusedBy('CSW-TUN-04'));
  expect(checkDown(stage, 'f')).toEqual({ ok: true });
  expect(stage.unit('f', wentDown(stage, 'f').state)).toMatchObject({ underground: true, spentHalf: 8 });
});

test('[CSW-TUN-05] a unit that goes down an enemy breach sees all of that tunnel from then on, for good', () => {
  const stage = open({
    units: { f: foot('blue', '0505'), x: foot('red', '0503', 'N', below) },
    tunnels: [dug('red', '0505', '0504', '0503')],
  });
  expect(coursesOf(view(stage.battle, 'blue'))).toEqual([[]]);
  const tale = wentDown(stage, 'f');
  expect(isFinal(tale)).toBe(true);
  expect(coursesOf(view(tale.state, 'blue'))).toEqual([['0505', '0504', '0503'].map(stage.cell)]);
  expect(view(tale.state, 'blue').units[stage.id('x')]?.status).toBe('onMap');
});

test('[CSW-TUN-05] tunnels that meet become one system, and both sides see all of it', () => {
  const stage = open({
    units: { d: dwarf('blue', '0505', 'N', below) },
    tunnels: [dug('blue', '0506', '0505'), dug('red', '0403', '0504', '0604')],
  });
  expect(checkDig(stage, 'd', ['0504', '0503'])).toEqual({ ok: true });
  const tale = digs(stage, 'd', ['0504', '0503'], true);
  expect(isFinal(tale)).toBe(true);
  expect(tale.state.tunnels).toHaveLength(1);
  expect(tale.state.tunnels[0]?.knownTo).toEqual(['blue', 'red']);
  expect(view(tale.state, 'red').units[stage.id('d')]).toMatchObject({ status: 'onMap' });
  // It stops where it broke in, so that the player can decide on the rest knowing this.
  expect(stage.unit('d', tale.state)).toMatchObject({
    cell: stage.cell('0504'),
    hexesDug: 1,
    underground: true,
  });
});

test("[CSW-TUN-05] a side's own tunnels join without revealing it to the enemy", () => {
  const stage = open({
    units: { d: dwarf('blue', '0505', 'N', below) },
    tunnels: [dug('blue', '0506', '0505'), dug('blue', '0503')],
  });
  const { state } = digs(stage, 'd', ['0504', '0503', '0502']);
  expect(state.tunnels).toHaveLength(1);
  expect(state.tunnels[0]?.knownTo).toEqual(['blue']);
  expect(stage.unit('d', state).cell).toBe(stage.cell('0502'));
  expect(JSON.stringify(view(state, 'red'))).toBe(JSON.stringify(view(stage.battle, 'red')));
});

test('[CSW-R-93] diggers that meet an occupied enemy tunnel hex stop before it, joined', () => {
  const stage = open({
    units: { d: dwarf('blue', '0505', 'N', below), x: foot('red', '0503', 'N', below) },
    tunnels: [dug('blue', '0505'), dug('red', '0501', '0502', '0503')],
  });
  expect(checkDig(stage, 'd', ['0504', '0503', '0603'])).toEqual({ ok: true });
  const { state } = digs(stage, 'd', ['0504', '0503', '0603']);
  expect(stage.unit('d', state)).toMatchObject({ cell: stage.cell('0504'), hexesDug: 2 });
  expect(state.tunnels).toHaveLength(1);
  expect(state.tunnels[0]?.links).toContainEqual([stage.cell('0504'), stage.cell('0503')]);
  // Now that he is known to be there, digging past him is refused.
  expect(checkDig({ ...stage, battle: state }, 'd', ['0603', '0503'])).toMatchObject(refusedBy('CSW-TUN-03'));
  const known = open({
    units: { d: dwarf('blue', '0505', 'N', below), x: foot('red', '0504', 'N', below) },
    tunnels: [dug('blue', '0505'), { ...dug('red', '0504'), knownTo: ['red', 'blue'] }],
  });
  expect(checkDig(known, 'd', ['0504', '0503'])).toMatchObject(refusedBy('CSW-R-93'));
  expect(checkDig(known, 'd', ['0504'])).toEqual({ ok: true });
});

test('[CSW-R-93] a unit that starts a tunnel above a hex the enemy holds stops above it, joined', () => {
  const stage = open({
    step: 'tunnels',
    units: { f: foot('blue', '0505'), x: foot('red', '0505', 'N', below) },
    tunnels: [dug('red', '0507', '0506', '0505')],
  });
  expect(checkStart(stage, 'f')).toEqual({ ok: true });
  const { state } = started(stage, 'f');
  expect(stage.unit('f', state)).toMatchObject({ underground: false, movedThisTurn: true });
  expect(state.tunnels[0]).toMatchObject({ knownTo: ['blue', 'red'] });
  expect(state.tunnels[0]?.breaches).toContainEqual({ cell: stage.cell('0505'), side: 'blue' });
  const later = open({
    step: 'tunnels',
    units: { f: foot('blue', '0505'), x: foot('red', '0505', 'N', below) },
    tunnels: [{ ...dug('red', '0505'), knownTo: ['blue', 'red'] }],
  });
  expect(checkStart(later, 'f')).toMatchObject(refusedBy('CSW-TUN-06'));
});

test('[CSW-TUN-02] an order that meets an unknown enemy is carried out, not refused: the way down was blocked', () => {
  const stage = open({
    units: { f: foot('blue', '0505'), x: foot('red', '0505', 'N', below) },
    tunnels: [dug('red', '0505', '0504')],
  });
  expect(checkDown(stage, 'f')).toEqual({ ok: true });
  const tale = wentDown(stage, 'f');
  expect(stage.unit('f', tale.state)).toMatchObject({ underground: false, spentHalf: 2 });
  expect(tale.state.tunnels).toEqual(stage.battle.tunnels);
  expect(isFinal(tale)).toBe(true);
});

test('[CSW-TUN-02] digging cannot be undone: finding nothing is information too', () => {
  const stage = open({ units: { d: foot('blue', '0505', 'N', below) }, tunnels: [dug('blue', '0505')] });
  expect(isFinal(digs(stage, 'd', ['0504']))).toBe(true);
});

test('[CSW-TUN-06] a dug hex costs one point, and a hex the enemy holds cannot be entered', () => {
  const stage = open({
    units: {
      l: leader('blue', '0505', 'N', below),
      e: elf('blue', '0505', 'N', below),
      x: foot('red', '0507', 'N', below),
    },
    tunnels: [{ ...dug('blue', '0505', '0506', '0507'), knownTo: ['blue', 'red'] }],
  });
  expect(checkCreep(stage, 'l', ['0504'])).toMatchObject(refusedBy('CSW-TUN-06'));
  expect(checkCreep(stage, 'l', ['0506', '0507'])).toMatchObject(refusedBy('CSW-TUN-06'));
  expect(checkCreep(stage, 'e', ['0506'])).toEqual({ ok: true });
});

test('[CSW-TUN-09] six points fill a tunnel hex; leaders pass', () => {
  const full = Object.fromEntries(
    Array.from({ length: 6 }, (_, i) => [`f${i}`, foot('blue', '0506', 'N', below)]),
  );
  const stage = open({
    units: { e: foot('blue', '0505', 'N', below), l: leader('blue', '0505', 'N', below), ...full },
    tunnels: [dug('blue', '0505', '0506')],
  });
  expect(checkCreep(stage, 'e', ['0506'])).toMatchObject(refusedBy('CSW-TUN-09'));
  expect(checkCreep(stage, 'l', ['0506'])).toEqual({ ok: true });
});

test("[CSW-TUN-06] no unit goes down where the enemy is known to be; it goes down another side's breach without digging", () => {
  const stage = open({
    step: 'tunnels',
    units: { f: foot('blue', '0505'), x: foot('red', '0505', 'N', below), g: foot('blue', '0808') },
    tunnels: [{ ...dug('red', '0505'), knownTo: ['red', 'blue'] }, dug('red', '0808', '0807')],
  });
  expect(checkDown(stage, 'f')).toMatchObject(refusedBy('CSW-TUN-06'));
  expect(checkStart(stage, 'g')).toMatchObject(refusedBy('CSW-TUN-04'));
});
