// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the terminal's colour codes
const COLOURS = /\u001b\[[\d;]*m/g;

/** The number of visible characters, without colour codes. */
export const visibleLength = (text: string): number => [...text.replace(COLOURS, '')].length;

/** Breaks a text at its spaces into lines no wider than the given width; the lines after the first are indented. */
export const wrapText = (text: string, width: number, indent = 0): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && visibleLength(line) + 1 + visibleLength(word) <= width)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(lines.length === 0 ? word : `${' '.repeat(indent)}${word}`);
  }
  return lines;
};
