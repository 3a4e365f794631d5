import type { Outcome } from '@warmoot/kernel';
import { readTable } from '../matches/table.ts';
import type { GameResult } from '../pairing/game.ts';
import type { Queryable } from '../store/store.ts';

/** MOT-36: undefined while the match is played; a match that was removed is a draw. */
export const resultOf = async (db: Queryable, match: string): Promise<GameResult | undefined> => {
  const table = await readTable(db, match);
  if (table === undefined) return 'draw';
  if (table.outcome === null) return undefined;
  const [first, second] = table.chairs.map(({ seat }) => seat) as [string, string];
  return resultBetween(table.outcome, first, second);
};

const resultBetween = ({ winners }: Outcome, first: string, second: string): GameResult => {
  const [firstWon, secondWon] = [winners.includes(first), winners.includes(second)];
  if (firstWon === secondWon) return 'draw';
  return firstWon ? 'first' : 'second';
};
