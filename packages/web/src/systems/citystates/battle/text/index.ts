import { catalogue } from '../../../../text/catalogue.ts';
import * as en from './en.ts';

/** The page's text for battles in City-States. */
export const { battle } = catalogue({ ...en }, { de: () => import('./de.ts') });
