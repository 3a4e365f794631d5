import { expect, test } from 'vitest';
import { beginTale } from '../../engine/tale.ts';
import { unitsAt } from '../../state/occupancy.ts';
import {
  battle,
  cavalry,
  elephant,
  foot,
  leader,
  ogre,
  onager,
  pike,
  riderlessMount,
} from '../../testkit/drawn.ts';
import { overstackedCells, routOverstacked } from './overstack.ts';
import { couldStop, isOverstacked, pointsOf } from './stacks.ts';

const many = (count: number, make: () => ReturnType<typeof foot>) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`u${n}`, make()]));
const over = (units: Parameters<typeof battle>[0]['units']): boolean => {
  const stage = battle({ units });
  return isOverstacked(stage.battle, unitsAt(stage.battle, stage.cell('0505')));
};

test('[CSW-STK-01] [CSW-R-26] units share a hex only with their own type', () => {
  expect(over({ a: foot('blue', '0505'), b: foot('blue', '0505') })).toBe(false);
  expect(over({ a: foot('blue', '0505'), b: pike('blue', '0505') })).toBe(true);
  expect(over({ a: foot('blue', '0505'), l: leader('blue', '0505') })).toBe(false);
});

test('[CSW-STK-03] [CSW-X-12] a hex holds six points: six foot or three cavalry', () => {
  expect(over(many(6, () => foot('blue', '0505')))).toBe(false);
  expect(over(many(7, () => foot('blue', '0505')))).toBe(true);
  expect(over(many(3, () => cavalry('blue', '0505')))).toBe(false);
  expect(over(many(4, () => cavalry('blue', '0505')))).toBe(true);
});

test('[CSW-STK-04] each kind has its stacking value', () => {
  const stage = battle({
    units: {
      l: leader('blue', '0101'),
      f: foot('blue', '0202'),
      o: ogre('blue', '0303'),
      e: elephant('blue', '0404'),
      g: onager('blue', '0606'),
    },
  });
  const points = ['l', 'f', 'o', 'e', 'g'].map((name) => pointsOf(stage.battle, [stage.unit(name)]));
  expect(points).toEqual([0, 1, 2, 4, 4]);
});

test('[CSW-STK-07] [CSW-R-27] an overfull or mixed hex routs when the segment ends, except leaders and routed units', () => {
  const stage = battle({
    units: {
      a: foot('blue', '0505'),
      b: pike('blue', '0505'),
      l: leader('blue', '0505'),
      c: foot('blue', '0707'),
    },
  });
  expect(overstackedCells(stage.battle)).toEqual([stage.cell('0505')]);
  const tale = beginTale(stage.battle);
  routOverstacked(tale);
  expect(['a', 'b', 'l', 'c'].map((name) => stage.unit(name, tale.state).routed)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

const routedBy = (units: Parameters<typeof battle>[0]['units']): string[][] => {
  const stage = battle({ units });
  const tale = beginTale(stage.battle);
  routOverstacked(tale);
  return tale.events.flatMap((event) =>
    event.type === 'unitsRouted' ? [event.units.map((id) => stage.battle.units[id]?.name as string)] : [],
  );
};

test('[CSW-R-27] a unit already routed does not rout again; mounts, leaders and undead do not rout', () => {
  const full = many(6, () => foot('blue', '0505'));
  expect(
    routedBy({
      ...full,
      fled: foot('blue', '0505', { routed: true }),
      mount: riderlessMount('blue', '0505'),
      prince: leader('blue', '0505'),
    }),
  ).toEqual([Object.keys(full)]);
  expect(routedBy(many(7, () => foot('blue', '0505', { routed: true })))).toEqual([]);
  expect(routedBy(many(7, () => foot('blue', '0505', { undead: true })))).toEqual([]);
});

test('[CSW-STK-07] overfull hexes rout in ascending order, and only those on the surface count', () => {
  const pair = (hex: string, name: string) => ({
    [`${name}1`]: foot('blue', hex),
    [`${name}2`]: pike('blue', hex),
  });
  expect(routedBy({ ...pair('0707', 'late'), ...pair('0303', 'early') })).toEqual([
    ['early1', 'early2'],
    ['late1', 'late2'],
  ]);
  const below = { a: foot('blue', '0505'), b: pike('blue', '0505', { underground: true }) };
  const gone = { c: foot('blue', '0404'), d: pike('blue', '0404', { status: 'eliminated' }) };
  expect(routedBy({ ...below, ...gone })).toEqual([]);
});

test('[CSW-STK-08] a unit already in a hex is not counted twice there', () => {
  const stage = battle({ units: { ...many(6, () => foot('blue', '0505')), x: foot('blue', '0606') } });
  const stops = (...names: string[]) =>
    couldStop(
      stage.battle,
      names.map((name) => stage.unit(name)),
      stage.cell('0505'),
    );
  expect(stops('u0')).toBe(true);
  expect(stops('u0', 'u1')).toBe(true);
  expect(stops('x')).toBe(false);
});
