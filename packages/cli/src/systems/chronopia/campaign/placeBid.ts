import { resolve } from 'node:path';
import { seatOf } from '@warmoot/systems/chronopia/moderator';
import type { CommandOutput } from '../../../output/commandOutput.ts';
import { parseCount } from '../../campaign/parseCount.ts';
import { findEmpire } from './findEmpire.ts';
import { openFolder } from './folder.ts';
import { give } from './give.ts';

/** `campaign bid DIR EMPIRE BAND GUILDERS`. */
export const placeBid = (dir: string, name: string, band: string, typed: string): CommandOutput => {
  const folder = openFolder(resolve(dir));
  const guilders = parseCount(typed, 'A bid', 1, 1_000_000);
  give(folder, seatOf(findEmpire(folder, name)), { type: 'bid', band, guilders });
  return { lines: [`${name} bids ${guilders} guilders for ${band}.`], json: { band, guilders } };
};
