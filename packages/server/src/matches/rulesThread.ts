import type { Answer, GameCommand, GameEvent, Reading, Seat } from '@warmoot/kernel';
import type { Table } from './table.ts';

/** A command of a match at its latest line. */
export interface Undecided {
  readonly table: Table;
  readonly state: unknown;
  /** How many lines the log has, and how many dice have been rolled. */
  readonly version: number;
  readonly rolls: number;
  readonly seat: Seat;
  readonly command: GameCommand;
  readonly typed: readonly number[] | undefined;
}

/** A separate thread for rules that may take long. It gives the same answer as this thread would. */
export interface RulesThread {
  decide(undecided: Undecided): Promise<Answer<GameEvent>>;
  setUp(table: Table): Promise<readonly GameEvent[]>;
  readOptions(system: string, options: unknown): Promise<Reading<unknown>>;
}
