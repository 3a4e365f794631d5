import { catalogue } from '../../../../text/catalogue.ts';
import * as en from './en.ts';

/** What the page says about battles of City-States. */
export const { battle } = catalogue({ ...en }, { de: () => import('./de.ts') });
