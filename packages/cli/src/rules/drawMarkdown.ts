import { type Block, blocksOf } from '@warmoot/casebook';
import { drawTable } from './drawTable.ts';
import type { Page } from './terminal.ts';
import { paintWords, wordsOf, wrapWords } from './words.ts';

/** Prose leaves the margin free; tables and code use the whole width. */
export const drawMarkdown = (markdown: string, page: Page, margin: number): string[] =>
  blocksOf(withoutSoftBreaks(markdown)).flatMap((block) =>
    block.kind === 'line'
      ? drawLine(block.text, { ...page, width: page.width - margin }).map((line) => indented(line, margin))
      : drawBlock(block, page),
  );

const indented = (line: string, margin: number): string => (line === '' ? '' : ' '.repeat(margin) + line);

/** An indented line that does not start a list item continues the line above it. */
const withoutSoftBreaks = (markdown: string): string =>
  markdown.replace(/(?<=[^\n|`])\n[ \t]+(?!(?:[-*]|\d+\.)\s|```)(?=\S)/g, (space, at: number) =>
    isInFence(markdown, at) ? space : ' ',
  );

const isInFence = (markdown: string, at: number): boolean =>
  (markdown.slice(0, at).match(/^\s*```/gm)?.length ?? 0) % 2 === 1;

const drawBlock = (block: Exclude<Block, { kind: 'line' }>, page: Page): string[] => {
  if (block.kind === 'table') return drawTable(block.rows, page);
  if (block.kind === 'fence') return codeLines(block.text).flatMap((line) => drawCode(line, page));
  return block.kind === 'heading' ? [page.paint('bold', block.text)] : [];
};

const codeLines = (fence: string): string[] => fence.split('\n').slice(1, -1);

/** A list item has a hanging indent: its second line starts under its first word. */
const drawLine = (text: string, page: Page): string[] => {
  const [, indent = '', bullet = '', rest = ''] = /^(\s*)((?:[-*]|\d+\.)\s+)?(.*)$/.exec(text) ?? [];
  const hang = indent.length + bullet.length;
  return wrapWords(wordsOf(rest), page.width - hang).map(
    (line, at) => (at === 0 ? indent + bullet : ' '.repeat(hang)) + paintWords(line, page.paint),
  );
};

/** Code keeps its own indent; a line that is too long is broken after a comma or a space and continues further in. */
const drawCode = (line: string, page: Page): string[] => {
  if (line.length <= page.width) return [page.paint('code', line)];
  const indent = /^\s*/.exec(line)![0].length;
  const window = line.slice(0, page.width);
  const end = Math.max(window.lastIndexOf(' '), window.lastIndexOf(',')) + 1;
  const cut = end > indent + 8 ? end : page.width;
  const rest = ' '.repeat(Math.min(indent, 8) + 2) + line.slice(cut).trimStart();
  return [page.paint('code', line.slice(0, cut).trimEnd()), ...drawCode(rest, page)];
};
