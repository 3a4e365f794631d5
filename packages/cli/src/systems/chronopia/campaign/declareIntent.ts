import { resolve } from 'node:path';
import {
  findingSentence,
  isBattleStatement,
  readOrdersOf,
  seatOf,
} from '@warmoot/systems/chronopia/moderator';
import type { CommandOutput } from '../../../output/commandOutput.ts';
import { UserError } from '../../../output/userError.ts';
import { findEmpire } from './findEmpire.ts';
import { openFolder } from './folder.ts';
import { give } from './give.ts';

/**
 * `campaign intent DIR EMPIRE LINES…`: in the words of the grammar, one line each: "INTENT Iron Host FIGHT"
 * (CHR-GRM-08).
 */
export const declareIntent = (dir: string, name: string, lines: readonly string[]): CommandOutput => {
  const folder = openFolder(resolve(dir));
  const empire = findEmpire(folder, name);
  const seat = seatOf(empire);
  const { file, findings } = readOrdersOf(folder.match.viewOf(seat), empire, lines.join('\n'));
  const statements = file.statements.filter(isBattleStatement);
  if (statements.length < file.statements.length)
    throw new UserError(
      findings[0] === undefined
        ? 'Only lines about meetings and battles are accepted now (CHR-GRM-08).'
        : findingSentence(findings[0]),
    );
  const followed = give(folder, seat, { type: 'intents', statements });
  const many = statements.length === 1 ? 'one line' : `${statements.length} lines`;
  return { lines: [`${name} has declared its intents: ${many}.`, ...followed], json: statements };
};
