import type { Command } from 'commander';
import type { PlayStreams } from '../play/streams.ts';
import { armyCommand } from './bloodlust/armyCommand.ts';
import { umpireCommand } from './bloodlust/umpire/umpireCommand.ts';
import { campaignCommand } from './campaign/index.ts';
import { aftermathCommand } from './csw/aftermath/index.ts';
import { musterCommand } from './csw/muster/index.ts';
import { unitCommand } from './csw/unit/index.ts';

/** Commands that belong to one system. */
export const systemCommands = (streams: PlayStreams): Command[] => [
  campaignCommand(streams),
  musterCommand(streams),
  unitCommand(streams),
  aftermathCommand(streams),
  armyCommand(streams),
  umpireCommand(streams),
];
