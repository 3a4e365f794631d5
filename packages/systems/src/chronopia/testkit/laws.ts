/** What the kernel's laws must know about campaigns: what is hidden from whom. */
import type { ConformanceKit } from '@warmoot/kernel/testkit';
import type { CampaignEvent } from '../engine/events.ts';
import { chronopia } from '../index.ts';
import type { CampaignCommand } from '../orders/commands.ts';
import type { Campaign, CampaignOptions } from '../state/state.ts';
import { chronopiaCensus } from './census.ts';
import { disguise } from './disguise.ts';

type Kit = ConformanceKit<Campaign, CampaignCommand, CampaignEvent, Campaign, CampaignOptions>;

/** A small land for a short war. */
export const smallCampaign = (more: Partial<CampaignOptions> = {}): CampaignOptions => ({
  name: 'A small war',
  empires: [
    { name: 'Aldmark', race: 'FB' },
    { name: 'Brakka', race: 'BB' },
    { name: 'Corvane', race: 'DW' },
  ],
  moderator: false,
  lateSeats: 0,
  lastTurn: 3,
  battles: 'auto',
  sharedCreations: true,
  calamities: true,
  hexesPerEmpire: 80,
  ...more,
});

export const chronopiaKit: Kit = {
  system: chronopia,
  options: [smallCampaign(), smallCampaign({ battles: 'tabletop', calamities: false })],
  longestMatch: 4000,
  disguise,
  disguiseOptions: (options) =>
    options.map === undefined ? undefined : { ...options, map: 'another sheet' },
  /** Orders are secret before execution (CHR-HID-09). */
  alike: (_state, _seat, first, second) => first.type === 'order' && second.type === 'order',
  census: chronopiaCensus,
};
