/** A campaign that lives in a folder: its log, the orders people send in, the reports that go out. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Match, type MatchRecord, readRecord, rollsIn, standing, VerifiableDice } from '@warmoot/kernel';
import {
  type Campaign,
  type CampaignCommand,
  type CampaignEvent,
  type CampaignOptions,
  chronopia,
} from '@warmoot/systems/chronopia';
import { Unanswerable } from '../muster/unanswerable.ts';

export type CampaignMatch = Match<Campaign, CampaignCommand, CampaignEvent, Campaign, CampaignOptions>;
type Log = MatchRecord<CampaignCommand, CampaignEvent, CampaignOptions>;

/** Order files that a turn has taken, each with the fingerprint of its text. */
interface Taken {
  readonly turn: number;
  readonly files: Readonly<Record<string, string>>;
}

/** `campaign.json`: for the referee's eyes only, for it holds the seed and every secret. */
interface Kept {
  readonly format: 'warmoot-campaign/1';
  readonly seed: string;
  /** Empires the computer runs, by seat. */
  readonly bots: readonly string[];
  /** Shown at the head of every report. */
  readonly deadline: string | null;
  /** By the last turn; they lie among the orders until they are put away. */
  readonly taken: Taken | null;
  readonly record: Log;
}

export interface Folder {
  readonly path: string;
  readonly seed: string;
  readonly bots: readonly string[];
  deadline: string | null;
  taken: Taken | null;
  readonly match: CampaignMatch;
}

const FILE = 'campaign.json';

/** The same dice as a server's: roll n follows from the seed and n (MOT-07). */
export const diceOf = (seed: string, rolled: number): VerifiableDice => new VerifiableDice(seed, {}, rolled);

/** Reports and orders are told apart by the names of their files. */
const checkFileNames = ({ empires }: CampaignOptions): void => {
  const files = ['moderator', ...empires.map(({ name }) => fileName(name))];
  const nth = files.findIndex((file, at) => file === '' || files.indexOf(file) !== at);
  if (nth > 0)
    throw new Unanswerable(`"${empires[nth - 1]!.name}" gives no file name of its own; call it otherwise.`);
};

export const beginFolder = (
  path: string,
  options: CampaignOptions,
  seed: string,
  bots: readonly string[],
): Folder => {
  if (existsSync(join(path, FILE))) throw new Unanswerable(`${path} already holds a campaign.`);
  checkFileNames(options);
  for (const part of ['orders', 'reports']) makeFolder(join(path, part));
  const match = Match.begin(chronopia, options, diceOf(seed, 0));
  return { path, seed, bots, deadline: null, taken: null, match };
};

const makeFolder = (path: string): void => {
  try {
    mkdirSync(path, { recursive: true });
  } catch {
    throw new Unanswerable(`The folder ${path} cannot be made.`);
  }
};

const broken = (file: string): Unanswerable => new Unanswerable(`${file} is broken; restore it from a copy.`);

const isKept = (json: Partial<Kept> | null): json is Kept =>
  json?.format === 'warmoot-campaign/1' && typeof json.seed === 'string' && Array.isArray(json.bots);

const parsed = (path: string): Kept => {
  const file = join(path, FILE);
  if (!existsSync(file))
    throw new Unanswerable(`${path} holds no campaign; make one with "warmoot campaign new ${path}".`);
  try {
    const kept: Partial<Kept> | null = JSON.parse(readFileSync(file, 'utf8'));
    if (isKept(kept)) return kept;
  } catch {}
  throw broken(file);
};

/** A record that somebody has written in may fit together no more; that is the file's fault. */
const replayed = (file: string, record: Log, seed: string): CampaignMatch => {
  try {
    const rolled = rollsIn(standing(record.log).flatMap(({ events }) => events)).length;
    return Match.replay(chronopia, record, diceOf(seed, rolled));
  } catch {
    throw broken(file);
  }
};

export const openFolder = (path: string): Folder => {
  const file = join(path, FILE);
  const { seed, bots, deadline, taken, record } = parsed(path);
  const reading = readRecord(chronopia, record);
  if (!reading.ok) throw new Unanswerable(`${file}: ${reading.problem}.`);
  const match = replayed(file, reading.value, seed);
  const folder: Folder = { path, seed, bots, deadline: deadline ?? null, taken: taken ?? null, match };
  finishPuttingAway(folder);
  return folder;
};

/** Whole or not at all: written beside, then put in its place. */
export const keepFolder = ({ path, seed, bots, deadline, taken, match }: Folder): void => {
  const kept: Kept = { format: 'warmoot-campaign/1', seed, bots, deadline, taken, record: match.record() };
  const beside = join(path, `${FILE}.new`);
  writeFileSync(beside, JSON.stringify(kept), { flush: true });
  renameSync(beside, join(path, FILE));
};

/** `Iron Host` becomes `iron-host`: a name for a file on any machine. */
export const fileName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();

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

/** Files that are not the name of an empire are told of, never passed over. */
export const orderTexts = (folder: Folder): { byEmpire: Map<number, OrderText>; strangers: string[] } => {
  const path = join(folder.path, 'orders');
  const byEmpire = new Map<number, OrderText>();
  const strangers: string[] = [];
  for (const name of filesIn(path)) {
    const file = join('orders', name);
    const empire = authorOf(folder, name);
    const other = empire === undefined ? undefined : byEmpire.get(empire);
    if (other !== undefined)
      throw new Unanswerable(`${other.file} and ${file} are orders of the same empire; keep one of them.`);
    if (empire === undefined) strangers.push(name);
    else byEmpire.set(empire, { file, text: readFileSync(join(path, name), 'utf8') });
  }
  return { byEmpire, strangers };
};

const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex');

export const takenIn = (turn: number, reads: readonly OrderText[]): Taken | null =>
  reads.length === 0
    ? null
    : { turn, files: Object.fromEntries(reads.map(({ file, text }) => [basename(file), fingerprint(text)])) };

const holds = (path: string, print: string): boolean =>
  existsSync(path) && fingerprint(readFileSync(path, 'utf8')) === print;

const awayFolder = ({ path }: Folder, turn: number): string =>
  join(path, 'orders', `turn-${String(turn).padStart(3, '0')}`);

/** Orders that were carried out lie with their turn, so that next turn's are not mistaken for them. */
export const putAway = (folder: Folder): void => {
  const { path, taken } = folder;
  if (taken === null) return;
  const away = awayFolder(folder, taken.turn);
  makeFolder(away);
  for (const [name, print] of Object.entries(taken.files)) {
    const from = join(path, 'orders', name);
    if (holds(from, print)) renameSync(from, join(away, name));
  }
};

/** Somebody may have stopped us between keeping the campaign and putting its orders away. */
const finishPuttingAway = (folder: Folder): void => {
  const { taken } = folder;
  if (taken === null) return;
  const away = awayFolder(folder, taken.turn);
  const left = Object.entries(taken.files).filter(([name, print]) => !holds(join(away, name), print));
  putAway({ ...folder, taken: { ...taken, files: Object.fromEntries(left) } });
};
