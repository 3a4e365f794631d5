import { api } from '../net/api.ts';

/** One numbered rule, with every word and table that belongs to it. */
export interface RuleClause {
  readonly id: string;
  readonly title: string;
  /** Markdown, without the id. */
  readonly text: string;
  readonly section: string;
}

/** A heading and the words under it that belong to no clause. */
export interface RuleSection {
  readonly title: string;
  /** 1 is the book or one of its parts, 2 a chapter. */
  readonly level: number;
  readonly areas: readonly string[];
  readonly text: string;
  readonly clauses: readonly RuleClause[];
}

export interface Rulebook {
  readonly system: string;
  readonly prefix: string;
  readonly title: string;
  readonly clauses: readonly RuleClause[];
  readonly sections: readonly RuleSection[];
}

const books = new Map<string, Promise<Rulebook>>();

/** Requested once. */
export const rulebook = (system: string): Promise<Rulebook> => {
  const known =
    books.get(system) ??
    api
      .get<{ rulebook: Rulebook }>(`/rulebooks/${encodeURIComponent(system)}`)
      .then((answer) => answer.rulebook);
  books.set(system, known);
  known.catch(() => books.delete(system));
  return known;
};

/** Where a section can be linked to. */
export const anchorOf = (at: number): string => `section-${at}`;
