import { catalogue } from '../../../../text/catalogue.ts';
import * as en from './en.ts';

/** The page's text for the army builder; `text/index.ts` explains how to add a sentence. */
export const { builder } = catalogue({ ...en }, { de: () => import('./de.ts') });
