/** A section of a report as plain values: `sections.ts` fills each, `text.ts` and `html.ts` print it. */

/** Text that is bad news, or that has details under it; a figure stays a number, because figures are right-aligned. */
interface Noted {
  readonly text: string;
  readonly isGrave?: boolean;
  readonly under?: readonly string[];
}
export type Cell = string | number | Noted;

export const underOf = (row: readonly Cell[]): readonly string[] =>
  row.flatMap((cell) => (typeof cell === 'object' ? (cell.under ?? []) : []));

/** `Turn 8, Aldmark to Brakka: Peace?`, or words and the clause they follow from. */
export interface Line {
  readonly lead?: string;
  readonly text: string;
  readonly clause?: string;
}
export interface Booked {
  readonly cause: string;
  readonly what: string;
  readonly figure: string;
}

/** The parts of a section, in reading order. */
export interface Content {
  readonly statements: readonly { readonly title: string; readonly rows: readonly Booked[] }[];
  readonly head: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  readonly lines: readonly Line[];
  readonly told: readonly {
    readonly title: string;
    readonly isPast: boolean;
    readonly lines: readonly Line[];
  }[];
  readonly battles: readonly {
    readonly title: string;
    readonly blows: readonly { readonly text: string; readonly beginsTurn: boolean }[];
  }[];
}
export interface ReportSection extends Content {
  readonly title: string;
}

const NOTHING: Content = { statements: [], head: [], rows: [], lines: [], told: [], battles: [] };

export const section = (title: string, content: Partial<Content>): ReportSection => ({
  title,
  ...NOTHING,
  ...content,
});
