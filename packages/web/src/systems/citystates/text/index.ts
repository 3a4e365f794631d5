import { catalogue } from '../../../text/catalogue.ts';
import * as en from './en.ts';

/** The page's text for City-States only; `text/index.ts` explains how to add a sentence. */
export const { act, nations, hand, recruit, purse, begin, hints } = catalogue(
  { ...en },
  { de: () => import('./de.ts') },
);
