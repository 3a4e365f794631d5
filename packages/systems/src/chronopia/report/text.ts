/** A turn report as plain text of 80 columns, for mail (CHR-RPT-03). */
import type { Section } from '../state.ts';
import { broken, tableLines, WIDTH, wrapped } from './columns.ts';
import { glanceOf } from './glance.ts';
import { type ArmyEntry, clauseOf, linesByTurn, type TurnReport } from './report.ts';
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
import type { Statement, StatementRow } from './statement.ts';

const block = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title.toUpperCase(), '-'.repeat(title.length), ...lines];

const told = (report: TurnReport, section: Section): string[] =>
  linesByTurn(report, section).flatMap(({ turn, isNow, lines }) => [
    `  In turn ${turn}${isNow ? ', so far' : ''}:`,
    ...lines.flatMap((line) => {
      const clause = clauseOf(line);
      return wrapped(`${line.text}${clause === null ? '' : ` [${clause}]`}`, '    ');
    }),
  ]);

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] =>
  rows.length === 0 ? [] : tableLines(head, rows).flat();

const FIGURES = 9;
/** The words left, the figures in a column of their own. */
const booked = (text: string, guilders: string): string[] => {
  const lines = broken(text, WIDTH - FIGURES - 8);
  return lines.map((line, nth) => {
    const words = (nth === 0 ? '    ' : '      ') + line;
    return nth < lines.length - 1 ? words : words.padEnd(WIDTH - FIGURES) + guilders.padStart(FIGURES);
  });
};

const signed = (guilders: number): string => (guilders > 0 ? `+${guilders}` : String(guilders));

const rowText = ({ cause, items }: StatementRow): string => {
  if (items.length === 0) return cause;
  const [first] = items;
  return items.length === 1
    ? `${cause}: ${first!.what}`
    : `${cause}: ${items.map(({ what, guilders }) => `${what} ${Math.abs(guilders)}`).join(', ')}`;
};

const statementLines = (turn: number, { opening, rows, closing, ...of }: Statement): string[] => [
  `  Statement of turn ${of.turn}${of.turn === turn ? ', so far' : ''}:`,
  ...booked('Opening balance', String(opening)),
  ...rows.flatMap((row) => booked(rowText(row), signed(row.guilders))),
  ...booked(of.turn === turn ? 'In the treasury now' : 'Closing balance', String(closing)),
];

const armyRow = (army: ArmyEntry): (string | number)[] => [
  army.number,
  army.name,
  `${army.hex}${army.inside ? ' inside' : ''}`,
  army.size,
  army.points,
  army.state,
  `${army.supply} (${army.range})`,
  army.actions,
  `${army.race} ${army.class}`,
];

/** A line of the table for every army, and under it who is in it. */
const armyLines = (armies: readonly ArmyEntry[]): string[] => {
  if (armies.length === 0) return [];
  const head = ['No', 'Army', 'Hex', 'Size', 'Points', 'State', 'Supply', 'Acts', 'Kind'];
  const [headLines = [], ...rows] = tableLines(head, armies.map(armyRow));
  return [
    ...headLines,
    ...armies.flatMap((army, nth) => [
      ...(rows[nth] ?? []),
      ...rosterOf(army).flatMap((line) => wrapped(line, '      ')),
    ]),
  ];
};

const cityLines = ({ cities }: TurnReport): string[] =>
  table(
    ['City', 'Hex', 'Size', 'Garrison', 'Morale', 'Improvements'],
    cities.map((city) => [city.name, city.hex, city.size, city.garrison, city.morale, standingOf(city)]),
  );

const unitLines = ({ units }: TurnReport): string[] =>
  table(
    ['Unit', 'Kind', 'Hex', 'Supply', 'At work'],
    units.map(({ name, kind, size, hex, supply, work }) => [
      name,
      kind === 'settler' ? `settlers of size ${size}` : kind,
      hex,
      supply,
      work ?? '',
    ]),
  );

const blowLines = (report: TurnReport): string[] =>
  battleLogs(report).flatMap(({ text, blows }) => [
    ...wrapped(text),
    ...blows.flatMap((blow) => wrapped(blow, beginsTurn(blow) ? '    ' : '      ')),
  ]);

const sightingLines = ({ sightings, turn }: TurnReport): string[] =>
  table(
    ['Hex', 'Whose', 'Size', 'What'],
    sightings.map((seen) => [seen.hex, seen.owner, seen.size ?? '', sightingWords(seen, turn)]),
  );

const dogLines = ({ dogs }: TurnReport): string[] =>
  table(
    ['Band', 'Bid at least', 'Highest bid'],
    dogs.map(({ name, least, high, bidder }) => [
      name,
      least,
      high === null ? 'none yet' : `${high} by ${bidder}`,
    ]),
  );

export const reportText = (report: TurnReport): string => {
  const title = `${report.campaign}: ${report.empire} (${report.race}), turn ${report.turn}`;
  const lines = [
    title,
    '='.repeat(Math.min(WIDTH, title.length)),
    '',
    ...glanceOf(report).flatMap((line) => broken(line, WIDTH)),
    ...told(report, 'headline'),
    ...block('Treasury', [
      ...report.statements.flatMap((statement) => statementLines(report.turn, statement)),
      ...told(report, 'treasury'),
    ]),
    ...block('Cities', [...cityLines(report), ...told(report, 'cities')]),
    ...block('Armies', [...armyLines(report.armies), ...told(report, 'armies')]),
    ...block('Other units', [...unitLines(report), ...told(report, 'units')]),
    ...block('Spies', [
      ...table(
        ['Spy', 'Home'],
        report.spies.map(({ name, home }) => [name, home]),
      ),
      ...told(report, 'spies'),
    ]),
    ...block('What your orders came to', told(report, 'execution')),
    ...block('Encounters and battles', told(report, 'battles')),
    ...block('Sightings', [
      ...sightingLines(report),
      ...report.known.flatMap((line) => wrapped(line)),
      ...told(report, 'sightings'),
    ]),
    ...block('Discoveries', told(report, 'discoveries')),
    ...block('Declarations', [
      ...table(
        ['Empire', 'We', 'They'],
        report.declarations.map(({ empire, ours, theirs }) => [empire, ours, theirs]),
      ),
      ...told(report, 'declarations'),
    ]),
    ...block('Dogs of War', [...dogLines(report), ...told(report, 'dogs')]),
    ...block('Messages', [
      ...report.messages.flatMap((message) => wrapped(`${messageHead(message)}: ${message.text}`)),
      ...told(report, 'messages'),
    ]),
    ...block('Warnings', [...report.warnings.flatMap((text) => wrapped(text)), ...told(report, 'warnings')]),
    ...block('Battles, blow by blow', blowLines(report)),
    ...block(
      MODERATED,
      report.overrides.flatMap((override) => wrapped(overrideWords(override))),
    ),
  ];
  return `${lines.join('\n')}\n`;
};
