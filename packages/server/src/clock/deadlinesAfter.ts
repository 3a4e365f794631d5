import type { Consequence } from '../matches/liveMatch.ts';
import { chairIn } from '../matches/table.ts';
import { forgetting, keeping, newDeadline, together } from './deadlines.ts';
import { turnoverOf } from './decisions.ts';

/** Every decision that opens gets its time; computer players need none. What was decided is no longer due. */
export const deadlinesAfter: Consequence = (happening) => {
  const { table, at } = happening;
  const { opened, closed } = turnoverOf(happening);
  const ofPeople = opened.filter(({ seat }) => (chairIn(table, seat)?.bot ?? null) === null);
  return together([
    ...closed.map((seat) => forgetting(table, seat)),
    ...ofPeople.map((decision) => keeping(table, newDeadline(table, decision, at), at)),
  ]);
};
