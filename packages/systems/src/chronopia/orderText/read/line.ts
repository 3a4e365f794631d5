/** One line of an order file (CHR-GRM-07); the first " - " ends the name of its unit (CHR-GRM-01). */

import { foldName } from '../../../orderText/names.ts';
import { firstDash } from '../../../orderText/tokens.ts';
import type { Statement } from '../../orders/orders.ts';
import { Cursor, ParseError } from '../cursor.ts';
import { STATEMENTS, type StatementWord } from '../keywords.ts';
import type { Lexicon } from '../known.ts';
import { BATTLE } from './battle.ts';
import { DIPLOMACY } from './diplomacy.ts';
import { readWhole } from './endings.ts';
import { LEDGER } from './ledger.ts';
import { type Header, type Line, type LineRead, readOrRecover, rejected, textOf } from './lineRead.ts';
import { noSuchUnit, plainWords, type UnitAhead, unitAhead } from './names.ts';
import { order } from './order.ts';
import { int } from './words.ts';

/** E-15: a file is for one empire and one turn. */
export const contradiction = (line: Line): LineRead => {
  const { from, text } = line.tokens[0]!;
  const trouble = new ParseError(
    'E-15',
    'CHR-GRM-04',
    from,
    `${text.toUpperCase()} was given before with another value`,
  );
  return rejected(line, trouble, textOf(line, line.tokens));
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
  if (isHeader(word)) return { header: readWhole(c, HEADER[word]), placed: [], findings: [] };
  const found: Statement = readWhole<Statement>(c, STATEMENT[word]);
  return {
    placed: [{ statement: found, line: line.number, columns: [line.tokens[0]!.from + 1] }],
    findings: [],
  };
};

/** A unit is named, but its action is not separated. */
const noDash = (c: Cursor, { name, length }: UnitAhead): ParseError => {
  const rest = c.tokens.slice(length).map(({ text }) => text);
  const at = c.tokens[length - 1]!.to;
  return new ParseError(
    'E-03',
    'CHR-ORD-02',
    at,
    `" - " is missing after ${name}`,
    `${name} - ${rest.slice(0, 9).join(' ')}`,
  );
};

/** E-01 with " - ", otherwise E-03. */
const neither = (line: Line, c: Cursor, head: Cursor): LineRead => {
  const text = textOf(line, line.tokens);
  if (!head.isDone) return rejected(line, noSuchUnit(head), text);
  const unit = unitAhead(c);
  return unit === undefined
    ? rejected(
        line,
        c.errorHere('E-03', 'CHR-GRM-07', `No statement begins with ${c.ahead}`, STATEMENTS),
        text,
      )
    : rejected(line, noDash(c, unit), text, unit.name);
};

export const readLine = (line: Line, lexicon: Lexicon): LineRead => {
  const head = new Cursor(line.tokens.slice(0, Math.max(0, firstDash(line.tokens))), lexicon);
  const unit = unitAhead(head);
  if (unit?.isAll) return order(line, unit.name, lexicon);
  const c = new Cursor(line.tokens, lexicon);
  const word = c.acceptOneOf(STATEMENTS);
  if (word === undefined) return neither(line, c, head);
  return readOrRecover(
    () => statement(line, c, word),
    (trouble) => rejected(line, trouble, textOf(line, line.tokens)),
  );
};
