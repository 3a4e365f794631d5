import { expect, test } from 'vitest';
import { profileOf } from '../../data/index.ts';
import type { Force } from '../../state/force.ts';
import { buildForce, CITY_OF_THE_DEAD, garrisonOutmaneuver, HORDE, type Plan } from './build.ts';
import { pvOf, sizeOf } from './points.ts';
import { isFieldReady, structureFaults } from './structure.ts';
import { band, force, hero } from './testkit.ts';
import { countOf } from './troops.ts';

const build = (plan: Partial<Plan> & Pick<Plan, 'race' | 'budget'>): Force =>
  buildForce({ house: null, of: 0, nextId: 1, ...plan }).force;
const shown = ({ heroes, bands }: Force) => [
  ...heroes.map(({ profile }) => profile),
  ...bands.map(({ profile, models }) => `${profile} ${models.trooper ?? 0}+${models.leader ?? 0}`),
];

test('[CHR-R-39] the cheapest suitable individual comes first, then the largest affordable bands, with leaders', () => {
  const garrison = build({ race: 'FB', budget: 500 });
  expect(shown(garrison)).toEqual(['black-sister-leader', 'fb-swordsmen 11+1', 'fb-crossbowmen 4+1']);
  expect(pvOf(garrison)).toBe(478);
});

test('[CHR-R-39] a larger budget needs a larger rating; missile bands never outnumber the others', () => {
  const start = build({ race: 'FB', budget: 1200 });
  expect(shown(start)).toEqual([
    'judge',
    'fb-swordsmen 11+1',
    'fb-crossbowmen 9+1',
    'fb-spearmen 11+1',
    'fb-levy 16+0',
  ]);
  expect(structureFaults(start, 0)).toEqual([]);
});

test('[CHR-R-39] no money is left that could still buy a model for a band below its maximum', () => {
  for (const race of ['FB', 'BB', 'DV', 'ST', 'SK', 'DW', 'SG', 'JE', 'BA', 'UG'] as const)
    for (let budget = 500; budget <= 2599; budget += 53) {
      const built = build({ race, budget });
      const open = built.bands.filter((one) => countOf(one) < profileOf(one).max);
      const left = budget - pvOf(built);
      expect(left, `${race} ${budget}`).toBeGreaterThanOrEqual(0);
      expect(
        open.every((one) => profileOf(one).models[0]!.cost > left),
        `${race} ${budget}`,
      ).toBe(true);
    }
});

test('[CHR-R-19, CHR-R-39] if a list has no leader of size 1, the cheapest who can lead takes command', () => {
  expect(shown(build({ race: 'UG', budget: 600 }))).toEqual([
    'deep-horror',
    'ug-crawlers 16+0',
    'ug-cave-brutes 4+0',
  ]);
});

test('[CHR-R-39, CHR-RAC-36] Elves end with the elite band of their house', () => {
  const houses = (house: NonNullable<Plan['house']>) => shown(build({ race: 'EL', house, budget: 1600 }));
  expect(houses('helios').some((line) => line.startsWith('el-sun-guard'))).toBe(true);
  expect(houses('obsidian-serpent').some((line) => line.startsWith('el-serpent-blades'))).toBe(true);
});

test('[CHR-R-19] a horde has a chief and the size rolled', () => {
  for (const size of [6, 10, 15]) {
    const horde = build({ ...HORDE, budget: size * 100 + 99 });
    expect(horde.heroes[0]!.profile).toBe('barbarian-chief');
    expect(sizeOf(pvOf(horde))).toBe(size);
    expect(isFieldReady(horde, 0)).toBe(true);
  }
});

test('[CHR-NEU-02] a city of the dead has Risen and a Necromancer', () => {
  const dead = build({ ...CITY_OF_THE_DEAD, budget: 900 });
  expect(dead.heroes.map(({ profile }) => profile)).toEqual(['necromancer']);
  expect(dead.bands.map(({ profile }) => profile)).toEqual([
    'dv-risen-swords',
    'dv-risen-archers',
    'dv-bone-riders',
  ]);
});

test('[CHR-R-179] every race can start by the same algorithm, legal and ready', () => {
  for (const race of ['FB', 'BB', 'DV', 'ST', 'SK', 'DW', 'EL', 'SG'] as const) {
    const house = race === 'EL' ? ('crystal-lotus' as const) : null;
    const start = build({ race, house, budget: 1200 });
    expect(structureFaults(start, 0), race).toEqual([]);
    expect(pvOf(start), race).toBeGreaterThan(1100);
    expect(pvOf(start), race).toBeLessThanOrEqual(1200);
  }
});

test('[CHR-R-39] ids are given in order without gaps', () => {
  const { force: built, nextId } = buildForce({ race: 'FB', house: null, budget: 500, of: 3, nextId: 70 });
  expect([...built.heroes, ...built.bands].map(({ id, of }) => [id, of])).toEqual([
    [70, 3],
    [71, 3],
    [72, 3],
  ]);
  expect(nextId).toBe(73);
});

test('[CHR-UNT-07, CHR-R-39] bands without missiles get Outmaneuver up to half the garrison, then comes a size-1 individual', () => {
  const garrison = build({ race: 'FB', budget: 500 });
  expect(garrisonOutmaneuver(garrison, 500)).toEqual({ bands: [2], heroes: [] });
  const light = force(hero('judge'), band('fb-swordsmen', 8), band('fb-crossbowmen', 5));
  expect(garrisonOutmaneuver(light, 500)).toEqual({ bands: [2], heroes: [1] });
  const exactly = force(hero('judge'), band('fb-swordsmen', 8));
  expect(garrisonOutmaneuver(exactly, 2 * (74 + 160))).toEqual({ bands: [2], heroes: [1] });
  expect(garrisonOutmaneuver(exactly, 2 * (74 + 160) - 1)).toEqual({ bands: [2], heroes: [] });
  expect(garrisonOutmaneuver(exactly, 2 * 160).bands).toEqual([2]);
  expect(garrisonOutmaneuver(force(hero('war-chariot'), band('fb-levy', 8)), 500).heroes).toEqual([]);
  expect(garrisonOutmaneuver(force(band('fb-greatswords', 8)), 500).bands).toEqual([]);
});
