/** A campaign that lives in a folder: its log, the orders people send in, the reports that go out. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
type Record = MatchRecord<CampaignCommand, CampaignEvent, CampaignOptions>;

/** `campaign.json`: for the referee's eyes only, for it holds the seed and every secret. */
interface Kept {
  readonly format: 'warmoot-campaign/1';
  readonly seed: string;
  /** Empires the computer runs, by seat. */
  readonly bots: readonly string[];
  /** Shown at the head of every report. */
  readonly deadline: string | null;
  readonly record: Record;
}

export interface Folder {
  readonly path: string;
  readonly seed: string;
  readonly bots: readonly string[];
  deadline: string | null;
  readonly match: CampaignMatch;
}

const FILE = 'campaign.json';

/** The same dice as a server's: roll n follows from the seed and n (MOT-07). */
export const diceOf = (seed: string, rolled: number): VerifiableDice => new VerifiableDice(seed, {}, rolled);

export const beginFolder = (
  path: string,
  options: CampaignOptions,
  seed: string,
  bots: readonly string[],
): Folder => {
  if (existsSync(join(path, FILE))) throw new Unanswerable(`${path} already holds a campaign.`);
  for (const part of ['orders', 'reports']) mkdirSync(join(path, part), { recursive: true });
  return { path, seed, bots, deadline: null, match: Match.begin(chronopia, options, diceOf(seed, 0)) };
};

const parsed = (path: string): Kept => {
  const file = join(path, FILE);
  if (!existsSync(file))
    throw new Unanswerable(`${path} holds no campaign; make one with "warmoot campaign new ${path}".`);
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept;
    if (kept.format === 'warmoot-campaign/1') return kept;
  } catch {}
  throw new Unanswerable(`${file} is broken; restore it from a copy.`);
};

export const openFolder = (path: string): Folder => {
  const { seed, bots, deadline, record } = parsed(path);
  const reading = readRecord(chronopia, record);
  if (!reading.ok) throw new Unanswerable(`${join(path, FILE)}: ${reading.problem}.`);
  const rolled = rollsIn(standing(reading.value.log).flatMap(({ events }) => events)).length;
  return { path, seed, bots, deadline, match: Match.replay(chronopia, reading.value, diceOf(seed, rolled)) };
};

/** Whole or not at all: written beside, then put in its place. */
export const keepFolder = ({ path, seed, bots, deadline, match }: Folder): void => {
  const kept: Kept = { format: 'warmoot-campaign/1', seed, bots, deadline, record: match.record() };
  const beside = join(path, `${FILE}.new`);
  writeFileSync(beside, JSON.stringify(kept));
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

/** Files that are not the name of an empire are told of, never passed over. */
export const orderTexts = ({
  path,
  match,
}: Folder): { byEmpire: Map<number, OrderText>; strangers: string[] } => {
  const folder = join(path, 'orders');
  const files = existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.txt'))
        .sort()
    : [];
  const byEmpire = new Map<number, OrderText>();
  const strangers: string[] = [];
  for (const file of files) {
    const empire = match.state.empires.find(
      ({ name, power }) => power === 'player' && fileName(name) === fileName(file.replace(/\.txt$/, '')),
    );
    if (empire === undefined) strangers.push(file);
    else
      byEmpire.set(empire.id, { file: join('orders', file), text: readFileSync(join(folder, file), 'utf8') });
  }
  return { byEmpire, strangers };
};

/** Orders that were carried out are put away with their turn, so that next turn's are not mistaken for them. */
export const putAway = (folder: Folder, turn: number): void => {
  const { byEmpire } = orderTexts(folder);
  const away = join(folder.path, 'orders', `turn-${String(turn).padStart(3, '0')}`);
  mkdirSync(away, { recursive: true });
  for (const { file } of byEmpire.values()) {
    const from = join(folder.path, file);
    if (existsSync(from)) renameSync(from, join(away, file.replace(/^orders[\\/]/, '')));
  }
};
