import { resolve } from 'node:path';
import { MODERATOR } from '@warmoot/kernel';
import type { Said } from '../../../answers/answering.ts';
import { commandTyped } from './commandTyped.ts';
import { openFolder } from './folder.ts';
import { give } from './give.ts';
import { standingLine } from './standing.ts';

/** `campaign moderate DIR JSON`: any power of the moderator, with a reason (CHR-MOD-01..03). */
export const moderateSaid = (dir: string, text: string): Said => {
  const folder = openFolder(resolve(dir));
  const followed = give(folder, MODERATOR, commandTyped(text, 'moderate', "The moderator's"));
  return {
    lines: [
      'Done, and logged with its reason.',
      ...(followed.length > 0 ? followed : [standingLine(folder)]),
    ],
    json: folder.match.state.overrides.at(-1) ?? null,
  };
};
