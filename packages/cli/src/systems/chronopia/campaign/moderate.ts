import { resolve } from 'node:path';
import { MODERATOR } from '@warmoot/kernel';
import type { CommandOutput } from '../../../output/commandOutput.ts';
import { openFolder } from './folder.ts';
import { give } from './give.ts';
import { parseCommand } from './parseCommand.ts';
import { statusLine } from './statusLine.ts';

/** `campaign moderate DIR JSON`: use a power of the moderator, with a reason (CHR-MOD-01..03). */
export const moderate = (dir: string, text: string): CommandOutput => {
  const folder = openFolder(resolve(dir));
  const followed = give(folder, MODERATOR, parseCommand(text, 'moderate', "The moderator's"));
  return {
    lines: ['Done, and logged with its reason.', ...(followed.length > 0 ? followed : [statusLine(folder)])],
    json: folder.match.state.overrides.at(-1) ?? null,
  };
};
