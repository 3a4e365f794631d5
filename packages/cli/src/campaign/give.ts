import type { Seat } from '@warmoot/kernel';
import type { CampaignCommand } from '@warmoot/systems/chronopia';
import { playBots } from './conduct.ts';
import { type Folder, keepFolder } from './folder.ts';
import { submit } from './submit.ts';

/** One command for one empire, or for the moderator; the folder is kept only if it was taken. */
export const give = (folder: Folder, seat: Seat, command: CampaignCommand): void => {
  submit(folder, seat, command);
  playBots(folder);
  keepFolder(folder);
};
