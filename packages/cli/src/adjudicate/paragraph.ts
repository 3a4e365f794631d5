import type { Page, Style } from '../rules/terminal.ts';

/** A text broken into lines that fit the page, with the same indent. */
export const paragraph = (
  { width, paint }: Page,
  indent: number,
  text: string,
  style: Style = 'plain',
): string[] => linesOf(text, width - 1 - indent).map((line) => ' '.repeat(indent) + paint(style, line));

const linesOf = (text: string, width: number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(/[\s\p{Cc}]+/u).flatMap((each) => pieces(each, width))) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
};

/** A word wider than the page, such as a long path, is cut. */
const pieces = (word: string, width: number): string[] =>
  word.match(new RegExp(`.{1,${width}}`, 'gsu')) ?? [''];
