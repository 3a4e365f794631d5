import type { Line } from '@warmoot/kernel';
import { rollGuidelines } from '@warmoot/systems/csw/campaign';
import type { CommandOutput } from '../../../output/commandOutput.ts';
import type { Page } from '../../../rules/terminal.ts';
import { type DiceOptions, diceInHand } from './diceOptions.ts';
import { drawLines } from './drawLines.ts';

/** Their names appear below their place (CSW-BGL-04). */
const isDetail = ({ rules = [] }: Line): boolean => rules.includes('CSW-BGL-04');

/** CSW-BGL-01 to CSW-BGL-05: the orders of a character who does not command, before the battle. */
export const rollOrders = (options: DiceOptions, page: Page): CommandOutput => {
  const { dice, source, note } = diceInHand(options);
  const guidelines = rollGuidelines(dice);
  return {
    json: { ...source, ...guidelines },
    lines: [
      page.paint('bold', 'Orders before the battle'),
      ...guidelines.lines.flatMap((line) => drawLines([line], page, isDetail(line) ? 4 : 2)),
      '',
      page.paint('dim', note()),
    ],
  };
};
