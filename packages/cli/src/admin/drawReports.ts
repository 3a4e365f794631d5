import type { AbuseReport } from '@warmoot/server/admin';
import type { Page } from '../rules/terminal.ts';
import { plain, whenText } from './words.ts';

const OFFENCES: Readonly<Record<AbuseReport['offence'], string>> = {
  chat: 'something said by',
  name: 'the name of',
  player: 'the conduct of',
};

/** Who, what, when, and what was said around it. */
export const drawReports = (reports: readonly AbuseReport[], page: Page): string[] =>
  reports.length === 0
    ? ['No reports.']
    : reports.flatMap((report, at) => [...(at === 0 ? [] : ['']), ...drawReport(report, page)]);

const drawReport = (report: AbuseReport, page: Page): string[] => [
  `${page.paint('id', report.id)}  ${whenText(report.at)} UTC`,
  plain(
    `${report.reporterName} (${report.reporter}) reports ${OFFENCES[report.offence]} ${report.name} (${report.person})`,
  ),
  plain(`at “${report.title}” (${report.match}, ${report.place}): ${report.reason}`),
  ...report.context.map(
    ({ isReported, name, text, at }) =>
      `  ${isReported ? '>' : ' '} ${whenText(at)}  ${plain(`${name}: ${text}`)}`,
  ),
  ...(report.settledAt === null
    ? []
    : [plain(`settled ${whenText(report.settledAt)} UTC${noteText(report)}`)]),
];

const noteText = ({ note }: AbuseReport): string => (note === null ? '' : `: ${note}`);
