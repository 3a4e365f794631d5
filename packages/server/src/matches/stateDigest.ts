import { createHash } from 'node:crypto';

/** Keys in alphabetical order: rules that only write them in another order still give the same state. */
const inOrder = (_key: string, value: unknown): unknown =>
  value === null || typeof value !== 'object' || Array.isArray(value)
    ? value
    : Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Stands for a state in the log, so that a replay that comes out differently is noticed. */
export const stateDigest = (state: unknown): string =>
  createHash('sha256').update(JSON.stringify(state, inOrder)).digest('base64url');
