import { catalogue } from '../../../text/catalogue.ts';
import * as en from './en.ts';

/** What the page says about City State Warfare alone; `text/index.ts` tells how to add a sentence. */
export const { modules, battle } = catalogue({ ...en }, { de: () => import('./de.ts') });
