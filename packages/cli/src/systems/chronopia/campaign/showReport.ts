import { resolve } from 'node:path';
import { MODERATOR } from '@warmoot/kernel';
import { reportFor, seatOf } from '@warmoot/systems/chronopia/moderator';
import type { CommandOutput } from '../../../output/commandOutput.ts';
import { findEmpire } from './findEmpire.ts';
import { type Folder, openFolder } from './folder.ts';
import { reportsLine, writeReports } from './reports.ts';

export const FORMATS = ['text', 'html', 'svg', 'json', 'knows'] as const;
type Format = (typeof FORMATS)[number];

const parseSeat = (folder: Folder, name: string): string =>
  name === 'moderator' || name === MODERATOR ? MODERATOR : seatOf(findEmpire(folder, name));

/** `campaign report DIR [EMPIRE]`: writes all, or shows one; `knows` is everything this empire knows. */
export const showReport = (
  dir: string,
  name: string | undefined,
  { format }: { readonly format: Format },
): CommandOutput => {
  const folder = openFolder(resolve(dir));
  if (name === undefined) {
    const written = writeReports(folder);
    return { lines: [reportsLine(written)], json: { reports: written.folder, files: written.files } };
  }
  const seat = parseSeat(folder, name);
  const view = folder.match.viewOf(seat);
  const text = format === 'knows' ? JSON.stringify(view, null, 2) : reportFor(view, seat, format)!;
  const json = format === 'knows' ? view : JSON.parse(reportFor(view, seat, 'json')!);
  return { lines: [text.trimEnd()], json };
};
