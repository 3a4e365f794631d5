/** A column's value: text (JSON as text), an integer (times in milliseconds, flags as 0 and 1), or null. */
export type Value = string | number | null;

/** A query with its values kept separate: `sql`select … where id = ${id}``. Values are never pasted into the text. */
export interface Statement {
  readonly parts: TemplateStringsArray;
  readonly values: readonly Value[];
}

export const sql = (parts: TemplateStringsArray, ...values: readonly Value[]): Statement => ({
  parts,
  values,
});

/** The text a database prepares once for each query in our code. */
export const textOf = ({ parts }: Statement, placeholder: (n: number) => string): string =>
  parts.reduce((text, part, i) => (i === 0 ? part : `${text}${placeholder(i)}${part}`), '');
