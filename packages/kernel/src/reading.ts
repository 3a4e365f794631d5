/** The result of reading outside input: the value, or one sentence and the place of the fault. */
export type Reading<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: string; readonly at: readonly (string | number)[] };

export const readingOf = <T>(value: T): Reading<T> => ({ ok: true, value });

export const unreadable = (
  problem: string,
  at: readonly (string | number)[] = [],
): { readonly ok: false; readonly problem: string; readonly at: readonly (string | number)[] } => ({
  ok: false,
  problem,
  at,
});
