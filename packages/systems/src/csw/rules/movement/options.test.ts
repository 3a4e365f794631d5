import { expect, test } from 'vitest';
import {
  battle,
  bow,
  cavalry,
  foot,
  heavyCavalry,
  leader,
  riderlessMount,
  type Stage,
} from '../../testkit/drawn.ts';
import { judge, play } from '../../testkit/testplay.ts';
import { chargesOf, movesOf } from './options.ts';

type Words = Parameters<typeof battle>[0];
const open = (units: Words['units'], words: Partial<Words> = {}): Stage =>
  battle({ units, step: 'move', phasing: 'blue', ...words });

/** The listed path to a hex. */
const wayTo = (stage: Stage, name: string, hex: string): string | undefined =>
  [...movesOf(stage.battle, [stage.unit(name)])].find(({ path }) => path.at(-1) === hex)?.path.join(' ');

test('[CSW-P-03] the listed path is the cheapest: backwards for a step or two, after a turn for more', () => {
  const stage = open({ u: foot('blue', '0505', 'N') });
  expect(wayTo(stage, 'u', '0504')).toBe('0504');
  expect(wayTo(stage, 'u', '0506')).toBe('0506');
  expect(wayTo(stage, 'u', '0507')).toBe('0506 0507');
  expect(wayTo(stage, 'u', '0508')).toBe('S 0506 0507 0508');
  expect(wayTo(stage, 'u', '0509')).toBeUndefined();
});

test('[CSW-P-03] lists read at the same time, or not to their end, do not disturb each other', () => {
  const stage = open({ u: foot('blue', '0505', 'N'), v: cavalry('blue', '0607', 'S') });
  const list = (name: string) => movesOf(stage.battle, [stage.unit(name)]);
  const alone = { u: [...list('u')], v: [...list('v')] };
  const [begun, left, other] = [list('u'), list('u'), list('v')];
  const together = [begun.next().value, other.next().value];
  left.next();
  left.return(undefined);
  expect([together[0], ...begun]).toEqual(alone.u);
  expect([together[1], ...other]).toEqual(alone.v);
  expect([...list('u')]).toEqual(alone.u);
});

test('[CSW-P-03] [CSW-MOV-02] the path goes round expensive terrain', () => {
  const woods = open({ u: foot('blue', '0505', 'N') }, { terrain: { '0504': 'woods' } });
  expect(wayTo(woods, 'u', '0503')?.split(' ')).toHaveLength(3);
});

test('[CSW-CHG-02] a unit that has charged has no further move listed, alone or in a stack', () => {
  const stage = open({
    c: cavalry('blue', '0505', 'N', { charged: '0504' }),
    d: cavalry('blue', '0505', 'N'),
    x: foot('red', '0504', 'S'),
  });
  expect([...movesOf(stage.battle, [stage.unit('c')])]).toEqual([]);
  expect([...movesOf(stage.battle, [stage.unit('d'), stage.unit('c')])]).toEqual([]);
  const order = { type: 'move', units: stage.ids('d', 'c'), path: ['0506'] } as const;
  expect(judge(stage.battle, { ...order, path: [...order.path] })).toMatchObject({ rule: 'CSW-CHG-02' });
});

test('[CSW-P-04] each charge is listed once for the hex it ends in and the hex it charges', () => {
  const stage = open({
    c: heavyCavalry('blue', '0509', 'N'),
    x: foot('red', '0504', 'S'),
    y: foot('red', '0604', 'S'),
    own: foot('blue', '0404', 'S'),
  });
  const charges = [...chargesOf(stage.battle, [stage.unit('c')])];
  const names = charges.map(({ path, charge }) => `${path.at(-1)} ${charge}`);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(charges.map(({ charge }) => charge))).toEqual(new Set(['0504', '0604']));
  expect(charges.filter((order) => !judge(stage.battle, order).ok)).toEqual([]);
  expect([...chargesOf(stage.battle, [stage.unit('own')])]).toEqual([]);
});

test('[CSW-MOV-05] the free hex is for a stack in which no unit has moved yet', () => {
  const stage = open({
    a: foot('blue', '0505', 'N', { stepsTaken: 1, spentHalf: 8 }),
    b: foot('blue', '0505', 'N'),
  });
  const order = (...names: string[]) =>
    judge(stage.battle, { type: 'move', units: stage.ids(...names), path: ['0504'] });
  expect(order('a', 'b')).toMatchObject({ rule: 'CSW-MOV-02' });
  expect(order('b')).toEqual({ ok: true });
});

test('[CSW-FAC-04] [CSW-MOV-11] a turn needs a point from every unit, and a unit that fired cannot turn', () => {
  const turn = (units: Words['units']) =>
    judge(open(units).battle, { type: 'turn', hex: '0505', facing: 'S' });
  const spent = { a: foot('blue', '0505', 'N'), b: foot('blue', '0505', 'N', { spentHalf: 8 }) };
  expect(turn(spent)).toMatchObject({ rule: 'CSW-FAC-04' });
  expect(turn({ a: bow('blue', '0505', 'N', { firedThisTurn: true }) })).toMatchObject({
    rule: 'CSW-MOV-11',
  });
});

test('[CSW-FAC-05] beside a riderless mount or routed friends, a unit keeps its own facing', () => {
  for (const there of [riderlessMount('blue', '0504', 'S'), foot('blue', '0504', 'S', { routed: true })]) {
    const stage = open({ u: foot('blue', '0505', 'N'), there });
    const after = play(stage.battle, { type: 'move', units: stage.ids('u'), path: ['0504'] });
    expect(stage.unit('u', after).facing).toBe(0);
  }
});

test('[CSW-FAC-05] [CSW-R-13] one facing per hex: a leader who joins a leader faces as he does', () => {
  const stage = open({
    l: leader('blue', '0505', 'N'),
    k: leader('blue', '0504', 'S'),
    m: riderlessMount('blue', '0503', 'SE'),
  });
  const after = play(stage.battle, { type: 'move', units: stage.ids('l'), path: ['0504'] });
  expect([stage.unit('l', after), stage.unit('k', after)]).toMatchObject([
    { facing: 3, spentHalf: 2 },
    { facing: 3, spentHalf: 0 },
  ]);
  const beyond = play(stage.battle, { type: 'move', units: stage.ids('l'), path: ['0504', '0503'] });
  expect(stage.unit('l', beyond).facing).toBe(0);
});

test('[CSW-FAC-05] [CSW-R-13] riderless mounts turn with whoever joins them, so a stack has one facing', () => {
  const joined = (mover: ReturnType<typeof foot>) => {
    const stage = open({ mover, m: riderlessMount('blue', '0504', 'S') });
    const after = play(stage.battle, { type: 'move', units: stage.ids('mover'), path: ['0504'] });
    return [stage.unit('mover', after).facing, stage.unit('m', after).facing];
  };
  expect(joined(foot('blue', '0505', 'N'))).toEqual([0, 0]);
  expect(joined(leader('blue', '0505', 'N'))).toEqual([0, 0]);
  expect(joined(riderlessMount('blue', '0505', 'N'))).toEqual([3, 3]);
});

test('[CSW-P-03] [CSW-TEC-03] the path along a winding road is found, even if a more expensive one is met first', () => {
  const stage = open(
    { u: foot('blue', '0512', 'N') },
    { map: { columns: 9, rows: 14 }, roads: ['0512>0611>0610>0510>0509>0508>0507>0506>0505'] },
  );
  expect(wayTo(stage, 'u', '0505')).toBe('0611 0610 0510 0509 0508 0507 0506 0505');
});

test('[CSW-P-03] [CSW-FAC-03] a cheaper path backwards, which halves the allowance, does not hide a path forwards', () => {
  const stage = open(
    { u: foot('blue', '0505', 'N') },
    { terrain: { '0604': 'hill1', '0504': 'woods', '0404': 'impassable' }, roads: ['0605>0604'] },
  );
  expect(wayTo(stage, 'u', '0602')).toBe('0604 0603 0602');
});
