import { differences } from '../difference.ts';
import type { ExpectationReader } from '../expectation.ts';
import { fieldsOf } from '../shapes.ts';

/** How the match ended. `none`: it continues. */
export const readOutcome: ExpectationReader = (value, at) => {
  const wanted = value === 'none' ? null : fieldsOf(value, '`outcome`', at, ['winners', 'reason', 'rules']);
  return [
    {
      name: wanted === null ? 'the match continues' : 'how the match ends',
      at,
      differences: ({ match }) => differences(wanted, match.outcome, 'outcome'),
    },
  ];
};
