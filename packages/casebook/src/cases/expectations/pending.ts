import type { Pending } from '@warmoot/kernel';
import { CaseFault } from '../caseFault.ts';
import { differences } from '../difference.ts';
import type { ExpectationReader } from '../expectation.ts';
import { isFields } from '../shapes.ts';

const shown = ({ seat, task, deadline }: Pending<unknown>) => ({ seat, task, deadline });

/** Who may act now. `none`: nobody, because the match is over. */
export const readPending: ExpectationReader = (value, at) => {
  const wanted = value === 'none' ? [] : value;
  if (!Array.isArray(wanted) && !isFields(wanted))
    throw new CaseFault('`pending` must be a list such as [{ seat: red, task: … }], or the word none', at);
  return [
    {
      name: 'who may act now',
      at,
      differences: ({ match }) => differences(wanted, match.pending.map(shown), 'pending'),
    },
  ];
};
