import { createHash } from 'node:crypto';
import { keySortedJson } from '@warmoot/kernel';

/** Stands for a state in the log, so that a replay that comes out differently is noticed. */
export const stateDigest = (state: unknown): string =>
  createHash('sha256').update(keySortedJson(state)).digest('base64url');
