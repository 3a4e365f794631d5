import { catalogue } from '../../../text/catalogue.ts';
import * as en from './en.ts';

/** The page's text for City State Warfare only; `text/index.ts` explains how to add a sentence. */
export const { modules, battle } = catalogue({ ...en }, { de: () => import('./de.ts') });
