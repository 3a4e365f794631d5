import type { Change, Odds, Seat, Thought } from '@warmoot/kernel';

/** Which command? Asked of a computer player, who sees what its seat sees. */
export interface ChooseTask {
  readonly kind: 'choose';
  readonly system: string;
  readonly seat: Seat;
  readonly player: string;
  readonly seconds: number;
  /** Of the player's own dice: the same question gets the same answer on every node. */
  readonly seed: string;
}

/** What would a command do? */
export interface OddsTask {
  readonly kind: 'odds';
  readonly system: string;
  readonly seat: Seat;
  readonly command: unknown;
}

export type Task = ChooseTask | OddsTask;

/** Nobody to ask is null: the decision is not that seat's. */
export type Answer = Thought<unknown> | Odds | null;

/** A view on its way to a worker: the whole of it, or what changed since the worker last had it. */
export type Packed = { readonly whole: unknown } | { readonly changes: readonly Change[] };

export interface Request {
  readonly key: string;
  readonly view: Packed;
  readonly task: Task;
}

export type Report = { readonly answer: Answer } | { readonly defect: string };
