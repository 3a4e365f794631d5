import { catalogue } from '../../../text/catalogue.ts';
import * as en from './en.ts';

/** The page's texts that are only about City State Warfare; `text/index.ts` explains how to add a sentence. */
export const { modules, battle } = catalogue({ ...en }, { de: () => import('./de.ts') });
