import type { CampaignCommand } from '@warmoot/systems/chronopia';
import { chronopiaDoor } from '@warmoot/systems/chronopia/moderator';
import { UserError } from '../../../output/userError.ts';
import { faultIn, jsonFile } from '../../csw/unit/jsonFile.ts';

const parsed = (text: string, whose: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (problem) {
    throw new UserError(`${whose} command is not JSON: ${(problem as Error).message}.`);
  }
};

/** A command as JSON, or `@FILE` to read it from a file. */
export const parseCommand = (text: string, subcommand: string, whose: string): CampaignCommand => {
  const read = chronopiaDoor.readCommand(
    text.startsWith('@') ? jsonFile(text.slice(1)) : parsed(text, whose),
  );
  if (!read.ok) throw faultIn(subcommand, read);
  return read.value as CampaignCommand;
};

/** A command built from the content of a file: a fault names its place in the file. */
export const commandFromFile = (
  command: Readonly<Record<string, unknown>>,
  file: string,
): CampaignCommand => {
  const read = chronopiaDoor.readCommand(command);
  if (!read.ok) throw faultIn(file, { ...read, at: read.at.slice(1) });
  return read.value as CampaignCommand;
};
