import { resolve } from 'node:path';
import { MODERATOR } from '@warmoot/kernel';
import type { CampaignCommand } from '@warmoot/systems/chronopia';
import { chronopiaDoor } from '@warmoot/systems/chronopia/moderator';
import type { Said } from '../muster/answering.ts';
import { Unanswerable } from '../muster/unanswerable.ts';
import { faultIn } from '../unit/jsonFile.ts';
import { openFolder } from './folder.ts';
import { give } from './give.ts';
import { standingLine } from './standing.ts';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (problem) {
    throw new Unanswerable(`The moderator's command is not JSON: ${(problem as Error).message}.`);
  }
};

/** `campaign moderate DIR JSON`: any power of the moderator, with a reason (CHR-MOD-01..03). */
export const moderateSaid = (dir: string, text: string): Said => {
  const folder = openFolder(resolve(dir));
  const read = chronopiaDoor.readCommand(parsed(text));
  if (!read.ok) throw faultIn('moderate', read);
  const followed = give(folder, MODERATOR, read.value as CampaignCommand);
  return {
    lines: [
      'Done, and logged with its reason.',
      ...(followed.length > 0 ? followed : [standingLine(folder)]),
    ],
    json: folder.match.state.overrides.at(-1) ?? null,
  };
};
