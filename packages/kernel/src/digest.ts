import { hex, sha256, utf8 } from './dice/sha256.ts';

/** Sixty-four letters that stand for a value: equal values, equal letters, on any machine. */
export const digestOf = (value: unknown): string => hex(sha256(utf8(JSON.stringify(value))));
