import type { Line, Modifier, Roll } from '@warmoot/kernel';
import type { Page } from '../../../rules/terminal.ts';
import { paintWords, type Word, wordsOf, wrapWords } from '../../../rules/words.ts';

/** Dice rolled together are shown together; if there are many, as a sum. */
const MAX_SHOWN = 4;

const groupedRolls = (rolls: readonly Roll[]): Roll[][] => {
  const groups: Roll[][] = [];
  for (const roll of rolls) {
    const last = groups.at(-1);
    if (last?.[0]?.why === roll.why && last[0].sides === roll.sides) last.push(roll);
    else groups.push([roll]);
  }
  return groups;
};

/** `2d6=3+5`, `d100=57`, `12d6=41`: one word, so that no line break falls inside it. */
const rollsText = (rolls: readonly Roll[]): string => {
  const values = rolls.map(({ value }) => value);
  const name = `${rolls.length > 1 ? rolls.length : ''}d${rolls[0]?.sides}`;
  const shown = values.length > MAX_SHOWN ? values.reduce((sum, value) => sum + value, 0) : values.join('+');
  return `${name}=${shown}`;
};

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** `bonus offered +2, repeated +2 (CSW-MUS-04)`: each clause once. */
const ledgerText = (ledger: readonly Modifier[]): string => {
  const rules = [...new Set(ledger.map(({ rule }) => rule))];
  const under = (rule: string): string =>
    ledger
      .filter((each) => each.rule === rule)
      .map(({ label, value }) => `${label} ${signed(value)}`)
      .join(', ');
  return rules.map((rule) => `${under(rule)} (${rule})`).join(', ');
};

/** The details after a line: dice, modifiers, clauses. */
const behind = ({ rolls = [], modifiers = [], rules = [] }: Line): string => {
  const others = rules.filter((rule) => modifiers.every((modifier) => modifier.rule !== rule));
  const parts = [...groupedRolls(rolls).map(rollsText), ledgerText(modifiers), others.join(', ')];
  const said = parts.filter((part) => part !== '').join('; ');
  return said === '' ? '' : `[${said}]`;
};

/** A story, line by line, each followed by its dice and clauses in faint type. */
export const drawLines = (lines: readonly Line[], page: Page, indent = 2): string[] =>
  lines.flatMap((line) => {
    const words: Word[] = [...wordsOf(line.text), ...wordsOf(behind(line), 'dim')];
    return wrapWords(words, page.width - indent - 2).map(
      (each, at) => ' '.repeat(at === 0 ? indent : indent + 2) + paintWords(each, page.paint),
    );
  });
