import { catalogue } from '../../../../text/catalogue.ts';
import * as en from './en.ts';

/** The page's text for the umpire's calculator; `text/index.ts` explains how to add a sentence. */
export const { umpire } = catalogue({ ...en }, { de: () => import('./de.ts') });
