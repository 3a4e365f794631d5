import { catalogue } from '../../../text/catalogue.ts';
import * as en from './en.ts';

/** The page's text for Chronopia only; `text/index.ts` explains how to add a sentence. */
export const { report, battle, empires, begin, moderator } = catalogue(
  { ...en },
  { de: () => import('./de.ts') },
);
