/** One numbered rule, with every word and table that belongs to it. */
export interface Clause {
  readonly id: string;
  /** Its bold lead or first words, fit for one line. */
  readonly title: string;
  /** The whole clause in markdown, without its id. */
  readonly text: string;
  /** The heading above it. */
  readonly section: string;
  readonly line: number;
}

/** A heading and the words under it that belong to no clause (introductions, decks, data tables). */
export interface Section {
  readonly title: string;
  /** Number of `#` signs: 1 is the book or one of its parts, 2 a chapter. */
  readonly level: number;
  /** Clause areas the heading names: "10. Map and terrain (MAP, TER)" names two. */
  readonly areas: readonly string[];
  readonly text: string;
  readonly clauses: readonly Clause[];
  readonly line: number;
}

export interface Rulebook {
  readonly system: string;
  readonly prefix: string;
  readonly title: string;
  readonly clauses: readonly Clause[];
  readonly sections: readonly Section[];
}
