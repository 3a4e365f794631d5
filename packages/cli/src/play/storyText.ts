import { type Line, ledgerText, type Roll } from '@warmoot/kernel';
import type { Paint } from './board/canvas.ts';
import { FAINT } from './board/looks.ts';
import { wrapText } from './wrapText.ts';

const DICE = '33';

/** Leaves out what the die was for if the line has just said it. */
const rollText = ({ sides, value, why }: Roll, said: string): string =>
  said.includes(why) ? `d${sides}: ${value}` : `d${sides}: ${value} ${why}`;

/** Faint words are painted one by one, because a coloured stretch must not be split across lines. */
const eachWord = (paint: Paint, ink: string, text: string): string =>
  text
    .split(' ')
    .map((word) => paint(ink, word))
    .join(' ');

/** `Red spears 1 attack Blue spears 2: 5. [d6: 4; support +1 (PRC-FIG-02)] (PRC-FIG-03)` */
const lineText = ({ text, rolls = [], modifiers = [], rules = [] }: Line, paint: Paint): string => {
  const behind = [
    ...rolls.map((roll) => rollText(roll, text)),
    ...(modifiers.length > 0 ? [ledgerText(modifiers)] : []),
  ];
  return [
    text,
    ...(behind.length > 0 ? [eachWord(paint, DICE, `[${behind.join('; ')}]`)] : []),
    ...(rules.length > 0 ? [eachWord(paint, FAINT, `(${rules.join(', ')})`)] : []),
  ].join(' ');
};

export const storyText = (lines: readonly Line[], paint: Paint, width: number): string[] =>
  lines.flatMap((line) => wrapText(`  ${lineText(line, paint)}`, width, 4));
