import {
  ARMY_LISTS,
  type Army,
  armyFaults,
  entriesOfList,
  starterArmy,
} from '@warmoot/systems/bloodlust/army';
import { expect, test } from 'vitest';
import { movedUnit, oneFewer, oneMore, withFiles, withStands } from './edit.ts';

const elves = (): Army =>
  starterArmy(ARMY_LISTS.find(({ id }) => id === 'elves') ?? (ARMY_LISTS[0] as never));
const entry = (army: Army, at: number) => entriesOfList(army.list)[at] as never;
const first = { command: 0, unit: 0 };
const unitsOf = (army: Army, at: number) => army.commands[at]?.units ?? [];

test('a stand more goes to a unit with room, and a new unit has the least legal size', () => {
  const army = elves();
  expect(unitsOf(oneMore(army, entry(army, 0), 0), 0)[0]).toMatchObject({ entry: 'ELF1', stands: 9 });
  const masters = oneMore(army, entry(army, 1), 1);
  expect(unitsOf(masters, 1).at(-1)).toEqual({ entry: 'ELF2', stands: 4, files: 4 });
  expect(armyFaults(masters).map(({ rule }) => rule)).toEqual(['BLD-PTS-05']);
});

test('a stand fewer removes a unit that would be too small', () => {
  const army = elves();
  const fewer = oneFewer(army, entry(army, 0));
  expect(unitsOf(fewer, 0)[0]).toMatchObject({ entry: 'ELF1', stands: 7, files: 4 });
  const least = [1, 2, 3].reduce((next) => oneFewer(next, entry(army, 0)), fewer);
  expect(unitsOf(least, 0)[0]).toMatchObject({ stands: 4 });
  expect(unitsOf(oneFewer(least, entry(army, 0)), 0).some(({ entry: code }) => code === 'ELF1')).toBe(false);
});

test('a unit is no wider than its stands, and moves whole to another commander', () => {
  const army = elves();
  expect(unitsOf(withFiles(army, first, 99), 0)[0]).toMatchObject({ files: 8 });
  expect(unitsOf(withStands(army, first, 3), 0)[0]).toMatchObject({ stands: 3, files: 3 });
  const moved = movedUnit(army, first, 1);
  expect([unitsOf(moved, 0).length, unitsOf(moved, 1).at(-1)?.entry]).toEqual([
    unitsOf(army, 0).length - 1,
    'ELF1',
  ]);
});
