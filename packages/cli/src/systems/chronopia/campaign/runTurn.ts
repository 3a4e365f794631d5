import { resolve } from 'node:path';
import type { CommandOutput } from '../../../output/commandOutput.ts';
import { UserError } from '../../../output/userError.ts';
import { conductTurn } from './conduct.ts';
import { findingLines, unknownFileLine } from './findingLines.ts';
import { openFolder, saveFolder } from './folder.ts';
import { archiveOrders, takenIn } from './orderFiles.ts';
import { reportsLine, writeReports } from './reports.ts';
import { statusLine } from './statusLine.ts';

/**
 * `campaign turn DIR`. Everything happens in memory first; then the campaign is saved in one step, with the names of
 * the files it has taken, so that a run that is stopped afterwards can be resumed.
 */
export const runTurn = (
  dir: string,
  typed: { readonly through?: true; readonly deadline?: string },
): CommandOutput => {
  const folder = openFolder(resolve(dir));
  const { match } = folder;
  if (match.outcome !== undefined) throw new UserError(`The campaign is over: ${match.outcome.reason}.`);
  const { turn, paused } = match.state;
  if (paused)
    throw new UserError(
      'The campaign is paused (CHR-MOD-01); continue with "moderate" and {"type":"resume","reason":"…"}.',
    );
  const done = conductTurn(folder, typed.through === true);
  folder.deadline = typed.deadline ?? (done.turn === turn ? folder.deadline : null);
  folder.taken = takenIn(turn, done.reads);
  saveFolder(folder);
  archiveOrders(folder);
  const written = writeReports(folder);
  return {
    lines: [
      ...done.reads.flatMap(findingLines),
      ...done.strangers.map(unknownFileLine),
      statusLine(folder),
      reportsLine(written),
    ],
    json: {
      turn: done.turn,
      window: done.window,
      asked: done.asked,
      reports: written.folder,
      findings: done.reads.map(({ empire, file, findings }) => ({ empire, file, findings })),
      strangers: done.strangers,
    },
  };
};
