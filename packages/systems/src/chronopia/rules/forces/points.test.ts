import { expect, test } from 'vitest';
import {
  garrisonPoints,
  isTooLarge,
  MAX_POINTS,
  pvOf,
  pvOfBand,
  pvOfHero,
  sizeOf,
  woundsOf,
} from './points.ts';
import { band, force, hero } from './testkit.ts';

test('[CHR-EX-01, CHR-PLY-07, CHR-PLY-08] size is PV divided by 100, rounded down; the maximum is 2,599 points', () => {
  expect([sizeOf(1487), sizeOf(2599), sizeOf(99)]).toEqual([14, 25, 0]);
  expect(MAX_POINTS).toBe(2599);
  expect([isTooLarge(2599), isTooLarge(2600)]).toEqual([false, true]);
});

test('[CHR-ARM-11, CHR-R-31] PV is the cost of the models, leaders included, and of the spells', () => {
  const army = force(
    hero('chronomancer', { spells: ['Time Shards', 'Envision'] }),
    band('fb-swordsmen', { trooper: 9, leader: 1 }),
  );
  expect(pvOf(army)).toBe(92 + 20 + 15 + 9 * 20 + 24);
});

test('[CHR-ARM-11] experience and training do not change PV', () => {
  const trained = hero('judge', { experience: 40, trained: { CC: 2, W: 1, command: 3 } });
  expect(pvOfHero(trained)).toBe(pvOfHero(hero('judge')));
});

test('[CHR-R-31, CHR-R-155, CHR-DOW-05] a full hired band is worth its minimum bid, a reduced one that minus the missing models', () => {
  const duellists = { trooper: 4, leader: 1 };
  expect(pvOfBand(band('dow-vendetta', duellists))).toBe(305);
  expect(pvOfBand(band('dow-vendetta', { ...duellists, trooper: 2 }))).toBe(305 - 2 * 50);
  expect(pvOfHero(hero('dow-giant'))).toBe(140);
});

test('[CHR-R-155, CHR-DOW-11] the Lost Legion is worth 407 in any mix, minus the models missing from its own mix', () => {
  const others = { leader: 1, standard: 1, drummer: 1 };
  expect(pvOfBand(band('dow-lost-legion', { crossbow: 5, pike: 4, ...others }))).toBe(407);
  const pikes = { options: ['0 crossbow', '9 pike'] };
  expect(pvOfBand(band('dow-lost-legion', { pike: 9, ...others }, pikes))).toBe(407);
  expect(pvOfBand(band('dow-lost-legion', { pike: 7, ...others }, pikes))).toBe(407 - 2 * 33);
});

test('[CHR-ARM-11] the spell of a Novice Shaman counts with his band', () => {
  const models = { trooper: 3, novice: 1 };
  expect(pvOfBand(band('sg-novice-band', models))).toBe(3 * 19 + 29);
  expect(pvOfBand(band('sg-novice-band', models, { options: ['Mud Skin'] }))).toBe(3 * 19 + 29 + 15);
});

test('[CHR-R-117] an army’s wounds are those its models have left', () => {
  expect(woundsOf(force(hero('judge', { wounds: 2 }), band('fb-light-horse', 3), band('fb-levy', 8)))).toBe(
    2 + 6 + 8,
  );
});

test('[CHR-EX-39, CHR-UNT-06, CHR-R-38] a garrison is worth 500, or 100 for each size of the city', () => {
  expect([garrisonPoints(3), garrisonPoints(5), garrisonPoints(7)]).toEqual([500, 500, 700]);
});
