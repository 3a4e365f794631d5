import { createHash } from 'node:crypto';
import { keySortedJson } from '@warmoot/kernel';

/** Represents a state in the log, so that a replay with a different result is noticed. */
export const stateDigest = (state: unknown): string =>
  createHash('sha256').update(keySortedJson(state)).digest('base64url');
