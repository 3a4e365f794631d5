import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { seatOf } from '@warmoot/systems/chronopia/moderator';
import type { Said } from '../../../answers/answering.ts';
import { playBots, setUpByDefault } from './conduct.ts';
import { countTyped } from './countTyped.ts';
import { beginFolder, keepFolder } from './folder.ts';
import { type NewOptions, optionsTyped } from './optionsTyped.ts';
import { reportsLine, writeReports } from './reports.ts';
import { standingLine } from './standing.ts';

/**
 * `campaign new DIR`: the map is drawn, cities are placed, the first armies mustered; with `--set-up` people are asked.
 */
export const newSaid = (dir: string, typed: NewOptions): Said => {
  const options = optionsTyped(typed);
  const { empires } = options;
  const people = empires.length - countTyped(typed.bots, '--bots', 0, empires.length);
  const bots = empires.map((_, nth) => seatOf(nth)).slice(people);
  const folder = beginFolder(resolve(dir), options, typed.seed ?? randomBytes(16).toString('hex'), bots);
  if (typed.setUp === true) playBots(folder);
  else setUpByDefault(folder);
  keepFolder(folder);
  const written = writeReports(folder);
  return {
    lines: [
      `${options.name}: ${empires.map(({ name, race }) => `${name} (${race})`).join(', ')}.`,
      standingLine(folder),
      reportsLine(written),
    ],
    json: { turn: folder.match.state.turn, seats: folder.match.seats, bots, reports: written.folder },
  };
};
