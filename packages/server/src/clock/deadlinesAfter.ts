import type { Consequence } from '../matches/liveMatch.ts';
import { chairIn } from '../matches/table.ts';
import { forgetting, keeping, newDeadline, together } from './deadlines.ts';
import { turnoverOf } from './decisions.ts';

/** Sets a deadline for every newly opened decision, except a computer player's, and removes those of decisions made. */
export const deadlinesAfter: Consequence = (happening) => {
  const { table, at } = happening;
  const { opened, closed } = turnoverOf(happening);
  const ofPeople = opened.filter(({ seat }) => (chairIn(table, seat)?.bot ?? null) === null);
  return together([
    ...closed.map((seat) => forgetting(table, seat)),
    ...ofPeople.map((decision) => keeping(table, newDeadline(table, decision, at), at)),
  ]);
};
