import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { beginTale } from '../../engine/tale.ts';
import type { OrderOf } from '../../orders/orders.ts';
import type { Battle } from '../../state/state.ts';
import {
  battle,
  bow,
  cavalry,
  elephant,
  foot,
  giant,
  goblin,
  horseBow,
  leader,
  onager,
  pike,
  riderlessMount,
  type Stage,
  unit,
} from '../../testkit/drawn.ts';
import { inPlainEnglish } from '../../testkit/plainEnglish.ts';
import { enterOrder } from './enter.ts';
import { moveOrder } from './move.ts';
import { moveDesk } from './moveDesk.ts';
import { movesOf } from './options.ts';
import { turnOrder } from './turn.ts';

type Path = OrderOf<'move'>['path'];
const order = (stage: Stage, names: readonly string[], path: Path, more: Partial<OrderOf<'move'>> = {}) => ({
  type: 'move' as const,
  units: stage.ids(...names),
  path,
  ...more,
});
const check = (stage: Stage, name: string, path: Path, more: Partial<OrderOf<'move'>> = {}) =>
  moveOrder.check(stage.battle, stage.unit(name).side, order(stage, [name], path, more));
const after = (
  stage: Stage,
  names: readonly string[],
  path: Path,
  more: Partial<OrderOf<'move'>> = {},
): Battle => {
  const tale = beginTale(stage.battle);
  moveOrder.decide(tale, stage.unit(names[0] as string).side, order(stage, names, path, more), dice());
  return tale.state;
};
const open = (
  units: Parameters<typeof battle>[0]['units'],
  more: Omit<Parameters<typeof battle>[0], 'units'> = {},
) => battle({ units, step: 'move', phasing: 'blue', ...more });
const refusedBy = (rule: string) => ({ ok: false, rule });

test('[CSW-MOV-02] every hex costs its terrain, and points a unit lacks cannot be spent', () => {
  const stage = open({ u: foot('blue', '0505', 'N') });
  expect(check(stage, 'u', ['0504', '0503', '0502', '0501'])).toMatchObject({ ok: true });
  const woods = open({ u: foot('blue', '0505', 'N') }, { terrain: { '0503': 'woods' } });
  expect(check(woods, 'u', ['0504', '0503'])).toMatchObject(refusedBy('CSW-MOV-02'));
  expect(check(stage, 'u', ['0503'])).toMatchObject(refusedBy('CSW-MOV-02'));
});

test('[CSW-MOV-01] a stack moves from one hex with one order, and each unit pays its own points', () => {
  const stage = open({
    a: foot('blue', '0505', 'N'),
    b: foot('blue', '0505', 'N', { spentHalf: 2 }),
    c: foot('blue', '0605', 'N'),
  });
  const moved = after(stage, ['a', 'b'], ['0504']);
  expect(stage.unit('a', moved)).toMatchObject({
    cell: stage.cell('0504'),
    spentHalf: 2,
    movedThisTurn: true,
  });
  expect(stage.unit('b', moved)).toMatchObject({ spentHalf: 4 });
  const apart = moveOrder.check(stage.battle, 'blue', order(stage, ['a', 'c'], ['0504']));
  expect(apart).toMatchObject(refusedBy('CSW-MOV-01'));
});

test('[CSW-MOV-03] night halves the allowance before anything else', () => {
  const stage = open({ u: foot('blue', '0505', 'N') }, { modules: ['night'] });
  expect(check(stage, 'u', ['0504', '0503'])).toMatchObject({ ok: true });
  expect(check(stage, 'u', ['0504', '0503', '0502'])).toMatchObject(refusedBy('CSW-MOV-02'));
  const goblins = open({ u: goblin('blue', '0505', 'N') }, { modules: ['night'] });
  expect(check(goblins, 'u', ['0504', '0503', '0502'])).toMatchObject({ ok: true });
});

test('[CSW-MOV-04] a unit out of command moves only one hex', () => {
  const stage = open({ u: foot('blue', '0505', 'N', { inCommand: false }) });
  expect(check(stage, 'u', ['0504'])).toMatchObject({ ok: true });
  expect(check(stage, 'u', ['0504', '0503'])).toMatchObject(refusedBy('CSW-MOV-04'));
  expect(stage.unit('u', after(stage, ['u'], ['0504']))).toMatchObject({ moveEnded: true });
});

test('[CSW-MOV-05] a unit may always move one hex, and that is then its whole move', () => {
  const stage = open({ e: onager('blue', '0505', 'N') }, { terrain: { '0504': 'swamp' } });
  expect(check(stage, 'e', ['0504'])).toMatchObject({ ok: true });
  const moved = after(stage, ['e'], ['0504']);
  expect(stage.unit('e', moved)).toMatchObject({ moveEnded: true });
});

/** The refusal of a further hex, in the order that stopped the unit and in a later one. */
const stoppedBy = (stage: Stage, names: readonly string[], path: Path, further: string) => {
  const side = stage.unit(names[0] as string).side;
  const verdicts = [
    moveOrder.check(stage.battle, side, order(stage, names, [...path, further])),
    moveOrder.check(after(stage, names, path), side, order(stage, names, [further])),
  ];
  return verdicts.map((verdict) => (verdict.ok ? 'ok' : verdict.rule));
};

test('[CSW-MOV-05] a unit that has used its one hex gets that reason for another hex, not one about zones', () => {
  const wooded = (units: Parameters<typeof open>[0]) => open(units, { terrain: { '0504': 'woods' } });
  const armoured = { a: unit('AF', 'blue', '0505', 'N') };
  expect(stoppedBy(wooded(armoured), ['a'], ['0504'], '0503')).toEqual(['CSW-MOV-05', 'CSW-MOV-05']);
  const backwards = open({ e: elephant('blue', '0503', 'N') }, { terrain: { '0504': 'swamp' } });
  expect(stoppedBy(backwards, ['e'], ['0504'], '0505')).toEqual(['CSW-MOV-05', 'CSW-MOV-05']);
  const watched = wooded({ ...armoured, x: foot('red', '0503', 'S') });
  expect(stoppedBy(watched, ['a'], ['0504'], '0604')).toEqual(['CSW-MOV-05', 'CSW-ZOC-02']);
});

test('[CSW-MOV-02] a unit that spent all its points on one affordable hex is only short of points', () => {
  const stage = open({ f: foot('blue', '0505', 'N') }, { terrain: { '0504': 'woods' } });
  expect(stoppedBy(stage, ['f'], ['0504'], '0503')).toEqual(['CSW-MOV-02', 'CSW-MOV-02']);
});

test('[CSW-MOV-04] a unit out of command gets that reason, in the same order or a later one', () => {
  const stage = open({ f: foot('blue', '0505', 'N', { inCommand: false }) });
  expect(stoppedBy(stage, ['f'], ['0504'], '0503')).toEqual(['CSW-MOV-04', 'CSW-MOV-04']);
});

test('[CSW-WAL-03] a refusal to a unit that climbed, up or down, says that it took the full allowance', () => {
  const fort = {
    terrain: { '0504': 'wall' as const, '0503': 'wall' as const },
    outside: ['0505', '0506'],
    inside: ['0604', '0603'],
  };
  const up = open({ f: foot('blue', '0505', 'N') }, fort);
  expect(stoppedBy(up, ['f'], ['0504'], '0503')).toEqual(['CSW-WAL-03', 'CSW-WAL-03']);
  const down = open({ f: foot('blue', '0504', 'S') }, fort);
  expect(stoppedBy(down, ['f'], ['0505'], '0506')).toEqual(['CSW-WAL-03', 'CSW-MOV-05']);
});

test('[CSW-P-17] a move ended for another reason stays ended, whatever points are left', () => {
  const stage = open({ f: foot('blue', '0505', 'N', { moveEnded: true }) });
  expect(check(stage, 'f', ['0504'])).toMatchObject(refusedBy('CSW-P-17'));
});

test('[CSW-MOV-06] a unit cannot enter prohibited terrain or leave the map', () => {
  const stage = open(
    { c: cavalry('blue', '0505', 'N'), f: foot('blue', '0605', 'N') },
    { terrain: { '0504': 'wall', '0604': 'impassable' } },
  );
  expect(check(stage, 'c', ['0504'])).toMatchObject(refusedBy('CSW-MOV-06'));
  expect(check(stage, 'f', ['0604'])).toMatchObject(refusedBy('CSW-MOV-06'));
  expect(check(open({ u: foot('blue', '0101', 'N') }), 'u', ['0100'])).toMatchObject({ ok: false });
});

test('[CSW-MOV-07] a unit cannot enter a hex with an enemy in it, even a riderless mount', () => {
  const stage = open({
    u: foot('blue', '0505', 'N'),
    x: foot('red', '0504', 'N'),
    m: riderlessMount('red', '0604', 'N'),
  });
  expect(check(stage, 'u', ['0504'])).toMatchObject(refusedBy('CSW-MOV-07'));
  expect(check(stage, 'u', ['0604'])).toMatchObject(refusedBy('CSW-MOV-07'));
});

test('[CSW-MOV-08] [CSW-STK-06] friends may be passed in hexes with five points or fewer', () => {
  const five = Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`f${n}`, foot('blue', '0504', 'N')]));
  const stage = open({ u: foot('blue', '0505', 'N'), l: leader('blue', '0505', 'N'), ...five });
  expect(check(stage, 'u', ['0504', '0503'])).toMatchObject({ ok: true });
  const full = open({
    u: foot('blue', '0505', 'N'),
    l: leader('blue', '0505', 'N'),
    f6: foot('blue', '0504', 'N'),
    ...five,
  });
  expect(check(full, 'u', ['0504', '0503'])).toMatchObject(refusedBy('CSW-STK-06'));
  expect(check(full, 'l', ['0504', '0503'])).toMatchObject({ ok: true });
});

test('[CSW-STK-02] leaders may enter any friendly hex, however full', () => {
  const six = Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`f${n}`, foot('blue', '0504', 'N')]));
  const stage = open({ l: leader('blue', '0505', 'N'), ...six });
  expect(check(stage, 'l', ['0504'])).toMatchObject({ ok: true });
});

test('[CSW-MOV-09] [CSW-R-111] cavalry cannot enter hexes with great beasts; beasts can enter hexes with cavalry', () => {
  const stage = open({
    c: cavalry('blue', '0505', 'N'),
    e: elephant('blue', '0504', 'N'),
    g: giant('blue', '0604', 'N'),
    f: foot('blue', '0505', 'N'),
  });
  expect(check(stage, 'c', ['0504', '0503'])).toMatchObject(refusedBy('CSW-MOV-09'));
  expect(check(stage, 'c', ['0604'])).toMatchObject(refusedBy('CSW-MOV-09'));
  expect(check(stage, 'f', ['0504', '0503'])).toMatchObject({ ok: true });
  const led = open({
    c: cavalry('blue', '0505', 'N'),
    l: leader('blue', '0505', 'N'),
    e: elephant('blue', '0504', 'N'),
    k: leader('blue', '0504', 'N'),
  });
  const both = (names: string[], to: string) => moveOrder.check(led.battle, 'blue', order(led, names, [to]));
  expect(both(['l', 'c'], '0504')).toMatchObject(refusedBy('CSW-MOV-09'));
  expect(both(['k', 'e'], '0505')).toEqual({ ok: true });
  expect(both(['l'], '0504')).toEqual({ ok: true });
  expect(both(['k'], '0505')).toEqual({ ok: true });
});

test('[CSW-MOV-10] stacking, facing and zones apply on every step of a path', () => {
  const stage = open({ u: cavalry('blue', '0508', 'N'), x: foot('red', '0505', 'S') });
  expect(check(stage, 'u', ['0507', '0506', '0606'])).toMatchObject(refusedBy('CSW-ZOC-02'));
});

test('[CSW-MOV-11] a unit that has fired does not move this turn, except those that may do both', () => {
  const stage = open({
    b: bow('blue', '0505', 'N', { firedThisTurn: true }),
    h: horseBow('blue', '0705', 'N', { firedThisTurn: true }),
  });
  expect(check(stage, 'b', ['0504'])).toMatchObject(refusedBy('CSW-MOV-11'));
  expect(check(stage, 'h', ['0704'])).toMatchObject({ ok: true });
});

test('[CSW-MOV-12] units do not leave the map voluntarily', () => {
  const stage = open({ u: foot('blue', '0501', 'N') });
  expect(check(stage, 'u', ['0500'])).toMatchObject({ ok: false });
  expect(
    [...movesOf(stage.battle, [stage.unit('u')])].every(({ path }) =>
      path.every((step) => step !== 'off the map'),
    ),
  ).toBe(true);
});

test('[CSW-MOV-13] routed units do not move by choice', () => {
  const stage = open({ u: foot('blue', '0505', 'N', { routed: true }) });
  expect(check(stage, 'u', ['0504'])).toMatchObject(refusedBy('CSW-MOV-13'));
});

test('[CSW-FAC-03] one step through a rear flat halves the whole allowance', () => {
  const stage = open({ u: foot('blue', '0505', 'N') });
  expect(check(stage, 'u', ['0506', '0507'])).toMatchObject({ ok: true });
  expect(check(stage, 'u', ['0506', '0507', '0508'])).toMatchObject(refusedBy('CSW-MOV-02'));
  expect(check(stage, 'u', ['0504', '0503', '0502', '0503'])).toMatchObject(refusedBy('CSW-MOV-02'));
});

test('[CSW-FAC-04] turning costs one point, whatever the angle, as often as points allow', () => {
  const stage = open({ u: foot('blue', '0505', 'N') });
  expect(check(stage, 'u', ['S', '0506', '0507', '0508'])).toMatchObject({ ok: true });
  expect(check(stage, 'u', ['S', '0506', '0507', '0508', 'N'])).toMatchObject(refusedBy('CSW-FAC-04'));
  const turned = after(stage, ['u'], ['0504', 'SE']);
  expect(stage.unit('u', turned)).toMatchObject({ facing: 2, spentHalf: 4 });
});

test('[CSW-FAC-05] a unit that joins troops takes their facing free, and leaders turn with the troops', () => {
  const stage = open({
    u: foot('blue', '0505', 'N'),
    f: foot('blue', '0504', 'SE'),
    v: foot('blue', '0705', 'N'),
    l: leader('blue', '0704', 'S'),
  });
  expect(stage.unit('u', after(stage, ['u'], ['0504']))).toMatchObject({ facing: 2, spentHalf: 2 });
  expect(stage.unit('l', after(stage, ['v'], ['0704']))).toMatchObject({ facing: 0 });
});

test('[CSW-CHG-02] a charger does not turn, nor does anyone stacked with him', () => {
  const stage = open({
    a: cavalry('blue', '0505', 'N'),
    b: cavalry('blue', '0505', 'N', { charged: '0504' }),
    x: foot('red', '0504', 'S'),
  });
  const order = { type: 'turn', hex: '0505', facing: 'S' } as const;
  expect(turnOrder.check(stage.battle, 'blue', order)).toMatchObject(refusedBy('CSW-CHG-02'));
});

test('[CSW-FAC-08] every unit of the hex pays for a turn, and it counts as movement', () => {
  const stage = open({
    a: bow('blue', '0505', 'N'),
    b: bow('blue', '0505', 'N'),
    l: leader('blue', '0505', 'N'),
  });
  const tale = beginTale(stage.battle);
  expect(turnOrder.check(stage.battle, 'blue', { type: 'turn', hex: '0505', facing: 'S' })).toMatchObject({
    ok: true,
  });
  turnOrder.decide(tale, 'blue', { type: 'turn', hex: '0505', facing: 'S' }, dice());
  expect(stage.unit('a', tale.state)).toMatchObject({ facing: 3, spentHalf: 2, movedThisTurn: true });
  expect(stage.unit('b', tale.state)).toMatchObject({ facing: 3, spentHalf: 2 });
  expect(stage.unit('l', tale.state)).toMatchObject({ facing: 3, spentHalf: 0 });
});

test('[CSW-ZOC-02] a unit that enters an enemy zone stops there, but may still pay for a turn', () => {
  const stage = open({ u: cavalry('blue', '0508', 'N'), x: foot('red', '0505', 'S') });
  expect(check(stage, 'u', ['0507', '0506', 'NE'])).toMatchObject({ ok: true });
  expect(check(stage, 'u', ['0507', '0506', '0507'])).toMatchObject(refusedBy('CSW-ZOC-02'));
  expect(stage.unit('u', after(stage, ['u'], ['0507', '0506']))).toMatchObject({ moveEnded: true });
});

test('[CSW-ZOC-03] leaving a zone costs half the allowance on top of the hex', () => {
  const stage = open({ u: cavalry('blue', '0506', 'S'), x: foot('red', '0505', 'S') });
  expect(stage.unit('u', after(stage, ['u'], ['0507']))).toMatchObject({ spentHalf: 10 + 2 });
});

test('[CSW-ZOC-04] no unit moves from one enemy zone straight into another, not even by the one-hex minimum', () => {
  const stage = open({
    u: foot('blue', '0506', 'N'),
    x: foot('red', '0505', 'S'),
    y: foot('red', '0705', 'S'),
  });
  expect(check(stage, 'u', ['0605'])).toMatchObject(refusedBy('CSW-ZOC-04'));
  expect(check(stage, 'u', ['0507'])).toMatchObject({ ok: true });
});

test('[CSW-TEC-03] a road costs half a point across the sides it crosses, unless the mover pays for the ground', () => {
  const stage = open(
    { u: foot('blue', '0505', 'N') },
    { roads: ['0505>0504>0503'], terrain: { '0504': 'woods' } },
  );
  expect(stage.unit('u', after(stage, ['u'], ['0504', '0503']))).toMatchObject({ spentHalf: 2 });
  expect(stage.unit('u', after(stage, ['u'], ['0504'], { offRoad: true }))).toMatchObject({ spentHalf: 8 });
});

test('[CSW-TEC-02] swamp costs twice as much for hooves, wheels and great beasts', () => {
  const costOf = (code: string): number => {
    const stage = open({ u: unit(code, 'blue', '0505', 'N') }, { terrain: { '0504': 'swamp' } });
    return stage.unit('u', after(stage, ['u'], ['0504'])).spentHalf;
  };
  expect(costOf('HF')).toBe(8);
  expect(costOf('LC')).toBe(16);
  expect(costOf('HG')).toBe(8);
  expect(costOf('W1')).toBe(8);
});

test('[CSW-TEC-01] each terrain has its cost to enter', () => {
  const costOf = (terrain: 'clear' | 'woods' | 'hill1' | 'hill2' | 'building'): number => {
    const stage = open({ u: cavalry('blue', '0505', 'N') }, { terrain: { '0504': terrain } });
    return stage.unit('u', after(stage, ['u'], ['0504'])).spentHalf;
  };
  expect([costOf('clear'), costOf('woods'), costOf('hill1'), costOf('hill2'), costOf('building')]).toEqual([
    2, 8, 4, 4, 8,
  ]);
});

test('[CSW-P-03] the listed moves are exactly those that are accepted, one to every hex in reach', () => {
  const stage = open({ u: pike('blue', '0505', 'N'), x: foot('red', '0502', 'S') });
  const moves = [...movesOf(stage.battle, [stage.unit('u')])];
  expect(moves.every((move) => moveOrder.check(stage.battle, 'blue', move).ok)).toBe(true);
  const ends = moves.map(({ path }) => path.findLast((step) => step.length === 4));
  expect(new Set(ends).size).toBe(ends.length);
  expect(ends).toContain('0503');
  expect(ends).not.toContain('0502');
});

test('[CSW-MOV-05] one unit of a stack that has spent everything on one hex stops the others, and the refusal says why', () => {
  const spent = { moveEnded: true, stepsTaken: 1 } as const;
  const stage = open({
    a: unit('AF', 'blue', '0505', 'N', { ...spent, spentHalf: 6 }),
    l: leader('blue', '0505', 'N', { ...spent, spentHalf: 8 }),
  });
  const together = moveOrder.check(stage.battle, 'blue', order(stage, ['l', 'a'], ['0504']));
  expect(inPlainEnglish(together)).toMatchObject({
    rule: 'CSW-MOV-05',
    because: 'one hex has taken all the movement the stack had',
  });
});

test('[CSW-SET-07] [CSW-MOV-05] an entry hex that takes exactly the points left is paid for and does not end the move', () => {
  const entered = (code: string) => {
    const stage = open(
      { e: unit(code, 'blue', 'N', { status: 'toEnter', entryTurn: 1 }) },
      { sides: { blue: { friendlyEdge: 'north', entry: ['0501'] }, red: {} }, terrain: { '0501': 'woods' } },
    );
    const tale = beginTale(stage.battle);
    enterOrder.decide(
      tale,
      'blue',
      { type: 'enter', units: stage.ids('e'), hex: '0501', facing: 'S', path: [] },
      dice(),
    );
    return stage.unit('e', tale.state);
  };
  expect(entered('HF')).toMatchObject({ spentHalf: 8, moveEnded: false });
  expect(entered('AF')).toMatchObject({ spentHalf: 6, moveEnded: true });
});

test('orders to move are reported with who goes where, and whom they charge', () => {
  const stage = open({
    a: cavalry('blue', '0508', 'N'),
    b: cavalry('blue', '0508', 'N'),
    x: foot('red', '0504', 'S'),
  });
  const say = (names: string[], path: Path, more = {}) =>
    moveOrder.describe(stage.battle, order(stage, names, path, more));
  expect(inPlainEnglish(say(['a'], ['0507']))).toBe('move a to 0507');
  expect(inPlainEnglish(say(['a'], ['N']))).toBe('move a to 0508');
  expect(inPlainEnglish(say(['a', 'b'], ['0507', 'N']))).toBe('move a and b to 0507');
  expect(inPlainEnglish(say(['a'], ['0507', '0506', '0505'], { charge: '0504' }))).toBe(
    'charge 0504 with a from 0505',
  );
});

test('[CSW-FAC-04] a refusal names the unit, or the stack where several go', () => {
  const stage = open({
    a: cavalry('blue', '0508', 'N', { spentHalf: 20 }),
    b: cavalry('blue', '0508', 'N', { spentHalf: 20 }),
  });
  const turn = (names: string[]) => moveOrder.check(stage.battle, 'blue', order(stage, names, ['S', '0509']));
  expect(inPlainEnglish(turn(['a']))).toMatchObject({ because: 'a has no movement points left to turn' });
  expect(inPlainEnglish(turn(['a', 'b']))).toMatchObject({
    because: 'the stack has no movement points left to turn',
  });
});

test('[CSW-P-14] a hex whose first unit is routed is still named, once', () => {
  const stage = open({
    fled: foot('blue', '0505', 'N', { routed: true, routMoved: true }),
    a: foot('blue', '0505', 'N'),
    b: foot('blue', '0505', 'N'),
    x: foot('red', '0909'),
  });
  expect([...moveDesk.subjects(stage.battle, 'blue')]).toEqual([
    `u${stage.id('a')}`,
    `u${stage.id('b')}`,
    'h0505',
    'table',
  ]);
});
