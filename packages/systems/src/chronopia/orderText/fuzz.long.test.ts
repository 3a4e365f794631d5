import { pick, sameJson, seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { linesOf, tokensOf } from '../../orderText/tokens.ts';
import type { Statement } from '../orders/orders.ts';
import { checkOrders, type OrderFile, printOrders, readOrders, statementText } from './index.ts';
import { mutate, REAL } from './testkit/mutate.ts';
import { drawStatements, TRICKY } from './testkit.ts';

const LONG = process.env.WARMOOT_LONG !== undefined;
const FILES = LONG ? 100_000 : 5_000;

/** Names that are printed as ids. */
const CANONICAL: readonly (readonly [RegExp, string])[] = [
  [/\bfirstborn swordsmen\b/gu, 'fb-swordsmen'],
  [/\bmarauding giant\b/gu, 'dow-giant'],
  [/\bmilitary academy\b/gu, 'academy'],
];

/** The words of a line in their order. Directions one by one; numbers by value; a count or number that may be left out is. */
const wordsOf = (line: string): string[] => {
  const words = tokensOf(line).flatMap(({ kind, key }) => (kind === 'mark' ? [] : key.split(' ')));
  return CANONICAL.reduce((text, [name, id]) => text.replace(name, id), words.join(' '))
    .split(' ')
    .flatMap((word) => /^([0-9]+)x?$/u.exec(word)?.[1] ?? word)
    .map((word) => (/^[0-9]+$/u.test(word) ? String(Number(word)) : word))
    .flatMap((word) => (/^[0-9ud]+$/u.test(word) ? [...word] : [word]))
    .filter((word) => !['', '0', '1', 'x'].includes(word));
};

/** A rejected line may be elsewhere in the canonical text. */
const withoutPlace = (statement: Statement): object =>
  statement.s === 'rejected' ? { ...statement, line: 0, column: 0 } : statement;

const isHeader = (line: string): boolean => /^\s*\S?\s*(?:empire|turn)\b/iu.test(line);

/** Fast if there is no difference; otherwise `expect` shows it. */
const same = (one: unknown, other: unknown): void => {
  if (!sameJson(one, other)) expect(one).toEqual(other);
};

const readsBackTheSame = (file: OrderFile): void => {
  const canonical = printOrders(file);
  const again = readOrders(canonical, TRICKY);
  same(again.statements.map(withoutPlace), file.statements.map(withoutPlace));
  same(printOrders(again), canonical);
};

/** The findings of each line, and the lines that have one. */
const keepsEveryWord = (text: string, { statements, where, findings }: OrderFile): void => {
  const troubled = new Set(findings.map(({ line }) => line));
  const printed = new Map<number, string>();
  for (const [i, { line }] of where!.entries())
    printed.set(line, `${printed.get(line) ?? ''} ${statementText(statements[i]!)}`);
  for (const [i, line] of linesOf(text).entries()) {
    if (tokensOf(line).length === 0 || troubled.has(i + 1)) continue;
    const said = printed.get(i + 1);
    if (said === undefined) expect(line).toSatisfy(isHeader);
    else same(wordsOf(said), wordsOf(line));
  }
};

/** One line of text, whatever the author wrote. */
const speaksPlainly = (file: OrderFile): void => {
  for (const { text } of checkOrders(file, { known: TRICKY }))
    if (!/^\P{C}{9,}\.$/u.test(text)) expect(text).toBe('a plain sentence');
};

const check = (text: string): void => {
  const file = readOrders(text, TRICKY);
  readsBackTheSame(file);
  keepsEveryWord(text, file);
  speaksPlainly(file);
};

test(`[CHR-GRM-07] ${FILES} garbled order files: each line is understood as written or reported`, () => {
  const dice = seededDice('spoiled files');
  for (let n = 0; n < FILES; n++) {
    const whole =
      dice.roll(3, 'which') === 1
        ? printOrders({ statements: drawStatements(dice, TRICKY) })
        : pick(dice, REAL, 'file');
    const text = mutate(dice, whole);
    try {
      check(text);
    } catch (error) {
      throw new Error(`file ${n}: ${JSON.stringify(text)}`, { cause: error });
    }
  }
});

test('[CHR-GRM] none of the real files has a fault', () => {
  for (const text of REAL) expect(readOrders(text, TRICKY).findings).toEqual([]);
});

/** Processor time to read a text, in milliseconds. */
const cost = (text: string): number => {
  const before = process.cpuUsage();
  readOrders(text, TRICKY);
  return process.cpuUsage(before).user / 1000;
};

const growsWith = (text: (times: number) => string, times: number): void => {
  cost(text(times));
  const [short, long] = [cost(text(times)), cost(text(10 * times))];
  expect(long).toBeLessThan(40 * Math.max(short, 10));
};

test.each([
  ['many lines', 'Iron Host - Move 3\n'],
  ['many bad lines', 'Irn Hsot - Move 3\n'],
  ['many names given', 'Karsk - Raise Troops Third Host: judge as Verus\n'],
  ['a line of directions', 'Iron Host - Move ', '3'],
  ['a line of actions', 'Iron Host - Hold', '; Move 3'],
  ['a line of bad actions', 'Iron Host - Hold', '; Fly'],
  ['a line of qualifiers', 'Iron Host - Hold', ' engage'],
  ['a line of items', 'Iron Host - Recruit judge', ', 2x judge as A'],
  ['a line of words', 'Iron Host - Found City', ' word'],
  ['a line of keywords', 'TRANSFER', ' TO'],
  ['a long word', 'Iron Host - Found City ', 'word'],
  ['a line of quotes', 'PAY ORDER ', '"'],
  ['an open quote', 'PAY ORDER "', 'word '],
  ['a line of dashes', 'Iron Host ', ' - '],
  ['a line of marks', 'Iron Host - Split A: judge', ' / A: judge'],
  ['a line of names', 'Guard - Join Guard', ', Guard 2'],
])('[CHR-GRM] the time to read %s grows with its length', (_, start, again = start) => {
  growsWith((times) => start + again.repeat(times), 2_000);
});

test('[CHR-GRM] the time to read new and mistyped names grows with their number', () => {
  const given = (_: unknown, n: number) => `Karsk - Raise Spy Agent ${n}\nAgnet ${n} - Hold\n`;
  growsWith((times) => Array.from({ length: times }, given).join(''), 100);
});
