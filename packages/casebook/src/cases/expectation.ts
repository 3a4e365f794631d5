import type { Match } from '@warmoot/kernel';
import type { SystemDoor } from '@warmoot/systems';
import type { Path } from './caseFault.ts';
import type { Difference } from './difference.ts';
import type { EventWithStory, Step } from './step.ts';

// biome-ignore lint/suspicious/noExplicitAny: the types of one system never meet those of another
export type AnyMatch = Match<any, any, any, any, any>;

/** A case after its last command. */
export interface Played {
  readonly door: SystemDoor;
  readonly match: AnyMatch;
  readonly opening: readonly EventWithStory[];
  readonly steps: readonly Step[];
}

/** All that happened, in order. */
export const happenedIn = ({ opening, steps }: Played): EventWithStory[] => [
  ...opening,
  ...steps.flatMap(({ happened }) => happened),
];

/** One thing that must hold afterwards. */
export interface Expectation {
  /** In words, for the line with the tick: `what red may know`. */
  readonly name: string;
  readonly at: Path;
  /** Empty if it holds. */
  readonly differences: (played: Played) => readonly Difference[];
}

/** Reads the value of a key of `then`; throws a CaseFault if it makes no sense. */
export type ExpectationReader = (value: unknown, at: Path) => readonly Expectation[];
