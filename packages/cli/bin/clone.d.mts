import type { Installation } from '../src/installation.ts';

/** The program as it stands in the sources now. */
export const CLONE: Installation;
