import { eventsIn, type GameCommand, type GameEvent, Match, rollsIn, type Seat } from '@warmoot/kernel';
import type { SystemDoor } from '@warmoot/systems';
import type { LogRow } from '../store/store.ts';
import type { KeptState } from './keptStates.ts';
import { type Line, type LinesRead, lineOf } from './line.ts';
import type { Seen } from './recentNews.ts';
import { type AnyItem, Moment } from './sight.ts';
import { stateDigest } from './stateDigest.ts';
import type { Table } from './table.ts';
import { TableDice } from './tableDice.ts';

export type AnyMatch = Match<unknown, GameCommand, GameEvent, unknown, unknown>;

/** The log no longer leads to the state that was played. */
class Drift extends Error {}

/** A state is kept after at least, and at most, this many lines, whatever its size. */
const LINES_AT_LEAST = 8;
const LINES_AT_MOST = 64;

/** The match at one line of its log, with the dice to come, as it moves from line to line. */
export class LogCursor {
  readonly #door: SystemDoor;
  readonly #table: Table;
  readonly #read: LinesRead;
  readonly dice: TableDice;
  match: AnyMatch;
  #version = 0;
  #seen: Seen = {};
  #rolls = 0;
  #last: AnyItem | undefined;
  /** The last line whose state was verified by its digest. */
  #proved = 0;
  #keptBytes = 0;
  #linesSince = 0;
  #bytesSince = 0;
  /** MOT-13: the states to which later lines return, as they are passed. */
  readonly #returns = new Map<number, unknown>();

  constructor(door: SystemDoor, table: Table, kept?: KeptState, read: LinesRead = 'upgraded') {
    this.#door = door;
    this.#table = table;
    this.#read = read;
    this.dice = new TableDice(table);
    this.#version = kept?.version ?? 0;
    this.match = this.#matchAt(kept === undefined ? door.system.blank : JSON.parse(kept.state));
    if (kept === undefined) return;
    this.#proved = kept.version;
    this.#seen = kept.seen;
    this.#rolls = kept.rolls;
    this.#keptBytes = kept.state.length;
    this.dice.skip(kept.rolls);
  }

  get version(): number {
    return this.#version;
  }

  get seen(): Seen {
    return this.#seen;
  }

  /** How many dice have been rolled. */
  get rolls(): number {
    return this.#rolls;
  }

  get proved(): number {
    return this.#proved;
  }

  /** Roughly how much of the log and the state is in memory, as JSON. */
  get bytes(): number {
    return this.#keptBytes + this.#bytesSince;
  }

  get moment(): Moment | undefined {
    if (this.#version === 0) return undefined;
    return this.#last === undefined ? settledMoment(this.match) : momentAfter(this.match, this.#last);
  }

  /** MOT-13: these lines will be returned to; without this, only the states since the last kept one are available. */
  mark(lines: Iterable<number>): void {
    for (const line of lines) this.#returns.set(line, undefined);
    this.#noteReturn();
  }

  #noteReturn(): void {
    if (this.#returns.has(this.#version)) this.#returns.set(this.#version, this.match.state);
  }

  /** Adds a stored line; returns the state it led to if that is worth keeping. */
  follow(row: LogRow): { readonly line: Line; readonly kept: KeptState | undefined } {
    const line = lineOf(row, this.#door.system, this.#read);
    this.followItem(line.item);
    const { digest, rules_version } = row;
    const isSameState = this.#read === 'asPlayed' || rules_version === this.#door.system.rulesVersion;
    const isComparable = digest !== null && isSameState;
    if (isComparable && digest !== stateDigest(this.match.state))
      throw new Drift(`line ${row.version} no longer leads to the state that was played`);
    const kept = this.keepAt(line, row.item.length);
    this.pass(line, row.item.length, kept);
    if (isComparable) this.#proved = this.#version;
    return { line, kept };
  }

  /** The kernel's match and the dice take in a line that was decided earlier, or elsewhere. */
  followItem(item: AnyItem): void {
    const there = item.kind === 'takeback' ? this.#returns.get(item.to) : undefined;
    this.match.follow(item as never, there);
    this.dice.skip(rollsOf(item));
  }

  /**
   * The state after the next line, which the kernel's match already has, if it is worth keeping. It is worth keeping
   * once the lines since the last one are as long as the state itself, which balances writing states against reading
   * lines, and only if nothing can be undone: a kept state has no earlier states. For the same reason a state is kept
   * after every takeback.
   */
  keepAt({ seen, item }: Line, bytes: number): KeptState | undefined {
    if (!this.match.isSettled || item.kind === 'end') return undefined; // a state does not record an agreed end
    const isDue = this.#version === 0 || this.match.outcome !== undefined || item.kind === 'takeback';
    if (!isDue && !this.#isTimeToKeep(bytes)) return undefined;
    return {
      version: this.#version + 1,
      seen,
      rolls: this.#rolls + rollsOf(item),
      state: JSON.stringify(this.match.state),
    };
  }

  /** Commits the next line, which the kernel's match already has. */
  pass({ item, seen }: Line, bytes: number, kept: KeptState | undefined): void {
    this.#version++;
    this.#seen = seen;
    this.#rolls += rollsOf(item);
    this.#last = item;
    this.#noteReturn();
    this.#linesSince = kept === undefined ? this.#linesSince + 1 : 0;
    this.#bytesSince = kept === undefined ? this.#bytesSince + bytes : 0;
    if (kept === undefined) return;
    this.#keptBytes = kept.state.length;
    this.match = this.#matchAt(this.match.state); // without its log, which is in the store
  }

  #isTimeToKeep(bytes: number): boolean {
    const lines = this.#linesSince + 1;
    if (lines < LINES_AT_LEAST) return false;
    return lines >= LINES_AT_MOST || this.#bytesSince + bytes >= this.#keptBytes;
  }

  #matchAt(state: unknown): AnyMatch {
    return Match.from(this.#door.system, this.#table.options, state, this.dice, this.#version) as AnyMatch;
  }
}

const rollsOf = (item: AnyItem): number => rollsIn(eventsIn(item)).length;

export const momentAfter = (match: AnyMatch, last: AnyItem): Moment => {
  const undoBy: Seat | undefined =
    last.kind !== 'setup' && match.mayUndo(last.seat).ok ? last.seat : undefined;
  return new Moment(match.system, match.state, undoBy, match.ending, match.pending);
};

/** MOT-13: the lines that takebacks among these return to. */
export const returnsIn = (rows: readonly LogRow[]): number[] =>
  rows.flatMap(({ item }) => {
    if (!item.startsWith('{"kind":"takeback"')) return []; // far cheaper than reading every line
    const { to } = JSON.parse(item) as Extract<AnyItem, { kind: 'takeback' }>;
    return [to];
  });

/** Nothing before a kept state can be undone. */
export const settledMoment = ({ system, state }: AnyMatch): Moment => new Moment(system, state, undefined);
