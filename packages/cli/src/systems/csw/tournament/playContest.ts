import { BUDGET } from '../../../play/computers.ts';
import { doorOf, requestedSetUp } from '../../../play/requestedSetUp.ts';
import { playOnWorkers } from '../../../sim/pool.ts';
import type { GameResult, SimRequest } from '../../../sim/request.ts';
import { type Summary, summarize } from '../../../sim/summary.ts';
import { type Contest, shareOut } from './contests.ts';

const SYSTEM = 'csw';

/** The settings of a tournament. */
export interface Field {
  readonly battles: readonly string[];
  readonly modules: string | undefined;
  readonly games: number;
  readonly seed: string;
  readonly cores: number;
  /** The bundled worker. */
  readonly script: string;
  onGame(): void;
}

/** The results of a contest, by battle and in total. */
export interface Outcome {
  readonly contest: Contest;
  readonly byBattle: readonly { readonly battle: string; readonly summary: Summary }[];
  readonly all: Summary;
}

const played = async (field: Field, request: SimRequest): Promise<GameResult[]> => {
  const results: GameResult[] = [];
  const onGame = (result: GameResult): void => {
    results.push(result);
    field.onGame();
  };
  const { signal } = new AbortController();
  if (request.games > 0) await playOnWorkers(field.script, request, field.cores, { onGame, signal });
  return results;
};

/** Every battle, with seats swapped; the same seed gives the same games. */
export const playContest = async (field: Field, contest: Contest): Promise<Outcome> => {
  const door = await doorOf(SYSTEM);
  const shares = shareOut(field.games, field.battles.length);
  const results: GameResult[] = [];
  const byBattle: { battle: string; summary: Summary }[] = [];
  for (const [at, battle] of field.battles.entries()) {
    const setUp = requestedSetUp(door, { scenario: battle, modules: field.modules });
    const games = await played(field, {
      system: SYSTEM,
      setUp,
      games: shares[at] as number,
      seed: `${field.seed} ${battle}`,
      a: contest.better,
      b: contest.worse,
      swap: true,
      lines: BUDGET.lines,
    });
    byBattle.push({ battle, summary: summarize(door.system.seats(setUp), games) });
    results.push(...games);
  }
  return { contest, byBattle, all: summarize([], results) };
};
