import { expect, test } from 'vitest';
import { CREATURE_RATINGS } from '../data/moraleTables.ts';
import { UNITS } from '../data/units.ts';
import { type UnitType, unitTypeOf } from '../units/unitType.ts';
import { openBattle } from './index.ts';
import { moraleFactor } from './moraleFactor.ts';

const type = (code: string): UnitType => unitTypeOf(UNITS, code);

test('[CSW-AMO-11, CSW-R-103] by default men have the basic 8, Goblins 7, Ogres, Giants and Elves 9, Trolls 10', () => {
  const of = (code: string) => moraleFactor(type(code), {});
  expect([of('HF'), of('GF'), of('OG'), of('HG'), of('EF'), of('TL')]).toEqual([8, 7, 9, 9, 9, 10]);
});

test('[CSW-AMO-01, CSW-AMO-02, CSW-AMO-03] experience, training, rating and bought morale are added', () => {
  const of = (experience: number, training: number, bought = 0) =>
    moraleFactor(type('HF'), { experience, training, bought });
  expect(of(1, 1)).toBe(4);
  expect(of(4, 2)).toBe(8);
  expect(of(4, 4)).toBe(10);
  expect(of(2, 2, 3)).toBe(9);
});

test('[CSW-AMO-04] every creature of the table has its rating, and the starred ones like darkness', () => {
  expect(CREATURE_RATINGS.Halflings).toEqual({ rating: 1, lovesDarkness: false });
  expect(CREATURE_RATINGS.Gnomes).toEqual({ rating: 2, lovesDarkness: true });
  expect(CREATURE_RATINGS.Spectres).toEqual({ rating: 3, lovesDarkness: true });
  expect(CREATURE_RATINGS.Unicorns).toEqual({ rating: 4, lovesDarkness: false });
  expect(Object.keys(CREATURE_RATINGS)).toHaveLength(13 + 8 + 15 + 12);
});

test('[CSW-AMO-04] a dark day gives goblins and trolls 1, the night 2, men and elves none', () => {
  const of = (code: string, darkness: 1 | 2) => moraleFactor(type(code), { darkness });
  expect([of('GF', 1), of('GF', 2), of('TL', 2), of('HF', 2), of('EF', 2)]).toEqual([8, 9, 12, 8, 9]);
});

test('[CSW-AMO-04] a created unit of no listed race is rated by its own name, otherwise as men', () => {
  const made = (name: string): UnitType => ({ ...type('HF'), race: 'other', name });
  expect(moraleFactor(made('Killer Shrew'), {})).toBe(10);
  expect(moraleFactor(made('Wights'), { darkness: 2 })).toBe(10);
  expect(moraleFactor(made('Clockwork Soldier'), {})).toBe(8);
  expect(moraleFactor(made('constructor'), {})).toBe(8);
});

test('[CSW-AMO-04] a creature has the same rating in singular and plural', () => {
  const made = (name: string): number => moraleFactor({ ...type('HF'), race: 'other', name }, {});
  expect(['Wolf', 'Harpy', 'Pixie', 'Neanderthal Man', 'rats'].map(made)).toEqual([7, 7, 7, 7, 7]);
  expect(['Medusa', 'Pegasus', 'Sand Worm'].map(made)).toEqual([9, 9, 9]);
  expect(['Mummy', 'zombie', 'Efreet'].map(made)).toEqual([10, 10, 10]);
});

test('[CSW-AMO-05, CSW-AMO-06, CSW-AMO-07] three situations of a kind make one point, and some weigh more', () => {
  const of = (...situations: NonNullable<Parameters<typeof moraleFactor>[1]['situations']>) =>
    moraleFactor(type('HF'), { situations });
  expect(of('rain', 'snow')).toBe(8);
  expect(of('rain', 'snow', 'fatigued')).toBe(7);
  expect(of('unsupplied', 'rain')).toBe(7);
  expect(of('enemy surprised')).toBe(9);
  expect(of('prepared defences', 'home terrain', 'triple pay bonus')).toBe(10);
  expect(of('fortified defences', 'no pay', 'cut off')).toBe(8);
  expect(of('technological advantage', 'technological advantage', 'technological advantage')).toBe(9);
  expect(of('rain', 'rain', 'rain')).toBe(8);
  expect(of('rain', 'rain', 'snow', 'fatigued')).toBe(7);
});

test("[CSW-AMO-09, CSW-R-68] the factor stays between 2 and 12, and beasts and engines use their crews' factor", () => {
  const misery = ['unsupplied', 'no pay', 'rain', 'snow', 'fatigued', 'cut off', 'poor leader'] as const;
  expect(moraleFactor(type('GF'), { experience: 1, training: 0, situations: misery })).toBe(2);
  expect(moraleFactor(type('TL'), { experience: 4, training: 4, bought: 3 })).toBe(12);
  expect([moraleFactor(type('EL'), {}), moraleFactor(type('ON'), {})]).toEqual([8, 8]);
});

test('[CSW-MOR-01] in the basic game every unit has 8 and leaders have none', () => {
  const { units } = openBattle({ scenario: 'jarmoco' });
  const of = (code: string) => units.find((unit) => unit.type === code)?.morale;
  expect([of('HF'), of('GF'), of('TL'), of('W1'), of('Z2')]).toEqual([8, 8, 8, 0, 0]);
});

test('[CSW-AMO-11] a scenario with advancedMorale gives each race its own factor, more at night', () => {
  const of = (code: string, modules: ('advancedMorale' | 'night')[]) =>
    openBattle({ scenario: 'jarmoco', modules }).units.find((unit) => unit.type === code)?.morale;
  expect([of('GF', ['advancedMorale']), of('TL', ['advancedMorale']), of('W1', ['advancedMorale'])]).toEqual([
    7, 10, 0,
  ]);
  expect(of('GF', ['advancedMorale', 'night'])).toBe(9);
  const fog = openBattle({ scenario: 'jarmoco', modules: ['advancedMorale'], fog: true });
  expect(fog.units.find((unit) => unit.type === 'GF')?.morale).toBe(8);
});
