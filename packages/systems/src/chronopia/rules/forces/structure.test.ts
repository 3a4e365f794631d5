import { expect, test } from 'vitest';
import type { Force } from '../../state/force.ts';
import { isFieldReady, isLegal, ratioFaults, structureFaults } from './structure.ts';
import { band, force, hero } from './testkit.ts';

const swords = () => band('fb-swordsmen', 12);
const bows = () => band('fb-crossbowmen', 5);
const faultsOf = (army: Force): string[] =>
  structureFaults(army, 0).map(({ rule, because }) => `${rule}: ${because}`);

test('[CHR-TRP-03, CHR-ARM-02, CHR-R-32] a legal army of size 5 is ready for the field', () => {
  const army = force(hero('judge'), swords(), swords());
  expect(faultsOf(army)).toEqual([]);
  expect(isFieldReady(army, 0)).toBe(true);
});

test('[CHR-ARM-02, CHR-ARM-05] a legal force below size 5 is not', () => {
  const army = force(hero('judge'), swords());
  expect(isLegal(army, 0)).toBe(true);
  expect(isFieldReady(army, 0)).toBe(false);
});

test('[CHR-TRP-03] an army has at least one warband, and no more individuals than warbands', () => {
  expect(faultsOf(force(hero('judge')))).toContain('CHR-TRP-03: it has no warband');
  expect(faultsOf(force(hero('judge'), hero('enlightened'), swords()))).toEqual([
    'CHR-TRP-03: it has 2 individuals and only 1 warband',
  ]);
});

test('[CHR-TRP-03] an army has no more missile warbands than others', () => {
  expect(faultsOf(force(hero('judge'), swords(), bows()))).toEqual([]);
  expect(faultsOf(force(hero('judge'), swords(), bows(), bows()))).toEqual([
    'CHR-TRP-03: it has 2 missile warbands and only 1 other',
  ]);
});

test('[CHR-TRP-03] a band that has chosen longbows is a missile band', () => {
  const riders = (options: string[]) => band('he-dragonbane-warband', 3, { options });
  expect(faultsOf(force(hero('lotus-eater'), riders(['lance'])))).toEqual([]);
  expect(faultsOf(force(hero('lotus-eater'), riders(['longbow'])))).toHaveLength(1);
});

test('[CHR-TRP-03, CHR-TRP-04, CHR-RAC-25] every warband is within its size limits', () => {
  expect(faultsOf(force(hero('judge'), band('fb-swordsmen', 5)))).toEqual([
    'CHR-TRP-03: a band of Firstborn Swordsmen has 5 models instead of 6 to 12',
  ]);
  expect(faultsOf(force(hero('judge'), band('fb-swordsmen', { trooper: 8, leader: 2 })))).toHaveLength(1);
  const pack = (count: number) =>
    force(hero('monarch'), hero('hunter'), band('sk-axemen', 6), band('sk-warhounds', count));
  expect(faultsOf(pack(16))).toEqual([]);
  expect(faultsOf(pack(17))).toHaveLength(1);
});

test('[CHR-TRP-03, CHR-CMD-02] an army has a commander of sufficient rating', () => {
  expect(faultsOf(force(swords()))).toEqual(['CHR-CMD-02: nobody in it can lead, and it has size 2']);
  expect(faultsOf(force(hero('mounted-axeman'), swords(), swords(), swords()))).toEqual([
    'CHR-CMD-02: its commander leads no more than size 5, and it has size 7',
  ]);
});

test('[CHR-TRP-03, CHR-R-151] an army has one Thermo-Priest for every thousand points or part thereof', () => {
  const hammerers = () => band('dw-hammerers', 8);
  const priests = (count: number, bands: number) =>
    force(
      ...Array.from({ length: count }, () => hero('dw-thermo-priest')),
      ...Array.from({ length: bands }, hammerers),
    );
  expect(faultsOf(priests(1, 1))).toEqual([]);
  expect(faultsOf(priests(2, 2))).toEqual([
    'CHR-TRP-03: 2 x Dwarven Thermo-Priest are too many: 1 may serve in it',
  ]);
  expect(faultsOf(priests(2, 3))).toEqual([]);
});

test('[CHR-TRP-03, CHR-R-151] an army has one band of Firestorm Initiates for every full thousand points', () => {
  const army = (bands: number) =>
    force(
      hero('lotus-eater'),
      band('he-firestorm-initiates', 4),
      ...Array.from({ length: bands }, () => band('el-sun-guard', 8)),
    );
  expect(faultsOf(army(2))).toEqual([
    'CHR-TRP-03: 1 x House Helios Firestorm Initiates are too many: 0 may serve in it',
  ]);
  expect(faultsOf(army(3))).toEqual([]);
});

test('[CHR-TRP-03] there is only one of the special character', () => {
  const army = force(
    hero('warped-lord'),
    hero('dv-alexis-maximus'),
    hero('dv-alexis-maximus'),
    ...Array.from({ length: 3 }, () => band('dv-cult-axemen', 6)),
  );
  expect(faultsOf(army)).toEqual(['CHR-TRP-03: 2 x Alexis Maximus are too many: 1 may serve in it']);
});

test('[CHR-RAC-26] Warhounds need a Hunter', () => {
  expect(faultsOf(force(hero('monarch'), band('sk-axemen', 6), band('sk-warhounds', 4)))).toEqual([
    'CHR-RAC-26: its Warhounds have no Hunter',
  ]);
});

test('[CHR-RAC-24] a warband belongs to a tribe that has such warbands', () => {
  expect(faultsOf(force(hero('monarch'), band('sk-blade-maidens', 4, { tribe: 'shadow' })))).toHaveLength(1);
  expect(faultsOf(force(hero('monarch'), band('sk-blade-maidens', 4, { tribe: 'goddess' })))).toEqual([]);
});

test('[CHR-PLY-08, CHR-R-31] more than 2,599 points are refused', () => {
  const army = force(hero('chronomancer'), ...Array.from({ length: 9 }, () => band('fb-greatswords', 8)));
  expect(ratioFaults(army)).toEqual([
    { code: 'E-09', rule: 'CHR-PLY-08', because: 'it would have 2612 points, more than 2599' },
  ]);
});

test('[CHR-AAC-10, CHR-TRP-04] a purchase must respect ratios, but not the sizes of depleted bands or command', () => {
  expect(ratioFaults(force(band('fb-swordsmen', 3)))).toEqual([]);
  expect(ratioFaults(force(bows()))).toHaveLength(1);
});
