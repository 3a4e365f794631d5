import type { Place } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { campaignFrom, type GivenCampaign } from '../casebook/position.ts';
import { statementText } from '../orderText/index.ts';
import { gridOf, hexOfLabel } from '../state/ground.ts';
import type { Campaign } from '../state/state.ts';
import { cost, meant } from './plannedOrder.ts';

const GIVEN: GivenCampaign = {
  turn: 4,
  step: 'T5',
  empires: [{ name: 'Aldmark' }, { name: 'Brakka' }],
  cities: [{ at: '0505', name: 'Karsk', size: 5 }],
  armies: [{ at: '0505', name: 'Host', size: 6 }],
};

const writing = (): Campaign => ({
  ...campaignFrom(GIVEN),
  window: { name: 'orders', asked: [0, 1], ready: [] },
});
const placeOf = ({ ground }: Campaign, label: string): Place =>
  gridOf(ground).hexes[hexOfLabel(ground, label)]!;

const pointed = (campaign: Campaign, label: string) => {
  const command = meant(campaign, 'e1', ['Host'], placeOf(campaign, label));
  return command?.type === 'order' ? command : undefined;
};
const said = (campaign: Campaign, label: string): string | undefined => {
  const command = pointed(campaign, label);
  return command && statementText(command.statement);
};

test('[CHR-ACT-01] a way of two hexes is two Moves, and its cost says so', () => {
  const campaign = writing();
  expect(said(campaign, '0503')).toBe('Host - Move 1; Move 1');
  expect(cost(campaign, 'e1', pointed(campaign, '0503')!)).toBe('2 of 2 actions, 2 hexes to 0503');
});

test('[CHR-AAC-07] a longer way is marched, as far as this turn leads', () => {
  expect(said(writing(), '0501')).toBe('Host - March 1,1; March 1,1');
});

test('pointing on continues the way while actions are left, then starts again', () => {
  const campaign = writing();
  const first = pointed(campaign, '0504')!.statement;
  const one = { ...campaign, sheets: { 0: { statements: [first], battle: [] } } };
  expect(said(one, '0503')).toBe('Host - Move 1; Move 1');
  const both = { ...campaign, sheets: { 0: { statements: [pointed(one, '0503')!.statement], battle: [] } } };
  expect(said(both, '0506')).toBe('Host - Move 4');
});

test('nobody else can be ordered, and only while orders are written', () => {
  const campaign = writing();
  expect(meant(campaign, 'e2', ['Host'], placeOf(campaign, '0504'))).toBeUndefined();
  expect(meant({ ...campaign, window: null }, 'e1', ['Host'], placeOf(campaign, '0504'))).toBeUndefined();
});
