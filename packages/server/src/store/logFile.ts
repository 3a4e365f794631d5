import { type FileHandle, open } from 'node:fs/promises';
import { syncFault } from './embeddedFaults.ts';

/**
 * SQLite's write-ahead log, which we sync to disk after each commit. SQLite would do the same with `synchronous =
 * full`, but would block the whole thread for it. The file stays the same for as long as the database is open.
 */
export class LogFile {
  readonly #path: string;
  #file: Promise<FileHandle> | undefined;

  constructor(database: string) {
    this.#path = `${database}-wal`;
  }

  /** Everything committed before this call is on the disk when it resolves. */
  async sync(): Promise<void> {
    try {
      this.#file ??= open(this.#path, 'r+');
      await (await this.#file).datasync();
    } catch (error) {
      this.#file = undefined;
      throw syncFault(error);
    }
  }

  async close(): Promise<void> {
    await (await this.#file)?.close();
  }
}
