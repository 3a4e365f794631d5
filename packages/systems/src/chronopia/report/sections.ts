/** The contents of a turn report, section by section (CHR-RPT-01), laid out by `text.ts` and `html.ts`. */

import { type Content, type Line, type ReportSection, section } from '../../report/section.ts';
import { TURN } from '../casebook/foughtWords.ts';
import type { ReportLine, Section } from '../state/state.ts';
import type { SightingEntry, TurnReport } from './report.ts';
import { MODERATED, overrideWords, rosterOf, standingOf } from './reportWords.ts';
import type { Statement, StatementRow } from './statement.ts';

const turnWords = (turn: number, now: number): string => `turn ${turn}${turn === now ? ', so far' : ''}`;

const whatFor = (items: StatementRow['items']): string =>
  items.map(({ what, guilders }) => (items.length === 1 ? what : `${what} ${Math.abs(guilders)}`)).join(', ');

const signed = (guilders: number): string => (guilders > 0 ? `+${guilders}` : String(guilders));

const statement = (
  now: number,
  { turn, opening, rows, closing }: Statement,
): Content['statements'][number] => ({
  title: `Statement of ${turnWords(turn, now)}`,
  rows: [
    { cause: 'Opening balance', what: '', figure: String(opening) },
    ...rows.map(({ cause, items, guilders }) => ({
      cause,
      what: whatFor(items),
      figure: signed(guilders),
    })),
    { cause: turn === now ? 'In the treasury now' : 'Closing balance', what: '', figure: String(closing) },
  ],
});

const treasury = ({ statements, turn }: TurnReport): Partial<Content> => ({
  statements: statements.map((each) => statement(turn, each)),
});

const cities = (report: TurnReport): Partial<Content> => ({
  head: ['City', 'Hex', 'Size', 'Garrison', 'Morale', 'Improvements'],
  rows: report.cities.map((city) => [
    city.name,
    city.hex,
    city.size,
    city.garrison,
    city.morale,
    { text: standingOf(city), isGrave: city.siegeFailed !== null },
  ]),
});

const armies = (report: TurnReport): Partial<Content> => ({
  head: ['No', 'Army', 'Hex', 'Size', 'Points', 'State', 'Supply', 'Acts', 'Kind'],
  rows: report.armies.map((army) => [
    army.number,
    { text: army.name, under: rosterOf(army) },
    `${army.hex}${army.inside ? ' inside' : ''}`,
    army.size,
    army.points,
    { text: army.state, isGrave: army.state === 'Broken' },
    `${army.supply} (${army.range})`,
    army.actions,
    `${army.race} ${army.class}`,
  ]),
});

const units = (report: TurnReport): Partial<Content> => ({
  head: ['Unit', 'Kind', 'Hex', 'Supply', 'At work'],
  rows: report.units.map(({ name, kind, size, hex, supply, work }) => [
    name,
    kind === 'settler' ? `settlers of size ${size}` : kind,
    hex,
    supply,
    work ?? '',
  ]),
});

const spies = (report: TurnReport): Partial<Content> => ({
  head: ['Spy', 'Home'],
  rows: report.spies.map(({ name, home }) => [name, home]),
});

/** Anything seen at the end of last turn counts as seen now: nothing has moved since (CHR-HID-21). */
const isFresh = ({ turn }: SightingEntry, now: number): boolean => turn >= now - 1;

const sightingWords = (seen: SightingEntry, now: number): string =>
  [seen.what, ...seen.marks, ...(isFresh(seen, now) ? [] : [`last seen in turn ${seen.turn}`])].join(', ');

const sightings = ({ turn, known, ...report }: TurnReport): Partial<Content> => ({
  head: ['Hex', 'Whose', 'Size', 'What'],
  rows: report.sightings.map((seen) => [seen.hex, seen.owner, seen.size ?? '', sightingWords(seen, turn)]),
  lines: known.map((text) => ({ text })),
});

const declarations = (report: TurnReport): Partial<Content> => ({
  head: ['Empire', 'We', 'They'],
  rows: report.declarations.map(({ empire, ours, theirs }) => [empire, ours, theirs]),
});

const dogs = (report: TurnReport): Partial<Content> => ({
  head: ['Band', 'Bid at least', 'Highest bid'],
  rows: report.dogs.map(({ name, least, high, bidder }) => [
    name,
    least,
    high === null ? 'none yet' : `${high} by ${bidder}`,
  ]),
});

const messages = (report: TurnReport): Partial<Content> => ({
  lines: report.messages.map(({ turn, from, to, text }) => ({
    lead: `Turn ${turn}, ${from} to ${to.join(', ')}`,
    text,
  })),
});

const warnings = (report: TurnReport): Partial<Content> => ({
  lines: report.warnings.map((text) => ({ text })),
});

/** Battles that have a log (CHR-BTL-07). */
const battles = ({ told }: TurnReport): Partial<Content> => ({
  battles: told.battles
    .filter(({ blows = [] }) => blows.length > 0)
    .map(({ text, blows = [] }) => ({
      title: text,
      blows: blows.map((blow) => ({ text: blow, beginsTurn: TURN.test(blow) })),
    })),
});

const overrides = (report: TurnReport): Partial<Content> => ({
  lines: report.overrides.map((override) => ({ text: overrideWords(override) })),
});

const onlyTold = (): Partial<Content> => ({});

/** In the order of CHR-RPT-01: the title, the report's data, and the lines about it. */
const SECTIONS: readonly (readonly [string, (report: TurnReport) => Partial<Content>, Section?])[] = [
  ['Treasury', treasury, 'treasury'],
  ['Cities', cities, 'cities'],
  ['Armies', armies, 'armies'],
  ['Other units', units, 'units'],
  ['Spies', spies, 'spies'],
  ['Results of your orders', onlyTold, 'execution'],
  ['Encounters and battles', onlyTold, 'battles'],
  ['Sightings', sightings, 'sightings'],
  ['Discoveries', onlyTold, 'discoveries'],
  ['Declarations', declarations, 'declarations'],
  ['Dogs of War', dogs, 'dogs'],
  ['Messages', messages, 'messages'],
  ['Warnings', warnings, 'warnings'],
  ['Battles, blow by blow', battles],
  [MODERATED, overrides],
];

/** With its clause, unless the words name it already or it is a general one. */
const toldLine = ({ text, rules: [rule] }: ReportLine): Line =>
  rule === undefined || rule === 'CHR-RPT-01' || text.includes(rule) ? { text } : { text, clause: rule };

/** Turn by turn, the last turn before this one. */
export const linesIn = (report: TurnReport, name: Section): Content['told'] => {
  const lines = report.told[name];
  const turns = [...new Set(lines.map(({ turn }) => turn))].sort((a, b) => a - b);
  return turns.map((turn) => ({
    title: `In ${turnWords(turn, report.turn)}`,
    isPast: turn !== report.turn,
    lines: lines.filter((line) => line.turn === turn).map(toldLine),
  }));
};

const saysAnything = ({ statements, rows, lines, told, battles }: Content): boolean =>
  [statements, rows, lines, told, battles].some((part) => part.length > 0);

export const sectionsOf = (report: TurnReport): ReportSection[] =>
  SECTIONS.map(([title, content, name]) =>
    section(title, { ...content(report), told: name === undefined ? [] : linesIn(report, name) }),
  ).filter(saysAnything);
