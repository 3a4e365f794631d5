import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { Installation } from '../../../installation.ts';
import { Unplayable } from '../../../play/unplayable.ts';
import { BrokenGame, coresAsked } from '../../../sim/pool.ts';
import { Progress } from '../../../sim/progress.ts';
import { BATTLES, CONTESTS, GAMES } from './contests.ts';
import { drawOutcome, drawSlowest, isFastEnough, isMet } from './drawTournament.ts';
import { type Field, playContest } from './playContest.ts';
import { slowestTurn } from './slowestTurn.ts';

const OPTIONS = {
  games: { type: 'string', default: String(GAMES) },
  battles: { type: 'string', default: BATTLES.join(',') },
  modules: { type: 'string' },
  seed: { type: 'string', default: '1' },
  cores: { type: 'string' },
} as const;

const SEATS = ['blue', 'red'] as const;

const understood = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (problem) {
    throw new Unplayable((problem as Error).message);
  }
};

const gamesAsked = (asked: string): number => {
  const games = Number(asked);
  if (Number.isInteger(games) && games >= 2 && games % 2 === 0) return games;
  throw new Unplayable(
    `"${asked}" is not a number of games for a contest; write an even number of at least 2.`,
  );
};

const fieldOf = async (
  installation: Installation,
  args: readonly string[],
): Promise<Omit<Field, 'onGame'>> => {
  const values = understood(args);
  return {
    battles: values.battles.split(','),
    modules: values.modules,
    games: gamesAsked(values.games),
    seed: values.seed,
    cores: coresAsked(values.cores, availableParallelism()),
    script: await installation.part('simWorker'),
  };
};

/** One contest after the other, each reported as soon as it is over. */
const playAll = async (field: Omit<Field, 'onGame'>): Promise<boolean> => {
  let met = true;
  for (const contest of CONTESTS) {
    const progress = new Progress(process.stderr, field.games);
    const outcome = await playContest({ ...field, onGame: () => progress.step() }, contest);
    progress.end();
    console.log(`${drawOutcome(outcome).join('\n')}\n`);
    met &&= isMet(outcome);
  }
  return met;
};

/** Both seats in turn, once nothing else is running. */
const watchTurns = async (seed: string): Promise<boolean> => {
  let met = true;
  for (const seat of SEATS) {
    const slowest = await slowestTurn(seat, `${seed} slowest`);
    console.log(drawSlowest(slowest));
    met &&= isFastEnough(slowest);
  }
  return met;
};

/** All contests, then the timing. The exit code is 1 if a target was missed, 2 if the arguments were wrong. */
export const runTournament = async (installation: Installation, args: readonly string[]): Promise<number> => {
  try {
    const field = await fieldOf(installation, args);
    const strong = await playAll(field);
    const quick = await watchTurns(field.seed);
    return strong && quick ? 0 : 1;
  } catch (problem) {
    if (!(problem instanceof Unplayable || problem instanceof BrokenGame)) throw problem;
    console.error(problem.message);
    return problem instanceof Unplayable ? 2 : 1;
  }
};
