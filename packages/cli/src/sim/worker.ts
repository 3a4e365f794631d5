import { parentPort, workerData } from 'node:worker_threads';
import type { SystemDoor } from '@warmoot/systems';
import { playerOf } from '../play/computers.ts';
import { doorOf } from '../play/requestedSetUp.ts';
import { playGame, type SimTable } from './playGame.ts';
import type { GameResult, SimRequest } from './request.ts';

/** What a worker answers: a game that was played, or why it could not be. */
export type Report = { readonly result: GameResult } | { readonly game: number; readonly problem: string };

const boardFor = async ({ sim }: SystemDoor, fought: string): Promise<Pick<SimTable, 'board'>> => {
  if (sim?.board === undefined) return {};
  const door = await doorOf(sim.board.system);
  return { board: { door, player: await playerOf(door, fought) } };
};

const tableFor = async ({ system, a, b, fought }: SimRequest): Promise<SimTable> => {
  const door = await doorOf(system);
  const players = { a: await playerOf(door, a), b: await playerOf(door, b) };
  return { door, players, ...(fought !== undefined && (await boardFor(door, fought))) };
};

const reportOn = (table: SimTable, request: SimRequest, game: number): Report => {
  try {
    return { result: playGame(table, request, game) };
  } catch (problem) {
    return { game, problem: (problem as Error).message };
  }
};

const request = workerData as SimRequest;
const table = await tableFor(request);
parentPort?.on('message', (game: number) => parentPort?.postMessage(reportOn(table, request, game)));
