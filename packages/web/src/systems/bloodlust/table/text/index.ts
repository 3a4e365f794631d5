import { catalogue } from '../../../../text/catalogue.ts';
import * as en from './en.ts';

/** The page's text for the table of Blood Lust only; `text/index.ts` explains how to add a sentence. */
export const { begin, answer, charge, fire, move, command, tape, arcs, keys, layout, spell } = catalogue(
  { ...en },
  { de: () => import('./de.ts') },
);
