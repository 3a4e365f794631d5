import type { PARTS } from '../bin/parts.mjs';

type Part = keyof typeof PARTS;

/** Where the program is. A clone builds a part when it is asked for; a release has them all ready. */
export interface Installation {
  /** The folder with the rulebooks and the page. */
  readonly root: string;
  /** The path of a part, as Node can run it. */
  part(name: Part): Promise<string>;
  /** Resolves when the page can be served. */
  page(): Promise<void>;
}
