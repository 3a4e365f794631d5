/** The computer empires, from the weakest to the strongest (CHR-CPU-06). */
import type { Player } from '@warmoot/kernel';
import type { CampaignCommand } from '../orders/commands.ts';
import type { Campaign } from '../state/state.ts';
import { empirePlayer } from './empirePlayer.ts';
import { steward } from './steward.ts';
import { BAILIFF, EMPEROR } from './strength.ts';

export const chronopiaPlayers = {
  bailiff: empirePlayer('bailiff', BAILIFF),
  steward,
  emperor: empirePlayer('emperor', EMPEROR),
} as const satisfies Readonly<Record<string, Player<Campaign, CampaignCommand>>>;
