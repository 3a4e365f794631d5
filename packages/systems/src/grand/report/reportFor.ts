import type { Seat } from '@warmoot/kernel';
import type { ReportFormat, SinceReport } from '../../door.ts';
import { armiesOf, type Game } from '../state/game.ts';
import { numberOf } from '../state/seats.ts';
import { reportHtml } from './html.ts';
import { mapSvg } from './map.ts';
import { reportOf, sheetOf } from './report.ts';
import { reportText } from './text.ts';

const NOTHING: SinceReport = { told: [], remarks: [] };

/** GRD-PLY-38: a kingdom's report in one of its formats; undefined for a seat without a kingdom. */
export const reportFor = (
  game: Game,
  seat: Seat,
  format: ReportFormat,
  since = NOTHING,
): string | undefined => {
  const kingdom = numberOf(seat);
  if (kingdom < 0 || kingdom >= game.realms.length) return undefined;
  if (format === 'svg') return mapSvg(game);
  const report = reportOf(game, kingdom, since);
  if (format === 'text') return reportText(report);
  if (format === 'json') return `${JSON.stringify(report, null, 1)}\n`;
  const sheets = armiesOf(game, kingdom).map((army) => sheetOf(game, army));
  return reportHtml(report, sheets, mapSvg(game));
};
