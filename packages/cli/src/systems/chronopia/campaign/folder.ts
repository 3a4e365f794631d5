/** A campaign stored in a folder: its log, the orders people send in, the reports that go out. */
import { copyFileSync, cpSync, existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Match, type MatchRecord, readRecord, rollsOfLog, VerifiableDice } from '@warmoot/kernel';
import {
  type Campaign,
  type CampaignCommand,
  type CampaignEvent,
  type CampaignOptions,
  chronopia,
} from '@warmoot/systems/chronopia';
import { UserError } from '../../../output/userError.ts';
import { writePrivate } from '../../../writePrivate.ts';
import { fileName } from './fileName.ts';
import { makeFolder } from './makeFolder.ts';
import { finishArchiving, type Taken } from './orderFiles.ts';

type CampaignMatch = Match<Campaign, CampaignCommand, CampaignEvent, Campaign, CampaignOptions>;
type Log = MatchRecord<CampaignCommand, CampaignEvent, CampaignOptions>;

/** `campaign.json`: for the referee only, because it holds the seed and every secret. */
interface SavedCampaign {
  readonly format: 'warmoot-campaign/1';
  readonly seed: string;
  /** Empires the computer runs, by seat. */
  readonly bots: readonly string[];
  /** Shown at the top of every report. */
  readonly deadline: string | null;
  /** Files of the last turn; they stay among the orders until they are archived. */
  readonly taken: Taken | null;
  /** Where the campaign was before each of the last commands, the latest last; absent in older files. */
  readonly earlier?: readonly EarlierState[];
  readonly record: Log;
}

/** An earlier state of the campaign: its log up to there, and what the referee did then. */
export interface EarlierState {
  readonly lines: number;
  readonly turn: number;
  readonly window: string | null;
  readonly then: string;
}

export interface Folder {
  readonly path: string;
  readonly seed: string;
  readonly bots: readonly string[];
  deadline: string | null;
  taken: Taken | null;
  readonly earlier: readonly EarlierState[];
  /** The state that the folder had when it was opened; none before a new campaign is saved. */
  readonly opened: Omit<EarlierState, 'then'> | null;
  readonly match: CampaignMatch;
}

/** How many states can be brought back. */
const KEPT = 30;

const placeOf = ({ log, state }: CampaignMatch): Omit<EarlierState, 'then'> => ({
  lines: log.length,
  turn: state.turn,
  window: state.window?.name ?? null,
});

const FILE = 'campaign.json';
/** The file as it was before the last command. */
const BEFORE = 'campaign.before.json';

/** The same dice as a server's: roll n follows from the seed and n (MOT-07). */
const diceOf = (seed: string, rolled: number): VerifiableDice => new VerifiableDice(seed, {}, rolled);

/** File names must distinguish reports from orders. */
const checkFileNames = ({ empires }: CampaignOptions): void => {
  const files = ['moderator', ...empires.map(({ name }) => fileName(name))];
  const nth = files.findIndex((file, at) => file === '' || files.indexOf(file) !== at);
  if (nth > 0)
    throw new UserError(`"${empires[nth - 1]!.name}" does not give a unique file name; choose another name.`);
};

export const beginFolder = (
  path: string,
  options: CampaignOptions,
  seed: string,
  bots: readonly string[],
): Folder => {
  if (existsSync(join(path, FILE))) throw new UserError(`${path} already contains a campaign.`);
  checkFileNames(options);
  for (const part of ['orders', 'reports']) makeFolder(join(path, part));
  const match = Match.begin(chronopia, options, diceOf(seed, 0));
  return { path, seed, bots, deadline: null, taken: null, earlier: [], opened: null, match };
};

const broken = (file: string): UserError =>
  new UserError(`${file} is broken; restore it from a copy, such as ${BEFORE} beside it.`);

const isSavedCampaign = (json: Partial<SavedCampaign> | null): json is SavedCampaign =>
  json?.format === 'warmoot-campaign/1' && typeof json.seed === 'string' && Array.isArray(json.bots);

const parsed = (path: string): SavedCampaign => {
  const file = join(path, FILE);
  if (!existsSync(file))
    throw new UserError(`${path} contains no campaign; create one with "warmoot campaign new ${path}".`);
  try {
    const kept: Partial<SavedCampaign> | null = JSON.parse(readFileSync(file, 'utf8'));
    if (isSavedCampaign(kept)) return kept;
  } catch {}
  throw broken(file);
};

/** A record that somebody has edited may no longer be consistent; that is a fault of the file. */
const replayed = (file: string, record: Log, seed: string): CampaignMatch => {
  try {
    const rolled = rollsOfLog(record.log).length;
    return Match.replay(chronopia, record, diceOf(seed, rolled));
  } catch {
    throw broken(file);
  }
};

export const openFolder = (path: string): Folder => {
  const file = join(path, FILE);
  const { seed, bots, deadline, taken, earlier, record } = parsed(path);
  const reading = readRecord(chronopia, record);
  if (!reading.ok) throw new UserError(`${file}: ${reading.problem}.`);
  const match = replayed(file, reading.value, seed);
  const folder: Folder = {
    path,
    seed,
    bots,
    deadline: deadline ?? null,
    taken: taken ?? null,
    earlier: earlier ?? [],
    opened: placeOf(match),
    match,
  };
  finishArchiving(folder);
  return folder;
};

/** All or nothing: written to a temporary file, then renamed. The file before it is kept beside it. */
const write = (path: string, kept: SavedCampaign): void => {
  const beside = join(path, `${FILE}.new`);
  writePrivate(beside, JSON.stringify(kept));
  if (existsSync(join(path, FILE))) keepBefore(path);
  renameSync(beside, join(path, FILE));
};

/** Copied, so that there is a whole `campaign.json` at every moment. */
const keepBefore = (path: string): void => {
  copyFileSync(join(path, FILE), join(path, BEFORE));
};

const saved = ({ seed, bots, deadline, taken, earlier, match }: Folder): SavedCampaign => ({
  format: 'warmoot-campaign/1',
  seed,
  bots,
  deadline,
  taken,
  earlier,
  record: match.record(),
});

/** `then` says what the referee did: with that the state before it can be brought back. */
export const saveFolder = (folder: Folder, then: string): void => {
  const { path, earlier, opened, match } = folder;
  const isChanged = opened !== null && match.log.length > opened.lines;
  write(path, {
    ...saved(folder),
    earlier: isChanged ? [...earlier, { ...opened, then }].slice(-KEPT) : earlier,
  });
};

/** The campaign as it was: its log ends there. The file of the present is set aside, never lost. */
export const bringBack = (folder: Folder, state: EarlierState): Folder => {
  const { path, earlier, seed } = folder;
  const record = folder.match.record();
  const match = replayed(join(path, FILE), { ...record, log: record.log.slice(0, state.lines) }, seed);
  const before: Folder = {
    ...folder,
    taken: null,
    earlier: earlier.slice(0, earlier.indexOf(state)),
    opened: placeOf(match),
    match,
  };
  setAside(path, FILE);
  write(path, saved(before));
  return before;
};

/** A copy of a file or folder of the campaign, under a number that is free. */
export const setAside = (path: string, part: string): void => {
  const away = join(path, 'set-aside');
  makeFolder(away);
  const name = basename(part);
  const nth = readdirSync(away).filter((each) => each.endsWith(`-${name}`)).length + 1;
  cpSync(join(path, part), join(away, `${String(nth).padStart(3, '0')}-${name}`), { recursive: true });
};
