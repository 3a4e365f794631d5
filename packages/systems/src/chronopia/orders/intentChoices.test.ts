import { expect, test } from 'vitest';
import { campaignFrom } from '../casebook/position.ts';
import { chronopia } from '../index.ts';
import type { Campaign } from '../state/state.ts';
import type { CampaignCommand } from './commands.ts';
import { legal } from './legal.ts';

const MET = campaignFrom({
  turn: 4,
  step: 'T10',
  empires: [{ name: 'Aldmark' }, { name: 'Brakka' }],
  armies: [
    { at: '0505', name: 'Iron Host', size: 6 },
    { at: '0606', name: 'Red Banner', size: 6 },
    { at: '0505', name: 'Black Hand', size: 6, owner: 1 },
    { at: '0606', name: 'Night Host', size: 6, owner: 1 },
  ],
});
const [iron, red, black, night] = MET.armies.map((army) => army!.id);
const ASKED: Campaign = {
  ...MET,
  window: { name: 'intents', asked: [0, 1], ready: [] },
  encounters: [
    { at: MET.armies[0]!.at, armies: [iron!, black!] },
    { at: MET.armies[1]!.at, armies: [red!, night!] },
  ],
};

const offered = (campaign: Campaign): CampaignCommand[] => [
  ...legal(chronopia.view(campaign, 'e1'), 'e1', 'table'),
];
const wordsOf = (campaign: Campaign, command: CampaignCommand): string =>
  chronopia.describe(chronopia.view(campaign, 'e1'), command);
const wordsIn = (campaign: Campaign): string[] =>
  offered(campaign).map((command) => wordsOf(campaign, command));

test('[CHR-CMB-07] each army is offered to fight, to make a truce or to run, by name', () => {
  expect(wordsIn(ASKED)).toEqual([
    'let Iron Host fight',
    'let Iron Host make a truce',
    'let Iron Host run',
    'let Red Banner fight',
    'let Red Banner make a truce',
    'let Red Banner run',
    'declare yourself ready',
  ]);
});

test('[CHR-GRM-08] the answer of one army leaves those of others as they are', () => {
  const run = offered(ASKED).find((command) => wordsOf(ASKED, command) === 'let Red Banner run');
  const sheets = {
    0: { statements: [], battle: (run as Extract<CampaignCommand, { type: 'intents' }>).statements },
  };
  const after: Campaign = { ...ASKED, sheets };
  expect(wordsIn(after)).not.toContain('let Red Banner run');
  const fight = offered(after).find((command) => wordsOf(after, command) === 'let Iron Host fight');
  expect(fight).toMatchObject({
    statements: [
      { army: 'Red Banner', intent: 'RUN' },
      { army: 'Iron Host', intent: 'FIGHT' },
    ],
  });
});
