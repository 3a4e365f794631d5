import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { campaignFrom, type GivenCampaign } from '../../casebook/position.ts';
import { beginTale } from '../../engine/tale.ts';
import { loseFlyersOverWater } from './flyers.ts';
import { gatherFruit, hasFruit, isAtGlade, isAtSpring } from './gathering.ts';
import { claimRuins } from './ruins.ts';

const claimed = (given: GivenCampaign, ...dies: number[]): (boolean | undefined)[] => {
  const tale = beginTale(campaignFrom({ sites: { '0303': { ruins: true } }, ...given }));
  const rolled = dice(...dies);
  claimRuins(tale, rolled);
  expect(rolled.left).toEqual([]);
  return tale.state.armies.map((army) => army?.ruins);
};

test('[CHR-TER-12] [CHR-R-53] a lone army in ruins holds them; between two, chance decides; an army that leaves gives them up', () => {
  expect(claimed({ armies: [{ at: '0303', size: 5 }] })).toEqual([true]);
  const two = [
    { at: '0303', size: 5, owner: 0 },
    { at: '0303', size: 5, owner: 1 },
  ];
  expect(claimed({ armies: two }, 2)).toEqual([false, true]);
  expect(claimed({ armies: [{ at: '0304', size: 5, ruins: true }] })).toEqual([false]);
});

const fruit = (turn: number, given: GivenCampaign['armies']) => {
  const campaign = campaignFrom({ turn, sites: { '0303': { fruit: true } }, armies: given ?? [] });
  const tale = beginTale(campaign);
  gatherFruit(tale);
  return tale.state;
};

test('[CHR-SPT-02] [CHR-R-56] an army that ends a turn at the trees has a stash for the next three turns', () => {
  const after = fruit(4, [{ at: '0303', size: 5 }]);
  const army = after.armies[0]!;
  expect(army.stash).toEqual({ until: 7 });
  expect([5, 7, 8].map((turn) => hasFruit({ ...after, turn }, army))).toEqual([true, true, false]);
});

test('[CHR-R-56] a new stash replaces the old; an old stash goes bad', () => {
  expect(fruit(4, [{ at: '0303', size: 5, stash: { until: 5 } }]).armies[0]?.stash).toEqual({ until: 7 });
  expect(fruit(4, [{ at: '0304', size: 5, stash: { until: 4 } }]).armies[0]?.stash).toBeNull();
  expect(fruit(4, [{ at: '0304', size: 5, stash: { until: 5 } }]).armies[0]?.stash).toEqual({ until: 5 });
});

test('[CHR-SPT-07] [CHR-SPT-08] [CHR-R-58] springs and glades serve the army that stands in them', () => {
  const campaign = campaignFrom({
    sites: { '0303': { spring: true }, '0304': { glade: true } },
    armies: [
      { at: '0303', size: 5 },
      { at: '0304', size: 5 },
    ],
  });
  expect(campaign.armies.map((army) => isAtSpring(campaign, army!))).toEqual([true, false]);
  expect(campaign.armies.map((army) => isAtGlade(campaign, army!))).toEqual([false, true]);
});

test('[CHR-TER-19] [CHR-R-52] flyers survive one turn over water; a second in a row destroys them', () => {
  const tale = beginTale(
    campaignFrom({
      surface: ['www', 'www', '...'],
      armies: [
        { at: '0101', size: 5 },
        { at: '0102', size: 5, overWater: 1 },
        { at: '0103', size: 5, overWater: 1 },
        { at: '0201', size: 5, afloat: true },
      ],
    }),
  );
  loseFlyersOverWater(tale);
  expect(tale.state.armies.map((army) => army?.overWater)).toEqual([1, undefined, 0, 0]);
  expect(tale.state.reports[0]?.map(({ section }) => section)).toEqual(['warnings', 'armies']);
});
