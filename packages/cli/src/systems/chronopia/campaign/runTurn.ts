import { resolve } from 'node:path';
import type { CommandOutput } from '../../../output/commandOutput.ts';
import { UserError } from '../../../output/userError.ts';
import { archiveOrders, takenIn } from '../../campaign/orderFiles.ts';
import { conductTurn } from './conduct.ts';
import { findingLines, unknownFileLine } from './findingLines.ts';
import { type Folder, openFolder, saveFolder } from './folder.ts';
import { disputes, openDecisions } from './openDecisions.ts';
import { reportsLine, writeReports } from './reports.ts';
import { statusLine } from './statusLine.ts';

interface TurnOptions {
  readonly through?: true;
  readonly anyway?: true;
  readonly deadline?: string;
}

const refuseIfImpossible = (folder: Folder, dir: string): void => {
  const { outcome, state } = folder.match;
  if (outcome !== undefined) throw new UserError(`The campaign is over: ${outcome.reason}.`);
  if (state.paused)
    throw new UserError(
      `The campaign is paused (CHR-MOD-01); continue with "warmoot campaign moderate ${dir} resume".`,
    );
  const [disputed] = disputes(folder);
  if (disputed !== undefined)
    throw new UserError(
      `Battle ${disputed.id} at ${disputed.order.hex} is disputed (CHR-BTL-05): decide it with "warmoot campaign moderate ${dir} rule ${disputed.id} FILE", or leave it to the quick resolver with "… moderate ${dir} battles at ${disputed.order.hex} auto".`,
    );
};

/** Nothing has happened: the referee asks the players, or uses the defaults knowingly. */
const notYet = (folder: Folder, open: readonly string[]): CommandOutput => ({
  lines: [
    ...open,
    'Nothing has been carried out. To use the defaults for all this, run "turn" again with --anyway.',
  ],
  json: { turn: folder.match.state.turn, window: folder.match.state.window?.name ?? null, open },
  failed: true,
});

/**
 * `campaign turn DIR`. Everything happens in memory first; then the campaign is saved in one step, with the names of
 * the files it has taken, so that a run that is stopped afterwards can be resumed.
 */
export const runTurn = (dir: string, typed: TurnOptions): CommandOutput => {
  const folder = openFolder(resolve(dir));
  const { match } = folder;
  refuseIfImpossible(folder, dir);
  const open = openDecisions(folder);
  if (open.length > 0 && typed.anyway !== true) return notYet(folder, open);
  const { turn } = match.state;
  const done = conductTurn(folder, typed.through === true);
  folder.deadline = typed.deadline ?? (done.turn === turn ? folder.deadline : null);
  folder.taken = takenIn(turn, done.reads);
  saveFolder(folder, 'turn');
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
