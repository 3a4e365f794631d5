import { WIDTH, wrapLines } from '../../report/columns.ts';
import { sectionLines } from '../../report/sectionText.ts';
import type { WarReport } from './report.ts';

/** A report as plain text of 80 columns, for mail (GRD-PLY-38). */
export const reportText = ({ kingdom, year, week, glance, sections }: WarReport): string => {
  const title = `${kingdom}: year ${year}, week ${week}`;
  return [
    title,
    '='.repeat(title.length),
    '',
    ...glance.flatMap((line) => wrapLines(line, WIDTH)),
    '',
    ...sections.flatMap(sectionLines),
  ].join('\n');
};
