/** The files in DIR/orders: read, and archived once a turn has carried them out. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { UserError } from '../../output/userError.ts';
import { makeFolder } from './makeFolder.ts';
import { plainText } from './plainText.ts';

/** Order files that a turn has used, each with the fingerprint of its text. */
export interface Taken {
  /** The number of the turn, or the name of the period. */
  readonly turn: number | string;
  readonly files: Readonly<Record<string, string>>;
}

export interface OrderText {
  readonly file: string;
  readonly text: string;
  /** What was sent, if standing orders or templates were added to it. */
  readonly sent?: string;
}

/** Whose orders a file has; undefined: nobody's. */
export type AuthorOf<Author> = (file: string, text: string) => Author | undefined;

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map(({ name }) => name)
        .sort()
    : [];

const isText = (file: string): boolean => /\.txt$/i.test(file);

export interface OrderTexts<Author> {
  readonly byAuthor: Map<Author, OrderText>;
  /** Files that belong to nobody are reported, never skipped. */
  readonly strangers: readonly string[];
}

/** `side` is what a player is called: an empire, a kingdom. */
export const readOrderFiles = <Author>(
  path: string,
  side: string,
  authorOf: AuthorOf<Author>,
): OrderTexts<Author> => {
  const folder = join(path, 'orders');
  const byAuthor = new Map<Author, OrderText>();
  const strangers: string[] = [];
  for (const name of filesIn(folder)) {
    const file = join('orders', name);
    const text = isText(name) ? plainText(join(folder, name), file) : '';
    const author = isText(name) ? authorOf(name, text) : undefined;
    const other = author === undefined ? undefined : byAuthor.get(author);
    if (other !== undefined)
      throw new UserError(`Both ${other.file} and ${file} are orders of the same ${side}; keep one of them.`);
    if (author === undefined) strangers.push(name);
    else byAuthor.set(author, { file, text });
  }
  return { byAuthor, strangers };
};

/** `orders/standing/aldmark.txt`: kept from turn to turn, never archived. */
export const readKeptFiles = <Author>(
  path: string,
  kind: 'standing' | 'templates',
  authorOf: AuthorOf<Author>,
): Map<Author, OrderText> => {
  const folder = join(path, 'orders', kind);
  const found = new Map<Author, OrderText>();
  for (const name of filesIn(folder).filter(isText)) {
    const file = join('orders', kind, name);
    const text = plainText(join(folder, name), file);
    const author = authorOf(name, text);
    if (author !== undefined) found.set(author, { file, text });
  }
  return found;
};

const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex');

export const takenIn = (turn: Taken['turn'], reads: readonly OrderText[]): Taken | null =>
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

/** `turn-007`, or the period's own name. */
export const turnFolder = (turn: Taken['turn']): string =>
  typeof turn === 'number' ? `turn-${String(turn).padStart(3, '0')}` : turn;

const archiveFolder = (path: string, turn: Taken['turn']): string => join(path, 'orders', turnFolder(turn));

interface Archived {
  readonly path: string;
  readonly taken: Taken | null;
}

/** Completed orders are filed under their turn, so that nobody mistakes them for next turn's. */
export const archiveOrders = ({ path, taken }: Archived): void => {
  if (taken === null) return;
  const away = archiveFolder(path, taken.turn);
  makeFolder(away);
  for (const [name, print] of Object.entries(taken.files)) {
    const from = join(path, 'orders', name);
    if (holds(from, print)) renameSync(from, join(away, name));
  }
};

/** The files that were archived for this turn are wanted again; newer ones stay. */
export const bringBackFiles = (path: string, turn: Taken['turn']): string[] => {
  const away = archiveFolder(path, turn);
  return filesIn(away).filter((name) => {
    const to = join(path, 'orders', name);
    if (existsSync(to)) return false;
    renameSync(join(away, name), to);
    return true;
  });
};

/** The program may have been stopped between saving the campaign and filing its orders. */
export const finishArchiving = ({ path, taken }: Archived): void => {
  if (taken === null) return;
  const away = archiveFolder(path, taken.turn);
  const left = Object.entries(taken.files).filter(([name, print]) => !holds(join(away, name), print));
  archiveOrders({ path, taken: { ...taken, files: Object.fromEntries(left) } });
};
