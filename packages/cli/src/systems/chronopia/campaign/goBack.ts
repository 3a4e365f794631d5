import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CommandOutput } from '../../../output/commandOutput.ts';
import { UserError } from '../../../output/userError.ts';
import { setAside } from '../../campaign/folderStore.ts';
import { parseCount } from '../../campaign/parseCount.ts';
import { bringBack, type EarlierState, type Folder, openFolder } from './folder.ts';
import { bringBackOrders } from './orderFiles.ts';
import { reportsLine, writeReports } from './reports.ts';
import { statusLine } from './statusLine.ts';

const placeWords = ({ turn, window }: EarlierState): string => `turn ${turn}, ${window ?? 'between windows'}`;

/** Numbered from the latest: 1 takes back the last command. */
const listed = (earlier: readonly EarlierState[]): CommandOutput => ({
  lines:
    earlier.length === 0
      ? ['No earlier state is kept yet.']
      : earlier.toReversed().map((state, nth) => `${nth + 1}: ${placeWords(state)}, before "${state.then}"`),
  json: earlier.toReversed(),
});

/** Reports of turns that have not happened any more. */
const setLaterReportsAside = ({ path, match }: Folder): void => {
  const all = join(path, 'reports');
  if (!existsSync(all)) return;
  const later = readdirSync(all).filter((name) => Number(/^turn-(\d+)$/.exec(name)?.[1]) > match.state.turn);
  for (const name of later) {
    setAside(path, join('reports', name));
    rmSync(join(all, name), { recursive: true });
  }
};

const chosen = (earlier: readonly EarlierState[], typed: string): EarlierState => {
  if (earlier.length === 0) throw new UserError('No earlier state is kept yet.');
  return earlier.at(-parseCount(typed, 'the number of the state', 1, earlier.length))!;
};

/**
 * `campaign back DIR [N]`: the earlier states that are kept, or one of them brought back, with the order files of its
 * turn. What was is set aside, and the dice of the same orders come out the same.
 */
export const goBack = (dir: string, typed: string | undefined): CommandOutput => {
  const folder = openFolder(resolve(dir));
  if (typed === undefined) return listed(folder.earlier);
  const state = chosen(folder.earlier, typed);
  const before = bringBack(folder, state);
  const orders = bringBackOrders(before);
  setLaterReportsAside(before);
  const written = writeReports(before);
  return {
    lines: [
      `The campaign is as it was before "${state.then}"; what it was until now is in ${join(dir, 'set-aside')}.`,
      ...(orders.length === 0 ? [] : [`Among the orders again: ${orders.join(', ')}.`]),
      statusLine(before),
      reportsLine(written),
    ],
    json: { turn: before.match.state.turn, window: before.match.state.window?.name ?? null, orders },
  };
};
