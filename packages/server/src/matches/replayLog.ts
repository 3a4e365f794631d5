import { setImmediate as pause } from 'node:timers/promises';
import { type AnySystem, SPECTATOR, say } from '@warmoot/kernel';
import type { SystemDoor } from '@warmoot/systems';
import type { LogRow, Store } from '../store/store.ts';
import { forgetKeptStates, type KeptState, keepStatement, lastKept } from './keptStates.ts';
import { type LinesRead, OlderLine, UnreadableLine } from './line.ts';
import { LogCursor, returnsIn } from './logCursor.ts';
import type { Table } from './table.ts';

/** A match whose log this program cannot follow to its end: it can be viewed but not changed. */
export interface Halt {
  /** For the players, in one sentence. */
  readonly says: string;
  readonly cause: unknown;
  /** The older rules version it was played with, if it is shown as it was played. */
  readonly playedVersion?: number;
}

export interface Read {
  /** Up to the last line or, in a halted match, up to the last line that is certain. */
  readonly cursor: LogCursor;
  readonly halt?: Halt;
}

/** A match as stored: read from the last kept state, or from its first line. */
export const replayLog = async (store: Store, door: SystemDoor, table: Table): Promise<Read> => {
  const kept = await lastKept(store, door.system, table.id);
  const rows = await store.tail(table.id, kept?.version ?? 0);
  const { cursor, passed, problem } = await followed(door, table, rows, kept);
  if (problem === undefined) {
    await keep(store, door.system, table.id, passed);
    return { cursor };
  }
  if (kept === undefined) return halted(door, table, rows, cursor, problem);
  await store.run(forgetKeptStates(table.id)); // perhaps only the kept state is wrong
  return replayLog(store, door, table);
};

interface Followed {
  readonly cursor: LogCursor;
  readonly passed: readonly KeptState[];
  readonly problem?: unknown;
}

/** Lets other requests run in between. */
const LINES_AT_ONCE = 50;

export const followed = async (
  door: SystemDoor,
  table: Table,
  rows: readonly LogRow[],
  kept?: KeptState,
  read: LinesRead = 'upgraded',
): Promise<Followed> => {
  const passed: KeptState[] = [];
  let cursor = new LogCursor(door, table, undefined, read);
  try {
    if (kept !== undefined) cursor = new LogCursor(door, table, kept);
    cursor.mark(returnsIn(rows));
    for (const [i, row] of rows.entries()) {
      if (i % LINES_AT_ONCE === LINES_AT_ONCE - 1) await pause();
      const { kept: due } = cursor.follow(row);
      if (due !== undefined) passed.push(due);
    }
    return { cursor, passed };
  } catch (problem) {
    return { cursor, passed, problem };
  }
};

/** Saves states that were not kept before, for the next reader; if that fails, this read still succeeds. */
const keep = async (
  store: Store,
  system: AnySystem,
  match: string,
  passed: readonly KeptState[],
): Promise<void> => {
  try {
    for (const state of passed) await store.run(keepStatement(system, match, state));
  } catch {
    // A full disk or a lost connection: the states are only a cache.
  }
};

const halted = async (
  door: SystemDoor,
  table: Table,
  rows: readonly LogRow[],
  cursor: LogCursor,
  cause: unknown,
): Promise<Read> => {
  const shown = cause instanceof OlderLine ? await shownAsPlayed(door, table, rows, cause) : undefined;
  if (shown !== undefined) return shown;
  const certain = cause instanceof UnreadableLine ? cursor.version : cursor.proved;
  const { cursor: upToThere } = await followed(door, table, rows.slice(0, certain));
  return { cursor: upToThere, halt: { says: sentenceOf(cause), cause } };
};

/** A match of older rules, up to where today's rules still reach the positions that were played. */
const shownAsPlayed = async (
  door: SystemDoor,
  table: Table,
  rows: readonly LogRow[],
  cause: OlderLine,
): Promise<Read | undefined> => {
  const whole = await followed(door, table, rows, undefined, 'asPlayed');
  const certain = whole.problem === undefined ? rows.length : whole.cursor.proved;
  const { cursor } = await followed(door, table, rows.slice(0, certain), undefined, 'asPlayed');
  if (!canBeShown(door, table, cursor)) return undefined;
  const { rulesVersion: playedVersion } = cause;
  const says = onlyToLookAt(door.system, table, playedVersion, certain === rows.length);
  return { cursor, halt: { says, cause, playedVersion } };
};

/** An older position may lack data that today's views need. */
const canBeShown = ({ system }: SystemDoor, { options }: Table, { moment }: LogCursor): boolean => {
  try {
    for (const seat of [...system.seats(options), SPECTATOR]) moment?.sightOf(seat);
    return moment !== undefined;
  } catch {
    return false;
  }
};

const onlyToLookAt = (
  { name, rulesVersion }: AnySystem,
  { status }: Table,
  played: number,
  isWhole: boolean,
): string => {
  const how = isWhole ? '' : say`, up to the last position that is certain`;
  const help =
    status === 'over' ? '' : say`; to finish it, ask the operator to run the program it was played with`;
  return say`This match can only be viewed${how}: it was played with version ${played} of the rules of ${name}, and this server has version ${rulesVersion}${help}.`;
};

const sentenceOf = (cause: unknown): string =>
  cause instanceof UnreadableLine
    ? cause.said
    : say`This match is stopped: replaying its log no longer gives the position that was played, so only the last certain position is shown and nothing can be changed until the operator has repaired the server.`;
