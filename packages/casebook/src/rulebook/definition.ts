import { titleOf } from './clauseTitle.ts';
import { cellsOf, isRuleRow, rowOf } from './tableCells.ts';

/** Where a clause begins: its id, its title and the first of its words. */
export interface Definition {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** The house rules are one chapter: their ids (`MOT-03`) name no area. */
const idOf = (prefix: string): string => (prefix === 'MOT' ? 'MOT-\\d+' : `${prefix}-[A-Z][A-Z0-9]*-\\d+`);

/** `- **CSW-GEO-01** words`, `**BLD-R-01 Arithmetic.** words` and `BLD-TRP-12 [C] words` define a clause. */
export const definitionInLine = (prefix: string, line: string): Definition | undefined => {
  const bold = new RegExp(`^(?:- )?\\*\\*(${idOf(prefix)})(?:\\s+([^*]+))?\\*\\*\\s*(.*)$`).exec(line);
  const bare = new RegExp(`^(${idOf(prefix)})()\\s+(\\[.*)$`).exec(line);
  const found = bold ?? bare;
  if (!found) return undefined;
  const [, id = '', lead, rest = ''] = found;
  const text = lead ? `**${lead}** ${rest}`.trim() : rest;
  return { id, title: titleOf(text), text };
};

/** `BLD-LST-01 Romans (Imperial)` as a heading defines a clause of that name. */
export const definitionInHeading = (prefix: string, heading: string): Definition | undefined => {
  const found = new RegExp(`^(${idOf(prefix)})\\s+(.+)$`).exec(heading);
  return found ? { id: found[1]!, title: titleOf(found[2]!), text: `**${found[2]}**` } : undefined;
};

/** `*BLD-FIR-09, table.* Chart A` assigns what follows to a clause defined elsewhere. */
export const annexInLine = (prefix: string, line: string): { id: string; caption: string } | undefined => {
  const found = new RegExp(`^\\*(${idOf(prefix)}), table\\.\\*\\s*(.*)$`).exec(line);
  return found ? { id: found[1]!, caption: found[2]! } : undefined;
};

export interface RowDefinition extends Definition {
  /** Rows below the table's first line. */
  readonly offset: number;
}

/** The clauses of a table whose first column holds ids; none for an ordinary table. */
export const definitionsInTable = (prefix: string, rows: readonly string[]): RowDefinition[] => {
  const heads = cellsOf(rows[0] ?? '');
  return rows.flatMap((row, offset) => {
    const cells = cellsOf(row);
    const first = new RegExp(`^(?:\\*\\*)?(${idOf(prefix)})(?:\\*\\*)?\\s*(.*)$`).exec(cells[0] ?? '');
    if (!first || isRuleRow(row)) return [];
    return [{ id: first[1]!, offset, ...rowWords(heads, [first[2]!, ...cells.slice(1)]) }];
  });
};

/** A clause with one cell is that cell; one with several keeps the heads above them. */
const rowWords = (heads: readonly string[], cells: readonly string[]): Pick<Definition, 'title' | 'text'> => {
  const from = cells[0] === '' ? 1 : 0;
  const kept = cells.slice(from);
  if (kept.length === 1) return { title: titleOf(kept[0]!), text: kept[0]! };
  const keptHeads = heads.slice(from);
  const table = [rowOf(keptHeads), rowOf(keptHeads.map(() => '---')), rowOf(kept)];
  return { title: titleOf(kept[0]!), text: table.join('\n') };
};
