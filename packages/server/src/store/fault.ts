/** Why a store cannot be opened, saved or filled, in one sentence for the operator. */
export class StoreFault extends Error {}

/** What we know about the writes of a request that the store did not finish. */
export type Changed = 'nothing' | 'unknown';

/**
 * The store failed through no fault of the caller: the disk is full, or the database is gone or too slow. The message
 * names the cause for the operator.
 */
export class StoreAway extends Error {
  /** `unknown`: the answer to a commit never came, so it may have succeeded. */
  readonly changed: Changed;

  constructor(says: string, changed: Changed, cause: unknown) {
    super(says, { cause });
    this.changed = changed;
  }
}
