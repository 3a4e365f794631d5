import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { seatOf } from '@warmoot/systems/chronopia/moderator';
import type { CommandOutput } from '../../../output/commandOutput.ts';
import { parseCount } from '../../campaign/parseCount.ts';
import { computersFor } from './computers.ts';
import { playBots, setUpByDefault } from './conduct.ts';
import { beginFolder, saveFolder } from './folder.ts';
import { type NewOptions, parseOptions } from './parseOptions.ts';
import { reportsLine, writeReports } from './reports.ts';
import { statusLine } from './statusLine.ts';

/**
 * `campaign new DIR`: the map is drawn, cities are placed, the first armies mustered; with `--set-up` people decide.
 */
export const newCampaign = (dir: string, typed: NewOptions): CommandOutput => {
  const options = parseOptions(typed);
  const { empires } = options;
  const people = empires.length - parseCount(typed.bots, '--bots', 0, empires.length);
  const bots = empires.map((_, nth) => seatOf(nth)).slice(people);
  const seed = typed.seed ?? randomBytes(16).toString('hex');
  const folder = beginFolder(resolve(dir), options, seed, bots, computersFor(bots, typed.computers));
  if (typed.setUp === true) playBots(folder);
  else setUpByDefault(folder);
  saveFolder(folder, 'new');
  const written = writeReports(folder);
  return {
    lines: [
      `${options.name}: ${empires.map(({ name, race }) => `${name} (${race})`).join(', ')}.`,
      statusLine(folder),
      reportsLine(written),
    ],
    json: { turn: folder.match.state.turn, seats: folder.match.seats, bots, reports: written.folder },
  };
};
