import { UserError } from '../../output/userError.ts';
import { jsonFile } from '../csw/unit/jsonFile.ts';

/** JSON that was typed, or `@FILE` to read it from a file. */
export const jsonArgument = (text: string, subcommand: string): unknown => {
  if (text.startsWith('@')) return jsonFile(text.slice(1));
  try {
    return JSON.parse(text);
  } catch (problem) {
    throw new UserError(`${subcommand}: the command is not JSON: ${(problem as Error).message}.`);
  }
};
