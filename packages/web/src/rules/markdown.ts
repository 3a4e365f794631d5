/** The few shapes of markdown our rulebooks are written in. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly isNumbered: boolean; readonly items: readonly Item[] }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  | { readonly kind: 'code'; readonly text: string };

export interface Item {
  readonly text: string;
  readonly depth: number;
}

const ITEM = /^(\s*)(?:[-*]|(\d+)[.)])\s+(.*)$/;
const FENCE = /^```/;

const isRow = (line: string): boolean => line.trimStart().startsWith('|');
const isRuleRow = (line: string): boolean => /^\s*\|[\s:|-]+$/.test(line);

/** `| a | b \| c |` has two cells. */
const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

const tableOf = (lines: readonly string[]): Block => {
  const hasHead = lines[1] !== undefined && isRuleRow(lines[1]);
  const rows = lines.filter((line) => !isRuleRow(line)).map(cellsOf);
  return { kind: 'table', head: hasHead ? (rows[0] ?? []) : [], rows: hasHead ? rows.slice(1) : rows };
};

const listOf = (lines: readonly string[]): Block => {
  const found = lines.map((line) => ITEM.exec(line) as RegExpExecArray);
  return {
    kind: 'list',
    isNumbered: found[0]?.[2] !== undefined,
    items: found.map(([, indent = '', , text = '']) => ({ text, depth: indent.length >> 1 })),
  };
};

type Kind = 'row' | 'item' | 'blank' | 'words';
const kindOf = (line: string): Kind =>
  isRow(line) ? 'row' : ITEM.test(line) ? 'item' : /^\s*(?:---+)?\s*$/.test(line) ? 'blank' : 'words';

const blockOf = (kind: Kind, lines: readonly string[]): readonly Block[] => {
  if (kind === 'row') return [tableOf(lines)];
  if (kind === 'item') return [listOf(lines)];
  return kind === 'blank' ? [] : [{ kind: 'paragraph', text: lines.join(' ') }];
};

const lengthFrom = (lines: readonly string[], start: number): number => {
  const kind = kindOf(lines[start] as string);
  const end = lines.findIndex((line, at) => at > start && (kindOf(line) !== kind || FENCE.test(line)));
  return (end < 0 ? lines.length : end) - start;
};

const fenceLength = (lines: readonly string[], start: number): number => {
  const end = lines.findIndex((line, at) => at > start && FENCE.test(line));
  return (end < 0 ? lines.length : end + 1) - start;
};

export const blocksOf = (markdown: string): readonly Block[] => {
  const lines = markdown.split('\n');
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; ) {
    const isCode = FENCE.test(lines[at] as string);
    const length = isCode ? fenceLength(lines, at) : lengthFrom(lines, at);
    const own = lines.slice(at, at + length);
    if (isCode) blocks.push({ kind: 'code', text: own.filter((line) => !FENCE.test(line)).join('\n') });
    else blocks.push(...blockOf(kindOf(own[0] as string), own));
    at += length;
  }
  return blocks;
};

/** A stretch of words within a line. */
export type Span =
  | { readonly kind: 'words' | 'strong' | 'emphasis' | 'code'; readonly text: string }
  | { readonly kind: 'clause'; readonly text: string; readonly id: string };

const SPAN =
  /`([^`]+)`|\*\*(.+?)\*\*|\*([^*\s][^*]*?)\*|(?<![\w-])((?:[A-Z]{3}-[A-Z][A-Z0-9]*-\d+)|(?:MOT-\d+)|(?:R-\d+))(?![\w-])/g;

const spanOf = ([whole, code, strong, emphasis, clause]: RegExpExecArray, prefix: string): Span => {
  if (code !== undefined) return { kind: 'code', text: code };
  if (strong !== undefined) return { kind: 'strong', text: strong };
  if (emphasis !== undefined) return { kind: 'emphasis', text: emphasis };
  const id = clause?.startsWith('R-') ? `${prefix}-${clause}` : (clause as string);
  return { kind: 'clause', text: whole, id };
};

/** `R-07` alone means the ruling of the same book. */
export const spansOf = (line: string, prefix: string): readonly Span[] => {
  const spans: Span[] = [];
  let from = 0;
  for (const found of line.matchAll(SPAN)) {
    if (found.index > from) spans.push({ kind: 'words', text: line.slice(from, found.index) });
    spans.push(spanOf(found, prefix));
    from = found.index + found[0].length;
  }
  if (from < line.length) spans.push({ kind: 'words', text: line.slice(from) });
  return spans;
};
