import { csw } from '@warmoot/systems/csw';
import { practice } from '@warmoot/systems/practice';
import { startPostgres } from '../packages/server/src/testkit/postgres.ts';
import type { Comparison, Figure, Requirement } from './rounds.ts';
import type { DuelLoad } from './server/duels.ts';
import { guest, idleViewers, type Load, newTables, rush } from './server/load.ts';
import { type ManyTables, manyTables } from './server/manyTables.ts';
import { type MatchHeap, matchHeap } from './server/memory.ts';
import { withNewServer, withNode } from './server/nodes.ts';
import { type Paces, paces } from './server/paces.ts';

const SECONDS = 8;
const HASTINGS = { options: { scenario: 'hastings', modules: [] } };

const battles = (): Promise<Load> =>
  withNewServer(async ({ url }) => {
    const wire = await guest(url);
    const load = await rush(await newTables(wire, csw, HASTINGS, 8), SECONDS);
    wire.close();
    return load;
  });

const onPostgres = async (): Promise<number> => {
  const postgres = await startPostgres({ isDurable: true });
  const database = await postgres.newDatabase();
  const { perSecond } = await withNode({ DATABASE_URL: database }, async ({ url }) => {
    const wire = await guest(url);
    const load = await rush(await newTables(wire, practice, {}, 64), SECONDS);
    wire.close();
    return load;
  });
  await postgres.stop();
  return perSecond;
};

interface All extends ManyTables, Paces {
  readonly battle: Load;
  readonly viewers: number;
  readonly postgres: number;
  readonly heaps: readonly MatchHeap[];
}

/** The whole path of a command: the wire, the rules, a durable line, the answer and the news. */
export const serverBenchmarks = async () => {
  const all: All = {
    ...(await paces()),
    ...(await manyTables()),
    battle: await battles(),
    viewers: await withNewServer(({ url, pid }) => idleViewers(url, pid, practice, 1_000)),
    postgres: await onPostgres(),
    heaps: await matchHeap(),
  };
  return { compared: [comparedOf(all)], figures: figuresOf(all), required: requiredOf(all) };
};

const figure = (name: string, ours: number, unit: string): Figure => ({ name, ours, unit });

const comparedOf = ({ ours, peer }: All): Comparison => ({
  ...figure('durable commands of 64 tables at once', ours.perSecond, 'commands/s'),
  peer: peer.perSecond,
  peerName: 'boardgame.io, which keeps nothing on disk',
});

/** Where the pace of both servers comes from: how long each works on a command, and whether the players kept up. */
const duelFigures = (whose: string, { serverMicroseconds, playersBusy, bytesMedian }: DuelLoad): Figure[] => [
  figure(`processor time of ${whose} for a command`, serverMicroseconds, 'microseconds'),
  figure(`the players at ${whose}: busy`, playersBusy, 'of one core'),
  figure(`a command on the wire, both sides, at ${whose}`, bytesMedian, 'bytes'),
];

const crowdFigures = (tables: string, { load, megabytes }: ManyTables['few']): Figure[] => [
  figure(`${tables} tables, 200 commands/s: p50`, load.p50, 'ms'),
  figure(`${tables} tables, 200 commands/s: p99`, load.p99, 'ms'),
  figure(`${tables} tables: memory of the server`, megabytes, 'MB resident'),
];

const turnFigures = (tables: string, { perSecond, held }: ManyTables['turns']['fit']): Figure[] => [
  figure(`${tables} tables in turn`, perSecond, 'commands/s'),
  figure(`${tables} tables in turn: in memory at the end`, held, 'matches'),
];

const figuresOf = (all: All): Figure[] => [
  ...duelFigures('our server', all.ours),
  ...duelFigures('boardgame.io', all.peer),
  figure('the store alone, one line after the other', all.single, 'lines/s'),
  figure('the store alone, 64 writers at once', all.grouped, 'lines/s'),
  figure('commands to lines of the store alone, 64 at once', all.ours.perSecond / all.grouped, 'times'),
  ...crowdFigures('64', all.few),
  ...crowdFigures('4,000', all.many),
  ...turnFigures('290', all.turns.fit),
  ...turnFigures('400', all.turns.more),
  ...turnFigures('4,000', all.turns.most),
  figure(`cold load of a battle of ${all.coldLoad.lines} lines`, all.coldLoad.long, 'ms'),
  figure('cold load of a battle just begun', all.coldLoad.fresh, 'ms'),
  figure('restart with 5,000 matches until ready', all.restart, 'ms'),
  figure('backup of 5,000 matches under load', all.backup.seconds, 's'),
  figure('p99 at 200 commands/s meanwhile', all.backup.load.p99, 'ms'),
  figure('durable commands of 8 battles of Hastings', all.battle.perSecond, 'commands/s'),
  figure('a command of Hastings on the wire, p95', all.battle.bytesP95, 'bytes'),
  figure('durable commands on PostgreSQL, 64 tables', all.postgres, 'commands/s'),
  ...all.heaps.map(({ name, perByte }) =>
    figure(`heap of a match of ${name} for each byte of JSON`, perByte, 'bytes'),
  ),
];

const least = (name: string, ratio: number, bound: number): Requirement => ({
  name,
  ratio,
  must: 'at least',
  bound,
});
/** As a share of what is allowed. */
const within = (name: string, value: number, limit: number): Requirement => ({
  name,
  ratio: value / limit,
  must: 'at most',
  bound: 1,
});

const requiredOf = (all: All): Requirement[] => [
  least('commands/s to moves/s of boardgame.io', all.ours.perSecond / all.peer.perSecond, 1),
  least('commands/s to lines/s of the store alone', all.ours.perSecond / all.single, 0.5),
  least('pace of 400 tables in turn to 290', all.turns.more.perSecond / all.turns.fit.perSecond, 0.5),
  least('pace of 4,000 tables in turn to 290', all.turns.most.perSecond / all.turns.fit.perSecond, 0.5),
  within('p99 at 64 tables, of 50 ms', all.few.load.p99, 50),
  within('p99 at 4,000 tables, of 50 ms', all.many.load.p99, 50),
  within('1,000 idle live connections, of 300 MB', all.viewers, 300),
  within('a practice command on the wire, of 2,000 bytes', all.ours.bytesMedian, 2_000),
  within('a Hastings command on the wire, of 2,000 bytes', all.battle.bytesMedian, 2_000),
  least('commands/s on PostgreSQL to 500', all.postgres / 500, 1),
  ...all.heaps.map(({ name, counted }) => least(`memory counted to taken, ${name}`, counted, 1)),
];
