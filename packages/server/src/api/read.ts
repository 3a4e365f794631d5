import type { Reading } from '@warmoot/kernel';
import { readerOf } from '@warmoot/systems';
import type { z } from 'zod';
import { FIELD_NAMES } from './fieldNames.ts';
import { malformed } from './problem.ts';

/** The parsed value, or its first fault as a clause. */
export const readBy = <T>(schema: z.ZodType<T>, value: unknown): Reading<T> =>
  readerOf(schema, FIELD_NAMES)(value ?? {});

/** Reads a part of a request by its schema, or refuses and says what is wrong and where. */
export const readPart = <T>(schema: z.ZodType<T> | undefined, value: unknown): T => {
  if (schema === undefined) return undefined as T;
  const read = readBy(schema, value);
  if (!read.ok) throw malformed(read);
  return read.value;
};
