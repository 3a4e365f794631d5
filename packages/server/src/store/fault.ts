/** Why a store cannot be opened, saved or filled, in one sentence for whoever runs the server. */
export class StoreFault extends Error {}

/** What is known of the writes in a request that the store did not finish. */
export type Changed = 'nothing' | 'unknown';

/**
 * The store could not do what it was asked, through no fault of the asker: the disk is full, the database is gone or
 * too slow. The message names the cause for whoever runs the server.
 */
export class StoreAway extends Error {
  /** `unknown`: the answer to a commit never came, so it may have happened. */
  readonly changed: Changed;

  constructor(says: string, changed: Changed, cause: unknown) {
    super(says, { cause });
    this.changed = changed;
  }
}
