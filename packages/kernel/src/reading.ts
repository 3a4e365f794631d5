import { inEnglish, isSaid } from './said.ts';

interface Unreadable {
  readonly ok: false;
  readonly problem: string;
  /** The same with its marks (`say`), for other languages; none where it is one plain phrase. */
  readonly said?: string;
  readonly at: readonly (string | number)[];
}

/** The result of reading outside input: the value, or one sentence and the place of the fault. */
export type Reading<T> = { readonly ok: true; readonly value: T } | Unreadable;

export const readingOf = <T>(value: T): Reading<T> => ({ ok: true, value });

export const unreadable = (said: string, at: readonly (string | number)[] = []): Unreadable => ({
  ok: false,
  problem: inEnglish(said),
  ...(isSaid(said) && { said }),
  at,
});

/** What is wrong, with its marks if it has any. */
export const faultIn = ({ said, problem }: Pick<Unreadable, 'said' | 'problem'>): string => said ?? problem;
