import { expect, test } from 'vitest';
import { profileOf } from '../../data/index.ts';
import type { Band, Force, Hero } from '../../state/force.ts';
import {
  bestCommander,
  commandRating,
  isForeignLed,
  isLed,
  isOverCommanded,
  leadingNovice,
  ratingIn,
} from './command.ts';
import { pvOf, sizeOf } from './points.ts';
import { band, force, hero } from './testkit.ts';

const rating = (army: Force): number => commandRating(army.heroes[0]!, army, 0);
const horse = band('fb-light-horse', 3);
const foot = band('fb-levy', 8);

test('[CHR-CMD-02, CHR-RAC-04] an individual leads up to his printed rating', () => {
  expect(rating(force(hero('chronomancer'), foot))).toBe(25);
  expect(rating(force(hero('nightwalker'), foot))).toBe(0);
});

test('[CHR-CMD-03, CHR-RAC-04] a conditional rating replaces the basic one while the condition holds', () => {
  expect(rating(force(hero('mounted-knight'), horse))).toBe(15);
  expect(rating(force(hero('mounted-knight'), horse, foot))).toBe(10);
  expect(rating(force(hero('mounted-knight'), hero('judge'), horse))).toBe(10);
  expect(rating(force(hero('war-chariot'), horse))).toBe(10);
  expect(rating(force(hero('war-chariot'), foot))).toBe(0);
});

test('[CHR-CMD-03, CHR-RAC-17] a Necromancer leads more if all are Risen; other Necromancers are allowed', () => {
  const risen = [band('dv-risen-swords', 6), band('dv-bone-riders', 3)];
  expect(rating(force(hero('necromancer'), hero('necromancer'), ...risen))).toBe(25);
  expect(rating(force(hero('necromancer'), hero('harbinger'), ...risen))).toBe(15);
  expect(rating(force(hero('necromancer'), ...risen, band('dv-cult-axemen', 6)))).toBe(15);
});

test('[CHR-CMD-03, CHR-RAC-29] everybody in the Kronos list leads, and every Viridian Lord', () => {
  expect(rating(force(hero('blade-maiden-leader'), band('sk-axemen', 6)))).toBe(10);
  expect(rating(force(hero('blade-maiden-leader'), band('sk-axemen', 6), horse))).toBe(7);
  expect(rating(force(hero('viridian-lord-champion'), band('sk-viridian-lords', 4)))).toBe(10);
  expect(
    rating(force(hero('viridian-lord-champion'), band('sk-viridian-lords', 4), band('sk-axemen', 6))),
  ).toBe(0);
});

test('[CHR-CMD-06] a foreign individual has no command', () => {
  expect(rating(force(hero('judge', { of: 1 }), foot))).toBe(0);
});

test('[CHR-EXP-03, CHR-R-144] training raises a rating up to 25, and never a rating of none', () => {
  expect(rating(force(hero('judge', { trained: { command: 3 } }), foot))).toBe(23);
  expect(rating(force(hero('chronomancer', { trained: { command: 3 } }), foot))).toBe(25);
  expect(rating(force(hero('nightwalker', { trained: { command: 3 } }), foot))).toBe(0);
});

test('[CHR-R-138] the new commander has the highest rating, then leadership, then cost', () => {
  const named = (...troops: (Hero | Band)[]) => bestCommander(force(...troops), 0)?.profile;
  expect(named(hero('judge'), hero('chronomancer'))).toBe('chronomancer');
  expect(named(hero('enlightened'), hero('repulsar-knight'), hero('judge'))).toBe('judge');
  expect(named(hero('repulsar-knight'), hero('enlightened'))).toBe('enlightened');
  expect(named(hero('repulsar-knight', { trained: { LD: 2 } }), hero('judge'))).toBe('repulsar-knight');
  expect(named(hero('nightwalker'), foot)).toBeUndefined();
});

test('[CHR-CMD-01, CHR-ARM-10] only the commander counts, not the sum of all individuals', () => {
  const army = force(
    hero('black-sister-leader'),
    hero('repulsar-marksman'),
    ...Array.from({ length: 5 }, () => band('fb-swordsmen', 12)),
  );
  expect(sizeOf(pvOf(army))).toBe(13);
  expect(ratingIn(army, 0)).toBe(10);
  expect(isLed(army, 0)).toBe(false);
});

test('[CHR-ARM-10] a named individual is the commander, even if another could lead more', () => {
  const army = force(
    hero('black-sister-leader', { id: 7 }),
    hero('judge'),
    band('fb-swordsmen', 12),
    band('fb-greatswords', 8),
    band('fb-greatswords', 8),
  );
  expect(isLed(army, 0)).toBe(true);
  expect(isLed(army, 0, 7)).toBe(false);
});

test('[CHR-R-162, CHR-RAC-40] a Novice Shaman leads up to 500 points if nobody else can', () => {
  const novices = band('sg-novice-band', 8);
  const spears = band('sg-spears', 16);
  const army = force(novices, spears);
  expect(pvOf(army)).toBe(162 + 240);
  expect(leadingNovice(army, 0)?.profile).toBe('sg-novice-band');
  expect(ratingIn(army, 0)).toBe(profileOf('sg-novice-band').command!.instead);
  expect(ratingIn(force(novices, spears, band('sg-spears', 8)), 0)).toBe(0);
  expect(ratingIn(force(band('sg-novice-band', { trooper: 7 }), spears), 0)).toBe(0);
  expect(ratingIn(force(band('sg-novice-band', 8, { of: 2 }), spears), 0)).toBe(0);
});

test('[CHR-R-138, CHR-CMD-10] an army of size 5 or more is over-commanded if its rating is too small', () => {
  const bands = [band('fb-swordsmen', 12), band('fb-swordsmen', 12), band('fb-swordsmen', 12)];
  expect(isOverCommanded(force(hero('black-sister-leader'), ...bands), 0)).toBe(false);
  expect(isOverCommanded(force(hero('mounted-axeman'), ...bands), 0)).toBe(true);
  expect(isOverCommanded(force(...bands), 0)).toBe(true);
  expect(isOverCommanded(force(band('fb-swordsmen', 12), band('fb-swordsmen', 12)), 0)).toBe(false);
  expect(
    isOverCommanded(force(band('fb-swordsmen', 12), band('fb-swordsmen', 12), band('fb-swordsmen', 1)), 0),
  ).toBe(true);
});

test('[CHR-CMD-07, CHR-R-140] an army with only foreign individuals need not break up', () => {
  const bands = [band('fb-swordsmen', 12), band('fb-swordsmen', 12), band('fb-swordsmen', 12)];
  const foreign = force(hero('judge', { of: 4 }), ...bands);
  expect(isForeignLed(foreign, 0)).toBe(true);
  expect(isLed(foreign, 0)).toBe(false);
  expect(isOverCommanded(foreign, 0)).toBe(false);
});
