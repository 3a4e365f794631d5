import { readFileSync } from 'node:fs';
import type { Duel } from './duel.ts';
import { type Load, Notes } from './load.ts';

/** A server on which two can play the practice game. */
export interface Arena {
  readonly pid: number;
  /** A new match with both sides connected. */
  newDuel(nth: number): Promise<Duel>;
}

/** How many matches are played at once. */
export const TABLES = 64;
/** This many are begun before the clock starts: commands are measured, not the start of a match. */
const MATCHES = 192;

export interface DuelLoad extends Load {
  readonly commands: number;
  /** The server's own processor time for a command, all its threads together; other work on the machine hardly affects it. */
  readonly serverMicroseconds: number;
  /** This process's share of one core: near 1, the players are the bottleneck. */
  readonly playersBusy: number;
}

/** At full speed, until a table finds no further match: every table is busy all the time. */
export const duelsAt = async (arena: Arena): Promise<DuelLoad> => {
  const duels = await begunAt(arena);
  const waiting = [...duels];
  const notes = new Notes();
  const own = process.cpuUsage();
  const before = processorSeconds(arena.pid);
  const start = performance.now();
  let isTimeUp = false;
  const play = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined && !isTimeUp; next = waiting.pop())
      await next.play(
        (given) => notes.add(given),
        () => isTimeUp,
      );
    isTimeUp = true;
  };
  await Promise.all(Array.from({ length: TABLES }, play));
  const load = notes.summary();
  const seconds = (performance.now() - start) / 1000;
  const server = processorSeconds(arena.pid) - before;
  const { user, system } = process.cpuUsage(own);
  for (const duel of duels) duel.close();
  return {
    ...load,
    commands: notes.count,
    serverMicroseconds: (server * 1e6) / notes.count,
    playersBusy: (user + system) / 1e6 / seconds,
  };
};

const begunAt = async (arena: Arena): Promise<readonly Duel[]> => {
  const duels: Duel[] = [];
  const begin = async (table: number): Promise<void> => {
    for (let nth = table; nth < MATCHES; nth += TABLES) duels.push(await arena.newDuel(nth));
  };
  await Promise.all(Array.from({ length: TABLES }, (_, table) => begin(table)));
  return duels;
};

const TICKS_A_SECOND = 100;

/** The processor time a process has used so far, in user mode and in the kernel, as Linux counts it. */
const processorSeconds = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
};
