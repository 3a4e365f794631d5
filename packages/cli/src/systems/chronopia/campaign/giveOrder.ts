import { resolve } from 'node:path';
import { seatOf } from '@warmoot/systems/chronopia/moderator';
import type { CommandOutput } from '../../../output/commandOutput.ts';
import { findEmpire } from './findEmpire.ts';
import { openFolder } from './folder.ts';
import { give } from './give.ts';
import { parseCommand } from './parseCommand.ts';
import { statusLine } from './statusLine.ts';

/** `campaign give DIR EMPIRE JSON`, if no subcommand fits: set-up, a patrol's choice, the fate of a city. */
export const giveOrder = (dir: string, name: string, text: string): CommandOutput => {
  const folder = openFolder(resolve(dir));
  const command = parseCommand(text, 'give', 'The');
  const followed = give(folder, seatOf(findEmpire(folder, name)), command);
  return {
    lines: ['Accepted.', ...(followed.length > 0 ? followed : [statusLine(folder)])],
    json: { type: command.type, turn: folder.match.state.turn },
  };
};
