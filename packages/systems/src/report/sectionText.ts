/** A section of a report as plain text of 80 columns, for mail. */
import { tableLines, WIDTH, wrapLines, wrapped } from './columns.ts';
import { type Booked, type Cell, type Line, type ReportSection, underOf } from './section.ts';

const FIGURES = 9;
/** Text on the left, figures in a separate column. */
const booked = ({ cause, what, figure }: Booked): string[] => {
  const lines = wrapLines(what === '' ? cause : `${cause}: ${what}`, WIDTH - FIGURES - 8);
  return lines.map((line, nth) => {
    const words = (nth === 0 ? '    ' : '      ') + line;
    return nth < lines.length - 1 ? words : words.padEnd(WIDTH - FIGURES) + figure.padStart(FIGURES);
  });
};

const statementLines = ({ title, rows }: ReportSection['statements'][number]): string[] => [
  `  ${title}:`,
  ...rows.flatMap(booked),
];

const plain = (cell: Cell): string | number => (typeof cell === 'object' ? cell.text : cell);

/** One line for each row, with its details underneath. */
const table = ({ head, rows }: ReportSection): string[] => {
  if (rows.length === 0) return [];
  const [headLines = [], ...rowLines] = tableLines(
    head,
    rows.map((row) => row.map(plain)),
  );
  const under = rows.map((row) => underOf(row).flatMap((line) => wrapped(line, '      ')));
  return [...headLines, ...rowLines.flatMap((lines, nth) => [...lines, ...(under[nth] ?? [])])];
};

const lineText = ({ lead, text, clause }: Line): string =>
  `${lead === undefined ? '' : `${lead}: `}${text}${clause === undefined ? '' : ` [${clause}]`}`;

export const toldLines = ({ title, lines }: ReportSection['told'][number]): string[] => [
  `  ${title}:`,
  ...lines.flatMap((line) => wrapped(lineText(line), '    ')),
];

const battleLines = ({ title, blows }: ReportSection['battles'][number]): string[] => [
  ...wrapped(title),
  ...blows.flatMap(({ text, beginsTurn }) => wrapped(text, beginsTurn ? '    ' : '      ')),
];

/** With an empty line after it. */
export const sectionLines = (section: ReportSection): string[] => [
  section.title.toUpperCase(),
  '-'.repeat(section.title.length),
  ...section.statements.flatMap(statementLines),
  ...table(section),
  ...section.lines.flatMap((line) => wrapped(lineText(line))),
  ...section.told.flatMap(toldLines),
  ...section.battles.flatMap(battleLines),
  '',
];
