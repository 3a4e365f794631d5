import { resolve } from 'node:path';
import { seatOf } from '@warmoot/systems/chronopia/moderator';
import type { CommandOutput } from '../../../output/commandOutput.ts';
import { findEmpire } from './findEmpire.ts';
import { openFolder } from './folder.ts';
import { give } from './give.ts';

/** `campaign message DIR FROM TO TEXT`. */
export const sendMessage = (dir: string, from: string, to: string, text: string): CommandOutput => {
  const folder = openFolder(resolve(dir));
  const receivers = to.split(',').map((name) => findEmpire(folder, name));
  give(folder, seatOf(findEmpire(folder, from)), { type: 'message', to: receivers, text });
  return { lines: [`${from} has written to ${to}.`], json: { to: receivers } };
};
