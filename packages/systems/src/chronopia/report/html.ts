/** A turn report for the screen and the printer: one page that carries its map and its style with it (CHR-RPT-03). */
import type { TurnReport } from './report.ts';

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

const STYLE = `
:root { color-scheme: light dark; --ink: #2b2418; --paper: #fbf7ec; --rule: #c9b98f; --soft: #6d5f45; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece4d2; --paper: #1f1b16; --rule: #5a4d36; --soft: #b5a689; } }
body { font: 16px/1.45 Georgia, 'Times New Roman', serif; color: var(--ink); background: var(--paper); max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
h1 { font-size: 1.7rem; margin: 0 0 .2rem; border-bottom: 3px double var(--rule); }
h2 { font-size: 1.1rem; margin: 1.4rem 0 .4rem; letter-spacing: .04em; border-bottom: 1px solid var(--rule); }
table { border-collapse: collapse; width: 100%; font-size: .92rem; }
th { text-align: left; font-weight: 600; color: var(--soft); }
td, th { padding: .2rem .5rem .2rem 0; vertical-align: top; border-bottom: 1px solid var(--rule); }
.n { text-align: right; font-variant-numeric: tabular-nums; }
.roster { color: var(--soft); font-size: .9rem; }
.clause { color: var(--soft); font-size: .8rem; }
ul { margin: .2rem 0; padding-left: 1.2rem; }
svg { width: 100%; height: auto; border: 1px solid var(--rule); margin-top: 1rem; }
.broken { color: #a33; font-weight: 600; }
@media print { body { font-size: 11pt; max-width: none; padding: 0; background: none; color: #000; } h2, tr, li { break-inside: avoid; } svg { max-height: 24cm; } }
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

const told = (report: TurnReport, name: keyof TurnReport['told']): string => {
  const lines = report.told[name];
  if (lines.length === 0) return '';
  const items = lines.map(
    ({ text, rules, turn }) =>
      `<li>${turn === report.turn ? '' : `<span class="clause">turn ${turn}</span> `}${escaped(text)}${rules[0] === undefined ? '' : ` <span class="clause">${escaped(rules[0])}</span>`}</li>`,
  );
  return `<ul>${items.join('')}</ul>`;
};

const rosterOf = ({ individuals, warbands }: TurnReport['armies'][number]): string =>
  [
    ...individuals.map(({ name, profile, wounds }) => `${name} (${profile}, ${wounds} wounds)`),
    ...warbands.map(({ profile, models }) => `${models} ${profile}`),
  ]
    .map(escaped)
    .join('; ');

export const reportHtml = (report: TurnReport, map: string): string => {
  const title = escaped(`${report.empire}, turn ${report.turn}`);
  const body = [
    `<h1>${title}</h1><p>${escaped(report.campaign)} · ${escaped(report.race)}${report.window === null ? '' : ` · open now: ${escaped(report.window)}`}</p>`,
    told(report, 'headline'),
    section(
      'Treasury',
      told(report, 'treasury'),
      `<p><strong>${report.treasury} guilders</strong> in the treasury.</p>`,
    ),
    section(
      'Cities',
      table(
        ['City', 'Hex', 'Size', 'Garrison', 'Improvements', ''],
        report.cities.map((city) => [
          escaped(city.name),
          city.hex,
          city.size,
          city.garrison,
          escaped(
            city.improvements.map(({ kind, active }) => (active ? kind : `${kind} (inactive)`)).join(', '),
          ),
          city.siegeFailed === null
            ? ''
            : `<span class="broken">besieged, ${city.siegeFailed} turns held</span>`,
        ]),
      ),
      told(report, 'cities'),
    ),
    section(
      'Armies',
      table(
        ['Army', 'Hex', 'Size', 'Points', 'State', 'Supply', 'Actions', 'Commander'],
        report.armies.map((army) => [
          `${escaped(army.name)} <span class="clause">${army.number}</span><div class="roster">${rosterOf(army)}</div>`,
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
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${STYLE}</style></head>
<body><main>
${body}
${map}
</main></body></html>
`;
};
