import { expect, test } from 'vitest';
import { takeItems } from './items.ts';
import { band, force, hero } from './testkit.ts';

const army = force(
  hero('judge', { name: 'Verian' }),
  hero('judge', { name: 'Karsk' }),
  band('fb-swordsmen', { trooper: 9, leader: 1 }),
  band('fb-swordsmen', 6),
  band('fb-levy', 16),
);
const ids = ({ heroes, bands }: typeof army) => [...heroes, ...bands].map(({ id }) => id);

test('[CHR-R-98] a part is listed by its warbands and individuals, by name or by entry', () => {
  const { taken, rest, faults } = takeItems(army, [
    { count: 1, profile: 'judge', as: 'Karsk' },
    { count: 6, profile: 'fb-swordsmen' },
    { count: 1, profile: 'Firstborn Levy Spears' },
  ]);
  expect(faults).toEqual([]);
  expect([ids(taken), ids(rest)]).toEqual([
    [2, 4, 5],
    [1, 3],
  ]);
});

test('[CHR-R-98] an individual may be listed by name alone, and warbands move whole', () => {
  const { taken, rest } = takeItems(army, [
    { count: 1, profile: 'verian' },
    { count: 4, profile: 'fb-levy' },
  ]);
  expect(ids(taken)).toEqual([1, 5]);
  expect(rest.bands.map(({ profile }) => profile)).toEqual(['fb-swordsmen', 'fb-swordsmen']);
});

test('[CHR-AAC-02] Disband takes models out of a band, ordinary ones first', () => {
  const { taken, rest } = takeItems(army, [{ count: 9, profile: 'fb-swordsmen' }], 'models');
  expect(taken.bands.map(({ models }) => models)).toEqual([{ trooper: 9 }]);
  expect(rest.bands[0]!.models).toEqual({ leader: 1 });
});

test('[CHR-RAC-24] among similar warbands, the one of the tribe named is taken', () => {
  const axemen = (tribe: string) => band('sk-axemen', 6, { tribe });
  const kronos = force(hero('monarch'), axemen('goddess'), axemen('shadow'));
  const taken = (...options: string[]) =>
    ids(takeItems(kronos, [{ count: 6, profile: 'sk-axemen', options }]).taken);
  expect([taken(), taken('shadow'), taken('dawn')]).toEqual([[2], [3], []]);
});

test('[CHR-AAC-02] if no band has the exact number, the band with more is meant', () => {
  const { rest } = takeItems(
    force(band('fb-levy', 9), band('fb-levy', 12)),
    [{ count: 10, profile: 'fb-levy' }],
    'models',
  );
  expect(rest.bands.map(({ models }) => models)).toEqual([{ trooper: 9 }, { trooper: 2 }]);
});

test('[CHR-R-98] troops the army does not have are reported', () => {
  const { faults, rest } = takeItems(army, [{ count: 1, profile: 'chronomancer' }]);
  expect(faults).toEqual([{ code: 'E-10', rule: 'CHR-R-98', because: 'the army has no chronomancer' }]);
  expect(ids(rest)).toEqual([1, 2, 3, 4, 5]);
});
