import { foldName } from '../../orderText/names.ts';
import type { Action, Statement } from '../orders/orders.ts';

const HOLD: Action = { a: 'hold', with: [] };

/**
 * Several lines for one unit are its actions in order (CHR-GRM-02); a line that could not be read is a Hold in its
 * place (CHR-R-42). Keyed by folded names; units without a line are missing and hold (CHR-ORD-03).
 */
export const actionsByUnit = (statements: readonly Statement[]): ReadonlyMap<string, readonly Action[]> => {
  const byUnit = new Map<string, Action[]>();
  const add = (unit: string, actions: readonly Action[]): void => {
    const key = foldName(unit);
    const earlier = byUnit.get(key);
    if (earlier === undefined) byUnit.set(key, [...actions]);
    else earlier.push(...actions);
  };
  for (const statement of statements) {
    if (statement.s === 'order') add(statement.unit, statement.actions);
    if (statement.s === 'rejected' && statement.unit !== undefined) add(statement.unit, [HOLD]);
  }
  return byUnit;
};
