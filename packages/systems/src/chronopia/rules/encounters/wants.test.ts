import { expect, test } from 'vitest';
import { campaignFrom } from '../../casebook/position.ts';
import type { Qualifier, Stance } from '../../orders/orders.ts';
import type { Army, Campaign } from '../../state/state.ts';
import { isHostilePair, wants } from './wants.ts';

const hex = (campaign: Campaign): number => campaign.armies[1]!.at;

const field = (
  stance: Stance,
  {
    to = [],
    broken = false,
    cities = [] as string[],
  }: { to?: Qualifier[]; broken?: boolean; cities?: string[] } = {},
): Campaign =>
  campaignFrom({
    empires: [{ declares: { 1: stance } }, { declares: { 0: 'Allied' } }],
    cities: cities.map((at) => ({ at, owner: 0 })),
    armies: [
      { at: '0505', name: 'Host', size: 6, broken: broken ? { cause: 'routed', from: 0 } : null },
      { at: '0506', owner: 1, name: 'Wolves', size: 6 },
    ],
    orders: { 0: [{ s: 'order', unit: 'Host', actions: [{ a: 'hold', with: to }] }] },
  });
const wishes = (campaign: Campaign): boolean =>
  wants(campaign, campaign.armies[0]!, campaign.armies[1]!, hex(campaign));

test.each([
  ['Unknown', true],
  ['Neutral', true],
  ['Friendly', false],
  ['Allied', false],
  ['At War', true],
] as const)('[CHR-ALL-03] [CHR-R-85] toward %s: engages by default %s', (stance, engages) => {
  expect(wishes(field(stance))).toBe(engages);
});

test('[CHR-ALL-03] a Friendly force is engaged only within 3 hexes of the empire’s own cities', () => {
  expect(wishes(field('Friendly', { cities: ['0509'] }))).toBe(true);
  expect(wishes(field('Friendly', { cities: ['0510'] }))).toBe(false);
});

test('[CHR-ALL-01] [CHR-R-85] orders override the declared state: ATTACK, then NO ENGAGE', () => {
  const attack: Qualifier = { q: 'ATTACK', empires: ['brakka'] };
  expect(wishes(field('Allied', { to: [attack] }))).toBe(true);
  expect(wishes(field('Unknown', { to: [{ q: 'NO ENGAGE' }] }))).toBe(false);
  expect(wishes(field('Unknown', { to: [{ q: 'NO ENGAGE' }, attack] }))).toBe(true);
});

test('[CHR-R-89] NO ENGAGE with a list covers those in it', () => {
  expect(wishes(field('Unknown', { to: [{ q: 'NO ENGAGE', empires: ['Brakka'] }] }))).toBe(false);
  expect(wishes(field('Unknown', { to: [{ q: 'NO ENGAGE', empires: ['Corvane'] }] }))).toBe(true);
});

test('[CHR-R-35] a Broken army never starts an encounter, not even with ATTACK', () => {
  expect(wishes(field('At War', { broken: true }))).toBe(false);
  expect(wishes(field('At War', { broken: true, to: [{ q: 'ATTACK', empires: ['Brakka'] }] }))).toBe(false);
});

const pair = (campaign: Campaign, more: Partial<Army> = {}): boolean =>
  isHostilePair(campaign, { ...campaign.armies[1]!, ...more }, campaign.armies[0]!, hex(campaign));

test('[CHR-ACT-13] [CHR-R-85] one side that would fight makes the pair hostile; walls prevent it (CHR-R-24)', () => {
  expect(pair(field('Unknown'))).toBe(true);
  expect(pair(field('Allied'))).toBe(false);
  expect(pair(field('Unknown'), { inside: true })).toBe(false);
});

test('[CHR-ACT-12] armies of one empire are never a pair, whatever is declared', () => {
  expect(pair(field('Unknown'), { owner: 0 })).toBe(false);
});

test('[CHR-ACT-11] [CHR-TER-20] nobody meets on open water', () => {
  const campaign = field('Unknown');
  const flooded = { ...campaign, ground: { ...campaign.ground, surface: 'w'.repeat(144) } };
  expect(pair(flooded)).toBe(false);
});
