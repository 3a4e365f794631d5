import { expect, test } from 'vitest';
import { unitsAt } from '../../occupancy.ts';
import { beginTale } from '../../tale.ts';
import { battle, cavalry, elephant, foot, leader, ogre, onager, pike } from '../../testkit.ts';
import { overstackedCells, routOverstacked } from './overstack.ts';
import { isOverstacked, pointsOf } from './stacks.ts';

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

test('[CSW-STK-04] what each kind counts', () => {
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

test('[CSW-STK-07] [CSW-R-27] an overfull or mixed hex routs when the segment ends, leaders and the routed apart', () => {
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
