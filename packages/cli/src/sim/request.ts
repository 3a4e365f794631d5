import type { Seat } from '@warmoot/kernel';

/** A run of games, as plain data that can be passed to a worker. */
export interface SimRequest {
  readonly system: string;
  /** The options of every match, already read. */
  readonly setUp: unknown;
  readonly games: number;
  readonly seed: string;
  readonly a: string;
  readonly b: string;
  /** The players swap seats in every second game, with the same dice. */
  readonly swap: boolean;
  readonly lines: number;
  /** The computer player who fights a campaign's battles out on the board; left out: they are settled there. */
  readonly fought?: string;
}

/** Which of the two players. */
export type Bot = 'a' | 'b';

/** One game that was played to its end. */
export interface GameResult {
  readonly game: number;
  readonly seats: Readonly<Record<Seat, Bot>>;
  readonly winners: readonly Seat[];
  readonly clause: string;
  readonly commands: number;
  readonly turns: number | undefined;
  /** What each seat played, if the system counts by it. */
  readonly groups: Readonly<Record<Seat, string>>;
  /** How often what the system counts happened, such as naval battles. */
  readonly counts: Readonly<Record<string, number>>;
  /** By seat and by figure. */
  readonly losses: Readonly<Record<Seat, Readonly<Record<string, number>>>>;
}
