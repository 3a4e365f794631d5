/** The reports of everybody after a step (CHR-RPT). */
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MODERATOR, type Seat, type Seen } from '@warmoot/kernel';
import type { Campaign } from '@warmoot/systems/chronopia';
import { orderForm, printOrders, reportFor, seatOf, sheetText } from '@warmoot/systems/chronopia/moderator';
import { writePrivate } from '../../../writePrivate.ts';
import { fileName } from '../../campaign/fileName.ts';
import { makeFolder } from '../../campaign/makeFolder.ts';
import { chronicleOf } from './chronicle.ts';
import type { Folder } from './folder.ts';

export interface Written {
  readonly folder: string;
  readonly files: number;
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** At the top of reports for people; a report for tools has none. */
const withDeadline = (text: string, format: keyof typeof ENDINGS, deadline: string | null): string => {
  if (deadline === null) return text;
  const due = `Orders are due: ${deadline}.`;
  if (format === 'text') return text.replace('\n\n', () => `\n\n${due}\n`);
  return format === 'html'
    ? text.replaceAll('<div class="glance">', () => `<div class="glance"><p class="due">${escaped(due)}</p>`)
    : text;
};

/** The empire's current orders, otherwise a form with every unit it may order. */
const sheetFor = (view: Seen<Campaign>, empire: number): string => {
  const sheet = sheetText(view, empire);
  const isEmpty =
    sheet === printOrders({ empire: view.empires[empire]!.name, turn: view.turn, statements: [] });
  return isEmpty ? orderForm(view, empire) : sheet;
};

const ENDINGS = { text: 'txt', html: 'html', json: 'json', svg: 'svg' } as const;
const FORMATS = Object.keys(ENDINGS) as (keyof typeof ENDINGS)[];

/** Report and map of one seat, from what that seat knows; the moderator's has everything. */
const writeFor = ({ match, deadline }: Folder, seat: Seat, path: string): void => {
  const view = match.viewOf(seat);
  for (const format of FORMATS) {
    const text = reportFor(view, seat, format)!;
    rewrite(`${path}.${ENDINGS[format]}`, withDeadline(text, format, deadline));
  }
};

/** A report that says the same stays as it is: its date tells when it last changed. */
const rewrite = (file: string, text: string): void => {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writePrivate(file, text);
};

/** Those of the turn the campaign is in, or was in. */
export const writeTurnReports = (folder: Folder): Written => {
  const { path, match } = folder;
  const { turn, empires } = match.state;
  const into = join(path, 'reports', `turn-${String(turn).padStart(3, '0')}`);
  makeFolder(into);
  const players = empires.filter(({ power, fallen }) => power === 'player' && fallen === null);
  for (const { id, name } of players) {
    const mine = join(into, fileName(name));
    writeFor(folder, seatOf(id), mine);
    rewrite(`${mine}-orders.txt`, sheetFor(match.viewOf(seatOf(id)), id));
  }
  writeFor(folder, MODERATOR, join(into, 'moderator'));
  return { folder: into, files: players.length * (FORMATS.length + 1) + FORMATS.length };
};

/** The reports of older turns, which `report --turn` writes again, go when all together are larger than this. */
const MAX_BYTES = 8_000_000;
/** This turn's and the last one's always stay. */
const KEPT_TURNS = 2;

const bytesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).reduce(
    (sum, name) => sum + statSync(join(folder, name)).size,
    0,
  );

const removeOld = (reports: string): void => {
  const turns = readdirSync(reports)
    .filter((name) => /^turn-\d+$/.test(name))
    .sort();
  let bytes = bytesIn(reports);
  for (const name of turns.slice(0, -KEPT_TURNS)) {
    if (bytes <= MAX_BYTES) return;
    bytes -= bytesIn(join(reports, name));
    rmSync(join(reports, name), { recursive: true });
  }
};

/** After a step. */
export const writeReports = (folder: Folder): Written => {
  const written = writeTurnReports(folder);
  const reports = join(folder.path, 'reports');
  rewrite(join(reports, 'chronicle.txt'), chronicleOf(folder));
  removeOld(reports);
  return written;
};

export const reportsLine = ({ folder, files }: Written): string => `${files} reports are in ${folder}.`;
