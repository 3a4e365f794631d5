import { expect, test } from 'vitest';
import type { CswOrder } from '../../orders/orders.ts';
import {
  battle,
  bow,
  cavalry,
  elephant,
  foot,
  leader,
  onager,
  riderlessMount,
  type Stage,
} from '../../testkit/drawn.ts';
import { judge, offered, play } from '../../testkit/testplay.ts';

type Words = Parameters<typeof battle>[0];
const open = (units: Words['units'], words: Partial<Words> = {}): Stage =>
  battle({ units, step: 'move', phasing: 'blue', ...words });
const move = (stage: Stage, names: readonly string[], ...path: string[]): CswOrder =>
  ({ type: 'move', units: stage.ids(...names), path }) as CswOrder;
const verdict = (stage: Stage, names: readonly string[], ...path: string[]): string => {
  const said = judge(stage.battle, move(stage, names, ...path));
  return said.ok ? 'yes' : said.rule;
};
const many = (count: number, hex: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`f${n}`, foot('blue', hex)]));

test('[CSW-STK-06] units that stop among others find room one after the other, leaders always', () => {
  const stack = { a: foot('blue', '0505'), b: foot('blue', '0505'), l: leader('blue', '0505') };
  expect(verdict(open({ ...stack, ...many(4, '0504') }), ['a', 'b'], '0504')).toBe('yes');
  const five = open({ ...stack, ...many(5, '0504') });
  expect(verdict(five, ['a'], '0504')).toBe('yes');
  expect(verdict(five, ['a', 'b'], '0504')).toBe('CSW-STK-06');
  expect(verdict(five, ['a', 'l'], '0504')).toBe('yes');
  const seven = open(many(7, '0505'));
  expect(verdict(seven, ['f0', 'f1', 'f2', 'f3', 'f4', 'f5', 'f6'], '0504')).toBe('yes');
});

test('[CSW-MOV-09] [CSW-R-111] great beasts pass through cavalry as foot units do; cavalry does not pass through them', () => {
  const stage = open({
    e: elephant('blue', '0505', 'N'),
    c: cavalry('blue', '0504', 'N'),
    f: foot('blue', '0604', 'N'),
    horse: cavalry('blue', '0605', 'N'),
  });
  expect(verdict(stage, ['e'], '0504', '0503')).toBe('yes');
  expect(verdict(stage, ['e'], '0604', '0603')).toBe('yes');
  expect(verdict(stage, ['horse'], '0504', '0503')).not.toBe('CSW-MOV-09');
  expect(verdict(stage, ['c'], '0505', '0506')).toBe('CSW-MOV-09');
});

test('[CSW-ZOC-03] [CSW-FAC-03] backwards out of a zone costs half of the halved allowance', () => {
  const stage = open({ u: cavalry('blue', '0506', 'N'), x: foot('red', '0505', 'S') });
  const moved = play(stage.battle, move(stage, ['u'], '0507'));
  expect(stage.unit('u', moved)).toMatchObject({ spentHalf: 4 + 2, steppedRear: true });
});

test('[CSW-MOV-05] the one hex is free even after a turn took the last point, and then nothing is left', () => {
  const stage = open({ e: onager('blue', '0505', 'S') });
  expect(verdict(stage, ['e'], 'N', '0504')).toBe('yes');
  expect(verdict(stage, ['e'], 'N', 'S')).toBe('CSW-FAC-04');
  expect(stage.unit('e', play(stage.battle, move(stage, ['e'], 'N', '0504')))).toMatchObject({
    moveEnded: true,
    spentHalf: 2,
  });
});

test('[CSW-FAC-04] [CSW-R-12] after a step to the rear a turn is paid out of the halved allowance', () => {
  const stage = open({ u: foot('blue', '0505', 'N') });
  expect(verdict(stage, ['u'], '0506', 'S')).toBe('yes');
  expect(verdict(stage, ['u'], '0506', 'S', 'N')).toBe('CSW-FAC-04');
  expect(verdict(stage, ['u'], '0506', 'S', '0507')).toBe('CSW-MOV-02');
});

test('[CSW-MOV-01] each unit of a stack needs the points, and no unit is named twice', () => {
  const stage = open({ a: foot('blue', '0505'), b: foot('blue', '0505', { spentHalf: 6 }) });
  expect(verdict(stage, ['a', 'b'], '0504')).toBe('yes');
  expect(verdict(stage, ['a', 'b'], '0504', '0503')).toBe('CSW-MOV-02');
  expect(verdict(stage, ['a', 'a'], '0504')).toBe('CSW-MOV-01');
});

test('[CSW-MOV-02] a path goes from hex to adjacent hex, and a turn on the spot is not a move', () => {
  const stage = open({ u: foot('blue', '0505', 'N') });
  expect(verdict(stage, ['u'], 'NE')).toBe('CSW-MOV-02');
  expect(verdict(stage, ['u'], '0504', '0502')).toBe('CSW-MOV-02');
});

test('[CSW-MOV-04] one unit of a stack out of command limits all of it to one hex', () => {
  const stage = open({ a: foot('blue', '0505'), b: foot('blue', '0505', { inCommand: false }) });
  expect(verdict(stage, ['a', 'b'], '0504')).toBe('yes');
  expect(verdict(stage, ['a', 'b'], '0504', '0503')).toBe('CSW-MOV-04');
  expect(verdict(stage, ['a'], '0504', '0503')).toBe('yes');
});

test('[CSW-P-30] a unit that is held back, dormant, underground, dismounting or riderless does not move', () => {
  const bar = (flags: object): string =>
    verdict(open({ u: foot('blue', '0505', 'N', flags) }), ['u'], '0504');
  expect(bar({ heldBack: true })).toBe('CSW-SKI-04');
  expect(bar({ undead: true, dormant: true })).toBe('CSW-UND-04');
  expect(bar({ underground: true })).toBe('CSW-TUN-03');
  expect(bar({ dismountsAs: 'HF' })).toBe('CSW-DIS-01');
  const mount = (inCommand: boolean) =>
    verdict(open({ m: riderlessMount('blue', '0505', 'N', { inCommand }) }), ['m'], '0504');
  expect([mount(true), mount(false)]).toEqual(['yes', 'CSW-R-70']);
});

test('[CSW-FAC-04] a turn is refused to enemy units, to the facing they have, without a point, and to chargers', () => {
  const turn = (units: Words['units'], facing: 'N' | 'S' = 'S', hex = '0505'): string => {
    const said = judge(open(units).battle, { type: 'turn', hex, facing });
    return said.ok ? 'yes' : said.rule;
  };
  expect(turn({ u: foot('blue', '0505', 'N') })).toBe('yes');
  expect(turn({ u: foot('blue', '0505', 'N') }, 'N')).toBe('CSW-FAC-04');
  expect(turn({ u: foot('blue', '0505', 'N') }, 'S', '0606')).toBe('CSW-FAC-04');
  expect(turn({ u: foot('blue', '0505', 'N') }, 'S', '9999')).toBe('CSW-FAC-04');
  expect(turn({ u: foot('blue', '0505', 'N'), x: foot('red', '0606', 'N') }, 'S', '0606')).toBe('CSW-FAC-04');
  expect(turn({ u: foot('blue', '0505', 'N', { spentHalf: 6 }) })).toBe('yes');
  expect(turn({ u: foot('blue', '0505', 'N', { spentHalf: 7 }) })).toBe('CSW-FAC-04');
  expect(turn({ u: cavalry('blue', '0505', 'N', { charged: '0504' }) })).toBe('CSW-CHG-02');
  expect(turn({ u: foot('blue', '0505', 'N', { routed: true }) })).toBe('CSW-FAC-04');
  expect(turn({ m: riderlessMount('blue', '0505', 'N') })).toBe('CSW-FAC-04');
});

test('[CSW-R-13] a leader alone pays for his turn; routed units in the hex neither pay nor turn', () => {
  const turned = (stage: Stage) => play(stage.battle, { type: 'turn', hex: '0505', facing: 'S' });
  const alone = open({ l: leader('blue', '0505', 'N') });
  expect(alone.unit('l', turned(alone))).toMatchObject({ facing: 3, spentHalf: 2, movedThisTurn: true });
  const mixed = open({ u: foot('blue', '0505', 'N'), r: foot('blue', '0505', 'NE', { routed: true }) });
  expect(mixed.unit('u', turned(mixed))).toMatchObject({ facing: 3, spentHalf: 2 });
  expect(mixed.unit('r', turned(mixed))).toMatchObject({ facing: 1, spentHalf: 0, movedThisTurn: false });
});

test('[CSW-FAC-03] [CSW-P-17] a step to the rear halves the allowance for the further orders of the segment too', () => {
  const stage = open({ u: foot('blue', '0505', 'S') });
  const moved = play(stage.battle, move(stage, ['u'], '0504'));
  const further = (...path: string[]) => judge(moved, move(stage, ['u'], ...path));
  expect(further('0505')).toEqual({ ok: true });
  expect(further('0505', '0506')).toMatchObject({ rule: 'CSW-MOV-02' });
});

test('[CSW-MOV-01] [CSW-R-12] a unit that has stepped to the rear does not halve others it moves with', () => {
  const stage = open({
    a: foot('blue', '0505', 'N', { steppedRear: true, stepsTaken: 1, spentHalf: 2 }),
    b: foot('blue', '0505', 'N'),
  });
  expect(verdict(stage, ['a', 'b'], '0504', '0503')).toBe('CSW-MOV-02');
  const moved = play(stage.battle, move(stage, ['a', 'b'], '0504'));
  expect(stage.unit('a', moved)).toMatchObject({ steppedRear: true, spentHalf: 4 });
  expect(stage.unit('b', moved)).toMatchObject({ steppedRear: false, spentHalf: 2 });
  const further = (name: string) => judge(moved, move(stage, [name], '0503', '0502', '0501')).ok;
  expect([further('a'), further('b')]).toEqual([false, true]);
});

test('[CSW-FAC-04] [CSW-MOV-11] no turn is offered to a unit that has fired, nor to riderless mounts', () => {
  const turns = (units: Words['units']) => offered(open(units).battle).filter(({ type }) => type === 'turn');
  expect(turns({ a: bow('blue', '0505', 'N') })).toHaveLength(5);
  expect(turns({ a: bow('blue', '0505', 'N', { firedThisTurn: true }) })).toEqual([]);
  expect(turns({ m: riderlessMount('blue', '0505', 'N') })).toEqual([]);
});
