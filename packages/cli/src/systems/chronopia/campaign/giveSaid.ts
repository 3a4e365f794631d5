import { resolve } from 'node:path';
import { seatOf } from '@warmoot/systems/chronopia/moderator';
import type { Said } from '../../../answers/answering.ts';
import { commandTyped } from './commandTyped.ts';
import { empireTyped } from './empireTyped.ts';
import { openFolder } from './folder.ts';
import { give } from './give.ts';
import { standingLine } from './standing.ts';

/** `campaign give DIR EMPIRE JSON`, where no subcommand fits: set-up, a patrol's choice, the fate of a city. */
export const giveSaid = (dir: string, name: string, text: string): Said => {
  const folder = openFolder(resolve(dir));
  const command = commandTyped(text, 'give', 'The');
  const followed = give(folder, seatOf(empireTyped(folder, name)), command);
  return {
    lines: ['Taken.', ...(followed.length > 0 ? followed : [standingLine(folder)])],
    json: { type: command.type, turn: folder.match.state.turn },
  };
};
