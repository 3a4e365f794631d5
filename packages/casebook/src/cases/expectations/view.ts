import { differences } from '../difference.ts';
import type { ExpectationReader } from '../expectation.ts';
import { fieldsOf, oneOrMore, textOf } from '../shapes.ts';
import { knownSeat } from './knownSeat.ts';

/** What a seat may know, in the words of the system's view. */
export const readView: ExpectationReader = (value, at) =>
  oneOrMore(value, at).map((entry) => {
    const { seat: written, ...wanted } = fieldsOf(entry.value, '`view`', entry.at);
    const seat = textOf(written, '`seat` of `view`', [...entry.at, 'seat']);
    return {
      name: `what ${seat} may know`,
      at: entry.at,
      differences: ({ match }) =>
        differences(wanted, match.viewOf(knownSeat(match, seat, [...entry.at, 'seat'])), 'view'),
    };
  });
