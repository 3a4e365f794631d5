/** Lines of an order file that could not be read: their author is told, and the unit they name holds (CHR-GRM-04, CHR-R-42). */

import type { Tale } from '../../engine/tale.ts';
import { playersIn, statementsOfKind } from '../../state/readers.ts';

export const tellRejected = (tale: Tale): void => {
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
