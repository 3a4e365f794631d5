import type { GameCommand, GameEvent, MatchRecord } from '@warmoot/kernel';
import { ApiProblem } from '../../net/api.ts';
import { text } from '../../text/index.ts';

/** A match as a file: its record and, once it is over, the seed of its dice. */
export interface MatchFile {
  readonly record: MatchRecord<GameCommand, GameEvent, unknown>;
  readonly seed: string | null;
}

export const unreadableFile = (): ApiProblem =>
  new ApiProblem(400, { code: 'unreadable', says: text.lobby.games.importMatch.unreadable });

const isRecord = (json: unknown): json is MatchFile['record'] =>
  typeof json === 'object' && json !== null && (json as { format?: unknown }).format === 'warmoot-match/1';

/** The file as it was saved here, or the bare record as the command line writes it. */
export const readMatchFile = (content: string): MatchFile => {
  let json: unknown;
  try {
    json = JSON.parse(content);
  } catch {
    throw unreadableFile();
  }
  if (isRecord(json)) return { record: json, seed: null };
  const { record, seed } = (json ?? {}) as { record?: unknown; seed?: unknown };
  if (!isRecord(record)) throw unreadableFile();
  return { record, seed: typeof seed === 'string' ? seed : null };
};
