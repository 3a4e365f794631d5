/** A turn report for the screen and the printer: one self-contained page with its map and style (CHR-RPT-03). */
import { all, page, sectionHtml, toldHtml } from '../../report/sectionHtml.ts';
import { escaped } from '../../report/svg.ts';
import { glanceOf } from './glance.ts';
import type { TurnReport } from './report.ts';
import { linesIn, sectionsOf } from './sections.ts';

const headingOf = ({ empire, turn }: TurnReport): string => escaped(`${empire}, turn ${turn}`);

const bodyOf = (report: TurnReport): string =>
  [
    `<h1>${headingOf(report)}</h1><p class="of">${escaped(report.campaign)} · ${escaped(report.race)}</p>`,
    `<div class="glance">${all(glanceOf(report), (line) => `<p>${escaped(line)}</p>`)}</div>`,
    all(linesIn(report, 'headline'), toldHtml),
    ...sectionsOf(report).map(sectionHtml),
  ].join('\n');

export const reportHtml = (report: TurnReport, map: string): string =>
  page(headingOf(report), [bodyOf(report), map]);

/** All reports on one page, for the moderator. */
export const reportsHtml = (campaign: string, reports: readonly TurnReport[], map: string): string =>
  page(escaped(campaign), [map, ...reports.map(bodyOf)]);
