import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { campaignFrom, type GivenCampaign, sideFrom } from '../../casebook/position.ts';
import { beginTale } from '../../engine/tale.ts';
import type { Campaign } from '../../state/state.ts';
import { findHidden } from './discoveries.ts';
import { entranceMark, knowledgeOf, knowsEntrance } from './known.ts';
import type { Mover } from './mover.ts';
import { hexAt, mover } from './testkit.ts';

const ended = (
  campaign: Campaign,
  way: readonly string[],
  { who = mover({}), dies = [] }: { who?: Mover; dies?: readonly number[] } = {},
): Campaign => {
  const tale = beginTale(campaign);
  const rolled = dice(...dies);
  findHidden(tale, rolled, [{ mover: who, way: way.map((label) => hexAt(campaign, label)) }]);
  expect(rolled.left).toEqual([]);
  return tale.state;
};

test.each([
  ['portal', { portal: 'A' }, 'Mystic Portal A'],
  ['fruit trees', { fruit: true }, 'Fleetfoot Fruit Trees'],
  ['spring', { spring: true }, 'Sweet Water Clear Spring'],
  ['glade', { glade: true }, 'Magical Glade'],
] as const)('[CHR-R-55] a unit that ends an action at a %s finds it', (_, site, words) => {
  const campaign = campaignFrom({ armies: [{ at: '0303', size: 5 }], sites: { '0303': site } });
  const after = ended(campaign, ['0304', '0303']);
  expect(knowledgeOf(after, 0).found).toEqual([hexAt(after, '0303')]);
  expect(after.reports[0]?.map(({ text }) => text).join()).toContain(words);
  expect(after.reports[1]).toBeUndefined();
  expect(knowledgeOf(ended(campaign, ['0303', '0302']), 0).found).toEqual([]);
});

test('[CHR-R-55] a ford is found from either bank', () => {
  const campaign = campaignFrom({ rivers: { '0303/1': 'ford', '0303/2': 'river' } });
  for (const bank of ['0303', '0302'])
    expect(knowledgeOf(ended(campaign, [bank]), 0).fords).toEqual([sideFrom(campaign.ground, '0303/1')]);
});

const entrance = campaignFrom({ sites: { '0303': { entrance: true } } });
test.each([
  ['an army', mover(), 50],
  ['a settler band', mover({ kind: 'settler' }), 50],
  ['a scout', mover({ kind: 'scout' }), 75],
  ['an engineer', mover({ kind: 'engineer' }), 75],
  ['a Dwarf army', mover({ race: 'DW' }), 75],
])('[CHR-TER-16] [CHR-R-55] %s finds an entrance on d100 up to its chance', (_, who, chance) => {
  const finds = (die: number) =>
    knowsEntrance(ended(entrance, ['0303'], { who, dies: [die] }), 0, hexAt(entrance, '0303'));
  expect([finds(chance), finds(chance + 1)]).toEqual([true, false]);
});

test('[CHR-UND-01] a discovery is permanent, covers both layers and belongs to its finder alone', () => {
  const after = ended(entrance, ['0303 below'], { dies: [50] });
  expect(knowledgeOf(after, 0).found).toEqual([entranceMark(after.ground, hexAt(after, '0303'))]);
  expect(knowsEntrance(after, 1, hexAt(after, '0303'))).toBe(false);
  expect(ended(after, ['0303'])).toEqual(after);
});

const hoard: GivenCampaign = {
  sites: { '0303 below': { treasure: true } },
  empires: [{ treasury: 10 }, {}, { power: 'lair' }],
  armies: [{ at: '0303 below', size: 5 }],
};
test('[CHR-UND-11] [CHR-R-69] the first army to end an action there takes a treasure of 3d20 x 10', () => {
  const campaign = campaignFrom(hoard);
  const after = ended(campaign, ['0303 below'], { dies: [4, 20, 7] });
  expect(after.empires[0]?.treasury).toBe(320);
  expect(after.sites[hexAt(after, '0303 below')]).toEqual({});
  expect(ended(campaign, ['0303 below'], { who: mover({ kind: 'scout' }) }).empires[0]?.treasury).toBe(10);
  expect(ended(campaign, ['0303 below'], { who: mover({ owner: 2 }) })).toEqual(campaign);
});

test('[CHR-R-54] [CHR-R-68] a unit explores the hexes it has been in and those next to them', () => {
  const surface = ['.......', '.bbb...', '.b.b...', '.bbb...', '.......', '.......', '.......'];
  const campaign = campaignFrom({ surface });
  const labels = (after: Campaign) => knowledgeOf(after, 0).explored;
  expect(labels(ended(campaign, ['0301']))).toEqual([hexAt(campaign, '0302')]);
  expect(labels(ended(campaign, ['0301', '0302']))).toHaveLength(4);
  expect(labels(ended(campaign, ['0505 below']))).toHaveLength(7);
});
