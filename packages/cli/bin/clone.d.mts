import type { Installation } from '../src/installation.ts';

/** The program built from the current sources. */
export const CLONE: Installation;
