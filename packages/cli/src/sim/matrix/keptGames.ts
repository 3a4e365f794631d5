import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Unplayable } from '../../play/unplayable.ts';
import type { GameResult } from '../request.ts';

const FORMAT = 'warmoot-matrix/1';

/** What every game of a matrix has in common; games of another run do not belong in its file. */
export interface MatrixRun {
  readonly system: string;
  readonly rulesVersion: number;
  readonly seed: string;
  readonly modules: string;
  readonly lines: number;
}

/** A game that was finished, and the cell it belongs to. */
interface KeptGame {
  readonly cell: string;
  readonly result: GameResult;
}

/** The finished games of a matrix in a file, a line each, so that a run that was stopped goes on where it was. */
export class KeptGames {
  readonly #file: string;
  readonly #games: KeptGame[];

  constructor(file: string, run: MatrixRun) {
    this.#file = file;
    const head = JSON.stringify({ format: FORMAT, ...run });
    const [first, ...lines] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    if (first !== undefined && first !== '' && first !== head)
      throw new Unplayable(
        `${file} holds games of another run: ${first.slice(0, 200)}. Repeat that command, or name another file.`,
      );
    this.#games = lines.flatMap(gameIn);
    this.#rewrite(head);
  }

  in(cell: string): GameResult[] {
    return this.#games.filter((kept) => kept.cell === cell).map(({ result }) => result);
  }

  add(cell: string, result: GameResult): void {
    const kept: KeptGame = { cell, result };
    this.#games.push(kept);
    appendFileSync(this.#file, `${JSON.stringify(kept)}\n`);
  }

  /** A line that a power cut broke off is dropped. */
  #rewrite(head: string): void {
    const lines = [head, ...this.#games.map((kept) => JSON.stringify(kept))];
    try {
      writeFileSync(this.#file, `${lines.join('\n')}\n`);
    } catch (problem) {
      throw new Unplayable(`Cannot write ${this.#file}: ${(problem as Error).message}.`);
    }
  }
}

const gameIn = (line: string): KeptGame[] => {
  try {
    return [JSON.parse(line) as KeptGame];
  } catch {
    return [];
  }
};
