import { expect, test } from 'vitest';
import { pvOf } from './points.ts';
import { raceOf } from './race.ts';
import { band, force, hero } from './testkit.ts';

test('[CHR-ARM-07, CHR-R-34] exactly 70% of the points make the race; one point less makes mercenaries', () => {
  const firstborn = band('fb-swordsmen', 7);
  const seventy = force(firstborn, band('bb-ogre-maulers', { trooper: 1 }));
  expect(pvOf(seventy)).toBe(200);
  expect(raceOf(seventy)).toBe('FB');
  expect(raceOf(force(firstborn, band('bb-ogre-maulers', { trooper: 1 }), band('st-drugged', 1)))).toBe(
    'mercenary',
  );
});

test('[CHR-R-34] hired bands count for no race; spells and foreign command change nothing', () => {
  expect(
    raceOf(
      force(band('dow-besiegers', { trooper: 5, leader: 1, bugler: 1, standard: 1 }), band('fb-levy', 8)),
    ),
  ).toBe('mercenary');
  expect(raceOf(force(hero('judge', { of: 3 }), band('fb-levy', 8, { of: 3 })))).toBe('FB');
});

test('[CHR-R-34] the Drugged count as Stygians and as no other race', () => {
  expect(raceOf(force(hero('priestess'), band('st-drugged', 20)))).toBe('ST');
});

test('[CHR-R-34, CHR-RAC-02, CHR-RAC-27] borrowed bands are recruitable in the cities of both races', () => {
  expect(raceOf(force(hero('judge'), band('sk-axemen', 12)))).toBe('FB');
  expect(raceOf(force(hero('monarch'), band('fb-light-horse', 6)))).toBe('SK');
  expect(raceOf(force(hero('monarch'), band('fb-greatswords', 4)))).toBe('mercenary');
});

test('[CHR-R-34] the three Elf houses are one race', () => {
  expect(raceOf(force(hero('crystal-knight'), band('el-serpent-blades', 8), band('el-sun-guard', 8)))).toBe(
    'EL',
  );
});
