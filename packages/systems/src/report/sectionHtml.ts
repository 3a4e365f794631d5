/** Sections of a report for the screen and the printer: one self-contained page with its style. */
import { type Cell, type Line, type ReportSection, underOf } from './section.ts';
import { escaped } from './svg.ts';

const STYLE = `
:root { color-scheme: light dark; --ink: #2b2418; --paper: #fbf7ec; --rule: #c9b98f; --soft: #6d5f45; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece4d2; --paper: #1f1b16; --rule: #5a4d36; --soft: #b5a689; } }
body { font: 16px/1.45 Georgia, 'Times New Roman', serif; color: var(--ink); background: var(--paper); max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
h1 { font-size: 1.7rem; margin: 0 0 .2rem; border-bottom: 3px double var(--rule); }
h2 { font-size: 1.1rem; margin: 1.4rem 0 .4rem; letter-spacing: .04em; border-bottom: 1px solid var(--rule); }
h3 { font-size: .95rem; margin: .7rem 0 .1rem; color: var(--soft); }
table { border-collapse: collapse; width: 100%; font-size: .92rem; }
th { text-align: left; font-weight: 600; color: var(--soft); }
td, th { padding: .2rem .5rem .2rem 0; vertical-align: top; border-bottom: 1px solid var(--rule); }
td.n, th.n { text-align: right; padding-right: .8rem; font-variant-numeric: tabular-nums; }
.over td { border-bottom: 0; padding-bottom: 0; }
.under td { color: var(--soft); padding: 0 0 .3rem 1.5rem; }
.clause { color: var(--soft); font-size: .8rem; }
ul { margin: .2rem 0; padding-left: 1.2rem; }
.past { color: var(--soft); }
caption { text-align: left; font-weight: 600; color: var(--soft); padding: .5rem 0 .1rem; }
.of { margin: 0; color: var(--soft); }
.due { font-weight: 600; }
.glance { border-left: 4px solid var(--rule); padding-left: .8rem; margin: .8rem 0; }
.glance p { margin: .15rem 0; }
.glance p:first-child { font-weight: 600; }
.statement { max-width: 44rem; }
.statement tr:last-child td { font-weight: 600; border-top: 2px solid var(--rule); }
svg { display: block; width: 100%; height: auto; margin: 1rem 0; border: 1px solid var(--rule); }
.blows { columns: 22rem 2; column-gap: 2rem; font-size: .85rem; }
.blows p { margin: .1rem 0; }
.blows h4 { font-size: .85rem; margin: .5rem 0 .1rem; break-after: avoid; }
.grave { color: #a33; font-weight: 600; }
@media screen and (max-width: 40rem) {
  body { padding: .8rem; }
  section { overflow-x: auto; }
  table { font-size: .75rem; }
  td, th { padding-right: .35rem; }
  td.n, th.n { padding-right: .45rem; }
}
@page { size: A4; margin: 15mm; }
@page map { size: A4 landscape; margin: 8mm; }
@media print {
  :root { --ink: #000; --paper: #fff; --rule: #999; --soft: #444; }
  body { font-size: 10pt; max-width: none; padding: 0; }
  h1, h2, h3 { break-after: avoid; }
  tr, li { break-inside: avoid; }
  .over { break-after: avoid; }
  thead { display: table-header-group; }
  svg { page: map; break-before: page; max-height: 190mm; margin: 0; border: 0; }
}
`;

export const all = <T>(things: readonly T[], html: (thing: T) => string): string => things.map(html).join('');

const cellHtml = (cell: Cell): string => {
  if (typeof cell === 'number') return `<td class="n">${cell}</td>`;
  const { text, isGrave = false, under } = typeof cell === 'string' ? { text: cell } : cell;
  const words = under === undefined ? escaped(text) : `<strong>${escaped(text)}</strong>`;
  return `<td${isGrave ? ' class="grave"' : ''}>${words}</td>`;
};

/** Details under a row use the whole width: on a phone one column would be too narrow for them. */
const rowHtml = (row: readonly Cell[]): string => {
  const cells = all(row, cellHtml);
  const under = underOf(row);
  if (under.length === 0) return `<tr>${cells}</tr>`;
  const lines = all(under, (line) => `<div>${escaped(line)}</div>`);
  return `<tr class="over">${cells}</tr><tr class="under"><td colspan="${row.length}">${lines}</td></tr>`;
};

/** Figures are right-aligned, and so are their headings. */
const headHtml = ({ head, rows }: ReportSection): string =>
  head
    .map((word, nth) => {
      const hasFigures = rows.some((row) => typeof row[nth] === 'number');
      return `<th${hasFigures ? ' class="n"' : ''}>${escaped(word)}</th>`;
    })
    .join('');

const tableHtml = (section: ReportSection): string => {
  if (section.rows.length === 0) return '';
  const rows = all(section.rows, rowHtml);
  return `<table><thead><tr>${headHtml(section)}</tr></thead><tbody>${rows}</tbody></table>`;
};

/** Payments with their reasons, and the total below. */
const statementHtml = ({ title, rows }: ReportSection['statements'][number]): string => {
  const booked = all(rows, ({ cause, what, figure }) => {
    const words =
      what === ''
        ? `<td colspan="2">${escaped(cause)}</td>`
        : `<td>${escaped(cause)}</td><td>${escaped(what)}</td>`;
    return `<tr>${words}<td class="n">${escaped(figure)}</td></tr>`;
  });
  return `<table class="statement"><caption>${escaped(title)}</caption><tbody>${booked}</tbody></table>`;
};

const lineHtml = ({ lead, text, clause }: Line): string => {
  const before = lead === undefined ? '' : `<strong>${escaped(lead)}</strong>: `;
  const after = clause === undefined ? '' : ` <span class="clause">${escaped(clause)}</span>`;
  return `<li>${before}${escaped(text)}${after}</li>`;
};

const listHtml = (lines: readonly Line[], isPast = false): string =>
  lines.length === 0 ? '' : `<ul${isPast ? ' class="past"' : ''}>${all(lines, lineHtml)}</ul>`;

export const toldHtml = ({ title, isPast, lines }: ReportSection['told'][number]): string =>
  `<h3>${escaped(title)}</h3>${listHtml(lines, isPast)}`;

/** Small and in two columns: for reference, not for reading. */
const battleHtml = ({ title, blows }: ReportSection['battles'][number]): string => {
  const lines = all(blows, ({ text, beginsTurn }) =>
    beginsTurn ? `<h4>${escaped(text)}</h4>` : `<p>${escaped(text)}</p>`,
  );
  return `<h3>${escaped(title)}</h3><div class="blows">${lines}</div>`;
};

export const sectionHtml = (section: ReportSection): string => {
  const { title, statements, lines, told, battles } = section;
  const body = [
    all(statements, statementHtml),
    tableHtml(section),
    listHtml(lines),
    all(told, toldHtml),
    all(battles, battleHtml),
  ];
  return `<section><h2>${escaped(title)}</h2>${body.join('')}</section>`;
};

export const page = (title: string, parts: readonly string[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${STYLE}</style></head>
<body><main>
${parts.join('\n')}
</main></body></html>
`;
