import { totalOf } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { killValue } from './killValue.ts';
import { halvesLost } from './losses.ts';
import { diceDifference, meleeDie, type Roller } from './meleeDie.ts';

const roller = (changes: Partial<Roller> = {}): Roller => ({
  what: 'DRILL',
  race: 'human',
  morale: 'Average',
  isDisrupted: false,
  hasGeneral: false,
  isCharging: false,
  ...changes,
});
const fantasy = (changes: Partial<Roller>) => meleeDie('FANTASY', roller(changes)).sides;
const historical = (changes: Partial<Roller>) => meleeDie('HISTORICAL', roller(changes)).sides;

test('[BLD-EX-16] [BLD-MEL-11] elf knights and orc guard', () => {
  expect(fantasy({ what: 'MCO', race: 'elf', isCharging: true })).toBe(10);
  expect(fantasy({ race: 'orc', morale: 'Elite' })).toBe(10);
  const target = {
    armour: 'Metal',
    lacksShield: false,
    isInRough: false,
    isInCover: false,
    isUphill: false,
    isDisrupted: false,
  } as const;
  const plain = killValue({ melee: 'IM', isDisrupted: false, isUphill: false, target });
  const elves = totalOf([...plain, ...diceDifference(7, 4)]);
  const orcs = totalOf([...plain, ...diceDifference(4, 7)]);
  expect([elves, halvesLost(elves, 12), orcs, halvesLost(orcs, 12)]).toEqual([8, 13, 2, 5]);
});

test('[BLD-R-69] status beats race, race beats class', () => {
  expect(fantasy({ race: 'elf', isDisrupted: true, hasGeneral: true })).toBe(4);
  expect(fantasy({ race: 'orc', hasGeneral: true })).toBe(12);
  expect(fantasy({ what: 'MCO', race: 'elf' })).toBe(6);
  expect(fantasy({ what: 'COMMAND' })).toBe(12);
  expect(fantasy({ what: 'HORDE', race: 'orc' })).toBe(4);
  expect(fantasy({ what: 'MLO', race: 'orc', isCharging: true })).toBe(8);
  expect(fantasy({ what: 'FLEXIBLE', race: 'orc', morale: 'Fanatic' })).toBe(10);
  expect(fantasy({ race: 'lizard' })).toBe(8);
  expect(fantasy({ what: 'Heavy chariot' })).toBe(6);
  expect(fantasy({ what: 'Heavy chariot', isCharging: true })).toBe(8);
});

test('[BLD-MEL-12] the typed dice of both settings', () => {
  expect(fantasy({ morale: 'Elite' })).toBe(10);
  expect(fantasy({})).toBe(8);
  expect(fantasy({ race: 'dwarf', what: 'LF' })).toBe(8);
  expect(fantasy({ race: 'orc' })).toBe(6);
  expect(fantasy({ what: 'FLEXIBLE' })).toBe(6);
  expect(fantasy({ what: 'Dragon' })).toBe(12);
  expect(fantasy({ what: 'Catapult' })).toBe(4);
  expect(historical({})).toBe(10);
  expect(historical({ what: 'MASS' })).toBe(8);
  expect(historical({ what: 'MASS', morale: 'Fanatic' })).toBe(10);
  expect(historical({ what: 'MLO', isCharging: true })).toBe(8);
  expect(historical({ what: 'MCO', isCharging: true })).toBe(10);
  expect(historical({ what: 'LF' })).toBe(6);
  expect(historical({ what: 'HORDE' })).toBe(4);
});
