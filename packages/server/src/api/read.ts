import { type Reading, readingOf, unreadable } from '@warmoot/kernel';
import type { z } from 'zod';
import { badRequest, type Problem } from './problem.ts';

/** The parsed value, or its first fault in one sentence. */
export const readBy = <T>(schema: z.ZodType<T>, value: unknown): Reading<T> => {
  const result = schema.safeParse(value ?? {});
  if (result.success) return readingOf(result.data);
  const [issue] = result.error.issues;
  return unreadable(wordsOf(issue), (issue?.path ?? []) as (string | number)[]);
};

/** Reads a part of a request by its schema, or refuses and says what is wrong and where. */
export const readPart = <T>(part: string, schema: z.ZodType<T> | undefined, value: unknown): T => {
  if (schema === undefined) return undefined as T;
  const read = readBy(schema, value);
  if (!read.ok) throw unreadPart(part, read);
  return read.value;
};

export const unreadPart = (
  part: string,
  { problem, at }: { readonly problem: string; readonly at: readonly (string | number)[] },
): Problem => badRequest(`${[part, ...at].join('.')}: ${problem}.`);

const wordsOf = (issue: z.core.$ZodIssue | undefined): string => {
  if (issue === undefined) return 'this cannot be read';
  if (issue.code === 'unrecognized_keys')
    return `${issue.keys.map((key) => `"${key}"`).join(', ')} is not a known field`;
  return issue.message
    .replace(/^Invalid input: /, '')
    .replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase());
};
