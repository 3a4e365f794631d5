/** A turn report as plain text of 80 columns, for mail (CHR-RPT-03). */
import { WIDTH, wrapLines } from '../../report/columns.ts';
import { sectionLines, toldLines } from '../../report/sectionText.ts';
import { glanceOf } from './glance.ts';
import type { TurnReport } from './report.ts';
import { linesIn, sectionsOf } from './sections.ts';

export const reportText = (report: TurnReport): string => {
  const title = `${report.campaign}: ${report.empire} (${report.race}), turn ${report.turn}`;
  return [
    title,
    '='.repeat(Math.min(WIDTH, title.length)),
    '',
    ...glanceOf(report).flatMap((line) => wrapLines(line, WIDTH)),
    ...linesIn(report, 'headline').flatMap(toldLines),
    '',
    ...sectionsOf(report).flatMap(sectionLines),
  ].join('\n');
};
