/** Positions for tests of computer empires. */
import { type Player, seededDice } from '@warmoot/kernel';
import { campaignFrom, type GivenCampaign } from '../casebook/position.ts';
import { beginTale } from '../engine/tale.ts';
import { chronopia } from '../index.ts';
import type { CampaignCommand } from '../orders/commands.ts';
import type { Action, Statement } from '../orders/orders.ts';
import { lookAround } from '../rules/visibility/lookAround.ts';
import type { Campaign, WindowName } from '../state/state.ts';

export const WAR = [
  { name: 'Aldmark', race: 'FB', treasury: 0, declares: { Brakka: 'At War' } },
  { name: 'Brakka', race: 'FB', treasury: 0, declares: { Aldmark: 'At War' } },
] as const;

export const HOME = {
  at: '0306',
  name: 'Home',
  size: 4,
  improvements: ['marketplace', 'granary'],
} as const;

/** The position after all have looked around, with a window open for the first empire. */
export const opened = (given: GivenCampaign, name: WindowName = 'orders'): Campaign => {
  const campaign = campaignFrom({ turn: 9, empires: WAR, columns: 24, rows: 12, ...given });
  const tale = beginTale(campaign);
  lookAround(tale);
  return { ...tale.state, window: { name, asked: [0], ready: [] } };
};

type Computer = Player<Campaign, CampaignCommand>;

export const commandOf = (player: Computer, campaign: Campaign): CampaignCommand | undefined =>
  player.choose(chronopia.view(campaign, 'e1'), 'e1', { lines: 1 }, seededDice('steward'))?.command;

export const sheetOf = (player: Computer, given: GivenCampaign): readonly Statement[] => {
  const command = commandOf(player, opened(given));
  if (command?.type !== 'orders') throw new Error(`it gave ${command?.type}`);
  return command.statements;
};

export const actionsOf = (sheet: readonly Statement[], unit: string): readonly Action[] =>
  sheet.flatMap((line) => (line.s === 'order' && line.unit === unit ? line.actions : []));
export const kindsOf = (sheet: readonly Statement[], unit: string): string[] =>
  actionsOf(sheet, unit).map(({ a }) => a);
