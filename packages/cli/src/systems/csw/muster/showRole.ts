import { ROLES, type RoleColumn, rollRole } from '@warmoot/systems/csw/campaign';
import type { CommandOutput } from '../../../output/commandOutput.ts';
import type { Page } from '../../../rules/terminal.ts';
import { type DiceOptions, diceInHand } from './diceOptions.ts';
import { drawLines } from './drawLines.ts';
import { named } from './named.ts';

/** `landOfficers` is `Land Officers`. */
const titleOf = (column: RoleColumn): string =>
  column
    .replace(/^./, (letter) => letter.toUpperCase())
    .replaceAll(/([A-Z])/g, ' $1')
    .trim();

const COLUMNS = Object.keys(ROLES) as RoleColumn[];

export const ROLE_TITLES = COLUMNS.map(titleOf);

/** CSW-MUS-15: one column, for rolls without a listing: officers, reasons to enlist, other encounters. */
export const showRole = (typed: string, options: DiceOptions, page: Page): CommandOutput => {
  const title = named('role table', typed, ROLE_TITLES);
  const { dice, source, note } = diceInHand(options);
  const { value, lines } = rollRole(COLUMNS[ROLE_TITLES.indexOf(title)] as RoleColumn, dice);
  return {
    json: { ...source, table: title, role: value, lines },
    lines: [page.paint('bold', title), ...drawLines(lines, page), '', page.paint('dim', note())],
  };
};
