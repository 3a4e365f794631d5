import type { Paint, Style } from './terminal.ts';

interface Piece {
  readonly text: string;
  readonly style: Style;
}

/** Pieces without a space between them, such as a bold figure and the comma after it. */
export type Word = readonly Piece[];

const MARKUP = /\*\*(.+?)\*\*|(?<![\w*])\*(?=\S)([^*]+?)(?<=\S)\*(?![\w*])|`([^`]+)`/;
const REFERENCE = /(?<![\w-])(?:[A-Z]{3}-)?[A-Z][A-Z0-9]*-\d{2,}(?![\w-])/;

/** The words of a line of markdown, each with its style. */
export const wordsOf = (markdown: string, style: Style = 'plain'): Word[] => {
  const words: Piece[][] = [];
  let glued = false;
  for (const piece of piecesOf(markdown.replaceAll('\\|', '|'), style)) {
    for (const part of piece.text.split(/(\s+)/)) {
      if (part === '') continue;
      const isSpace = /^\s/.test(part);
      if (!isSpace && glued) words.at(-1)!.push({ ...piece, text: part });
      else if (!isSpace) words.push([{ ...piece, text: part }]);
      glued = !isSpace;
    }
  }
  return words;
};

const piecesOf = (text: string, style: Style): Piece[] => {
  const markup = MARKUP.exec(text);
  if (!markup) return referencesOf(text, style);
  const [whole, bold, italic, code] = markup;
  const inner = bold
    ? piecesOf(bold, 'bold')
    : italic
      ? piecesOf(italic, 'italic')
      : [piece(code ?? '', 'code')];
  return [
    ...referencesOf(text.slice(0, markup.index), style),
    ...inner,
    ...piecesOf(text.slice(markup.index + whole.length), style),
  ];
};

const referencesOf = (text: string, style: Style): Piece[] => {
  const found = REFERENCE.exec(text);
  if (!found) return [piece(text, style)];
  const after = found.index + found[0].length;
  return [
    piece(text.slice(0, found.index), style),
    piece(found[0], 'id'),
    ...referencesOf(text.slice(after), style),
  ];
};

const piece = (text: string, style: Style): Piece => ({ text, style });

export const lengthOf = (text: string): number => [...text].length;

/** A text cut to a width, with … where something is left out. */
export const shortened = (text: string, width: number): string => {
  if (lengthOf(text) <= width) return text;
  const start = [...text].slice(0, width - 1).join('');
  return `${start.slice(0, start.lastIndexOf(' ')).replace(/[\s,;:(…-]+$/, '')} …`;
};

export const widthOfWord = (word: Word): number => word.reduce((sum, { text }) => sum + lengthOf(text), 0);

export const widthOfWords = (words: readonly Word[]): number =>
  words.reduce((sum, word) => sum + widthOfWord(word), Math.max(0, words.length - 1));

/** Breaks words into lines no wider than the given width; a word wider than a line is cut. */
export const wrapWords = (words: readonly Word[], width: number): Word[][] => {
  const lines: Word[][] = [];
  for (const word of words.flatMap((each) => cut(each, width))) {
    const line = lines.at(-1);
    if (line && widthOfWords(line) + 1 + widthOfWord(word) <= width) line.push(word);
    else lines.push([word]);
  }
  return lines.length > 0 ? lines : [[]];
};

const cut = (word: Word, width: number): Word[] => {
  if (widthOfWord(word) <= width) return [word];
  return word.flatMap(({ text, style }) => {
    const letters = [...text];
    const count = Math.ceil(letters.length / width);
    return Array.from({ length: count }, (_, at) => [
      piece(letters.slice(at * width, (at + 1) * width).join(''), style),
    ]);
  });
};

export const paintWords = (words: readonly Word[], paint: Paint): string =>
  words.map((word) => word.map(({ style, text }) => paint(style, text)).join('')).join(' ');
