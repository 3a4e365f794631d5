import { MODERATOR } from '@warmoot/kernel';
import { differences } from '../difference.ts';
import type { ExpectationReader } from '../expectation.ts';
import { fieldsOf } from '../shapes.ts';

/** The position afterwards, in the words of `given`. */
export const readPosition: ExpectationReader = (value, at) => {
  const wanted = fieldsOf(value, '`position`', at);
  return [
    {
      name: `position: ${Object.keys(wanted).join(', ')}`,
      at,
      differences: ({ door, match }) =>
        differences(wanted, door.showPosition(match.state, MODERATOR), 'position'),
    },
  ];
};
