import { resolve } from 'node:path';
import { MODERATOR } from '@warmoot/kernel';
import type { CampaignCommand } from '@warmoot/systems/chronopia';
import { overrideSentence } from '@warmoot/systems/chronopia/moderator';
import type { CommandOutput } from '../../../output/commandOutput.ts';
import { UserError } from '../../../output/userError.ts';
import { type Folder, openFolder } from './folder.ts';
import { give } from './give.ts';
import { moderatorCommand } from './moderatorWords.ts';
import { parseCommand } from './parseCommand.ts';
import { rollBack } from './rollBack.ts';
import { statusLine } from './statusLine.ts';

const isJson = (text: string): boolean => /^\s*[{@]/.test(text);

const commandIn = (folder: Folder, words: string, reason: string | undefined): CampaignCommand => {
  if (isJson(words)) return parseCommand(words, 'moderate', "The moderator's");
  if (reason === undefined && !/^judge\b/.test(words))
    throw new UserError('Add --reason TEXT: everything the moderator does is logged with its reason.');
  return moderatorCommand(folder, words, reason ?? '');
};

/** What has changed, in names and hexes. */
const echo = (folder: Folder, before: number): string[] => {
  const { state } = folder.match;
  const done = state.overrides.slice(before).map((override) => `${overrideSentence(state, override)}.`);
  return done.length > 0 ? done : ['Done.'];
};

/** `campaign moderate DIR WORDS… --reason TEXT`: use a power of the moderator (CHR-MOD-01..03). */
export const moderate = (
  dir: string,
  words: readonly string[],
  typed: { reason?: string },
): CommandOutput => {
  const folder = openFolder(resolve(dir));
  const before = folder.match.state.overrides.length;
  const command = commandIn(folder, words.join(' ').trim(), typed.reason);
  const followed = command.type === 'rollBack' ? rollBack(folder, command) : give(folder, MODERATOR, command);
  return {
    lines: [...echo(folder, before), ...(followed.length > 0 ? followed : [statusLine(folder)])],
    json: folder.match.state.overrides.at(-1) ?? null,
  };
};
