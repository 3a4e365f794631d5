import { page, sectionHtml } from '../../report/sectionHtml.ts';
import { escaped } from '../../report/svg.ts';
import { rowOf } from '../data/units.ts';
import { countsOf, levelOf, type Unit } from '../state/roster.ts';
import type { sheetOf, WarReport } from './report.ts';

type Sheet = ReturnType<typeof sheetOf>;

const STYLE = `<style>
.sheets { display: grid; grid-template-columns: repeat(auto-fill, minmax(19rem, 1fr)); gap: .8rem; }
.sheet { border: 1.5px solid var(--rule); border-radius: 6px; padding: .6rem .8rem; break-inside: avoid; }
.sheet h3 { margin: 0; color: var(--ink); font-size: 1rem; }
.sheet p { margin: .15rem 0; }
.strength { font-size: 1.25rem; font-weight: 700; }
.tally { font-family: monospace; letter-spacing: .15em; }
@media print { .sheets { grid-template-columns: repeat(2, 1fr); } .army-sheets { break-before: page; } }
</style>`;

const LEVELS = ['Green', 'Experienced', 'Veteran', 'Elite'] as const;

/** With rosters a row for each type: how many, with a box for each unit to tick off. */
const unitRows = (units: readonly Unit[]): string => {
  if (units.length === 0) return '';
  const rows = Object.entries(countsOf(units)).map(([code, count]) => {
    const some = units.filter((unit) => unit.code === code);
    const levels = [...new Set(some.map((unit) => LEVELS[levelOf(unit) - 1]))].join(', ');
    return `<tr><td class="n">${count}</td><td>${escaped(rowOf(code as Unit['code']).name)}</td><td>${levels}</td><td class="tally">${'☐'.repeat(Math.min(count, 20))}</td></tr>`;
  });
  return `<table><tbody>${rows.join('')}</tbody></table>`;
};

const sheetHtml = ({ name, where, strength, generals, notes, units }: Sheet): string =>
  `<article class="sheet"><h3>${escaped(name.charAt(0).toUpperCase() + name.slice(1))}</h3><p>${escaped(where)}</p><p class="strength">${escaped(strength)}</p>${(generals.length === 0 ? ['acting commander, rating 0'] : generals).map((general) => `<p>${escaped(general)}</p>`).join('')}${notes === '' ? '' : `<p class="clause">${escaped(notes)}</p>`}${unitRows(units)}</article>`;

/** A report for the screen and the printer, with a sheet for each army and the map as the last page (GRD-PLY-38). */
export const reportHtml = (report: WarReport, sheets: readonly Sheet[], map: string): string => {
  const title = `${report.kingdom}: year ${report.year}, week ${report.week}`;
  return page(escaped(title), [
    STYLE,
    `<h1>${escaped(title)}</h1>`,
    `<div class="glance">${report.glance.map((line) => `<p>${escaped(line)}</p>`).join('')}</div>`,
    ...report.sections.map(sectionHtml),
    `<section class="army-sheets"><h2>Army sheets</h2><div class="sheets">${sheets.map(sheetHtml).join('')}</div></section>`,
    map,
  ]);
};
