/** Reports and maps of all empires and of the moderator, written after every step (CHR-RPT). */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MODERATOR } from '@warmoot/kernel';
import type { Campaign } from '@warmoot/systems/chronopia';
import {
  mapSvg,
  reportHtml,
  reportOf,
  reportText,
  seatOf,
  sheetText,
} from '@warmoot/systems/chronopia/moderator';
import { type Folder, fileName } from './folder.ts';

const withDeadline = (text: string, deadline: string | null): string =>
  deadline === null ? text : text.replace('\n\n', `\n\nOrders are due: ${deadline}.\n\n`);

interface Written {
  readonly folder: string;
  readonly files: number;
}

const writeFor = (into: string, view: Campaign, empire: number, deadline: string | null): void => {
  const name = join(into, fileName(view.empires[empire]!.name));
  const report = reportOf(view, empire);
  const map = mapSvg(view, empire);
  writeFileSync(`${name}.txt`, withDeadline(reportText(report), deadline));
  writeFileSync(`${name}.html`, reportHtml(report, map));
  writeFileSync(`${name}.json`, `${JSON.stringify(report, null, 1)}\n`);
  writeFileSync(`${name}.svg`, map);
  writeFileSync(`${name}-orders.txt`, sheetText(view, empire));
};

/** Everything of everybody, for the one who runs it. */
const writeModerator = (into: string, whole: Campaign): void => {
  const players = whole.empires.filter(({ power, fallen }) => power === 'player' && fallen === null);
  const reports = players.map(({ id }) => reportOf(whole, id));
  writeFileSync(join(into, 'moderator.txt'), reports.map(reportText).join('\n'));
  writeFileSync(
    join(into, 'moderator.json'),
    `${JSON.stringify({ turn: whole.turn, reports, overrides: whole.overrides }, null, 1)}\n`,
  );
  writeFileSync(join(into, 'moderator.svg'), mapSvg(whole, null));
};

export const writeReports = ({ path, match, deadline }: Folder): Written => {
  const { state } = match;
  const into = join(path, 'reports', `turn-${String(state.turn).padStart(3, '0')}`);
  mkdirSync(into, { recursive: true });
  const players = state.empires.filter(({ power, fallen }) => power === 'player' && fallen === null);
  for (const { id } of players) writeFor(into, match.viewOf(seatOf(id)), id, deadline);
  writeModerator(into, match.system.view(state, MODERATOR));
  return { folder: into, files: players.length * 5 + 3 };
};
