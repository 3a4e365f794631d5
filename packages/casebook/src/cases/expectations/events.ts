import { didYouMean, type GameEvent } from '@warmoot/kernel';
import { CaseFault } from '../caseFault.ts';
import { type Difference, differences, inWords } from '../difference.ts';
import { type ExpectationReader, happenedIn, type Played } from '../expectation.ts';
import { type Fields, fieldsOf, listOf } from '../shapes.ts';

/** Each must occur, in this order; others may come between them. `none`: nothing happened at all. */
export const readEvents: ExpectationReader = (value, at) => {
  if (value === 'none')
    return [{ name: 'nothing happened', at, differences: (played) => nothingIn(eventsOf(played)) }];
  const wanted = listOf(value, '`events`', at).map((item, i) => fieldsOf(item, 'an event', [...at, i]));
  if (wanted.length === 0) throw new CaseFault('an empty list tests nothing; write `events: none`', at);
  const name = `events: ${wanted.map(({ type }) => type ?? '…').join(', ')}`;
  return [{ name, at, differences: (played) => missingFrom(eventsOf(played), wanted) }];
};

/** In the words of a case, if the system has its own; the names of pieces do not change during a match. */
const eventsOf = (played: Played): GameEvent[] => {
  const { door, match } = played;
  const show = (event: GameEvent): GameEvent =>
    door.showEvent === undefined ? event : (door.showEvent(event, match.state) as GameEvent);
  return happenedIn(played).map(({ event }) => show(event));
};

const typesOf = (events: readonly GameEvent[]): string =>
  events.length === 0 ? 'no event' : events.map(({ type }) => type).join(', ');

const nothingIn = (events: readonly GameEvent[]): Difference[] =>
  events.length === 0 ? [] : [{ path: 'events', expected: 'no event', got: typesOf(events) }];

/** The first event that does not occur after the one before it. */
const missingFrom = (events: readonly GameEvent[], wanted: readonly Fields[]): Difference[] => {
  let from = 0;
  for (const [i, event] of wanted.entries()) {
    const left = events.slice(from);
    const found = left.findIndex((other) => differences(event, other).length === 0);
    if (found < 0) return nearest(left, event, `events.${i}`);
    from += found + 1;
  }
  return [];
};

/** Compared with the most similar event of the same type. */
const nearest = (events: readonly GameEvent[], wanted: Fields, path: string): Difference[] => {
  const candidates = events
    .filter(({ type }) => type === wanted.type)
    .map((event) => differences(wanted, event, path))
    .sort((a, b) => a.length - b.length);
  const got = typesOf(events) + didYouMean(String(wanted.type), [...new Set(events.map(({ type }) => type))]);
  return candidates[0] ?? [{ path, expected: inWords(wanted), got }];
};
