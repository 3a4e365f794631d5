/**
 * Statements that belong to a window before that of the orders: among the orders they have no effect, and their author
 * is told.
 */

import type { Tale } from '../../engine/tale.ts';
import type { Statement } from '../../orders/orders.ts';
import { type Problem, statementText } from '../../orderText/index.ts';
import { playersIn } from '../../state/readers.ts';
import type { EmpireId } from '../../state/state.ts';

/** Bands are awarded when diplomacy closes; envoys may still go with the orders (CHR-R-70). */
const BID_TOO_LATE: Problem = {
  code: 'E-11',
  rule: 'CHR-DOW-02',
  because: 'Bids are made only during diplomacy, which is over; send this one in the next diplomacy',
};

export const tooLateAmongOrders = ({ s }: Statement): Problem | undefined =>
  s === 'bid' ? BID_TOO_LATE : undefined;

const wordsFor = (statement: Statement): string[] => {
  const problem = tooLateAmongOrders(statement);
  return problem === undefined
    ? []
    : [`"${statementText(statement)}": ${problem.because} (${problem.code}).`];
};

const tellOne = (tale: Tale, empire: EmpireId): void => {
  const late = (tale.state.sheets[empire]?.statements ?? []).flatMap(wordsFor);
  if (late.length > 0)
    tale.tell({
      type: 'linesTooLate',
      rules: [BID_TOO_LATE.rule, 'CHR-GRM-04'],
      about: { empire, lines: late.length },
      told: late.map((text) => ({ to: [empire], section: 'execution' as const, text })),
    });
};

export const tellTooLate = (tale: Tale): void => {
  for (const { id } of playersIn(tale.state)) tellOne(tale, id);
};
