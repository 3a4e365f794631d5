import type { Consequence } from '../matches/liveMatch.ts';
import { chairIn } from '../matches/table.ts';
import { dropDeadline, keepDeadline, mergeConsequences, newDeadline } from './deadlines.ts';
import { turnoverOf } from './decisions.ts';

/** Sets a deadline for every newly opened decision, except a computer player's, and removes those of decisions made. */
export const deadlinesAfter: Consequence = (happening) => {
  const { table, at } = happening;
  const { opened, closed } = turnoverOf(happening);
  const ofPeople = opened.filter(({ seat }) => (chairIn(table, seat)?.bot ?? null) === null);
  return mergeConsequences([
    ...closed.map((seat) => dropDeadline(table, seat)),
    ...ofPeople.map((decision) => keepDeadline(table, newDeadline(table, decision, at), at)),
  ]);
};
