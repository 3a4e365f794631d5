import { expect, test } from 'vitest';
import { campaignFrom, type GivenCampaign } from '../../casebook/position.ts';
import { beginTale } from '../../engine/tale.ts';
import type { Campaign } from '../../state/state.ts';
import { woundsOf } from '../forces/points.ts';
import { overcrowdedHexes, overcrowding, overcrowdingAt } from './overcrowding.ts';

const EMPIRES = [{ name: 'A' }, { name: 'B' }, { name: 'C' }];
const crowd = (sizes: readonly number[], given: GivenCampaign = {}): Campaign =>
  campaignFrom({
    columns: 3,
    rows: 1,
    empires: EMPIRES,
    armies: sizes.map((size, owner) => ({ at: '0101', owner, size })),
    ...given,
  });
const wounds = (campaign: Campaign, hex = 0) => overcrowdingAt(campaign, hex).map((share) => share.wounds);
const depotOf = (owner: number) => ({ '0101': { depot: { owner, builtTurn: 0, captured: null } } });

test('[CHR-EX-06] [CHR-R-94] [CHR-OCC-03] [CHR-OCC-04] 11, 7 and 11 on plains: their claims are 10, 6 and 10, and each loses 4 wounds', () => {
  const shares = overcrowdingAt(crowd([11, 7, 11]), 0);
  expect(shares.map(({ claim }) => claim)).toEqual([10, 6, 10]);
  expect(shares.map((share) => share.wounds)).toEqual([4, 4, 4]);
});

test('[CHR-EX-07] [CHR-OCC-07] if one of them has a depot there is room for all', () => {
  expect(wounds(crowd([11, 7, 11], { sites: depotOf(2) }))).toEqual([]);
});

test('[CHR-EX-08] [CHR-R-95] a depot reserves ten for its owner', () => {
  expect(wounds(crowd([20, 20], { sites: depotOf(0) }))).toEqual([0, 28]);
});

test('[CHR-OCC-01] [CHR-OCC-08] room is 25 on the surface, 13 underground and unlimited on open water; walls hold their own', () => {
  expect(wounds(crowd([13, 12]))).toEqual([]);
  expect(wounds(crowd([13, 13]))).toEqual([0, 0]);
  expect(wounds(crowd([20, 20], { surface: ['w..'] }))).toEqual([]);
  const below = crowd([], { below: ['ttt'], surface: ['...'], armies: [{ at: '0101 below', size: 14 }] });
  expect(wounds(below, 3)).toEqual([4]);
  const walled = crowd([], {
    cities: [{ at: '0101' }],
    armies: [
      { at: '0101', size: 20 },
      { at: '0101', size: 8, inside: true },
    ],
  });
  expect(wounds(walled)).toEqual([]);
});

test('[CHR-R-95] underground a stash adds ten to the thirteen for its owner, as above ground', () => {
  const stash = { '0101 below': { depot: { owner: 0, builtTurn: 1, captured: null } } };
  const below = (size: number, owner = 0) =>
    crowd([], {
      below: ['ttt'],
      surface: ['...'],
      sites: stash,
      armies: [{ at: '0101 below', size, owner }],
    });
  expect(wounds(below(23), 3)).toEqual([]);
  expect(wounds(below(24), 3)).toEqual([4]);
  expect(wounds(below(14, 1), 3)).toEqual([4]);
});

test('[CHR-OCC-03] the armies of one player are added together', () => {
  const campaign = crowd([], {
    armies: [
      { at: '0101', size: 10 },
      { at: '0101', size: 10 },
      { at: '0101', size: 10 },
    ],
  });
  expect(wounds(campaign)).toEqual([20]);
});

test('[CHR-OCC-06] claims may be given away with the orders', () => {
  const orders = { A: [{ s: 'giveClaim' as const, size: 1, to: 'B', hex: '0101' }] };
  expect(wounds(crowd([11, 7, 11], { orders }))).toEqual([8, 0, 4]);
});

test('[CHR-OCC-02] [CHR-OCC-05] [CHR-R-96] the losses may be replaced, and no army is charged twice in a turn', () => {
  const tale = beginTale(crowd([11, 7, 11], { turn: 3 }));
  overcrowding(tale, 0);
  const armies = tale.state.armies.map((army) => army!);
  expect(armies[0]!.lost).toEqual([
    { profile: 'fb-swordsmen', of: 0, type: 'trooper', count: 4, band: expect.any(Number), turn: 3 },
  ]);
  const left = armies.map((army) => woundsOf(army));
  overcrowdedHexes(tale);
  expect(tale.state.armies.map((army) => woundsOf(army!))).toEqual(left);
});

test('[CHR-R-96] an army that has paid this turn does not pay again and saves the others nothing', () => {
  const armies = [
    { at: '0101', size: 15, today: { crowded: true as const } },
    { at: '0101', size: 15 },
    { at: '0101', size: 10, owner: 1, today: { crowded: true as const } },
  ];
  const campaign = crowd([], { armies });
  expect(wounds(campaign)).toEqual([44, 16]);
  const tale = beginTale(campaign);
  overcrowding(tale, 0);
  const lost = tale.state.armies.map((army, id) => woundsOf(campaign.armies[id]!) - woundsOf(army!));
  expect(lost).toEqual([0, 22, 0]);
  expect(tale.state.reports[0]?.[0]?.text).toContain('at the cost of 22 wounds');
  expect(tale.state.reports[1]).toBeUndefined();
});

test('[CHR-OCC-09] scouts, engineers and settlers take no room', () => {
  const units = Array.from({ length: 30 }, () => ({ kind: 'scout' as const, at: '0101' }));
  expect(wounds(crowd([20], { units }))).toEqual([]);
});
