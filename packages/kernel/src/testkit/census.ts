import type { Any, Census } from './kit.ts';
import type { EventLaw } from './steps.ts';

/** The first count that an event changes by an amount other than the one it states. */
const firstMiscount = (
  { count, changesReported }: Census<Any, Any>,
  event: Any,
  before: Any,
  after: Any,
): string | undefined => {
  const [was, is, change] = [count(before), count(after), changesReported(event, before)];
  const names = new Set([was, is, change].flatMap((counts) => Object.keys(counts)));
  for (const name of names) {
    const expected = (was[name] ?? 0) + (change[name] ?? 0);
    if ((is[name] ?? 0) !== expected)
      return `${event.type}: ${name} went from ${was[name] ?? 0} to ${is[name] ?? 0}, but the event accounts for ${expected}`;
  }
  return undefined;
};

/** Nothing that is counted vanishes or appears from nowhere: each event says what it removes and adds. */
export const everyLossIsReported: EventLaw = ({ kit }, { before, events }) => {
  let state = before;
  for (const event of events) {
    const after = kit.system.apply(state, event);
    const fault = firstMiscount(kit.census, event, state, after);
    if (fault !== undefined) return fault;
    state = after;
  }
  return undefined;
};
