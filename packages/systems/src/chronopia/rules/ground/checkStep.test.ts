import { expect, test } from 'vitest';
import { campaignFrom, type GivenCampaign, sideFrom } from '../../casebook/position.ts';
import { distance, hexOfLabel, labelOf } from '../../state/ground.ts';
import type { Campaign } from '../../state/state.ts';
import { checkStep } from './checkStep.ts';
import { knowledgeOf } from './known.ts';
import { hexAt, mover, stepFrom } from './testkit.ts';
import { walk } from './walk.ts';

/** One hex of a terrain north of 0303, plains around. */
const beside = (letter: string, given: GivenCampaign = {}): Campaign =>
  campaignFrom({ surface: ['......', `..${letter}...`, '......', '......', '......'], ...given });

const learned = (campaign: Campaign, news: Partial<ReturnType<typeof knowledgeOf>>): Campaign => ({
  ...campaign,
  knowledge: { ...campaign.knowledge, 0: { ...knowledgeOf(campaign, 0), ...news } },
});

const foot = mover();
const flyer = mover({ class: 'FLYER' });
const cavalry = mover({ class: 'CAV' });

test('[CHR-MAP-03] [CHR-ORD-10] direction 1 is north, then clockwise', () => {
  const plains = campaignFrom({});
  const around = ([1, 2, 3, 4, 5, 6] as const).map((step) => stepFrom(plains, foot, '0303', step));
  expect(around).toEqual(['0302', '0402', '0403', '0304', '0203', '0202']);
});

test('[CHR-MAP-04] [CHR-R-03] labels count columns and rows from 01; distance and hexsides are the same from either hex', () => {
  const { ground } = campaignFrom({});
  expect(labelOf(ground, 0)).toBe('0101');
  expect(labelOf(ground, hexOfLabel(ground, '0412 below'))).toBe('0412 below');
  expect(distance(ground, hexOfLabel(ground, '0101'), hexOfLabel(ground, '0303'))).toBe(3);
  expect(distance(ground, hexOfLabel(ground, '0302'), hexOfLabel(ground, '0701'))).toBe(4);
  expect(sideFrom(ground, '0303/1')).toBe(sideFrom(ground, '0302/4'));
  expect(sideFrom(ground, '0303/5')).toBe(sideFrom(ground, '0203/2'));
});

test('[CHR-AAC-03] nobody can step off the map', () => {
  expect(stepFrom(campaignFrom({}), foot, '0101', 1)).toBe('CHR-MAP-03');
});

test.each([
  ['.', '0302', '0302'],
  ['o', '0302', '0302'],
  ['f', '0302', '0302'],
  ['j', '0302', '0302'],
  ['J', '0302', '0302'],
  ['m', '0302', '0302'],
  ['d', '0302', '0302'],
  ['b', '0302', '0302'],
  ['c', 'CHR-TER-02', '0302'],
  ['w', 'CHR-TER-18', '0302'],
])('[CHR-TER-01] [CHR-TER-02] a Move into %s: land %s, flyers %s', (letter, land, air) => {
  expect(stepFrom(beside(letter), foot, '0303', 1)).toBe(land);
  expect(stepFrom(beside(letter), flyer, '0303', 1)).toBe(air);
});

const explored = (letter: string): Campaign => {
  const campaign = beside(letter);
  return learned(campaign, { explored: [hexAt(campaign, '0302')] });
};

test.each([
  ['.', true, true],
  ['o', true, true],
  ['f', true, true],
  ['j', true, true],
  ['J', false, false],
  ['m', false, true],
  ['d', false, false],
  ['b', false, false],
])(
  '[CHR-TER-01] [CHR-TER-04] [CHR-TER-05] [CHR-TER-08] [CHR-TER-09] a March into %s: land %s, flyers %s',
  (letter, land, air) => {
    const march = { pace: 'march' } as const;
    expect(stepFrom(explored(letter), foot, '0303', 1, march)).toBe(land ? '0302' : 'CHR-TER-01');
    expect(stepFrom(explored(letter), flyer, '0303', 1, march)).toBe(air ? '0302' : 'CHR-TER-01');
  },
);

test.each([
  ['Swamp Goblins', 'J', 'SG'],
  ['Dwarves', 'm', 'DW'],
  ['Stygians', 'd', 'ST'],
] as const)(
  '[CHR-TER-03] [CHR-TER-06] [CHR-TER-07] [CHR-RAC-21] [CHR-RAC-30] [CHR-RAC-38] %s March where others cannot',
  (_, letter, race) => {
    expect(stepFrom(beside(letter), mover({ race }), '0303', 1, { pace: 'march' })).toBe('0302');
    expect(stepFrom(beside(letter), mover({ race: 'FB' }), '0303', 1, { pace: 'march' })).toBe('CHR-TER-01');
  },
);

test('[CHR-TER-15] [CHR-RAC-28] only flyers and Sons of Kronos March through snow', () => {
  const snow = campaignFrom({ columns: 4, rows: 4, snow: ['****', '****', '****', '****'] });
  const march = { pace: 'march' } as const;
  expect(stepFrom(snow, foot, '0303', 1)).toBe('0302');
  expect(stepFrom(snow, foot, '0303', 1, march)).toBe('CHR-TER-15');
  expect(stepFrom(snow, mover({ race: 'SK' }), '0303', 1, march)).toBe('0302');
  expect(stepFrom(snow, flyer, '0303', 1, march)).toBe('0302');
});

test('[CHR-TER-22] [CHR-R-47] a March may begin where it could not pass', () => {
  expect(stepFrom(beside('m'), foot, '0302', 4, { pace: 'march' })).toBe('0303');
});

test('[CHR-UNT-10] [CHR-UNT-12] engineers and settlers never March', () => {
  for (const kind of ['engineer', 'settler'] as const)
    expect(stepFrom(campaignFrom({}), mover({ kind }), '0303', 1, { pace: 'march' })).toMatch(
      /^CHR-(ARM|UNT)/,
    );
});

test('[CHR-ARM-12] an army on foot takes one hex with a Move and two with a March', () => {
  const plains = campaignFrom({});
  expect(stepFrom(plains, foot, '0302', 1, { way: ['0303'] })).toBe('CHR-ARM-12');
  expect(stepFrom(plains, foot, '0302', 1, { way: ['0303'], pace: 'march' })).toBe('0301');
  expect(stepFrom(plains, cavalry, '0302', 1, { way: ['0303'] })).toBe('0301');
});

const river = (what: 'river' | 'ford' | 'bridge', given: GivenCampaign = {}): Campaign =>
  campaignFrom({ rivers: { '0303/1': what }, ...given });

test('[CHR-TER-10] [CHR-STR-03] land forces cross a river at a bridge, flyers anywhere (CHR-BOT-13)', () => {
  expect(stepFrom(river('river'), foot, '0303', 1)).toBe('CHR-TER-10');
  expect(stepFrom(river('bridge'), foot, '0303', 1)).toBe('0302');
  expect(stepFrom(river('river'), flyer, '0303', 1)).toBe('0302');
});

test('[CHR-SPT-01] only those who have found a ford can cross it', () => {
  const ford = river('ford');
  expect(stepFrom(ford, foot, '0303', 1)).toBe('CHR-TER-10');
  expect(stepFrom(learned(ford, { fords: [sideFrom(ford.ground, '0303/1')] }), foot, '0303', 1)).toBe('0302');
});

test('[CHR-BOT-04] walking along the bank is ordinary movement', () => {
  expect(stepFrom(river('river'), foot, '0303', 2)).toBe('0402');
});

const badlands = campaignFrom({
  surface: ['.......', '.bbb...', '.b.b...', '.bbb...', '.......', '.......', '.......'],
});

test('[CHR-TER-21] a unit enters only one unexplored hex of badlands per action', () => {
  expect(stepFrom(badlands, cavalry, '0301', 4)).toBe('0302');
  expect(stepFrom(badlands, cavalry, '0302', 4, { way: ['0301'] })).toBe('CHR-TER-21');
  const known = learned(badlands, { explored: [hexAt(badlands, '0302')] });
  expect(stepFrom(known, cavalry, '0302', 4, { way: ['0301'] })).toBe('0303');
});

test('[CHR-R-54] land ringed by badlands is unknown until explored', () => {
  const first = learned(badlands, { explored: [hexAt(badlands, '0302')] });
  expect(stepFrom(first, cavalry, '0303', 4, { way: ['0302'] })).toBe('CHR-TER-21');
});

test('[CHR-BRK-04] a Broken army does not enter a hex with an unfriendly unit, and reads only that the way is blocked (CHR-HID-24)', () => {
  const scouted = campaignFrom({ units: [{ kind: 'scout', owner: 1, at: '0302' }] });
  const refused = checkStep(scouted, mover({ broken: true }), hexAt(scouted, '0303'), 1, { pace: 'move' });
  expect(refused).toEqual({ ok: false, rule: 'CHR-BRK-04', because: 'the way is blocked' });
  expect(stepFrom(scouted, foot, '0303', 1)).toBe('0302');
  const friendly = campaignFrom({
    empires: [{}, { declares: { Aldmark: 'Friendly' } }],
    units: [{ kind: 'scout', owner: 1, at: '0302' }],
  });
  expect(stepFrom(friendly, mover({ broken: true }), '0303', 1)).toBe('0302');
});

test('[CHR-R-43] a blocked step ends the action in the hex reached', () => {
  const campaign = campaignFrom({ surface: ['.....', '..c..', '.....', '.....', '.....'] });
  const { way, refusal } = walk(campaign, cavalry, hexAt(campaign, '0304'), [1, 1], { pace: 'move' });
  expect(way).toEqual([hexAt(campaign, '0304'), hexAt(campaign, '0303')]);
  expect(refusal).toMatchObject({ rule: 'CHR-TER-02' });
});

test('[CHR-GRM-05] a view judges in the same way: unknown ground may be tried, and costs the one unexplored hex', () => {
  const view = campaignFrom({ surface: ['.....', '..?..', '..?..', '.....'] });
  expect(stepFrom(view, cavalry, '0304', 1)).toBe('0303');
  expect(stepFrom(view, cavalry, '0303', 1, { way: ['0304'] })).toBe('CHR-TER-21');
});
