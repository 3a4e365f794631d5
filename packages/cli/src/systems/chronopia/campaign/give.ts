import type { Seat } from '@warmoot/kernel';
import type { CampaignCommand } from '@warmoot/systems/chronopia';
import { playBots } from './conduct.ts';
import { type Folder, saveFolder } from './folder.ts';
import { reportsLine, writeReports } from './reports.ts';
import { statusLine } from './statusLine.ts';
import { submit } from './submit.ts';

const placeOf = ({ match }: Folder): string => `${match.state.turn} ${match.state.window?.name}`;

/**
 * One command for one empire, or for the moderator; the folder is saved only if it was accepted. Reports what follows:
 * the last answer of a window continues the turn, and everybody gets a new report.
 */
export const give = (folder: Folder, seat: Seat, command: CampaignCommand): string[] => {
  const before = placeOf(folder);
  submit(folder, seat, command);
  playBots(folder);
  saveFolder(folder);
  return placeOf(folder) === before ? [] : [statusLine(folder), reportsLine(writeReports(folder))];
};
