import { expect, test } from 'vitest';
import type { Force } from '../../state/force.ts';
import { isOverCommanded } from './command.ts';
import { dealOut } from './deal.ts';
import { pvOf, sizeOf } from './points.ts';
import { band, force, hero } from './testkit.ts';

const swords = (count: number) => Array.from({ length: count }, () => band('fb-swordsmen', 12));
const models = (forces: readonly Force[]) => ({
  heroes: forces.flatMap((part) => part.heroes.map(({ id }) => id)).sort(),
  bands: forces.flatMap((part) => part.bands.map(({ id }) => id)).sort(),
});

test('[CHR-R-138] warbands are dealt out to the leaders as equally as possible', () => {
  const army = force(hero('black-sister-leader'), hero('mounted-axeman'), ...swords(4));
  expect(isOverCommanded(army, 0)).toBe(true);
  const parts = dealOut(army, 0);
  expect(parts.map(pvOf)).toEqual([60 + 480, 65 + 480]);
  expect(parts.some((part) => isOverCommanded(part, 0))).toBe(false);
  expect(models(parts)).toEqual(models([army]));
});

test('[CHR-R-138] there are no more parts than needed, and the best leaders come first', () => {
  const army = force(
    hero('mounted-axeman'),
    hero('repulsar-marksman'),
    hero('black-sister-leader'),
    ...swords(5),
  );
  const parts = dealOut(army, 0);
  expect(parts.map(({ heroes }) => heroes[0]!.profile)).toEqual(['repulsar-marksman', 'black-sister-leader']);
  expect(models(parts)).toEqual(models([army]));
});

test('[CHR-R-138] warbands that no leader can take become leaderless bands', () => {
  const army = force(hero('mounted-axeman'), ...swords(5));
  const [led, ...rest] = dealOut(army, 0);
  expect(sizeOf(pvOf(led!))).toBe(5);
  expect(rest.every((part) => part.heroes.length === 0 && sizeOf(pvOf(part)) <= 4)).toBe(true);
});

test('[CHR-R-139] without individuals the parts have size 4 at most', () => {
  const parts = dealOut(force(...swords(4)), 0);
  expect(parts.map((part) => sizeOf(pvOf(part)))).toEqual([4, 4]);
});

test('[CHR-R-138] an army that is led stays whole', () => {
  expect(dealOut(force(hero('judge'), ...swords(4)), 0)).toHaveLength(1);
});
