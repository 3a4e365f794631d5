import { resolve } from 'node:path';
import { MODERATOR } from '@warmoot/kernel';
import { reportFor, seatOf } from '@warmoot/systems/chronopia/moderator';
import type { CommandOutput } from '../../../output/commandOutput.ts';
import { parseCount } from '../../campaign/parseCount.ts';
import { findEmpire } from './findEmpire.ts';
import { asInTurn, type Folder, openFolder } from './folder.ts';
import { reportsLine, writeReports, writeTurnReports } from './reports.ts';

export const FORMATS = ['text', 'html', 'svg', 'json', 'knows'] as const;
type Format = (typeof FORMATS)[number];

const parseSeat = (folder: Folder, name: string): string =>
  name === 'moderator' || name === MODERATOR ? MODERATOR : seatOf(findEmpire(folder, name));

/** `--turn`: the reports of an earlier turn are written from the log. */
const folderIn = (dir: string, turn: string | undefined): Folder => {
  const folder = openFolder(resolve(dir));
  return turn === undefined
    ? folder
    : asInTurn(folder, parseCount(turn, 'the turn', 1, folder.match.state.turn));
};

/** `campaign report DIR [EMPIRE]`: writes all, or shows one; `knows` is everything this empire knows. */
export const showReport = (
  dir: string,
  name: string | undefined,
  { format, turn }: { readonly format: Format; readonly turn?: string },
): CommandOutput => {
  const folder = folderIn(dir, turn);
  if (name === undefined) {
    const written = turn === undefined ? writeReports(folder) : writeTurnReports(folder);
    return { lines: [reportsLine(written)], json: { reports: written.folder, files: written.files } };
  }
  const seat = parseSeat(folder, name);
  const view = folder.match.viewOf(seat);
  const text = format === 'knows' ? JSON.stringify(view, null, 2) : reportFor(view, seat, format)!;
  const json = format === 'knows' ? view : JSON.parse(reportFor(view, seat, 'json')!);
  return { lines: [text.trimEnd()], json };
};
