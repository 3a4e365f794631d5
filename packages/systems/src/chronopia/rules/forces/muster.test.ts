import { expect, test } from 'vitest';
import { musterFaults, type StartingArmy } from './muster.ts';
import { band, force, hero } from './testkit.ts';

const army = (name: string, bands: number, given: Partial<StartingArmy> = {}): StartingArmy => ({
  name,
  force: force(
    hero('judge', { name: `${name}’s Judge` }),
    ...Array.from({ length: bands }, () => band('fb-swordsmen', 12)),
  ),
  isFieldReady: true,
  place: 'beside',
  ...given,
});
const rules = (...armies: StartingArmy[]) => musterFaults(armies).map(({ rule }) => rule);

test('[CHR-PLY-03, CHR-PLY-04] an empire musters up to 1,200 points in armies of 400 and more, in or beside a city', () => {
  expect(rules(army('First', 2), army('Second', 2))).toEqual([]);
  expect(rules(army('First', 3), army('Second', 2))).toEqual(['CHR-PLY-03']);
  expect(rules(army('First', 1, { place: 'city' }))).toEqual(['CHR-PLY-03']);
  expect(rules(army('First', 3, { place: 'elsewhere' }))).toEqual(['CHR-PLY-04']);
});

test('[CHR-PLY-03] exactly 1,200 points are not too many, and exactly 400 are enough', () => {
  const exactly = (bands: number) => force(...Array.from({ length: bands }, () => band('fb-swordsmen', 10)));
  expect(rules(army('First', 0, { force: exactly(6) }))).toEqual([]);
  expect(rules(army('First', 0, { force: exactly(2), place: 'city' }))).toEqual([]);
});

test('[CHR-PLY-04, CHR-R-10] an army below 500 points must stand in a city hex', () => {
  const small = force(hero('judge'), band('fb-swordsmen', 12), band('fb-levy', 8));
  expect(rules(army('First', 0, { force: small }))).toEqual(['CHR-PLY-04']);
  expect(rules(army('First', 0, { force: small, place: 'city' }))).toEqual([]);
});

test('[CHR-ARM-03] an army not fit for the field does not start outside a city hex', () => {
  expect(rules(army('First', 2, { isFieldReady: false }))).toEqual(['CHR-ARM-03']);
  expect(rules(army('First', 2, { isFieldReady: false, place: 'city' }))).toEqual([]);
});

test('[CHR-PLY-05] no two individuals have the same name', () => {
  const named = (name: string) =>
    force(hero('judge', { name }), band('fb-swordsmen', 12), band('fb-swordsmen', 12));
  expect(
    rules(army('First', 0, { force: named('Verian') }), army('Second', 0, { force: named('verian') })),
  ).toEqual(['CHR-PLY-05']);
});

test('[CHR-PLY-23, CHR-R-10] leftover points are lost without an error', () => {
  expect(rules(army('First', 2))).toEqual([]);
});
