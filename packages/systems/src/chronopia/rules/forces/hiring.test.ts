import { expect, test } from 'vitest';
import { type Dog, dogOf, hired, isShadowTribe, mayGarrison, mayHire } from './hiring.ts';
import { pvOf } from './points.ts';
import { band, force } from './testkit.ts';
import { bonusOf, linesOf } from './troops.ts';

const dog = (id: string): Dog => dogOf(id)!;
const serves = (
  id: string,
  race: Parameters<typeof isShadowTribe>[0],
  house: 'helios' | 'obsidian-serpent' | null = null,
) => mayHire(dog(id), { race, house, forces: [] });

test('[CHR-DOW-09] every band serves the employers that the data file names', () => {
  expect([serves('dow-pirates', 'FB'), serves('dow-pirates', 'BB'), serves('dow-pirates', 'SG')]).toEqual([
    true,
    false,
    false,
  ]);
  expect([serves('dow-cult', 'DV'), serves('dow-cult', 'ST'), serves('dow-cult', 'FB')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(serves('dow-cult', 'EL', 'obsidian-serpent')).toBe(true);
  expect(serves('dow-cult', 'EL', 'helios')).toBe(false);
  expect([serves('dow-sisters', 'EL', 'obsidian-serpent'), serves('dow-sisters', 'EL', 'helios')]).toEqual([
    false,
    true,
  ]);
  expect(serves('dow-lost-legion', 'SG')).toBe(true);
});

test('[CHR-DOW-09] the Hammer Sisters do not serve the Shadow Tribe: Sons of Kronos with mostly Shadow bands', () => {
  const shadow = band('sk-axemen', 6, { tribe: 'shadow' });
  const dawn = band('sk-axemen', 6, { tribe: 'dawn' });
  expect(isShadowTribe('SK', [force(shadow, dawn)])).toBe(false);
  expect(isShadowTribe('SK', [force(shadow, dawn), force(shadow)])).toBe(true);
  expect(isShadowTribe('FB', [force(shadow)])).toBe(false);
  expect(mayHire(dog('dow-sisters'), { race: 'SK', house: null, forces: [force(shadow)] })).toBe(false);
});

test('[CHR-DOW-09] giants may not serve in garrisons', () => {
  expect([
    mayGarrison(dog('dow-giant')),
    mayGarrison(dog('dow-hill-giants')),
    mayGarrison(dog('dow-cult')),
  ]).toEqual([false, false, true]);
});

test('[CHR-DOW-07, CHR-DOW-08] a band arrives whole with its characters; the Giant arrives as an individual', () => {
  const pirates = hired(dog('dow-pirates'), [], { of: 2, id: 9 });
  expect(pirates.force).toEqual({
    heroes: [],
    bands: [
      {
        id: 9,
        profile: 'dow-pirates',
        of: 2,
        hired: true,
        models: { trooper: 5, leader: 1, standard: 1, drummer: 1 },
      },
    ],
  });
  expect(hired(dog('dow-giant'), [], { of: 2, id: 9 }).force.heroes).toMatchObject([
    { name: 'Marauding Giant', wounds: 5 },
  ]);
});

test('[CHR-DOW-11] the Lost Legion is hired in the mix requested, otherwise with five crossbows and four pikes', () => {
  const legion = (...options: string[]) => hired(dog('dow-lost-legion'), options, { of: 0, id: 1 });
  expect(legion().force.bands[0]).toMatchObject({
    models: { crossbow: 5, pike: 4 },
    options: ['5 crossbow', '4 pike'],
  });
  expect(legion('9 crossbows').force.bands[0]!.models).toMatchObject({ crossbow: 9, pike: 0 });
  expect(legion('8 crossbows', '3 pikes').force.bands[0]!.models).toMatchObject({ crossbow: 5, pike: 4 });
  expect(pvOf(legion('9 crossbows').force)).toBe(407);
});

test('[CHR-DOW-11] arms and mutations are fixed at hiring', () => {
  const line = (force_: ReturnType<typeof hired>['force'], type: string) =>
    linesOf(force_.bands[0]!).find(({ model }) => model.type === type)!.model;
  const plain = hired(dog('dow-cult'), [], { of: 0, id: 1 }).force;
  expect(line(plain, 'mutant').ST).toBe(2);
  expect(line(plain, 'trooper').weapons).toEqual(['spear']);
  const { force: chosen, faults } = hired(
    dog('dow-cult'),
    ['brethren mace', 'mutant tentacle', 'second mutant hideous', 'possessed cloven hooves', 'wings'],
    { of: 0, id: 1 },
  );
  expect(line(chosen, 'mutant')).toMatchObject({ ST: 1, Def: -2 });
  expect(line(chosen, 'second-mutant').abilities).toEqual(['Causes Fear']);
  expect(line(chosen, 'possessed').MV).toBe(5);
  expect(line(chosen, 'trooper')).toMatchObject({
    weapons: ['mace', 'dagger-cult'],
    abilities: ['Secondary Attack'],
  });
  expect(faults.map(({ because }) => because)).toEqual(['Possessed Cult cannot have wings']);
  const sisters = hired(dog('dow-sisters'), ['sister flail', 'superior steel whip'], { of: 0, id: 1 }).force;
  expect(line(sisters, 'trooper').weapons).toEqual(['flail']);
  expect(line(sisters, 'superior').weapons).toEqual(['steel-whip', 'sword']);
});

test('standards and drummers help the band while they live', () => {
  const all = { trooper: 9, leader: 1, trumpeter: 1, standard: 1 };
  expect(bonusOf(band('dow-alcatani', all))).toEqual({ CC: 0, MW: 0, LD: 3, abilities: ['Group Attack'] });
  expect(bonusOf(band('dow-alcatani', { ...all, standard: 0 }))).toMatchObject({ LD: 0 });
});

test('[CHR-AUT-03] ordinary models die first, the cheapest before the rest, the character last', () => {
  const all = { trooper: 4, novice: 2, augur: 1, superior: 2, leader: 1 };
  expect(linesOf(band('dow-sisters', all)).map(({ model }) => model.type)).toEqual([
    'novice',
    'trooper',
    'augur',
    'superior',
    'leader',
  ]);
});
