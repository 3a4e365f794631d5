import type { Path } from './caseFault.ts';
import type { Expectation, ExpectationReader } from './expectation.ts';
import { readEvents } from './expectations/events.ts';
import { readOdds } from './expectations/odds.ts';
import { readOutcome } from './expectations/outcome.ts';
import { readPending } from './expectations/pending.ts';
import { readPosition } from './expectations/position.ts';
import { readRefused } from './expectations/refused.ts';
import { readStory } from './expectations/story.ts';
import { readView } from './expectations/view.ts';
import { fieldsOf } from './shapes.ts';

/** The keys of `then`, in the order in which they are reported. */
const READERS: Readonly<Record<string, ExpectationReader>> = {
  refused: readRefused,
  events: readEvents,
  position: readPosition,
  view: readView,
  story: readStory,
  odds: readOdds,
  pending: readPending,
  outcome: readOutcome,
};

export const readThen = (value: unknown, at: Path): Expectation[] => {
  const fields = fieldsOf(value, '`then`', at, Object.keys(READERS));
  return Object.entries(READERS).flatMap(([key, read]) =>
    fields[key] === undefined ? [] : read(fields[key], [...at, key]),
  );
};
