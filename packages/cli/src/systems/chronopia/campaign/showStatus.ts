import { resolve } from 'node:path';
import type { CommandOutput } from '../../../output/commandOutput.ts';
import { openFolder } from './folder.ts';
import { openDecisions } from './openDecisions.ts';
import { statusLine } from './statusLine.ts';

/** `campaign status DIR`: the window that is open, and what the next turn would decide without asking. */
export const showStatus = (dir: string): CommandOutput => {
  const folder = openFolder(resolve(dir));
  const { turn, window } = folder.match.state;
  const open = openDecisions(folder);
  return { lines: [statusLine(folder), ...open], json: { turn, window: window?.name ?? null, open } };
};
