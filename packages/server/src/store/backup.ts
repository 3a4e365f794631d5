import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { FORMAT, type Foot, type Head, type Item } from './backupFile.ts';
import { StoreFault } from './fault.ts';
import { CACHES, MIGRATIONS, tablesOf } from './schema.ts';
import type { Picture, Store } from './store.ts';

/** Writes the whole store, as it is now, into one file; returns how many rows and jobs there were. */
export const backup = async (source: Pick<Store, 'picture'>, file: string, at: number): Promise<number> => {
  if (existsSync(file)) throw new StoreFault(`${file} already exists; name another file.`);
  return source.picture(async (picture) => {
    const pages = new Pages(picture, at);
    await writeWhole(file, pages.text());
    return pages.items;
  });
};

/**
 * Has a temporary name until all of it is on disk, so any file with the final name is complete. It contains secrets.
 */
const writeWhole = async (file: string, text: AsyncIterable<string>): Promise<void> => {
  const draft = `${file}.part`;
  await rm(draft, { force: true });
  const handle = await open(draft, 'wx', 0o600).catch((error: Error) => {
    throw new StoreFault(`${file} cannot be written: ${error.message}.`);
  });
  try {
    await pipeline(Readable.from(text), createGzip(), handle.createWriteStream({ flush: true }));
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
};

class Pages {
  readonly #picture: Picture;
  readonly #at: number;
  readonly #hash = createHash('sha256');
  items = 0;

  constructor(picture: Picture, at: number) {
    this.#picture = picture;
    this.#at = at;
  }

  async *text(): AsyncGenerator<string> {
    const steps = await this.#picture.steps();
    if (steps > MIGRATIONS.length)
      throw new StoreFault('The database was written by a newer Warmoot; use that version for the backup.');
    yield this.#line({ format: FORMAT, steps, at: this.#at } satisfies Head);
    for (const table of tablesOf(MIGRATIONS.slice(0, steps)).filter((name) => !CACHES.includes(name)))
      for await (const rows of this.#picture.rows(table))
        yield this.#page(rows.map((row) => ({ table, row })));
    yield this.#page((await this.#picture.jobs()).map((job) => ({ job }) as Item));
    yield JSON.stringify({ items: this.items, sha256: this.#hash.digest('hex') } satisfies Foot);
  }

  #page(items: readonly Item[]): string {
    this.items += items.length;
    return items.map((item) => this.#line(item)).join('');
  }

  #line(json: Item | Head): string {
    const line = `${JSON.stringify(json)}\n`;
    this.#hash.update(line);
    return line;
  }
}
