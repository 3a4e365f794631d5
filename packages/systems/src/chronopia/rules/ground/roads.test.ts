import { expect, test } from 'vitest';
import { campaignFrom, type GivenCampaign } from '../../casebook/position.ts';
import type { Site } from '../../state/state.ts';
import { allowance } from './allowance.ts';
import { mayMarchTwice } from './march.ts';
import type { Mover } from './mover.ts';
import { isRoadConnected } from './roads.ts';
import { hexAt, mover, stepFrom } from './testkit.ts';
import { checkMarch, plannedWay, walk } from './walk.ts';

const foot = mover();
const cavalry = mover({ class: 'CAV' });

/** A road up column 3, from 0310 to 0302. */
const roadUp = (given: GivenCampaign = {}) =>
  campaignFrom({
    ...given,
    sites: {
      ...Object.fromEntries(
        [10, 9, 8, 7, 6, 5, 4, 3, 2].map((row): [string, Site] => [
          `03${String(row).padStart(2, '0')}`,
          { road: true },
        ]),
      ),
      ...given.sites,
    },
  });
const hexesTaken = (who: Mover, pace: 'move' | 'march', campaign = roadUp()): number =>
  walk(campaign, who, hexAt(campaign, '0310'), [1, 1, 1, 1, 1], { pace }).way.length - 1;

test('[CHR-ARM-12] the table of movement allowances', () => {
  const row = (who: Mover) => [
    allowance(who, 'move'),
    allowance(who, 'march'),
    allowance(who, 'move', { road: true }),
    allowance(who, 'march', { road: true }),
    allowance(who, 'move', { boat: true }),
  ];
  expect(row(foot)).toEqual([1, 2, 2, 3, 2]);
  expect(row(cavalry)).toEqual([2, 3, 3, 4, 2]);
  expect(row(mover({ class: 'FLYER' }))).toEqual([2, 3, 2, 3, 2]);
  expect(row(mover({ kind: 'scout', class: 'CAV' }))).toEqual([2, 3, 3, 4, 2]);
  expect(row(mover({ kind: 'engineer' }))).toEqual([1, 0, 2, 0, 2]);
  expect(row(mover({ kind: 'settler' }))).toEqual([1, 0, 1, 0, 2]);
});

test('[CHR-EX-36] on connected road FOOT Marches 3 hexes and CAV 4; a double March doubles that', () => {
  expect([hexesTaken(foot, 'march'), hexesTaken(cavalry, 'march')]).toEqual([3, 4]);
  const campaign = roadUp();
  for (const [who, hexes] of [
    [foot, 6],
    [cavalry, 8],
  ] as const) {
    const way = plannedWay(campaign, hexAt(campaign, '0310'), Array(hexes).fill(1));
    expect(way).toHaveLength(hexes + 1);
    expect(mayMarchTwice(campaign, who, way)).toBe(true);
  }
});

test('[CHR-TER-11] a road gives one more hex to all but flyers and settlers', () => {
  const moved = (given: Partial<Mover>) => hexesTaken(mover(given), 'move');
  expect(moved({})).toBe(2);
  expect(moved({ kind: 'engineer' })).toBe(2);
  expect(moved({ kind: 'scout', class: 'CAV' })).toBe(3);
  expect(moved({ kind: 'settler' })).toBe(1);
  expect(moved({ class: 'FLYER' })).toBe(2);
});

test('[CHR-R-45] the bonus needs connected road at the start and in every hex', () => {
  const campaign = roadUp();
  expect(stepFrom(campaign, foot, '0309', 1, { way: ['0310'] })).toBe('0308');
  expect(stepFrom(campaign, foot, '0309', 2, { way: ['0310'] })).toBe('CHR-ARM-12');
  expect(stepFrom(campaign, foot, '0310', 1, { way: ['0311'] })).toBe('CHR-ARM-12');
});

test('[CHR-R-45] an unbridged river interrupts a road; a bridge joins it (CHR-STR-03)', () => {
  const over = (what: 'river' | 'ford' | 'bridge') => {
    const campaign = roadUp({ rivers: { '0308/1': what } });
    return isRoadConnected(campaign, hexAt(campaign, '0308'), hexAt(campaign, '0307'));
  };
  expect([over('river'), over('ford'), over('bridge')]).toEqual([false, false, true]);
});

test('[CHR-R-45] a March entirely by road ignores terrain bans; one that leaves the road does not', () => {
  const column = Array(12).fill('..m.........');
  const hills = roadUp({ surface: column });
  expect(hexesTaken(foot, 'march', hills)).toBe(3);
  expect(stepFrom(hills, foot, '0309', 2, { way: ['0310'], pace: 'march' })).toBe('CHR-TER-01');
  expect(hexesTaken(mover({ class: 'CAV' }), 'march', campaignFrom({ surface: column }))).toBe(0);
});

test('[CHR-STR-12] cities, towers, depots and temples next to a road count as road', () => {
  const owned = { owner: 0, builtTurn: 0, captured: null };
  const campaign = campaignFrom({
    sites: { '0303': { road: true }, '0302': { temple: owned }, '0301': { depot: owned } },
    cities: [{ at: '0304' }],
  });
  const joined = (a: string, b: string) => isRoadConnected(campaign, hexAt(campaign, a), hexAt(campaign, b));
  expect(joined('0303', '0304')).toBe(true);
  expect(joined('0303', '0302')).toBe(true);
  expect(joined('0302', '0301')).toBe(false);
});

test('[CHR-UND-09] underground roads have the same effect', () => {
  const below = Array(12).fill('..t.........');
  const campaign = campaignFrom({
    below,
    sites: { '0305 below': { road: true }, '0304 below': { road: true }, '0303 below': { road: true } },
  });
  expect(stepFrom(campaign, foot, '0304 below', 1, { way: ['0305 below'] })).toBe('CHR-TER-21');
  expect(stepFrom(campaign, foot, '0305 below', 1, { pace: 'march' })).toBe('CHR-UND-02'); // CHR-R-45
  const explored = ['0304 below', '0303 below'].map((label) => hexAt(campaign, label));
  const known = { ...campaign, knowledge: { 0: { ...campaign.knowledge[0]!, explored } } };
  expect(stepFrom(known, foot, '0304 below', 1, { way: ['0305 below'] })).toBe('0303 below');
});

test('[CHR-AAC-08] [CHR-R-46] [CHR-EX-05] two Marches need clear terrain or road all the way', () => {
  const forest = campaignFrom({ surface: Array(12).fill('............').with(1, '...f........') });
  const twice = (from: string) =>
    mayMarchTwice(forest, foot, plannedWay(forest, hexAt(forest, from), [1, 1, 1, 2]));
  expect(twice('0305')).toBe(true);
  expect(twice('0306')).toBe(false);
});

test('[CHR-R-42] [CHR-EX-41] a March into banned terrain is not allowed and becomes a Move', () => {
  const hills = campaignFrom({ surface: Array(12).fill('..m.........') });
  expect(checkMarch(hills, foot, hexAt(hills, '0305'), [1, 1])).toMatchObject({
    ok: false,
    rule: 'CHR-TER-01',
  });
  expect(checkMarch(hills, foot, hexAt(hills, '0505'), [1, 1])).toEqual({ ok: true });
});
