import type { Outcome } from '@warmoot/kernel';
import { allOf, cited, seatName } from './names.ts';
import type { Session } from './session.ts';
import { wrapText } from './wrapText.ts';

const resultText = ({ winners }: Outcome, viewer: string): string => {
  if (winners.length === 0) return 'Nobody wins';
  const whole = winners.includes(viewer) ? 'You have won! ' : '';
  return `${whole}${allOf(winners.map(seatName))} ${winners.length === 1 ? 'wins' : 'win'}`;
};

/** The last board, who won and why. */
export const showEnding = ({ table, screen }: Session): void => {
  const outcome = table.match.outcome as Outcome;
  screen.story(table.takeNews());
  screen.header(table.scene);
  screen.board(table);
  const reason = outcome.reason.replace(/\.$/, '');
  const result = `${resultText(outcome, table.viewer)}: ${reason}${cited(outcome.rules)}.`;
  screen.write('', ...wrapText(result, screen.width).map((line) => screen.paint('1', line)));
};
