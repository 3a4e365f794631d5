/** The files in DIR/orders: read, and archived once a turn has carried them out. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { UserError } from '../../../output/userError.ts';
import { fileName } from './fileName.ts';
import type { Folder } from './folder.ts';
import { makeFolder } from './makeFolder.ts';
import { plainText } from './plainText.ts';

/** Order files that a turn has used, each with the fingerprint of its text. */
export interface Taken {
  readonly turn: number;
  readonly files: Readonly<Record<string, string>>;
}

export interface OrderText {
  readonly file: string;
  readonly text: string;
}

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map(({ name }) => name)
        .sort()
    : [];

const authorOf = ({ match }: Folder, file: string): number | undefined =>
  /\.txt$/i.test(file)
    ? match.state.empires.find(
        ({ name, power }) => power === 'player' && fileName(name) === fileName(file.slice(0, -4)),
      )?.id
    : undefined;

/** Files that are not named after an empire are reported, never skipped. */
export const orderTexts = (folder: Folder): { byEmpire: Map<number, OrderText>; strangers: string[] } => {
  const path = join(folder.path, 'orders');
  const byEmpire = new Map<number, OrderText>();
  const strangers: string[] = [];
  for (const name of filesIn(path)) {
    const file = join('orders', name);
    const empire = authorOf(folder, name);
    const other = empire === undefined ? undefined : byEmpire.get(empire);
    if (other !== undefined)
      throw new UserError(`Both ${other.file} and ${file} are orders of the same empire; keep one of them.`);
    if (empire === undefined) strangers.push(name);
    else byEmpire.set(empire, { file, text: plainText(join(path, name), file) });
  }
  return { byEmpire, strangers };
};

const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex');

export const takenIn = (turn: number, reads: readonly OrderText[]): Taken | null =>
  reads.length === 0
    ? null
    : { turn, files: Object.fromEntries(reads.map(({ file, text }) => [basename(file), fingerprint(text)])) };

const holds = (path: string, print: string): boolean =>
  existsSync(path) && fingerprint(plainText(path, path)) === print;

const archiveFolder = ({ path }: Folder, turn: number): string =>
  join(path, 'orders', `turn-${String(turn).padStart(3, '0')}`);

/** Completed orders are filed under their turn, so that nobody mistakes them for next turn's. */
export const archiveOrders = (folder: Folder): void => {
  const { path, taken } = folder;
  if (taken === null) return;
  const away = archiveFolder(folder, taken.turn);
  makeFolder(away);
  for (const [name, print] of Object.entries(taken.files)) {
    const from = join(path, 'orders', name);
    if (holds(from, print)) renameSync(from, join(away, name));
  }
};

/** The program may have been stopped between saving the campaign and filing its orders. */
export const finishArchiving = (folder: Folder): void => {
  const { taken } = folder;
  if (taken === null) return;
  const away = archiveFolder(folder, taken.turn);
  const left = Object.entries(taken.files).filter(([name, print]) => !holds(join(away, name), print));
  archiveOrders({ ...folder, taken: { ...taken, files: Object.fromEntries(left) } });
};
