import {
  type After,
  type DiceRule,
  SCALES,
  type Scale,
  type Setting,
} from '@warmoot/systems/bloodlust/umpire';
import type { Command } from 'commander';
import { UserError } from '../../../output/userError.ts';
import { oneOf } from './words.ts';

/** Options of every question. */
export interface TermOptions {
  readonly json?: true;
  readonly fantasy?: true;
  readonly basic?: true;
  readonly scale?: string;
}

export const scaleOf = ({ scale = '15' }: TermOptions): Scale => {
  if (!Object.hasOwn(SCALES, scale)) throw new UserError(`--scale is 15, 25 or 6, not “${scale}”.`);
  return Number(scale) as Scale;
};

export const settingOf = ({ fantasy }: TermOptions): Setting => (fantasy ? 'FANTASY' : 'HISTORICAL');

/** BLD-GEN-05. */
export const afterOf = ({ fantasy, basic }: TermOptions): After => {
  if (!basic) return 'FULL';
  return fantasy ? 'NONE' : 'SLAUGHTER';
};

export const diceRuleOf = (given: string): DiceRule => oneOf('--dice', given, ['NONE', 'D6', 'TYPED']);

export const withJson = (command: Command): Command =>
  command.option('--json', 'print JSON for other programs');

export const withScale = (command: Command): Command =>
  command.option('--scale <mm>', 'figure scale: 15, 25 or 6', '15');

export const withSetting = (command: Command): Command =>
  command
    .option('--fantasy', 'FANTASY; otherwise HISTORICAL')
    .option('--basic', 'the basic game; otherwise ADVANCED');
