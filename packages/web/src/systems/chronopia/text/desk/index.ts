import { catalogue } from '../../../../text/catalogue.ts';
import * as en from './en.ts';

/** The text of the order desk. */
export const { orders, form, foresight } = catalogue({ ...en }, { de: () => import('./de.ts') });
