/** The few shapes of markdown a rulebook is written in. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string; readonly line: number }
  | { readonly kind: 'table'; readonly rows: readonly string[]; readonly line: number }
  | { readonly kind: 'fence'; readonly text: string; readonly line: number }
  | { readonly kind: 'break'; readonly line: number }
  | { readonly kind: 'line'; readonly text: string; readonly line: number };

export const blocksOf = (markdown: string): Block[] => {
  const lines = markdown.split(/\r?\n/);
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; ) {
    const length = blockLength(lines, at);
    blocks.push(blockOf(lines.slice(at, at + length), at + 1));
    at += length;
  }
  return blocks;
};

const isFence = (line: string | undefined): boolean => /^\s*```/.test(line ?? '');
const isRow = (line: string | undefined): boolean => line?.startsWith('|') ?? false;

const blockLength = (lines: readonly string[], start: number): number => {
  let end = start + 1;
  if (isRow(lines[start])) {
    while (isRow(lines[end])) end++;
  } else if (isFence(lines[start])) {
    while (end < lines.length && !isFence(lines[end])) end++;
    end = Math.min(end + 1, lines.length);
  }
  return end - start;
};

const blockOf = (lines: readonly string[], line: number): Block => {
  const text = lines[0] ?? '';
  if (isRow(text)) return { kind: 'table', rows: lines, line };
  if (isFence(text)) return { kind: 'fence', text: lines.join('\n'), line };
  if (/^-{3,}\s*$/.test(text)) return { kind: 'break', line };
  const heading = /^(#+)\s+(.*?)\s*$/.exec(text);
  return heading
    ? { kind: 'heading', level: heading[1]!.length, text: heading[2]!, line }
    : { kind: 'line', text, line };
};
