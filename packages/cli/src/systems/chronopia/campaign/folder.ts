/** A campaign stored in a folder: its log, the orders people send in, the reports that go out. */
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
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
  return { path, seed, bots, deadline: null, taken: null, match };
};

const broken = (file: string): UserError => new UserError(`${file} is broken; restore it from a copy.`);

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
  const { seed, bots, deadline, taken, record } = parsed(path);
  const reading = readRecord(chronopia, record);
  if (!reading.ok) throw new UserError(`${file}: ${reading.problem}.`);
  const match = replayed(file, reading.value, seed);
  const folder: Folder = { path, seed, bots, deadline: deadline ?? null, taken: taken ?? null, match };
  finishArchiving(folder);
  return folder;
};

/** All or nothing: written to a temporary file, then renamed. */
export const saveFolder = ({ path, seed, bots, deadline, taken, match }: Folder): void => {
  const kept: SavedCampaign = {
    format: 'warmoot-campaign/1',
    seed,
    bots,
    deadline,
    taken,
    record: match.record(),
  };
  const beside = join(path, `${FILE}.new`);
  writePrivate(beside, JSON.stringify(kept));
  renameSync(beside, join(path, FILE));
};
