/** Lines of an order file that have no effect because they come too late or cannot be read. Their author learns why. */
import type { Tale } from '../../engine/tale.ts';
import type { Statement } from '../../orders/orders.ts';
import { type Problem, statementText } from '../../orderText/index.ts';
import { playersIn, statementsOfKind } from '../../state/readers.ts';
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

const reportTooLateTo = (tale: Tale, empire: EmpireId): void => {
  const late = (tale.state.sheets[empire]?.statements ?? []).flatMap(wordsFor);
  if (late.length > 0)
    tale.tell({
      type: 'linesTooLate',
      rules: [BID_TOO_LATE.rule, 'CHR-GRM-04'],
      about: { empire, lines: late.length },
      told: late.map((text) => ({ to: [empire], section: 'execution' as const, text })),
    });
};

export const reportTooLate = (tale: Tale): void => {
  for (const { id } of playersIn(tale.state)) reportTooLateTo(tale, id);
};

/**
 * Lines of an order file that could not be read: their author learns of them, and the unit they name holds
 * (CHR-GRM-04, CHR-R-42).
 */
export const reportRejected = (tale: Tale): void => {
  for (const { id } of playersIn(tale.state)) {
    const rejected = statementsOfKind(tale.state, id, 'rejected');
    if (rejected.length === 0) continue;
    tale.tell({
      type: 'linesRejected',
      rules: ['CHR-GRM-04', 'CHR-R-42'],
      about: { empire: id, lines: rejected.map(({ line }) => line) },
      told: rejected.map(({ line, column, code, why, text }) => ({
        to: [id],
        section: 'execution' as const,
        text: `Line ${line}, column ${column}, "${text.trim()}": ${why.replace(/\.$/u, '')} (${code}).`,
      })),
    });
  }
};
