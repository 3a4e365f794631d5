/** The result of reading a text: its value, or one sentence that says what is wrong and what to write instead. */
export type Reading<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: string };

export const readingOf = <Value>(value: Value): Reading<Value> => ({ ok: true, value });

export const unreadable = (problem: string): { readonly ok: false; readonly problem: string } => ({
  ok: false,
  problem,
});
