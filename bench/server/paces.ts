import { practice } from '@warmoot/systems/practice';
import type { LogRow } from '../../packages/server/src/store/store.ts';
import { bareAppends, linesIn } from './bareStore.ts';
import { withBoardgame } from './boardgame.ts';
import { guest, type Load, newTables, rush } from './load.ts';
import { withFolder, withNode } from './nodes.ts';

const TABLES = 64;
const ROUNDS = 4;
const SECONDS = 4;
const STORE_SECONDS = 2;

export interface Paces {
  readonly ours: Load;
  /** boardgame.io's server, which keeps nothing on disk. */
  readonly peer: number;
  /** The store alone with as many writers as there are tables. */
  readonly grouped: number;
  /** The store alone with one writer: every line is a commit. */
  readonly single: number;
}

/**
 * Commands a second beside what the store alone and boardgame.io do, the best of several alternating rounds, so that
 * other work on the machine affects all alike.
 */
export const paces = (): Promise<Paces> =>
  withFolder((folder) =>
    withNode({ WARMOOT_DATA: folder }, async ({ url }) => {
      const wire = await guest(url);
      const tables = await newTables(wire, practice, {}, TABLES);
      const ours = () => rush(tables, SECONDS);
      const rounds = await withBoardgame(process.cwd(), TABLES, async (peer) => {
        await ours(); // until the compiler has seen most of both
        await peer(SECONDS);
        const all: Paces[] = [];
        for (let round = 0; round < ROUNDS; round++)
          all.push(await oneRound(ours, () => peer(SECONDS), await linesIn(folder)));
        return all;
      });
      wire.close();
      return best(rounds);
    }),
  );

const oneRound = async (
  ours: () => Promise<Load>,
  peer: () => Promise<number>,
  lines: readonly LogRow[],
): Promise<Paces> => ({
  ours: await ours(),
  peer: await peer(),
  grouped: await bareAppends(lines, TABLES, STORE_SECONDS),
  single: await bareAppends(lines, 1, STORE_SECONDS),
});

const best = (rounds: readonly Paces[]): Paces => {
  const most = (of: (round: Paces) => number): number => Math.max(...rounds.map(of));
  const ours = rounds.map((round) => round.ours).reduce((a, b) => (b.perSecond > a.perSecond ? b : a));
  return {
    ours,
    peer: most(({ peer }) => peer),
    grouped: most(({ grouped }) => grouped),
    single: most(({ single }) => single),
  };
};
