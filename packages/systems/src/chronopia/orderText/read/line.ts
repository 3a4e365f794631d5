/** One line of an order file (CHR-GRM-07). */
import type { Action, Rejected, Statement } from '../../orders.ts';
import { Cursor, Trouble } from '../cursor.ts';
import type { Finding } from '../finding.ts';
import { STATEMENTS, type StatementWord } from '../keywords.ts';
import type { Lexicon } from '../known.ts';
import { foldName } from '../names.ts';
import { firstDash, type Token } from '../tokens.ts';
import { action } from './actions.ts';
import { BATTLE } from './battle.ts';
import { DIPLOMACY } from './diplomacy.ts';
import { whole } from './endings.ts';
import { LEDGER } from './ledger.ts';
import { noSuchUnit, plainWords, type UnitAhead, unitAhead } from './names.ts';
import { int } from './words.ts';

export interface Line {
  readonly number: number;
  readonly text: string;
  readonly tokens: readonly Token[];
}

/** One action of an order, between the dash and the semicolons. */
export interface Segment {
  readonly tokens: readonly Token[];
  /** Where it would stand if it is empty. */
  readonly at: number;
}

export type Header = { readonly empire: string } | { readonly turn: number };

/** A statement and the columns it came from: one, or one for each action. */
export interface Placed {
  readonly statement: Statement;
  readonly line: number;
  readonly columns: readonly number[];
}

export interface LineRead {
  readonly header?: Header;
  readonly placed: readonly Placed[];
  readonly findings: readonly Finding[];
}

/** action { ";" action } */
export const segmentsOf = (tokens: readonly Token[]): Segment[] => {
  const dash = firstDash(tokens);
  if (dash === -1) return [];
  const segments: { tokens: Token[]; at: number }[] = [{ tokens: [], at: tokens[dash]!.to }];
  for (const token of tokens.slice(dash + 1)) {
    if (token.kind === 'mark' && token.key === ';') segments.push({ tokens: [], at: token.to });
    else segments.at(-1)!.tokens.push(token);
  }
  return segments;
};

/** From the first to the last of some tokens, as it was written. */
const textOf = (line: Line, tokens: readonly Token[]): string =>
  tokens.length === 0 ? '' : line.text.slice(tokens[0]!.from, tokens.at(-1)!.to);

const findingOf = (line: Line, { code, clause, at, message, nearest }: Trouble, come = ''): Finding => ({
  line: line.number,
  column: at + 1,
  code,
  clause,
  text: `${message}${come}.`,
  ...(nearest !== undefined && { nearest }),
});

/** Kept as it was written, so that it is told to its author and can be mended; the unit holds (CHR-R-42). */
const rejected = (line: Line, trouble: Trouble, text: string, unit?: string): LineRead => {
  const finding = findingOf(
    line,
    trouble,
    unit === undefined ? '; the line is left out' : `; ${unit} holds instead`,
  );
  const statement: Rejected = {
    s: 'rejected',
    line: line.number,
    column: finding.column,
    text,
    code: finding.code,
    why: finding.text,
    ...(unit !== undefined && { unit }),
  };
  return { placed: [{ statement, line: line.number, columns: [finding.column] }], findings: [finding] };
};

/** E-15: a file is of one empire and one turn. */
export const contradiction = (line: Line): LineRead => {
  const { from, text } = line.tokens[0]!;
  const trouble = new Trouble(
    'E-15',
    'CHR-GRM-04',
    from,
    `${text.toUpperCase()} was said before, and otherwise`,
  );
  return rejected(line, trouble, textOf(line, line.tokens));
};

const orElse = <Read>(read: () => Read, otherwise: (trouble: Trouble) => Read): Read => {
  try {
    return read();
  } catch (trouble) {
    if (trouble instanceof Trouble) return otherwise(trouble);
    throw trouble;
  }
};

/** An action that cannot be read is a Hold in its place; those before and behind it stand (CHR-R-42). */
const segment = (line: Line, unit: string, { tokens, at }: Segment, lexicon: Lexicon): LineRead => {
  const c = new Cursor(tokens, lexicon, at);
  const columns = [c.place + 1];
  return orElse<LineRead>(
    () => ({
      placed: [{ statement: { s: 'order', unit, actions: [action(c)] }, line: line.number, columns }],
      findings: c.repairs.map((repair) => findingOf(line, repair)),
    }),
    (trouble) => rejected(line, trouble, `${unit} - ${textOf(line, tokens)}`.trim(), unit),
  );
};

/** Orders of one line that follow each other, together; a rejected action stands alone between them. */
const runsOf = (placed: readonly Placed[]): Placed[][] => {
  const runs: Placed[][] = [];
  for (const next of placed) {
    const last = runs.at(-1);
    if (last?.[0]?.statement.s === 'order' && next.statement.s === 'order') last.push(next);
    else runs.push([next]);
  }
  return runs;
};

/** Actions of one line that follow each other are one statement. */
const oneStatement = (run: readonly Placed[]): Placed => {
  const { statement, line } = run[0]!;
  if (statement.s !== 'order') return run[0]!;
  const actions: Action[] = run.flatMap((each) =>
    each.statement.s === 'order' ? each.statement.actions : [],
  );
  return { statement: { ...statement, actions }, line, columns: run.flatMap(({ columns }) => columns) };
};

/** order = unit " - " action { ";" action } */
const order = (line: Line, unit: string, lexicon: Lexicon): LineRead => {
  const reads = segmentsOf(line.tokens).map((each) => segment(line, unit, each, lexicon));
  return {
    placed: runsOf(reads.flatMap(({ placed }) => placed)).map(oneStatement),
    findings: reads.flatMap(({ findings }) => findings),
  };
};

const HEADER = {
  EMPIRE: (c: Cursor): Header => {
    const name = plainWords(c, 'The name of the empire');
    return { empire: c.lexicon.empires.find(foldName(name))[0] ?? name };
  },
  TURN: (c: Cursor): Header => ({ turn: int(c) }),
} as const;
const STATEMENT = { ...LEDGER, ...DIPLOMACY, ...BATTLE } as const;

const isHeader = (word: StatementWord): word is keyof typeof HEADER => word in HEADER;

/** The first keyword decides. */
const statement = (line: Line, c: Cursor, word: StatementWord): LineRead => {
  if (isHeader(word)) return { header: whole(c, HEADER[word]), placed: [], findings: [] };
  const found: Statement = whole<Statement>(c, STATEMENT[word]);
  return {
    placed: [{ statement: found, line: line.number, columns: [line.tokens[0]!.from + 1] }],
    findings: [],
  };
};

/** A unit is named, but what it shall do is not set off. */
const noDash = (c: Cursor, { name, length }: UnitAhead): Trouble => {
  const rest = c.tokens.slice(length).map(({ text }) => text);
  const at = c.tokens[length - 1]!.to;
  return new Trouble(
    'E-03',
    'CHR-ORD-02',
    at,
    `" - " is missing behind ${name}`,
    `${name} - ${rest.slice(0, 9).join(' ')}`,
  );
};

/** E-01 with " - ", else E-03. */
const neither = (line: Line, c: Cursor, head: Cursor): LineRead => {
  const text = textOf(line, line.tokens);
  if (!head.isDone) return rejected(line, noSuchUnit(head), text);
  const unit = unitAhead(c);
  return unit === undefined
    ? rejected(line, c.trouble('E-03', 'CHR-GRM-07', `${c.ahead} begins no statement`, STATEMENTS), text)
    : rejected(line, noDash(c, unit), text, unit.name);
};

export const readLine = (line: Line, lexicon: Lexicon): LineRead => {
  const head = new Cursor(line.tokens.slice(0, Math.max(0, firstDash(line.tokens))), lexicon);
  const unit = unitAhead(head);
  if (unit?.isAll) return order(line, unit.name, lexicon);
  const c = new Cursor(line.tokens, lexicon);
  const word = c.readsOneOf(STATEMENTS);
  if (word === undefined) return neither(line, c, head);
  return orElse(
    () => statement(line, c, word),
    (trouble) => rejected(line, trouble, textOf(line, line.tokens)),
  );
};
