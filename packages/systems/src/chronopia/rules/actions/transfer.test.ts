import { expect, test } from 'vitest';
import { campaignFrom, type GivenCampaign } from '../../casebook/position.ts';
import type { Campaign } from '../../state/state.ts';
import { allSeen, runOn, withOrders } from '../execution/testkit.ts';

const given: GivenCampaign = {
  turn: 3,
  empires: [
    { race: 'FB', declares: { 1: 'Allied' } },
    { race: 'FB', declares: { 0: 'Allied' } },
  ],
  armies: [
    {
      at: '0505',
      name: 'Host',
      troops: 'judge as Verian, judge as Ulf, 12 fb-swordsmen, 12 fb-swordsmen, 12 fb-swordsmen',
    },
    { at: '0505', owner: 1, name: 'Wolves', troops: 'judge as Bera, 12 fb-swordsmen, 12 fb-swordsmen' },
  ],
};
const TRANSFER = { 0: 'TRANSFER Host TO Brakka', 1: 'ACCEPT Aldmark Host' };

/** Ulf comes from the receiving empire's list. */
const withUlf = (campaign: Campaign): Campaign => ({
  ...campaign,
  armies: campaign.armies.map((army) =>
    army?.name === 'Host'
      ? { ...army, heroes: army.heroes.map((hero) => (hero.name === 'Ulf' ? { ...hero, of: 1 } : hero)) }
      : army,
  ),
});
const handed = (
  orders: Record<number, string>,
  prepare: (campaign: Campaign) => Campaign = withUlf,
  more: GivenCampaign = {},
) => {
  const campaign = prepare(allSeen(campaignFrom({ step: 'T9', ...given, ...more })));
  const names = { ...campaign.knowledge[1]!, names: ['Host', 'Ulf'] };
  return runOn(withOrders({ ...campaign, knowledge: { ...campaign.knowledge, 1: names } }, orders));
};

test('[CHR-CMD-04] [CHR-ORD-09] [CHR-R-140] an army is handed over at the end of slot 2 if both empires have entered it', () => {
  const ran = handed({ 0: `${TRANSFER[0]}\nHost - Move 1; Move 4`, 1: TRANSFER[1] });
  expect(ran.army('Host')).toMatchObject({ owner: 1, number: 2 });
  expect(handed({ 0: TRANSFER[0] }).army('Host').owner).toBe(0);
});

test('[CHR-CMD-05] control passes only if an individual of the receiving empire is in the army', () => {
  const ran = handed(TRANSFER, (campaign) => campaign);
  expect(ran.army('Host').owner).toBe(0);
  expect(ran.told(0)).toContain('no individual of the receiving empire');
});

test('[CHR-CMD-06] its commander is then an individual of the empire in control', () => {
  const { heroes, commander } = handed(TRANSFER).army('Host');
  expect(heroes.find(({ id }) => id === commander)?.name).toBe('Ulf');
});

test('[CHR-R-140] the hand-over happens in the hex of a receiver’s army or in the receiver’s city', () => {
  const [host, wolves] = given.armies!;
  const apart = { armies: [host!, { ...wolves!, at: '0808' }] };
  expect(handed(TRANSFER, withUlf, apart).army('Host').owner).toBe(0);
  expect(handed(TRANSFER, withUlf, { ...apart, cities: [{ at: '0505', owner: 1 }] }).army('Host').owner).toBe(
    1,
  );
});

test('[CHR-CMD-04] [CHR-CMD-07] an individual changes armies; an army left with foreigners alone is leaderless and need not break up', () => {
  const ran = handed({ 0: 'TRANSFER Verian TO Brakka', 1: 'ACCEPT Aldmark Verian' });
  expect(ran.army('Wolves').heroes.map(({ name }) => name)).toEqual(['Bera', 'Verian']);
  expect(ran.army('Host').commander).toBeNull();
  expect(ran.state.armies).toHaveLength(2);
});

test('[CHR-R-140] an army in an encounter is not handed over', () => {
  const armies = [...given.armies!, { at: '0505', owner: 2, name: 'Raiders', size: 5 }];
  const empires = [...given.empires!, {}];
  expect(handed(TRANSFER, withUlf, { armies, empires }).army('Host').owner).toBe(0);
});

test('[CHR-PLY-05] [CHR-R-173] names that clash in the receiving empire get the next free number', () => {
  const [host, wolves] = given.armies!;
  const twin = { ...wolves!, troops: 'judge as Verian, 12 fb-swordsmen, 12 fb-swordsmen' };
  const { heroes } = handed(TRANSFER, withUlf, { armies: [host!, twin] }).army('Host');
  expect(heroes.map(({ name }) => name)).toEqual(['Verian 2', 'Ulf']);
});

test('[CHR-PLY-08] [CHR-R-31] an individual cannot join an army that would then be too large', () => {
  const [host, wolves] = given.armies!;
  const full = {
    ...wolves!,
    troops: `chronomancer as Bera, ${Array(10).fill('12 fb-swordsmen').join(', ')}, 5 fb-swordsmen`,
  };
  const order = { 0: 'TRANSFER Verian TO Brakka', 1: 'ACCEPT Aldmark Verian' };
  const ran = handed(order, withUlf, { armies: [host!, full] });
  expect(ran.army('Wolves').heroes).toHaveLength(1);
  expect(ran.told(0)).toContain('cannot take any more');
});
