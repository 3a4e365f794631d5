import { areaOf, type Clause, type Rulebook } from '@warmoot/casebook';

/**
 * Clauses selected by id, by chapter (`CSW-ZOC`), by glob (`*-ZOC-0?`) or all of them (`CSW`), in any case, with or
 * without the prefix.
 */
export const selectClauses = ({ prefix, clauses }: Rulebook, wanted: string): Clause[] => {
  const upper = wanted.toUpperCase();
  const full =
    upper === prefix || upper.startsWith(`${prefix}-`) || upper.startsWith('*')
      ? upper
      : `${prefix}-${upper}`;
  const pattern = globPattern(full);
  return clauses.filter(({ id }) =>
    [id, `${prefix}-${areaOf(id)}`, prefix].some((name) => pattern.test(name)),
  );
};

const globPattern = (glob: string): RegExp => {
  const escaped = glob.replace(/[.+^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll('?', '.')}$`);
};

/** Clauses that contain all of the words, in any case and order. */
export const searchClauses = (clauses: readonly Clause[], words: readonly string[]): Clause[] => {
  const wanted = words.map((word) => word.toLowerCase());
  return clauses.filter(({ id, title, text }) => {
    const searched = `${id} ${title} ${text}`.toLowerCase();
    return wanted.every((word) => searched.includes(word));
  });
};
