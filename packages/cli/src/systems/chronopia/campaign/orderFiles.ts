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
  /** What was sent, if standing orders were added to it. */
  readonly sent?: string;
}

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map(({ name }) => name)
        .sort()
    : [];

const empireCalled = ({ match }: Folder, wanted: string): number | undefined =>
  match.state.empires.find(({ name, power }) => power === 'player' && fileName(name) === fileName(wanted))
    ?.id;

const EMPIRE_LINE = /^\s*EMPIRE\s+"?([^"#\r\n]+?)"?\s*(?:#.*)?$/im;

/** By its EMPIRE line, whatever the file is called; without one by its name. */
const authorOf = (folder: Folder, file: string, text: string): number | undefined => {
  const named = EMPIRE_LINE.exec(text)?.[1];
  return named === undefined ? empireCalled(folder, file.slice(0, -4)) : empireCalled(folder, named);
};

const isText = (file: string): boolean => /\.txt$/i.test(file);

/** Files that belong to no empire are reported, never skipped. */
export const orderTexts = (folder: Folder): { byEmpire: Map<number, OrderText>; strangers: string[] } => {
  const path = join(folder.path, 'orders');
  const byEmpire = new Map<number, OrderText>();
  const strangers: string[] = [];
  for (const name of filesIn(path)) {
    const file = join('orders', name);
    const text = isText(name) ? plainText(join(path, name), file) : '';
    const empire = isText(name) ? authorOf(folder, name, text) : undefined;
    const other = empire === undefined ? undefined : byEmpire.get(empire);
    if (other !== undefined)
      throw new UserError(`Both ${other.file} and ${file} are orders of the same empire; keep one of them.`);
    if (empire === undefined) strangers.push(name);
    else byEmpire.set(empire, { file, text });
  }
  for (const [empire, standing] of standingOrders(folder))
    byEmpire.set(empire, withStanding(byEmpire.get(empire), standing));
  return { byEmpire, strangers };
};

/** `orders/standing/aldmark.txt`: kept from turn to turn, never archived. */
const standingOrders = (folder: Folder): Map<number, OrderText> => {
  const path = join(folder.path, 'orders', 'standing');
  const found = new Map<number, OrderText>();
  for (const name of filesIn(path).filter(isText)) {
    const file = join('orders', 'standing', name);
    const text = plainText(join(path, name), file);
    const empire = authorOf(folder, name, text);
    if (empire !== undefined) found.set(empire, { file, text });
  }
  return found;
};

const unitOf = (line: string): string | undefined =>
  / [-–] /u.exec(line) === null
    ? undefined
    : line
        .split(/ [-–] /u)[0]!
        .trim()
        .toLowerCase();

/** For units that this turn's file does not name; other lines of the standing orders count only without a file. */
const withStanding = (sent: OrderText | undefined, standing: OrderText): OrderText => {
  if (sent === undefined) return standing;
  const named = new Set(sent.text.split(/\r?\n/).flatMap((line) => unitOf(line) ?? []));
  const added = standing.text.split(/\r?\n/).filter((line) => {
    const unit = unitOf(line);
    return unit !== undefined && !named.has(unit);
  });
  return added.length === 0
    ? sent
    : { ...sent, text: [sent.text.trimEnd(), ...added, ''].join('\n'), sent: sent.text };
};

const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex');

export const takenIn = (turn: number, reads: readonly OrderText[]): Taken | null =>
  reads.length === 0
    ? null
    : {
        turn,
        files: Object.fromEntries(
          reads.map(({ file, text, sent }) => [basename(file), fingerprint(sent ?? text)]),
        ),
      };

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

/** While orders are open, the files that were archived for this turn are wanted again; newer ones stay. */
export const bringBackOrders = (folder: Folder): string[] => {
  const { turn, window } = folder.match.state;
  if (window?.name !== 'diplomacy' && window?.name !== 'orders') return [];
  const away = archiveFolder(folder, turn);
  return filesIn(away).filter((name) => {
    const to = join(folder.path, 'orders', name);
    if (existsSync(to)) return false;
    renameSync(join(away, name), to);
    return true;
  });
};

/** The program may have been stopped between saving the campaign and filing its orders. */
export const finishArchiving = (folder: Folder): void => {
  const { taken } = folder;
  if (taken === null) return;
  const away = archiveFolder(folder, taken.turn);
  const left = Object.entries(taken.files).filter(([name, print]) => !holds(join(away, name), print));
  archiveOrders({ ...folder, taken: { ...taken, files: Object.fromEntries(left) } });
};
