/** A turn report for the screen and the printer: one page that carries its map and its style with it (CHR-RPT-03). */
import type { ReportLine, Section } from '../state.ts';
import { escaped } from './drawing.ts';
import { glanceOf } from './glance.ts';
import { clauseOf, linesByTurn, type TurnReport } from './report.ts';
import {
  battleLogs,
  beginsTurn,
  MODERATED,
  messageHead,
  overrideWords,
  rosterOf,
  sightingWords,
  standingOf,
} from './reportWords.ts';
import type { Statement } from './statement.ts';

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
.roster { color: var(--soft); font-size: .9rem; }
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
.sum td { font-weight: 600; border-top: 2px solid var(--rule); }
svg { display: block; width: 100%; height: auto; margin: 1rem 0; border: 1px solid var(--rule); }
.blows { columns: 22rem 2; column-gap: 2rem; font-size: .85rem; }
.blows p { margin: .1rem 0; }
.blows h4 { font-size: .85rem; margin: .5rem 0 .1rem; break-after: avoid; }
.broken { color: #a33; font-weight: 600; }
@page { size: A4; margin: 15mm; }
@page map { size: A4 landscape; margin: 8mm; }
@media print {
  :root { --ink: #000; --paper: #fff; --rule: #999; --soft: #444; }
  body { font-size: 10pt; max-width: none; padding: 0; }
  h1, h2, h3 { break-after: avoid; }
  tr, li { break-inside: avoid; }
  thead { display: table-header-group; }
  svg { page: map; break-before: page; max-height: 190mm; margin: 0; border: 0; }
}
`;

const cell = (value: string | number, tag: 'td' | 'th', isFigure: boolean): string =>
  `<${tag}${isFigure ? ' class="n"' : ''}>${value}</${tag}>`;

/** Figures stand right, and so do the words above them. */
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string => {
  if (rows.length === 0) return '';
  const words = head.map((word, nth) =>
    cell(
      word,
      'th',
      rows.every((row) => typeof row[nth] === 'number'),
    ),
  );
  const lines = rows.map((row) => row.map((value) => cell(value, 'td', typeof value === 'number')).join(''));
  return `<table><thead><tr>${words.join('')}</tr></thead><tbody>${lines.map((line) => `<tr>${line}</tr>`).join('')}</tbody></table>`;
};

const section = (title: string, ...parts: readonly string[]): string => {
  const body = parts.filter((part) => part !== '').join('');
  return body === '' ? '' : `<section><h2>${title}</h2>${body}</section>`;
};

const clause = (line: ReportLine): string => {
  const rule = clauseOf(line);
  return rule === null ? '' : ` <span class="clause">${escaped(rule)}</span>`;
};

const told = (report: TurnReport, name: Section): string =>
  linesByTurn(report, name)
    .map(({ turn, isNow, lines }) => {
      const items = lines.map((line) => `<li>${escaped(line.text)}${clause(line)}</li>`);
      return `<h3>In turn ${turn}${isNow ? ', so far' : ''}</h3><ul${isNow ? '' : ' class="past"'}>${items.join('')}</ul>`;
    })
    .join('');

const figure = (guilders: number): string => `<td class="n">${guilders}</td>`;

/** What came and went, and what for; the sum under the line. */
const statementTable = (turn: number, { opening, rows, closing, ...of }: Statement): string => {
  const lines = rows.map(({ cause, items, guilders }) => {
    const what = items.map((item) =>
      items.length === 1 ? item.what : `${item.what} ${Math.abs(item.guilders)}`,
    );
    return `<tr><td>${cause}</td><td>${escaped(what.join(', '))}</td>${figure(guilders)}</tr>`;
  });
  const isNow = of.turn === turn;
  return `<table class="statement"><caption>Turn ${of.turn}${isNow ? ', so far' : ''}</caption><tbody><tr><td colspan="2">Opening balance</td>${figure(opening)}</tr>${lines.join('')}<tr class="sum"><td colspan="2">${isNow ? 'In the treasury now' : 'Closing balance'}</td>${figure(closing)}</tr></tbody></table>`;
};

/** Small and in two columns: to be looked up, not read. */
const blowByBlow = (report: TurnReport): string =>
  battleLogs(report)
    .map(({ text, blows }) => {
      const lines = blows.map((blow) =>
        beginsTurn(blow) ? `<h4>${escaped(blow)}</h4>` : `<p>${escaped(blow)}</p>`,
      );
      return `<h3>${escaped(text)}</h3><div class="blows">${lines.join('')}</div>`;
    })
    .join('');

const headingOf = ({ empire, turn }: TurnReport): string => escaped(`${empire}, turn ${turn}`);

const bodyOf = (report: TurnReport): string =>
  [
    `<h1>${headingOf(report)}</h1><p class="of">${escaped(report.campaign)} · ${escaped(report.race)}</p>`,
    `<div class="glance">${glanceOf(report)
      .map((line) => `<p>${escaped(line)}</p>`)
      .join('')}</div>`,
    told(report, 'headline'),
    section(
      'Treasury',
      report.statements.map((statement) => statementTable(report.turn, statement)).join(''),
      told(report, 'treasury'),
    ),
    section(
      'Cities',
      table(
        ['City', 'Hex', 'Size', 'Garrison', 'Morale', 'Improvements'],
        report.cities.map((city) => [
          escaped(city.name),
          city.hex,
          city.size,
          city.garrison,
          city.morale,
          city.siegeFailed === null
            ? escaped(standingOf(city))
            : `<span class="broken">${escaped(standingOf(city))}</span>`,
        ]),
      ),
      told(report, 'cities'),
    ),
    section(
      'Armies',
      table(
        ['No', 'Army', 'Hex', 'Size', 'Points', 'Kind', 'Supply', 'Actions'],
        report.armies.map((army) => [
          army.number,
          `<strong>${escaped(army.name)}</strong>${rosterOf(army)
            .map((line) => `<div class="roster">${escaped(line)}</div>`)
            .join('')}`,
          `${army.hex}${army.inside ? ' inside' : ''}`,
          army.size,
          army.points,
          `${army.state === 'Broken' ? '<span class="broken">Broken</span> ' : ''}${escaped(army.race)} ${army.class}`,
          `${army.supply} (${army.range})`,
          army.actions,
        ]),
      ),
      told(report, 'armies'),
    ),
    section(
      'Other units',
      table(
        ['Unit', 'Kind', 'Hex', 'Supply', 'At work'],
        report.units.map(({ name, kind, size, hex, supply, work }) => [
          escaped(name),
          kind === 'settler' ? `settlers of size ${size}` : kind,
          hex,
          supply,
          escaped(work ?? ''),
        ]),
      ),
      told(report, 'units'),
    ),
    section(
      'Spies',
      table(
        ['Spy', 'Home'],
        report.spies.map(({ name, home }) => [escaped(name), escaped(home)]),
      ),
      told(report, 'spies'),
    ),
    section('What your orders came to', told(report, 'execution')),
    section('Encounters and battles', told(report, 'battles')),
    section(
      'Sightings',
      table(
        ['Hex', 'Whose', 'What', 'Size'],
        report.sightings.map((seen) => [
          seen.hex,
          escaped(seen.owner),
          escaped(sightingWords(seen, report.turn)),
          seen.size ?? '',
        ]),
      ),
      report.known.length === 0
        ? ''
        : `<ul>${report.known.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`,
      told(report, 'sightings'),
    ),
    section('Discoveries', told(report, 'discoveries')),
    section(
      'Declarations',
      table(
        ['Empire', 'We', 'They'],
        report.declarations.map(({ empire, ours, theirs }) => [escaped(empire), ours, theirs]),
      ),
      told(report, 'declarations'),
    ),
    section(
      'Dogs of War',
      table(
        ['Band', 'Bid at least', 'Highest bid'],
        report.dogs.map(({ name, least, high, bidder }) => [
          escaped(name),
          least,
          high === null ? 'none yet' : escaped(`${high} by ${bidder}`),
        ]),
      ),
      told(report, 'dogs'),
    ),
    section(
      'Messages',
      report.messages.length === 0
        ? ''
        : `<ul>${report.messages.map((message) => `<li><strong>${escaped(messageHead(message))}</strong>: ${escaped(message.text)}</li>`).join('')}</ul>`,
      told(report, 'messages'),
    ),
    section(
      'Warnings',
      report.warnings.length === 0
        ? ''
        : `<ul>${report.warnings.map((text) => `<li>${escaped(text)}</li>`).join('')}</ul>`,
      told(report, 'warnings'),
    ),
    section('Battles, blow by blow', blowByBlow(report)),
    section(
      MODERATED,
      report.overrides.length === 0
        ? ''
        : `<ul>${report.overrides.map((override) => `<li>${escaped(overrideWords(override))}</li>`).join('')}</ul>`,
    ),
  ].join('\n');

const page = (title: string, parts: readonly string[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${STYLE}</style></head>
<body><main>
${parts.join('\n')}
</main></body></html>
`;

export const reportHtml = (report: TurnReport, map: string): string =>
  page(headingOf(report), [bodyOf(report), map]);

/** Everybody's on one page, for the moderator. */
export const reportsHtml = (campaign: string, reports: readonly TurnReport[], map: string): string =>
  page(escaped(campaign), [map, ...reports.map(bodyOf)]);
