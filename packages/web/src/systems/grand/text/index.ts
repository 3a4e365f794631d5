import { catalogue } from '../../../text/catalogue.ts';
import * as en from './en.ts';

/** The page's text for the Grand campaign only; `text/index.ts` explains how to add a sentence. */
export const {
  campaign,
  table,
  attack,
  battle,
  army,
  kingdoms,
  generals,
  chronicle,
  recovery,
  field,
  orders,
  begin,
} = catalogue({ ...en }, { de: () => import('./de.ts') });
