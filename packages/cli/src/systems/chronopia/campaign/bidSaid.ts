import { resolve } from 'node:path';
import { seatOf } from '@warmoot/systems/chronopia/moderator';
import type { Said } from '../../../answers/answering.ts';
import { countTyped } from './countTyped.ts';
import { empireTyped } from './empireTyped.ts';
import { openFolder } from './folder.ts';
import { give } from './give.ts';

/** `campaign bid DIR EMPIRE BAND GUILDERS`. */
export const bidSaid = (dir: string, name: string, band: string, typed: string): Said => {
  const folder = openFolder(resolve(dir));
  const guilders = countTyped(typed, 'A bid', 1, 1_000_000);
  give(folder, seatOf(empireTyped(folder, name)), { type: 'bid', band, guilders });
  return { lines: [`${name} bids ${guilders} guilders for ${band}.`], json: { band, guilders } };
};
