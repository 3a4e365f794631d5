import { hex, sha256, utf8 } from './dice/sha256.ts';

/** A 64-character hash of a value: equal values have equal digests on any machine. */
export const digestOf = (value: unknown): string => hex(sha256(utf8(JSON.stringify(value))));
