import { catalogue } from '../../../text/catalogue.ts';
import * as en from './en.ts';

/** What the page says about City-States alone; `text/index.ts` tells how to add a sentence. */
export const { act, nations, hand, recruit, purse, begin, hints } = catalogue(
  { ...en },
  { de: () => import('./de.ts') },
);
