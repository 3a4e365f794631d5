/** A campaign stored in a folder: its log, the orders people send in, the reports that go out. */
import { copyFileSync, cpSync, existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  type GameCommand,
  type GameEvent,
  Match,
  type MatchRecord,
  type RuleSystem,
  readRecord,
  rollsOfLog,
  VerifiableDice,
} from '@warmoot/kernel';
import { UserError } from '../../output/userError.ts';
import { writePrivate } from '../../writePrivate.ts';
import { makeFolder } from './makeFolder.ts';
import { finishArchiving, type Taken } from './orderFiles.ts';
import { packed, unpacked } from './packed.ts';

/** An earlier state of the campaign: its log up to there, where the game was, and what the referee did then. */
export type Earlier<Where> = Where & { readonly lines: number; readonly then: string };

/** A campaign as its commands use it. */
export interface Kept<GameMatch, Where> {
  readonly path: string;
  readonly seed: string;
  /** Seats the computer plays. */
  readonly bots: readonly string[];
  /** By seat, the computer player the referee has chosen. */
  readonly computers: Readonly<Record<string, string>>;
  deadline: string | null;
  taken: Taken | null;
  /** What became of the orders of each seat in the last turn, for its report. */
  remarks: Readonly<Record<string, readonly string[]>>;
  /** How many lines the log had before the last turn: what follows is told in the reports. */
  since: number;
  readonly earlier: readonly Earlier<Where>[];
  /** The state that the folder had when it was opened; none before a new campaign is saved. */
  readonly opened: Omit<Earlier<Where>, 'then'> | null;
  readonly match: GameMatch;
}

/** `campaign.json`: for the referee only, because it holds the seed and every secret. */
interface Saved<Where, Record> {
  readonly format: 'warmoot-campaign/1';
  readonly seed: string;
  readonly bots: readonly string[];
  /** Absent in older files. */
  readonly computers?: Kept<unknown, Where>['computers'];
  /** Shown at the top of every report. */
  readonly deadline: string | null;
  /** Files of the last turn; they stay among the orders until they are archived. */
  readonly taken: Taken | null;
  /** Absent in older files. */
  readonly remarks?: Kept<unknown, Where>['remarks'];
  readonly since?: number;
  /** Where the campaign was before each of the last commands, the latest last; absent in older files. */
  readonly earlier?: readonly Earlier<Where>[];
  /** A long one is packed in the file. */
  readonly record: Record;
}

/** How many states can be brought back. */
const KEPT = 30;

const FILE = 'campaign.json';
/** The file as it was before the last command. */
const BEFORE = 'campaign.before.json';

/** The same dice as a server's: roll n follows from the seed and n (MOT-07). */
const diceOf = (seed: string, rolled: number): VerifiableDice => new VerifiableDice(seed, {}, rolled);

const broken = (file: string): UserError =>
  new UserError(`${file} is broken; restore it from a copy, such as ${BEFORE} beside it.`);

interface AnySaved {
  readonly format: string;
  readonly seed: string;
  readonly bots: readonly string[];
  readonly record: { readonly system?: string } | null;
}

const isSaved = (json: Partial<AnySaved> | null): json is AnySaved =>
  json?.format === 'warmoot-campaign/1' && typeof json.seed === 'string' && Array.isArray(json.bots);

const parsed = (path: string): AnySaved => {
  const file = join(path, FILE);
  if (!existsSync(file))
    throw new UserError(`${path} contains no campaign; create one with "warmoot campaign new ${path}".`);
  try {
    const kept: Partial<AnySaved> | null = JSON.parse(readFileSync(file, 'utf8'));
    if (isSaved(kept)) return { ...kept, record: unpacked(kept.record) };
  } catch {}
  throw broken(file);
};

/** Which game is played in this folder. */
export const systemIn = (path: string): string => parsed(path).record?.system ?? '';

/** All or nothing: written to a temporary file, then renamed. The file before it is kept beside it. */
const write = <T extends { readonly record: unknown }>(path: string, kept: T): void => {
  const beside = join(path, `${FILE}.new`);
  writePrivate(beside, JSON.stringify({ ...kept, record: packed(kept.record) }));
  if (existsSync(join(path, FILE))) keepBefore(path);
  renameSync(beside, join(path, FILE));
};

/** Copied, so that there is a whole `campaign.json` at every moment. */
const keepBefore = (path: string): void => {
  copyFileSync(join(path, FILE), join(path, BEFORE));
};

/** A copy of a file or folder of the campaign, under a number that is free. */
export const setAside = (path: string, part: string): void => {
  const away = join(path, 'set-aside');
  makeFolder(away);
  const name = basename(part);
  const nth = readdirSync(away).filter((each) => each.endsWith(`-${name}`)).length + 1;
  cpSync(join(path, part), join(away, `${String(nth).padStart(3, '0')}-${name}`), { recursive: true });
};

/** The folders of one game: how they are begun, opened, saved and brought back to an earlier state. */
export const folderStore = <
  State,
  Command extends GameCommand,
  Event extends GameEvent,
  View,
  Options,
  Where,
>(
  system: RuleSystem<State, Command, Event, View, Options>,
  whereIs: (state: State) => Where,
) => {
  type GameMatch = Match<State, Command, Event, View, Options>;
  type Folder = Kept<GameMatch, Where>;
  type Log = MatchRecord<Command, Event, Options>;

  const placeOf = ({ log, state }: GameMatch): Omit<Earlier<Where>, 'then'> =>
    ({ lines: log.length, ...whereIs(state) }) as Omit<Earlier<Where>, 'then'>;

  /** A record that somebody has edited may no longer be consistent; that is a fault of the file. */
  const replayed = (file: string, record: Log, seed: string): GameMatch => {
    try {
      return Match.replay(system, record, diceOf(seed, rollsOfLog(record.log).length));
    } catch {
      throw broken(file);
    }
  };

  const saved = (folder: Folder): Saved<Where, Log> => {
    const { path: _path, opened: _opened, match, ...kept } = folder;
    return { format: 'warmoot-campaign/1', ...kept, record: match.record() };
  };

  return {
    begin: (
      path: string,
      options: Options,
      seed: string,
      bots: readonly string[],
      computers: Folder['computers'] = {},
    ): Folder => {
      if (existsSync(join(path, FILE))) throw new UserError(`${path} already contains a campaign.`);
      for (const part of ['orders', 'reports']) makeFolder(join(path, part));
      const match = Match.begin(system, options, diceOf(seed, 0));
      return {
        path,
        seed,
        bots,
        computers,
        deadline: null,
        taken: null,
        remarks: {},
        since: 0,
        earlier: [],
        opened: null,
        match,
      };
    },

    open: (path: string): Folder => {
      const file = join(path, FILE);
      const kept = parsed(path) as AnySaved & Saved<Where, Log>;
      const reading = readRecord(system, kept.record);
      if (!reading.ok) throw new UserError(`${file}: ${reading.problem}.`);
      const match = replayed(file, reading.value, kept.seed);
      const folder: Folder = {
        path,
        seed: kept.seed,
        bots: kept.bots,
        computers: kept.computers ?? {},
        deadline: kept.deadline ?? null,
        taken: kept.taken ?? null,
        remarks: kept.remarks ?? {},
        since: kept.since ?? 0,
        earlier: kept.earlier ?? [],
        opened: placeOf(match),
        match,
      };
      finishArchiving(folder);
      return folder;
    },

    /** `then` says what the referee did: with that the state before it can be brought back. */
    save: (folder: Folder, then: string): void => {
      const { path, earlier, opened, match } = folder;
      const isChanged = opened !== null && match.log.length > opened.lines;
      const before = isChanged ? [...earlier, { ...opened, then } as Earlier<Where>] : earlier;
      write(path, { ...saved(folder), earlier: before.slice(-KEPT) });
    },

    /** The campaign after an earlier line of its log: to look at, not to go on with. */
    upTo: (folder: Folder, lines: number): Folder => {
      const record = folder.match.record();
      const log = record.log.slice(0, lines);
      return { ...folder, match: replayed(join(folder.path, FILE), { ...record, log }, folder.seed) };
    },

    /** The campaign as it was: its log ends there. The file of the present is set aside, never lost. */
    bringBack: (folder: Folder, state: Earlier<Where>): Folder => {
      const { path, earlier, seed } = folder;
      const record = folder.match.record();
      const match = replayed(join(path, FILE), { ...record, log: record.log.slice(0, state.lines) }, seed);
      const before: Folder = {
        ...folder,
        taken: null,
        remarks: {},
        since: earlier.at(earlier.indexOf(state) - 1)?.lines ?? 0,
        earlier: earlier.slice(0, earlier.indexOf(state)),
        opened: placeOf(match),
        match,
      };
      setAside(path, FILE);
      write(path, saved(before));
      return before;
    },
  };
};
