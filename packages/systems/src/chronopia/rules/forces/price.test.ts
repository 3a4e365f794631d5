import { expect, test } from 'vitest';
import { PROFILES, profileOf } from '../../data/index.ts';
import { draftFaults } from './creation.ts';
import { summonedWorth } from './points.ts';
import { priceOf } from './price.ts';

test('[CHR-TRP-05] the formula prices casters, individuals, riders and bands', () => {
  const price = (id: string) => priceOf(profileOf(id));
  expect([price('chronomancer'), price('judge'), price('mounted-knight'), price('war-chariot')]).toEqual([
    92, 74, 82, 100,
  ]);
  expect([price('flying-dragonbane'), price('sentinel'), price('fb-spearmen'), price('fb-levy')]).toEqual([
    118, 66, 21, 13,
  ]);
});

test('[CHR-TRP-05, CHR-PCR-06] the printed costs of creations and hired bands deviate by about seven points', () => {
  const printed = Object.values(PROFILES)
    .filter(({ creation, minimumBid }) => creation || minimumBid !== undefined)
    .flatMap((profile) => profile.models.map((model) => Math.abs(priceOf(profile, model) - model.cost)));
  const mean = printed.reduce((sum, deviation) => sum + deviation, 0) / printed.length;
  expect(mean).toBeGreaterThan(5);
  expect(mean).toBeLessThan(9);
});

const draft = {
  profile: { ...profileOf('fb-swordsmen'), id: 'fb-guards', name: 'Guards' },
  comparable: 'fb-swordsmen',
  background: 'They guard the gate of Karsk.',
  miniatures: 'any swordsmen',
};
const rules = (given: Partial<typeof draft>) => draftFaults({ ...draft, ...given }).map(({ rule }) => rule);

test('[CHR-PCR-02] a submission has attributes, equipment, abilities, cost, a comparable unit, background and miniatures', () => {
  expect(rules({})).toEqual([]);
  const [trooper] = draft.profile.models;
  const models = (given: object) => ({ profile: { ...draft.profile, models: [{ ...trooper!, ...given }] } });
  expect(rules(models({ LD: Number.NaN }))).toEqual(['CHR-PCR-02']);
  expect(rules({ profile: { ...draft.profile, models: [] } })).toEqual(['CHR-PCR-02']);
  expect(rules(models({ cost: 0 }))).toEqual(['CHR-PCR-02']);
  expect(rules(models({ weapons: [] }))).toEqual(['CHR-PCR-02']);
  expect(rules(models({ weapons: ['cannon'] }))).toEqual(['CHR-PCR-02']);
  expect(rules(models({ abilities: ['Invisible'] }))).toEqual(['CHR-PCR-02']);
  expect(rules({ comparable: 'nothing' })).toEqual(['CHR-PCR-02']);
  expect(rules({ background: ' ' })).toEqual(['CHR-PCR-02']);
  expect(rules({ miniatures: '' })).toEqual(['CHR-PCR-02']);
});

test('[CHR-PCR-03] changes to existing troops are refused', () => {
  expect(rules({ profile: profileOf('fb-swordsmen') })).toEqual(['CHR-PCR-03']);
});

test('[CHR-EX-16, CHR-SPL-02] a summoned individual is worth twice its spell; members share it, and the leader counts as one', () => {
  expect(summonedWorth('Summon Adamantite Golem')).toBe(100);
  expect(summonedWorth('Summon Fire Demons')).toBe(28);
  expect(summonedWorth('Summon Ice Warriors')).toBe(20);
  expect(summonedWorth('Time Shards')).toBe(0);
});
