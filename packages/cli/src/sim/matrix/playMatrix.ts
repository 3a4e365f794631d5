import type { SystemDoor } from '@warmoot/systems';
import { usualStrength } from '../../play/computers.ts';
import { requestedSetUp } from '../../play/requestedSetUp.ts';
import { Unplayable } from '../../play/unplayable.ts';
import { playOnWorkers, type Watch } from '../pool.ts';
import type { SimRequest } from '../request.ts';
import { summarize } from '../summary.ts';
import type { MatrixCell } from './drawMatrix.ts';
import type { KeptGames } from './keptGames.ts';

/** Every scenario with every pair of players: what was asked of the run in general. */
export interface MatrixRequest {
  readonly door: SystemDoor;
  /** Left out: all on the shelf. */
  readonly scenario: string | undefined;
  /** Left out: every player of the system against itself. */
  readonly a: string | undefined;
  readonly b: string | undefined;
  readonly modules: string | undefined;
  readonly games: number;
  readonly seed: string;
  readonly lines: number;
}

const pairsOf = ({ door, a, b }: MatrixRequest): (readonly [string, string])[] => {
  if (a !== undefined) return [[a, b ?? a]];
  if (b !== undefined) return [[usualStrength(door), b]];
  return Object.keys(door.players ?? {}).map((name) => [name, name]);
};

const scenariosOf = ({ door, scenario }: MatrixRequest): string[] => {
  const all = (door.scenarios ?? []).map(({ id }) => id);
  if (all.length === 0) throw new Unplayable(`${door.system.name} has no scenarios to make a matrix of.`);
  return scenario === undefined ? all : [scenario.toLowerCase()];
};

/** One request for each cell; their dice differ, as the scenario is part of the seed. */
const cellsOf = (asked: MatrixRequest): (SimRequest & { readonly scenario: string })[] =>
  scenariosOf(asked).flatMap((scenario) =>
    pairsOf(asked).map(([a, b]) => ({
      scenario,
      system: asked.door.system.id,
      setUp: requestedSetUp(asked.door, { scenario, modules: asked.modules }),
      games: asked.games,
      seed: `${asked.seed} ${scenario}`,
      a,
      b,
      swap: a !== b,
      lines: asked.lines,
    })),
  );

const playersOf = ({ a, b }: Pick<SimRequest, 'a' | 'b'>): string => (a === b ? a : `${a}-${b}`);

type Cell = ReturnType<typeof cellsOf>[number];

const nameOf = (cell: Cell): string => `${cell.scenario} ${playersOf(cell)}`;

/** The games of a cell that are still to be played. */
const leftIn = (cell: Cell, kept: KeptGames): number[] => {
  const played = new Set(kept.in(nameOf(cell)).map(({ game }) => game));
  return Array.from({ length: cell.games }, (_, game) => game).filter((game) => !played.has(game));
};

export const gamesLeft = (asked: MatrixRequest, kept: KeptGames): number =>
  cellsOf(asked).reduce((sum, cell) => sum + leftIn(cell, kept).length, 0);

/** Plays what is left of every cell, one cell after the other. */
export const playMatrix = async (
  script: string,
  asked: MatrixRequest,
  cores: number,
  kept: KeptGames,
  watch: Watch,
): Promise<MatrixCell[]> => {
  const { system } = asked.door;
  const cells: MatrixCell[] = [];
  for (const cell of cellsOf(asked)) {
    const [name, left] = [nameOf(cell), leftIn(cell, kept)];
    const onGame: Watch['onGame'] = (result) => {
      kept.add(name, result);
      watch.onGame(result);
    };
    if (!watch.signal.aborted) await playOnWorkers(script, cell, cores, { ...watch, onGame }, left);
    const seats = system.seats(cell.setUp);
    const results = kept.in(name).filter(({ game }) => game < cell.games);
    cells.push({
      scenario: cell.scenario,
      players: playersOf(cell),
      first: seats[0] as string,
      summary: summarize(seats, results),
    });
  }
  return cells;
};
