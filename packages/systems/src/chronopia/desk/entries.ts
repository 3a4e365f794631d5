/** What a text orders one unit to do, action by action, over all its lines (CHR-GRM-02). A change rewrites them as one line. */
import type { Action, Statement } from '../orders/orders.ts';
import { fileIn } from '../orders/written.ts';
import { actionText } from '../orderText/print/actions.ts';
import type { Campaign, EmpireId } from '../state/state.ts';

export interface Entry {
  /** As the grammar writes it, or as it was written if it cannot be read. */
  readonly text: string;
  readonly action?: Action;
  readonly line: number;
  readonly column: number;
}

const ofUnit = (unit: string, statement: Statement): readonly Omit<Entry, 'line' | 'column'>[] => {
  if (statement.s === 'order' && statement.unit === unit)
    return statement.actions.map((action) => ({ text: actionText(action), action }));
  if (statement.s === 'rejected' && statement.unit === unit)
    return [{ text: statement.text.slice(statement.text.indexOf(' - ') + 3) }];
  return [];
};

export const entriesOf = (view: Campaign, me: EmpireId, text: string, unit: string): readonly Entry[] => {
  const { statements, where = [] } = fileIn(view, me, text);
  return statements.flatMap((statement, at) => {
    const { line = 1, columns = [] } = where[at] ?? {};
    return ofUnit(unit, statement).map((entry, nth) => ({ ...entry, line, column: columns[nth] ?? 1 }));
  });
};

/** Comments stay with the line (CHR-GRM-07). */
const commentOf = (line: string): string => {
  const [, comment] = /^(?:[^"#]|"[^"]*")*(#.*)$/u.exec(line) ?? [];
  return comment === undefined ? '' : ` ${comment}`;
};

const withoutEnd = (text: string): string => text.replace(/\n+$/u, '');

/** The text with a line put in place of another, at its end if there is none, or taken out. */
export const withLine = (text: string, line: number | undefined, put: string | undefined): string => {
  const lines = withoutEnd(text).split('\n');
  if (line === undefined) return put === undefined ? text : `${[...lines, put].join('\n')}\n`;
  const own = put === undefined ? [] : [`${put}${commentOf(lines[line - 1] ?? '')}`];
  lines.splice(line - 1, 1, ...own);
  return `${lines.join('\n')}\n`;
};

/** The text with other actions for this unit: on the first of its lines, or on a new one. */
export const withEntries = (
  view: Campaign,
  me: EmpireId,
  text: string,
  unit: string,
  change: (actions: readonly Entry[]) => readonly Pick<Entry, 'text'>[],
): string => {
  const before = entriesOf(view, me, text, unit);
  const after = change(before);
  const [first, ...others] = [...new Set(before.map(({ line }) => line))];
  const own = after.length === 0 ? undefined : `${unit} - ${after.map((entry) => entry.text).join('; ')}`;
  const shorter = others.toReversed().reduce((left, line) => withLine(left, line, undefined), text);
  return withLine(shorter, first, own);
};
