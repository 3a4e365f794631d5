import { expect, test } from 'vitest';
import { campaignFrom, type GivenCampaign } from '../casebook/position.ts';
import { beginTale } from '../engine/tale.ts';
import { view } from '../knowledge/view.ts';
import { lookAround } from '../rules/visibility/lookAround.ts';
import { readOrdersOf } from './written.ts';

const GIVEN: GivenCampaign = {
  turn: 4,
  step: 'T5',
  empires: [{ name: 'Aldmark', treasury: 3000 }, { name: 'Brakka' }],
  cities: [
    { at: '0505', name: 'Karsk', size: 5, improvements: ['granary'] },
    { at: '1010', name: 'Gorm', owner: 1, size: 6 },
  ],
  armies: [{ at: '0505', name: 'Host', size: 6 }],
};

/** What the checker says about these lines, as `line code`. */
const said = (text: string, more: GivenCampaign = {}): string[] =>
  findings(text, more).map(({ line, code }) => `${line} ${code}`);
const findings = (text: string, more: GivenCampaign = {}) => {
  const campaign = campaignFrom({ ...GIVEN, ...more });
  const tale = beginTale({ ...campaign, window: { name: 'orders', asked: [0, 1], ready: [] } });
  lookAround(tale);
  return readOrdersOf(view(tale.state, 'e1'), 0, text).findings;
};

test('[CHR-GRM-05] orders that will be carried out meet no objection', () => {
  expect(said('Karsk - Grow\nHost - Move 1; Move 4')).toEqual([]);
});

test('[CHR-IMP-01] an improvement the city already has', () => {
  expect(said('Karsk - Build granary')).toEqual(['1 E-11']);
  expect(findings('Karsk - Build granary')[0]?.text).toContain('it already has a granary');
});

test('[CHR-R-42] [CHR-R-177] the sum of all orders is checked against what upkeep leaves', () => {
  const cities = [
    { at: '0505', name: 'Karsk', size: 5 },
    { at: '0308', name: 'Thorn', size: 5 },
  ];
  const both = 'Karsk - Build granary\nThorn - Build granary';
  const rich = [{ name: 'Aldmark', treasury: 9000 }, { name: 'Brakka' }];
  expect(said(both, { cities, armies: [], empires: rich })).toEqual([]);
  const poor = [{ name: 'Aldmark', treasury: 150 }, { name: 'Brakka' }];
  expect(said('Karsk - Build granary', { cities, armies: [], empires: poor })).toEqual([]);
  expect(said(both, { cities, armies: [], empires: poor })).toEqual(['2 E-08']);
});

test('[CHR-SIE-01] a siege by an army smaller than the city', () => {
  const cities = [GIVEN.cities![0]!, { at: '0507', name: 'Gorm', owner: 1, size: 6 }];
  const armies = [{ at: '0506', name: 'Host', size: 5 }];
  expect(said('Host - Move 4; Besiege Gorm', { armies, cities })).toEqual(['1 E-11']);
  expect(said('Host - Move 4; Besiege Gorm', { cities, armies: [{ ...armies[0]!, size: 8 }] })).toEqual([]);
});

test('[CHR-SAC-02] [CHR-R-105] a city too near to others', () => {
  const units = [{ kind: 'settler' as const, name: 'Folk', at: '0506', size: 1 }];
  expect(said('Folk - Found City Newtown', { units })).toEqual(['1 E-11']);
});

test('[CHR-AAC-01] a Join with an army that is elsewhere', () => {
  const armies = [
    { at: '0505', name: 'Host', size: 6 },
    { at: '0507', name: 'Second', size: 6 },
  ];
  expect(said('Host - Join Second', { armies })).toHaveLength(1);
});

test('[CHR-AAC-10] filling up a band meets no objection', () => {
  const troops = 'judge, 8 fb-swordsmen +leader, 12 fb-swordsmen, 12 fb-swordsmen';
  expect(said('Host - Recruit 2x fb-swordsmen', { armies: [{ at: '0505', name: 'Host', troops }] })).toEqual(
    [],
  );
});

test('[CHR-R-74] [CHR-ACT-01] actions are those of where the army stands now, not of last turn', () => {
  const at = (supply: 'extended' | 'regular') => ({
    armies: [{ at: '0506', name: 'Host', size: 6, supply }],
  });
  expect(said('Host - Move 4; Move 1', at('extended'))).toEqual([]);
  expect(said('Host - Move 4; Move 1', at('regular'))).toEqual([]);
});

test('[CHR-HID-25] nothing the empire does not see is rehearsed', () => {
  const hidden = [
    { at: '0505', name: 'Host', size: 6 },
    { at: '0902', name: 'Ambush', owner: 1, size: 9 },
  ];
  expect(said('Host - Move 1; Move 1', { armies: hidden })).toEqual(said('Host - Move 1; Move 1'));
});

test('[CHR-R-74] [CHR-R-79] [CHR-PAY-11] a unit that is not paid or beyond supply is lost before it can act', () => {
  const at = (label: string): GivenCampaign => ({
    surface: Array.from({ length: 24 }, () => '..'),
    units: [{ kind: 'engineer', name: 'Menders', at: label }],
    cities: [{ at: '0101', name: 'Karsk', size: 5 }],
    armies: [],
  });
  expect(said('Menders - Move 1', at('0108'))).toEqual([]);
  const poor = { ...at('0108'), empires: [{ name: 'Aldmark', treasury: 0 }, { name: 'Brakka' }] };
  expect(findings('Menders - Move 1', poor)).toMatchObject([{ clause: 'CHR-PAY-01' }]);
  expect(findings('Menders - Move 1', at('0114'))).toContainEqual({
    line: 1,
    column: 11,
    code: 'E-11',
    clause: 'CHR-SUP-09',
    text: 'Menders will be lost before it can act.',
  });
});

test('[CHR-R-138] [CHR-R-42] an army too large for its leaders is reported even if its only line is unreadable', () => {
  const swords = Array.from({ length: 5 }, () => '12 fb-swordsmen').join(', ');
  const troops = `repulsar-marksman as Ulf, repulsar-marksman as Bera, ${swords}`;
  const armies = [{ at: '0505', name: 'Host', troops }];
  expect(said('Host - Move 1', { armies })).toEqual(['1 E-14']);
  expect(said('Host - Mov', { armies })).toEqual(['1 E-03', '1 E-14']);
});

test('[CHR-R-43] [CHR-GRM-05] an army that walls on its way will stop is told where it ends', () => {
  const cities = [GIVEN.cities![0]!, { at: '0507', name: 'Gorm', owner: 1, size: 6 }];
  const armies = [{ at: '0506', name: 'Host', size: 6 }];
  expect(said('Host - Move 4', { cities, armies })).toEqual([]);
  expect(findings('Host - Move 4; Move 4', { cities, armies })).toMatchObject([
    { code: 'E-11', clause: 'CHR-R-43', text: 'Host will end in 0507, not in 0508.' },
  ]);
});

test('[CHR-BRK-05] a Broken army is told if it will not go where it is sent, but not that it goes on by itself', () => {
  const broken = { cause: 'routed', from: 0 } as const;
  const armies = [{ at: '0508', name: 'Host', size: 6, broken }];
  expect(said('Host - Move 1', { armies })).toEqual([]);
  expect(findings('Host - Move 4', { armies })).toMatchObject([{ code: 'E-11', clause: 'CHR-BRK-05' }]);
});
