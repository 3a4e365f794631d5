import { MODERATOR, type Seat } from '@warmoot/kernel';
import { type CampaignCommand, chronopia } from '@warmoot/systems/chronopia';
import { seatEmpire } from '@warmoot/systems/chronopia/moderator';
import { playBots } from './conduct.ts';
import { type Folder, saveFolder } from './folder.ts';
import { reportsLine, writeReports } from './reports.ts';
import { statusLine } from './statusLine.ts';
import { submit } from './submit.ts';

const placeOf = ({ match }: Folder): string => `${match.state.turn} ${match.state.window?.name}`;

const nameOf = ({ match }: Folder, seat: Seat): string =>
  match.state.empires[seatEmpire(match.state, seat) ?? -1]?.name ?? 'Moderator';

/**
 * Runs one command of an empire or the moderator; saves the folder if the command is accepted and writes a new report
 * for each reader with news. Returns what happens next: the last answer of a window continues the turn.
 */
export const give = (folder: Folder, seat: Seat, command: CampaignCommand): string[] => {
  const before = placeOf(folder);
  const then = `${nameOf(folder, seat)}: ${chronopia.describe(folder.match.viewOf(MODERATOR), command)}`;
  submit(folder, seat, command);
  playBots(folder);
  saveFolder(folder, then);
  const written = writeReports(folder);
  return placeOf(folder) === before ? [] : [statusLine(folder), reportsLine(written)];
};
