import { z } from 'zod';
import { inWords } from '../api/bounds.ts';

/** Ten times the sheet of a large empire. */
const MAX_KILOBYTES = 64;
const MAX_LINES = 1_000;
/** JSON escapes can make a text longer. */
export const BODY_LIMIT = 4 * MAX_KILOBYTES * 1024;

const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/gu;
const linesIn = (text: string): number => (text.match(LINE_END)?.length ?? 0) + 1;

export const OrderText = z
  .string()
  .refine((text) => Buffer.byteLength(text) <= MAX_KILOBYTES * 1024, {
    error: `orders have at most ${MAX_KILOBYTES} KB`,
    abort: true,
  })
  .refine((text) => linesIn(text) <= MAX_LINES, `orders have at most ${inWords(MAX_LINES)} lines`)
  .describe('orders as people write them, line by line');
