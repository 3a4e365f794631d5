import { availableParallelism } from 'node:os';
import type { Installation } from '../../installation.ts';
import { BUDGET, playerOf } from '../../play/computers.ts';
import { doorOf } from '../../play/requestedSetUp.ts';
import type { PlayStreams } from '../../play/streams.ts';
import { Unplayable } from '../../play/unplayable.ts';
import { type Asked, gamesAsked } from '../asked.ts';
import { endInterrupted, untilInterrupted } from '../interrupted.ts';
import { coresAsked } from '../pool.ts';
import { Progress } from '../progress.ts';
import { drawMatrix } from './drawMatrix.ts';
import { KeptGames } from './keptGames.ts';
import { gamesLeft, type MatrixRequest, playMatrix } from './playMatrix.ts';

/** The matrix as it was asked for; what would have no effect on it is refused. */
const readMatrix = async (system: string, asked: Asked): Promise<MatrixRequest> => {
  const door = await doorOf(system);
  const foreign = (['options', 'swap'] as const).find((name) => asked[name] !== undefined);
  if (foreign !== undefined) throw new Unplayable(`A matrix has no use for --${foreign}: leave it out.`);
  const { scenario, a, b, modules } = asked;
  for (const name of [a, b]) if (name !== undefined) await playerOf(door, name);
  const [games, seed] = [gamesAsked(asked.games), asked.seed ?? 'matrix'];
  return { door, scenario, a, b, modules, games, seed, lines: BUDGET.lines };
};

/** `warmoot sim SYSTEM --matrix FILE`: every scenario by every player, in a table. */
export const simulateMatrix = async (
  installation: Installation,
  streams: PlayStreams,
  system: string,
  asked: Asked,
): Promise<void> => {
  const request = await readMatrix(system, asked);
  const { door, games, seed, lines, modules = '' } = request;
  const { id, rulesVersion } = door.system;
  const kept = new KeptGames(asked.matrix as string, { system: id, rulesVersion, seed, modules, lines });
  const cores = coresAsked(asked.cores, availableParallelism());
  const script = await installation.part('simWorker');
  const progress = new Progress(streams.stderr, gamesLeft(request, kept));
  const { played, interrupted } = await untilInterrupted(progress, (signal) =>
    playMatrix(script, request, cores, kept, { signal, onGame: () => progress.step() }),
  );
  const shown = asked.json ? [JSON.stringify(played, undefined, 2)] : drawMatrix(played, games, seed);
  for (const line of shown) streams.stdout.write(`${line}\n`);
  if (interrupted) endInterrupted();
};
