export interface Change {
  readonly start: number;
  readonly end: number;
  readonly becomes: string;
  readonly within: number | null;
}
export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly clauses: readonly string[];
  readonly difference: { readonly was: string; readonly becomes: string };
  readonly change: Change;
}

export function changesIn(text: string): Change[];
export function changed(text: string, change: Change): string;
export function mutantsOf(file: string, text: string): Mutant[];
export function isReadable(text: string): boolean;
