import type { Dice } from '../dice/dice.ts';
import type { GameCommand, GameEvent, RuleSystem } from '../ruleSystem.ts';
import type { Seat } from '../seats.ts';

/** What the conformance suite must know about a system beyond its contract. */
export interface ConformanceKit<State, Command extends GameCommand, Event extends GameEvent, View, Options> {
  readonly system: RuleSystem<State, Command, Event, View, Options>;
  /** The kinds of match to play, drawn from at random. */
  readonly options: readonly Options[];
  /** Every random match ends within this many commands. */
  readonly longestMatch: number;
  /** Another true state that `seat` cannot distinguish from this one; undefined if nothing is hidden from it. */
  disguise?(state: State, seat: Seat, dice: Dice): State | undefined;
  /** Other options that `seat` cannot distinguish from these; undefined if none of them is hidden from it. */
  disguiseOptions?(options: Options, seat: Seat): Options | undefined;
  /** Whether `seat` must not be able to tell which of two commands another seat gave. */
  alike?(state: State, seat: Seat, first: Command, second: Command): boolean;
  readonly census: Census<State, Event>;
}

/** How many there are of each thing: men, guilders, models. */
export type Counts = Readonly<Record<string, number>>;

/** The things that could get lost, and how events account for them. */
export interface Census<State, Event> {
  count(state: State): Counts;
  /** The changes of counts that the event states; all other counts must stay the same. */
  changesReported(event: Event, before: State): Counts;
}

/** A law that a system broke, where, and how to reproduce it. */
export interface Violation {
  readonly law: string;
  readonly message: string;
  readonly seed: number;
  /** After how many commands. */
  readonly step: number;
}

// biome-ignore lint/suspicious/noExplicitAny: the suite asks every system the same questions
export type AnyKit = ConformanceKit<any, any, any, any, any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type Any = any;
