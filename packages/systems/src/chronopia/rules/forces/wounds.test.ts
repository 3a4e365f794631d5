import { expect, test } from 'vitest';
import type { Force } from '../../state/force.ts';
import { woundsOf } from './points.ts';
import { band, force, hero } from './testkit.ts';
import { countOf } from './troops.ts';
import { takeWounds } from './wounds.ts';

const left = ({ heroes, bands }: Force) => ({
  heroes: Object.fromEntries(heroes.map(({ name, wounds }) => [name, wounds])),
  bands: Object.fromEntries(bands.map(({ profile, models }) => [profile, models])),
});

test('[CHR-R-123] the models cheapest per wound go first, a band’s leader last', () => {
  const army = force(
    hero('judge'),
    band('fb-greatswords', 4),
    band('fb-levy', 8),
    band('fb-swordsmen', { trooper: 5, leader: 1 }),
  );
  const { force: after, losses, voidWounds } = takeWounds(army, 14);
  expect(left(after)).toEqual({ heroes: { Judge: 3 }, bands: { 'fb-greatswords': { trooper: 4 } } });
  expect(losses).toEqual([
    { profile: 'fb-levy', of: 0, type: 'trooper', count: 8, band: 3 },
    { profile: 'fb-swordsmen', of: 0, type: 'trooper', count: 5, band: 4 },
    { profile: 'fb-swordsmen', of: 0, type: 'leader', count: 1, band: 4 },
  ]);
  expect(voidWounds).toBe(0);
});

test('[CHR-R-123] cost counts per wound a model can take', () => {
  const army = force(band('bb-orc-swords', 6), band('bb-ogre-maulers', 3));
  expect(left(takeWounds(army, 6).force).bands).toEqual({
    'bb-orc-swords': { trooper: 6 },
    'bb-ogre-maulers': { trooper: 1 },
  });
});

test('[CHR-WND-06, CHR-R-123] a warband model with several wounds is never left wounded: one-wound models take the rest', () => {
  const army = force(band('bb-ogre-maulers', 3), band('bb-orc-swords', 6));
  const { force: after, voidWounds } = takeWounds(army, 5);
  expect(left(after).bands).toEqual({ 'bb-ogre-maulers': { trooper: 2 }, 'bb-orc-swords': { trooper: 4 } });
  expect(voidWounds).toBe(0);
});

test('[CHR-WND-05, CHR-R-123] otherwise the cheapest individual takes it, the commander last', () => {
  const army = force(hero('troll', { id: 1 }), hero('alchemist', { id: 2 }), band('bb-ogre-maulers', 3));
  expect(left(takeWounds(army, 2, [], 1).force).heroes).toEqual({ Troll: 4, Alchemist: 1 });
  expect(left(takeWounds(army, 2, [], 2).force).heroes).toEqual({ Troll: 2, Alchemist: 3 });
});

test('[CHR-WND-05] one individual is wounded until dead before the next: at most one is left wounded', () => {
  const army = force(hero('alchemist', { id: 1 }), hero('troll', { id: 2 }));
  const { force: after, dead, losses } = takeWounds(army, 5);
  expect(left(after).heroes).toEqual({ Troll: 2 });
  expect(dead.map(({ profile }) => profile)).toEqual(['alchemist']);
  expect(losses).toEqual([{ profile: 'alchemist', of: 0, type: 'individual', count: 1 }]);
});

test('[CHR-R-123] wounds that nobody can take are void', () => {
  const { force: after, voidWounds, losses } = takeWounds(force(band('bb-ogre-maulers', 3)), 5);
  expect(left(after).bands).toEqual({ 'bb-ogre-maulers': { trooper: 2 } });
  expect({ voidWounds, losses }).toEqual({
    voidWounds: 2,
    losses: [{ profile: 'bb-ogre-maulers', of: 0, type: 'trooper', count: 1, band: 1 }],
  });
});

test('[CHR-R-123] the owner’s list comes before the default, as far as the limits allow', () => {
  const army = force(
    hero('judge', { name: 'Verian' }),
    band('fb-greatswords', 4),
    band('fb-levy', 8),
    band('fb-light-horse', 3),
  );
  const listed = takeWounds(army, 6, ['2x fb-greatswords', 'Verian']);
  expect(left(listed.force)).toEqual({
    heroes: {},
    bands: { 'fb-greatswords': { trooper: 2 }, 'fb-levy': { trooper: 7 }, 'fb-light-horse': { trooper: 3 } },
  });
  const riders = takeWounds(army, 3, ['fb-light-horse']);
  expect(left(riders.force).bands).toEqual({
    'fb-greatswords': { trooper: 4 },
    'fb-levy': { trooper: 7 },
    'fb-light-horse': { trooper: 2 },
  });
});

test('[CHR-WND-04] models not chosen stay whole, and without wounds nothing is lost', () => {
  const army = force(hero('judge'), band('fb-levy', 8));
  expect(takeWounds(army, 0)).toEqual({ force: army, losses: [], dead: [], voidWounds: 0 });
});

test('[CHR-GEN-10] every wound is taken or void, and every lost model is reported', () => {
  const army = force(
    hero('troll', { id: 1, wounds: 3 }),
    hero('alchemist', { id: 2 }),
    band('bb-ogre-maulers', 3),
    band('bb-orc-swords', { trooper: 6, leader: 1 }),
    band('bb-orc-kutara-cavalry', { trooper: 2, leader: 1 }),
  );
  const modelsIn = ({ heroes, bands }: Force) =>
    heroes.length + bands.reduce((sum, one) => sum + countOf(one), 0);
  for (let wounds = 0; wounds <= woundsOf(army) + 3; wounds++) {
    const {
      force: after,
      losses,
      voidWounds,
    } = takeWounds(army, wounds, ['alchemist', '1x bb-ogre-maulers'], 1);
    expect(woundsOf(army) - woundsOf(after) + voidWounds).toBe(wounds);
    expect(modelsIn(after) + losses.reduce((sum, { count }) => sum + count, 0)).toBe(modelsIn(army));
  }
});
