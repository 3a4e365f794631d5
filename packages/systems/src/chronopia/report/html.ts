/** A turn report for the screen and the printer: one page that carries its map and its style with it (CHR-RPT-03). */
import type { Section } from '../state.ts';
import { escaped } from './drawing.ts';
import { linesByTurn, type TurnReport } from './report.ts';

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
.n { text-align: right; font-variant-numeric: tabular-nums; }
.roster { color: var(--soft); font-size: .9rem; }
.clause { color: var(--soft); font-size: .8rem; }
ul { margin: .2rem 0; padding-left: 1.2rem; }
.past { color: var(--soft); }
figure { margin: 1rem 0; }
svg { width: 100%; height: auto; border: 1px solid var(--rule); }
.broken { color: #a33; font-weight: 600; }
@page { size: A4; margin: 15mm; }
@media print {
  :root { --ink: #000; --paper: #fff; --rule: #999; --soft: #444; }
  body { font-size: 10pt; max-width: none; padding: 0; }
  h1, h2, h3 { break-after: avoid; }
  tr, li { break-inside: avoid; }
  thead { display: table-header-group; }
  figure { break-before: page; break-inside: avoid; margin: 0; }
  svg { max-height: 25cm; }
}
`;

const row = (cells: readonly (string | number)[], tag: 'td' | 'th' = 'td'): string =>
  `<tr>${cells.map((cell) => `<${tag}${typeof cell === 'number' ? ' class="n"' : ''}>${typeof cell === 'number' ? cell : cell}</${tag}>`).join('')}</tr>`;

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  rows.length === 0
    ? ''
    : `<table><thead>${row(head, 'th')}</thead><tbody>${rows.map((cells) => row(cells)).join('')}</tbody></table>`;

const section = (title: string, ...parts: readonly string[]): string => {
  const body = parts.filter((part) => part !== '').join('');
  return body === '' ? '' : `<section><h2>${title}</h2>${body}</section>`;
};

const clause = ([rule]: readonly string[]): string =>
  rule === undefined ? '' : ` <span class="clause">${escaped(rule)}</span>`;

/** Under the turn they tell of; without a heading if all of them are of this turn. */
const told = (report: TurnReport, name: Section): string =>
  linesByTurn(report, name)
    .map(({ turn, isNow, lines }, nth) => {
      const heading = isNow ? (nth === 0 ? '' : `<h3>This turn (${turn})</h3>`) : `<h3>Turn ${turn}</h3>`;
      const items = lines.map(({ text, rules }) => `<li>${escaped(text)}${clause(rules)}</li>`);
      return `${heading}<ul${isNow ? '' : ' class="past"'}>${items.join('')}</ul>`;
    })
    .join('');

const rosterOf = ({ individuals, warbands }: TurnReport['armies'][number]): string =>
  [
    ...individuals.map(({ name, profile, wounds }) => `${name} (${profile}, ${wounds} wounds)`),
    ...warbands.map(({ profile, models }) => `${models} ${profile}`),
  ]
    .map(escaped)
    .join('; ');

const headingOf = ({ empire, turn }: TurnReport): string => escaped(`${empire}, turn ${turn}`);

const bodyOf = (report: TurnReport): string =>
  [
    `<h1>${headingOf(report)}</h1><p>${escaped(report.campaign)} · ${escaped(report.race)}${report.window === null ? '' : ` · open now: ${escaped(report.window)}`}</p>`,
    told(report, 'headline'),
    section(
      'Treasury',
      told(report, 'treasury'),
      `<p><strong>${report.treasury} guilders</strong> in the treasury.</p>`,
    ),
    section(
      'Cities',
      table(
        ['City', 'Hex', 'Size', 'Garrison', 'Morale', 'Improvements', ''],
        report.cities.map((city) => [
          escaped(city.name),
          city.hex,
          city.size,
          city.garrison,
          city.morale,
          escaped(
            city.improvements.map(({ kind, active }) => (active ? kind : `${kind} (inactive)`)).join(', '),
          ),
          standing(city),
        ]),
      ),
      told(report, 'cities'),
    ),
    section(
      'Armies',
      table(
        ['Army', 'Hex', 'Size', 'Points', 'State', 'Supply', 'Actions', 'Commander'],
        report.armies.map((army) => [
          `${escaped(army.name)} <span class="clause">${army.number}</span><div class="roster">${rosterOf(army)}</div>${replaceableIn(army)}`,
          `${army.hex}${army.inside ? ' inside' : ''}`,
          army.size,
          army.points,
          army.state === 'Broken'
            ? '<span class="broken">Broken</span>'
            : `${escaped(army.race)} ${army.class}`,
          `${army.supply} (${army.range})`,
          army.actions,
          escaped(army.commander ?? 'none'),
        ]),
      ),
      told(report, 'armies'),
    ),
    section(
      'Other units',
      table(
        ['Unit', 'Kind', 'Hex', 'Supply', 'At work'],
        report.units.map(({ name, kind, hex, supply, work }) => [
          escaped(name),
          kind,
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
        ['Hex', 'Whose', 'What', 'Size', 'Seen'],
        report.sightings.map(({ hex, owner, what, size, turn, marks }) => [
          hex,
          escaped(owner),
          escaped([what, ...marks].join(', ')),
          size === null ? '' : size,
          turn >= report.turn - 1 ? 'now' : `turn ${turn}`,
        ]),
      ),
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
        ['Band', 'Highest bid', 'By'],
        report.dogs.map(({ name, high, bidder }) => [escaped(name), high ?? 0, escaped(bidder ?? '–')]),
      ),
      told(report, 'dogs'),
    ),
    section(
      'Messages',
      report.messages.length === 0
        ? ''
        : `<ul>${report.messages.map(({ turn, from, text }) => `<li><strong>${escaped(from)}</strong> <span class="clause">turn ${turn}</span> ${escaped(text)}</li>`).join('')}</ul>`,
      told(report, 'messages'),
    ),
    section(
      'Warnings',
      report.warnings.length === 0
        ? ''
        : `<ul>${report.warnings.map((text) => `<li>${escaped(text)}</li>`).join('')}</ul>`,
      told(report, 'warnings'),
    ),
  ].join('\n');

const page = (title: string, parts: readonly string[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${STYLE}</style></head>
<body><main>
${parts.join('\n')}
</main></body></html>
`;

/** What the dead of last turn would cost (CHR-RSP-01). */
const replaceableIn = ({ replaceable, replacement }: TurnReport['armies'][number]): string => {
  if (replaceable.length === 0) return '';
  const dead = replaceable.map(({ count, profile }) => `${count} ${profile}`).join(', ');
  const terms =
    replacement === null
      ? 'but not here'
      : `up to ${replacement.points} points for ${replacement.price} guilders`;
  return `<div class="roster">May be replaced: ${escaped(dead)}; ${terms}</div>`;
};

const standing = ({ siegeFailed, conqueredTurns }: TurnReport['cities'][number]): string =>
  [
    siegeFailed === null ? '' : `<span class="broken">besieged, ${siegeFailed} turns held</span>`,
    conqueredTurns === null ? '' : `conquered ${conqueredTurns} turns ago`,
  ]
    .filter((part) => part !== '')
    .join(', ');

export const reportHtml = (report: TurnReport, map: string): string =>
  page(headingOf(report), [bodyOf(report), map]);

/** Everybody's on one page, for the moderator. */
export const reportsHtml = (campaign: string, reports: readonly TurnReport[], map: string): string =>
  page(escaped(campaign), [map, ...reports.map(bodyOf)]);
