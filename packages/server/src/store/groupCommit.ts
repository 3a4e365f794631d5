import type { Entry } from './store.ts';

/** An entry on its way, and who waits for it. */
interface Waiting {
  readonly entry: Entry;
  readonly resolve: (isWritten: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** How it went with one entry of a group: written, somebody else was first, or it could not be written at all. */
export type Outcome = { readonly isWritten: boolean } | { readonly error: unknown };

/**
 * The disk is asked to keep what was written once for all entries that wait, not once for each: thousands of entries
 * a second on an ordinary disk. Nobody is answered before it has.
 */
export class GroupCommit {
  readonly #commit: (entries: readonly Entry[]) => Promise<readonly Outcome[]>;
  #waiting: Waiting[] = [];

  constructor(commit: (entries: readonly Entry[]) => Promise<readonly Outcome[]>) {
    this.#commit = commit;
  }

  add(entry: Entry): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ entry, resolve, reject });
      if (this.#waiting.length === 1) setImmediate(() => this.#settle());
    });
  }

  async #settle(): Promise<void> {
    const group = this.#waiting;
    this.#waiting = [];
    try {
      const outcomes = await this.#commit(group.map(({ entry }) => entry));
      for (const [i, outcome] of outcomes.entries()) answer(group[i] as Waiting, outcome);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }
}

const answer = ({ resolve, reject }: Waiting, outcome: Outcome): void =>
  'error' in outcome ? reject(outcome.error) : resolve(outcome.isWritten);
