import type { Scene } from './scene.ts';
import type { ClauseId } from './verdict.ts';

/** A printed chart or table of a rulebook, made from the system's data. */
export interface ReferenceTable {
  readonly id: string;
  readonly title: string;
  readonly rule: ClauseId;
  /** How to read it. */
  readonly says?: string;
  readonly columns: readonly string[];
  /** The first cell of each row is its heading. */
  readonly rows: readonly (readonly string[])[];
}

/** A small position with marks that the rules themselves compute. */
export interface Diagram {
  readonly id: string;
  readonly title: string;
  readonly rule: ClauseId;
  readonly says: string;
  readonly scene: Scene;
}

/** What players want beside the board: charts, tables and diagrams. */
export interface Reference {
  readonly tables: readonly ReferenceTable[];
  readonly diagrams: readonly Diagram[];
}
