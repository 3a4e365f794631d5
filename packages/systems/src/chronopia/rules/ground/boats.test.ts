import { expect, test } from 'vitest';
import { campaignFrom, type GivenCampaign, sideFrom } from '../../casebook/position.ts';
import type { Campaign } from '../../state/state.ts';
import { run } from '../execution/testkit.ts';
import { checkStep } from './checkStep.ts';
import { controlledSides, openWater } from './rivers.ts';
import { hexAt, mover, stepFrom } from './testkit.ts';
import { checkMarch, walk } from './walk.ts';

const foot = mover();
const boat = { boat: true } as const;

/** A river from west to east, between row 5 and row 6; even columns are lower and have three of its sides. */
const STREAM = ['0205/4', '0205/3', '0305/4', '0405/5', '0405/4', '0405/3', '0505/4'];
const stream = (given: GivenCampaign = {}): Campaign =>
  campaignFrom({
    rivers: Object.fromEntries(STREAM.map((side) => [side, 'river'] as const)),
    cities: [{ at: '0205' }],
    ...given,
  });
const controls = (campaign: Campaign, empire = 0): string[] =>
  STREAM.filter((side) => controlledSides(campaign, empire).has(sideFrom(campaign.ground, side)));

test('[CHR-BOT-01] [CHR-R-49] a city on the river controls it from vertex to vertex', () => {
  expect(controls(stream())).toEqual(STREAM);
  expect(controls(stream(), 1)).toEqual([]);
  expect(controls(stream({ cities: [{ at: '0202' }] }))).toEqual([]);
});

test('[CHR-R-49] the city of an empire that grants passage also opens the river', () => {
  const cities = [{ at: '0405', owner: 1 }];
  const allied = [{}, { declares: { Aldmark: 'Allied' as const } }];
  expect(controls(stream({ cities, empires: allied }))).toEqual(STREAM);
  expect(controls(stream({ cities }))).toEqual([]);
});

test('[CHR-BOT-06] [CHR-CTY-14] [CHR-R-49] a unit can reach a foreign city but not pass it, unless its owner permits', () => {
  const cities = [{ at: '0205' }, { at: '0405', owner: 1 }];
  const stopped = stream({ cities });
  expect(controls(stopped)).toEqual(['0205/4', '0205/3', '0305/4', '0405/5']);
  const permitted = stream({ cities });
  const empires = permitted.empires.map((empire) => (empire.id === 1 ? { ...empire, permits: [0] } : empire));
  expect(controls({ ...permitted, empires })).toEqual(STREAM);
  expect(controls(stream({ cities, empires: [{}, { declares: { Aldmark: 'Allied' } }] }))).toEqual(STREAM);
});

test('[CHR-BOT-01] [CHR-TER-10] crossing a controlled river is an ordinary step, also in a March; nobody else crosses', () => {
  const campaign = stream();
  expect(stepFrom(campaign, foot, '0305', 4)).toBe('0306');
  expect(checkMarch(campaign, foot, hexAt(campaign, '0304'), [4, 4])).toMatchObject({ ok: true });
  expect(stepFrom(campaign, mover({ owner: 1 }), '0305', 4)).toBe('CHR-TER-10');
});

test('[CHR-BOT-03] boats ferry nobody over rapids between two mountains', () => {
  const gorge = { surface: Array(12).fill('..m.........') };
  expect(stepFrom(stream(gorge), foot, '0305', 4)).toBe('CHR-TER-10');
});

test('[CHR-BOT-02] boats follow a controlled river, two hexes per Move', () => {
  const campaign = stream();
  expect(stepFrom(campaign, foot, '0305', 4, boat)).toBe('0306');
  const sailed = walk(campaign, foot, hexAt(campaign, '0205'), [2, 3, 3], { pace: 'move', ...boat });
  expect(sailed.way).toHaveLength(3);
  expect(sailed.refusal).toMatchObject({ rule: 'CHR-ARM-12' });
  expect(checkMarch(campaign, foot, hexAt(campaign, '0205'), [2], true)).toMatchObject({
    rule: 'CHR-BOT-02',
  });
  expect(stepFrom(campaign, mover({ owner: 1 }), '0305', 4, boat)).toBe('CHR-R-50');
});

test('[CHR-BOT-09] [CHR-R-50] a boat step needs the river to join both hexes', () => {
  expect(stepFrom(stream(), foot, '0305', 1, boat)).toBe('CHR-R-50');
});

test('[CHR-BOT-08] hexes are counted, not hexsides', () => {
  const campaign = stream();
  const way = walk(campaign, foot, hexAt(campaign, '0305'), [3, 2], { pace: 'move', ...boat }).way;
  expect(way).toEqual(['0305', '0405', '0505'].map((label) => hexAt(campaign, label)));
});

test('[CHR-BOT-03] boats cannot pass between two mountains', () => {
  const gorge = { surface: Array(12).fill('..m.........') };
  expect(stepFrom(stream(gorge), foot, '0305', 4, boat)).toBe('CHR-R-50');
});

test('[CHR-BOT-10] enemy troops on a bank stop a boat, unless it is heading for them', () => {
  const guarded = stream({ armies: [{ at: '0306', owner: 1, size: 6 }] });
  const refused = checkStep(guarded, foot, hexAt(guarded, '0305'), 3, { pace: 'move', boat: true });
  expect(refused).toEqual({ ok: false, rule: 'CHR-BOT-10', because: 'the way is blocked' });
  expect(stepFrom(guarded, foot, '0305', 4, boat)).toBe('0306');
  const friends = stream({
    armies: [{ at: '0306', owner: 1, size: 6 }],
    empires: [{ declares: { Brakka: 'Allied' } }, { declares: { Aldmark: 'Allied' } }],
  });
  expect(stepFrom(friends, foot, '0305', 3, boat)).toBe('0405');
});

/** A sea in the north: rows 1 and 2; a bay at 0403. */
const SEA = ['wwwwwwww', 'wwwwwwww', '...w....', '........', '........', '........'];
const coast = (given: GivenCampaign = {}): Campaign => campaignFrom({ surface: SEA, ...given });

test('[CHR-BOT-05] boats can follow a shore without a harbour', () => {
  expect(stepFrom(coast(), foot, '0603', 2, boat)).toBe('0703');
  expect(stepFrom(coast(), foot, '0605', 2, boat)).toBe('CHR-R-50');
});

test('[CHR-TER-18] [CHR-R-51] ships enter water that their own harbour opens, and land anywhere on it', () => {
  const harbor = coast({ cities: [{ at: '0203', improvements: ['harbor'] }] });
  expect(stepFrom(coast({ cities: [{ at: '0203' }] }), foot, '0203', 1, boat)).toBe('CHR-R-51');
  expect(stepFrom(harbor, foot, '0203', 1)).toBe('CHR-TER-18');
  const aboard = checkStep(harbor, foot, hexAt(harbor, '0203'), 1, { pace: 'move', boat: true });
  expect(aboard).toEqual({ ok: true, to: hexAt(harbor, '0202'), afloat: true, ends: null });
  const ashore = checkStep(harbor, mover({ afloat: true }), hexAt(harbor, '0702'), 4, { pace: 'move' });
  expect(ashore).toEqual({ ok: true, to: hexAt(harbor, '0703'), afloat: false, ends: 'action' });
});

test('[CHR-R-51] [CHR-R-23] an unpaid harbour opens nothing', () => {
  const campaign = coast({ cities: [{ at: '0203', improvements: ['harbor'] }] });
  const unpaid = { harbor: { active: false, builtTurn: 0 } };
  const cities = campaign.cities.map((city) => city && { ...city, improvements: unpaid });
  expect(stepFrom({ ...campaign, cities }, foot, '0203', 1, boat)).toBe('CHR-R-51');
});

test('[CHR-BOT-02] [CHR-R-51] every action on board is the ship’s: two hexes, and no March', () => {
  const given: GivenCampaign = {
    surface: SEA,
    cities: [{ at: '0203', improvements: ['harbor'] }],
    armies: [{ at: '0401', size: 5, name: 'Host', supply: 'long', afloat: true }],
  };
  expect(run(given, { 0: 'Host - Move 4,4' }).at('Host')).toBe('0403');
  const marched = run(given, { 0: 'Host - March 4,4' });
  expect([marched.at('Host'), marched.army('Host').today.marches]).toEqual(['0403', 0]);
});

test('[CHR-BOT-07] a harbour on a river that leads to the sea opens the sea and the rivers beyond', () => {
  const sides = ['0205/2', '0204/3', '0204/2', '0203/3', '0203/2', '0703/3'];
  const rivers = Object.fromEntries(sides.map((side) => [side, 'river'] as const));
  const campaign = coast({ rivers, cities: [{ at: '0205', improvements: ['harbor'] }] });
  expect(openWater(campaign, 0).has(hexAt(campaign, '0801'))).toBe(true);
  expect(controlledSides(campaign, 0).has(sideFrom(campaign.ground, '0703/3'))).toBe(true);
  const without = coast({ rivers, cities: [{ at: '0205' }] });
  expect(controlledSides(without, 0).has(sideFrom(without.ground, '0703/3'))).toBe(false);
});

test('[CHR-BOT-13] [CHR-TER-18] flyers need neither bridge, ford nor harbour', () => {
  const flyer = mover({ class: 'FLYER' });
  expect(stepFrom(coast(), flyer, '0203', 1)).toBe('0202');
  expect(stepFrom(stream(), flyer, '0305', 4)).toBe('0306');
});

test('[CHR-BOT-11] [CHR-BOT-12] [CHR-EX-23] a boat has two actions, which its passenger’s actions also use up', () => {
  const given = (at: string): GivenCampaign => ({
    rivers: Object.fromEntries([...STREAM, '0605/5', '0605/4'].map((side) => [side, 'river'] as const)),
    cities: [{ at: '0205' }],
    armies: [{ at, size: 5, name: 'Host', supply: 'long' }],
    units: [{ kind: 'settler', at: '0205', name: 'Band' }],
  });
  const sailed = run(given('0204'), {
    0: 'Band - Move 2,3 BOAT; Move 2,3 BOAT\nHost - Move 4; Move 2,3 BOAT',
  });
  expect([sailed.at('Band'), sailed.at('Host')]).toEqual(['0605', '0405']);
  const walked = run(given('0203'), {
    0: 'Band - Move 2,3 BOAT; Move 2\nHost - Move 4; Move 4; Move 2 BOAT',
  });
  expect([walked.at('Band'), walked.at('Host')]).toEqual(['0405', '0204']);
});
