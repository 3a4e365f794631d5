/** The cells of one markdown table row; `\|` is a pipe inside a cell. */
export const cellsOf = (row: string): string[] =>
  row
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|\s*$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

export const rowOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The line of dashes under a table's heads. */
export const isRuleRow = (row: string): boolean => cellsOf(row).every((cell) => /^:?-+:?$/.test(cell));
