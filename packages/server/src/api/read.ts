import type { z } from 'zod';
import { badRequest } from './problem.ts';

/** A part of a request by its schema, or the first fault in one sentence: what, where. */
export const readPart = <T>(part: string, schema: z.ZodType<T> | undefined, value: unknown): T => {
  if (schema === undefined) return undefined as T;
  const result = schema.safeParse(value ?? {});
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const place = [part, ...(issue?.path ?? [])].join('.');
  throw badRequest(`${place}: ${wordsOf(issue)}.`);
};

const wordsOf = (issue: z.core.$ZodIssue | undefined): string => {
  if (issue === undefined) return 'this cannot be read';
  if (issue.code === 'unrecognized_keys')
    return `${issue.keys.map((key) => `"${key}"`).join(', ')} is not known here`;
  return issue.message
    .replace(/^Invalid input: /, '')
    .replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase());
};
