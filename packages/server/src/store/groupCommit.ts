import type { Entry } from './store.ts';

/** An entry being written, and its waiting caller. */
interface Waiting {
  readonly entry: Entry;
  readonly resolve: (isWritten: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** The result for one entry of a group: written, somebody else was first, or it could not be written. */
export type Outcome = { readonly isWritten: boolean } | { readonly error: unknown };

/** Limits the group, so that nobody waits for too many others. */
const AT_MOST = 200;

/**
 * Syncs to disk once for all waiting entries, not once for each: thousands of entries a second on an ordinary disk.
 * While one group is being written the next one gathers. No caller gets an answer before the data is on disk.
 */
export class GroupCommit {
  readonly #commit: (entries: readonly Entry[]) => Promise<readonly Outcome[]>;
  readonly #waiting: Waiting[] = [];
  #isBusy = false;

  constructor(commit: (entries: readonly Entry[]) => Promise<readonly Outcome[]>) {
    this.#commit = commit;
  }

  add(entry: Entry): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ entry, resolve, reject });
      if (this.#isBusy) return;
      this.#isBusy = true;
      setImmediate(() => this.#settleAll());
    });
  }

  async #settleAll(): Promise<void> {
    while (this.#waiting.length > 0) await this.#settle(this.#waiting.splice(0, AT_MOST));
    this.#isBusy = false;
  }

  async #settle(group: readonly Waiting[]): Promise<void> {
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
