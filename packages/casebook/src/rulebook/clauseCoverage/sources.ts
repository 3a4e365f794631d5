/** A file with its path from the project root, written with `/`. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** What a rulebook is checked against. */
export interface Sources {
  /** The rules of the system and the bridges, without tests. */
  readonly code: readonly SourceFile[];
  /** `*.test.ts`. */
  readonly tests: readonly SourceFile[];
  /** `casebook/<system>/**.yaml`. */
  readonly cases: readonly SourceFile[];
  /** `rulebooks/<system>.prose.yaml`, where there is one. */
  readonly prose: SourceFile | undefined;
}

/** A clause id found in a file. */
export interface Citation {
  readonly id: string;
  /** `path:line`. */
  readonly place: string;
}

export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;
