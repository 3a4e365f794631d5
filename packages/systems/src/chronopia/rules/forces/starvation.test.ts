import { expect, test } from 'vitest';
import { starvationNumber } from './starvation.ts';
import { band, force, hero } from './testkit.ts';

test('[CHR-FOR-01, CHR-EX-21] the starvation number is the sizes of the individuals and two for each warband', () => {
  const army = force(
    hero('judge'),
    hero('enlightened'),
    hero('war-chariot'),
    ...Array.from({ length: 4 }, () => band('fb-levy', 8)),
  );
  expect(starvationNumber(army)).toBe(1 + 1 + 3 + 4 * 2);
});

test('[CHR-FOR-07, CHR-RAC-08] among Devout the Risen count nothing; Necromancers and Warped Lords count three', () => {
  const army = force(
    hero('necromancer'),
    hero('warped-lord'),
    hero('damned'),
    band('dv-risen-swords', 6),
    band('dv-cult-axemen', 6),
  );
  expect(starvationNumber(army)).toBe(3 + 3 + 1 + 2);
});

test('[CHR-RAC-01] in a mercenary army the Risen eat like everybody else', () => {
  const army = force(hero('necromancer'), band('dv-risen-swords', 6), band('fb-greatswords', 8));
  expect(starvationNumber(army)).toBe(1 + 2 * 2);
});

test('[CHR-R-162] a Novice Shaman does not count as an individual for hunger', () => {
  expect(starvationNumber(force(band('sg-novice-band', 8)))).toBe(2);
});
