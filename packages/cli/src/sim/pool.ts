import { Worker } from 'node:worker_threads';
import { Unplayable } from '../play/unplayable.ts';
import type { GameResult, SimRequest } from './request.ts';
import type { Report } from './worker.ts';

/** How a run is watched and stopped early. */
export interface Watch {
  onGame(result: GameResult): void;
  readonly signal: AbortSignal;
}

/** A game that cannot be played is a defect of a player or of the rules; the message has its number. */
export class BrokenGame extends Error {}

/**
 * In megabytes. A match keeps all its events; with V8's default they are copied again and again before they are
 * promoted.
 */
const YOUNG_GENERATION = 64;

/**
 * Plays the games of a run, or some of them, on several workers, each taking the next game when it has finished one.
 * Resolves when all are played or the watcher stops the run; the games are the same whatever the number of workers.
 */
export const playOnWorkers = async (
  script: string,
  request: SimRequest,
  count: number,
  watch: Watch,
  games: readonly number[] = Array.from({ length: request.games }, (_, game) => game),
): Promise<void> => {
  const left = games.values();
  const workers = Array.from(
    { length: Math.min(count, games.length) },
    () =>
      new Worker(script, {
        workerData: request,
        resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION },
      }),
  );
  const stop = () => Promise.all(workers.map((worker) => worker.terminate()));
  const runWorker = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      const goOn = (): void => {
        const { value: game } = left.next();
        if (game === undefined) resolve();
        else worker.postMessage(game);
      };
      worker.on('message', (report: Report) => {
        if ('problem' in report) return reject(broken(request, report));
        if (!watch.signal.aborted) watch.onGame(report.result);
        goOn();
      });
      worker.on('error', reject);
      worker.on('exit', () => resolve());
      watch.signal.addEventListener('abort', () => resolve(), { once: true });
      goOn();
    });
  try {
    await Promise.all(workers.map(runWorker));
  } finally {
    await stop();
  }
};

const broken = ({ seed }: SimRequest, { game, problem }: Extract<Report, { problem: string }>): BrokenGame =>
  new BrokenGame(`Game ${game + 1} of seed ${seed} could not be finished: ${problem}`);

/** `--cores`, or as many as there are. */
export const coresAsked = (asked: string | undefined, available: number): number => {
  if (asked === undefined) return available;
  const cores = Number(asked);
  if (Number.isInteger(cores) && cores >= 1 && cores <= 256) return cores;
  throw new Unplayable(`"${asked}" is not a number of cores; write a whole number from 1 to 256.`);
};
