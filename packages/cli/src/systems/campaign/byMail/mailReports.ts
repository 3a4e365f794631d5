import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventsIn, type Line, type Seat, storyOfEvents } from '@warmoot/kernel';
import { REPORT_FORMATS, type ReportFormat, type SinceReport } from '@warmoot/systems';
import { writePrivate } from '../../../writePrivate.ts';
import { fileName } from '../fileName.ts';
import { makeFolder } from '../makeFolder.ts';
import { turnFolder } from '../orderFiles.ts';
import { type MailFolder, type MailGame, periodOf } from './mailFolder.ts';

const ENDINGS = { text: 'txt', html: 'html', json: 'json', svg: 'svg' } as const;

export interface Written {
  readonly folder: string;
  readonly files: number;
}

/** The lines of the story from one line of the log on, as a seat may read them. */
const toldSince = ({ match }: MailFolder, seat: Seat, from: number): Line[] => {
  const { system, log } = match;
  const told = (lines: number): Line[] =>
    storyOfEvents(
      system,
      system.blank,
      log.slice(0, lines).flatMap((item) => eventsIn(item)),
      seat,
    );
  return told(log.length).slice(from === 0 ? 0 : told(from).length);
};

const sinceLast = (folder: MailFolder, seat: Seat): SinceReport => ({
  told: toldSince(folder, seat, folder.since),
  remarks: folder.remarks[seat] ?? [],
});

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** At the top of reports for people; a report for tools has none. */
const withDeadline = (text: string, format: ReportFormat, deadline: string | null): string => {
  if (deadline === null) return text;
  const due = `Orders are due: ${deadline}.`;
  if (format === 'text') return text.replace('\n\n', () => `\n\n${due}\n`);
  return format === 'html'
    ? text.replace('<div class="glance">', () => `<div class="glance"><p class="due">${escaped(due)}</p>`)
    : text;
};

/** One side's report in one format. */
export const reportFor = (game: MailGame, folder: MailFolder, seat: Seat, format: ReportFormat): string => {
  const text = game.report(folder.match.viewOf(seat), seat, format, sinceLast(folder, seat)) ?? '';
  return withDeadline(text, format, folder.deadline);
};

/** A report that says the same stays as it is: its date tells when it last changed. */
const rewrite = (file: string, text: string): void => {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writePrivate(file, text);
};

/** Reports, maps and order forms of all sides; the war so far as a chronicle. */
export const writeReports = (game: MailGame, folder: MailFolder): Written => {
  const { path, match } = folder;
  const sides = Object.entries(game.mail.sides(match.state));
  const into = join(path, 'reports', turnFolder(periodOf(game, folder).id));
  makeFolder(into);
  for (const [seat, name] of sides) {
    const mine = join(into, fileName(name));
    for (const format of REPORT_FORMATS)
      rewrite(`${mine}.${ENDINGS[format]}`, reportFor(game, folder, seat, format));
    rewrite(`${mine}-orders.txt`, game.mail.form(match.viewOf(seat), seat));
  }
  const [first] = sides;
  if (first !== undefined) rewrite(join(path, 'reports', 'chronicle.txt'), chronicle(folder, first[0]));
  return { folder: into, files: sides.length * (REPORT_FORMATS.length + 1) };
};

const chronicle = (folder: MailFolder, seat: Seat): string =>
  `${toldSince(folder, seat, 0)
    .map(({ text, opens }) => (opens === true ? `\n${text}` : `  ${text}`))
    .join('\n')
    .trim()}\n`;

export const reportsLine = ({ folder, files }: Written): string => `${files} reports are in ${folder}.`;
