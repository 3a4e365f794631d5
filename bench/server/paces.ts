import type { LogRow } from '../../packages/server/src/store/store.ts';
import { bareAppends, linesIn } from './bareStore.ts';
import { withBoardgame } from './boardgame.ts';
import { type DuelLoad, duelsAt, TABLES } from './duels.ts';
import { withFolder, withNode } from './nodes.ts';
import { ourArena } from './ourArena.ts';

const ROUNDS = 6;
const STORE_SECONDS = 2;

export interface Paces {
  readonly ours: DuelLoad;
  /** boardgame.io's server, which keeps nothing on disk. */
  readonly peer: DuelLoad;
  /** The store alone with as many writers as there are tables. */
  readonly grouped: number;
  /** The store alone with one writer: every line is a commit. */
  readonly single: number;
}

/**
 * Commands a second beside what the store alone and boardgame.io do, the best of several alternating rounds, so that
 * other work on the machine affects all alike. Both servers host the practice game by the same rules, both sides of
 * every match are connected by sockets, and the same players choose by the view they were sent. Ours also sends the
 * story of every command to spectators and players, and has each line on disk before anybody is notified.
 */
export const paces = (): Promise<Paces> =>
  withFolder((folder) =>
    withNode({ WARMOOT_DATA: folder }, async (node) => {
      const arena = await ourArena(node);
      const ours = () => duelsAt(arena);
      const rounds = await withBoardgame(process.cwd(), async (other) => {
        const peer = () => duelsAt(other);
        await ours(); // until most of both is compiled
        await peer();
        const all: Paces[] = [];
        for (let round = 0; round < ROUNDS; round++)
          all.push(await oneRound(ours, peer, await linesIn(folder)));
        return all;
      });
      return best(rounds);
    }),
  );

const oneRound = async (
  ours: () => Promise<DuelLoad>,
  peer: () => Promise<DuelLoad>,
  lines: readonly LogRow[],
): Promise<Paces> => ({
  ours: await ours(),
  peer: await peer(),
  grouped: await bareAppends(lines, TABLES, STORE_SECONDS),
  single: await bareAppends(lines, 1, STORE_SECONDS),
});

const fastest = (loads: readonly DuelLoad[]): DuelLoad =>
  loads.reduce((a, b) => (b.perSecond > a.perSecond ? b : a));

const best = (rounds: readonly Paces[]): Paces => ({
  ours: fastest(rounds.map(({ ours }) => ours)),
  peer: fastest(rounds.map(({ peer }) => peer)),
  grouped: Math.max(...rounds.map(({ grouped }) => grouped)),
  single: Math.max(...rounds.map(({ single }) => single)),
});
