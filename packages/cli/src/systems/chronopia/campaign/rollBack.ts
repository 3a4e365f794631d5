/** `rollBack` by the referee: the turn runs again from the lock, with the order files that are in the folder now. */
import { MODERATOR } from '@warmoot/kernel';
import type { CampaignCommand } from '@warmoot/systems/chronopia';
import { isForThisTurn, readOrdersOf, seatOf } from '@warmoot/systems/chronopia/moderator';
import { archiveOrders, takenIn } from '../../campaign/orderFiles.ts';
import { playBots } from './conduct.ts';
import { findingLines } from './findingLines.ts';
import { type Folder, saveFolder } from './folder.ts';
import { orderTexts } from './orderFiles.ts';
import { reportsLine, writeReports } from './reports.ts';
import { statusLine } from './statusLine.ts';
import { submit } from './submit.ts';

type RollBack = Extract<CampaignCommand, { type: 'rollBack' }>;
type Read = Parameters<typeof findingLines>[0];

/** The corrected files replace the sheets that were locked. */
const readAgain = (folder: Folder, reason: string): Read[] => {
  const reads: Read[] = [];
  for (const [empire, written] of orderTexts(folder).byEmpire) {
    const { text } = written;
    const view = folder.match.viewOf(seatOf(empire));
    const { file: orders, findings } = readOrdersOf(view, empire, text);
    if (isForThisTurn(view, empire, orders).ok)
      submit(folder, MODERATOR, { type: 'orderFor', empire, statements: orders.statements, reason });
    reads.push({ ...written, empire, findings });
  }
  return reads;
};

/** Held at the lock while the files are read; a campaign that was paused stays so. */
export const rollBack = (folder: Folder, command: RollBack): string[] => {
  const { reason } = command;
  const wasPaused = folder.match.state.paused;
  if (!wasPaused) submit(folder, MODERATOR, { type: 'pause', reason });
  submit(folder, MODERATOR, command);
  const reads = readAgain(folder, reason);
  if (!wasPaused) submit(folder, MODERATOR, { type: 'resume', reason });
  playBots(folder);
  folder.taken = takenIn(folder.match.state.turn, reads);
  saveFolder(folder, 'Moderator: roll back');
  archiveOrders(folder);
  return [...reads.flatMap(findingLines), statusLine(folder), reportsLine(writeReports(folder))];
};
