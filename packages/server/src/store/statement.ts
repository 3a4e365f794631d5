/** What a column holds: text (JSON as text), whole numbers (times in milliseconds, flags as 0 and 1), or nothing. */
export type Value = string | number | null;

/** A question to the database with its values apart: `sql`select … where id = ${id}``. Nothing is ever pasted in. */
export interface Statement {
  readonly parts: TemplateStringsArray;
  readonly values: readonly Value[];
}

export const sql = (parts: TemplateStringsArray, ...values: readonly Value[]): Statement => ({
  parts,
  values,
});

/** The text a database prepares once for each place in our code that asks. */
export const textOf = ({ parts }: Statement, placeholder: (n: number) => string): string =>
  parts.reduce((text, part, i) => (i === 0 ? part : `${text}${placeholder(i)}${part}`), '');
