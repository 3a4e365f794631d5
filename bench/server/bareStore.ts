import { openEmbedded } from '../../packages/server/src/store/embedded.ts';
import { pictureOf } from '../../packages/server/src/store/embeddedPicture.ts';
import { sql } from '../../packages/server/src/store/statement.ts';
import type { Entry, LogRow, Store } from '../../packages/server/src/store/store.ts';
import { withFolder } from './nodes.ts';

/** Lines that a server has written, to be written once more. */
export const linesIn = (folder: string): Promise<LogRow[]> =>
  pictureOf(folder, async (picture) => {
    for await (const rows of picture.rows('log')) return rows as unknown as LogRow[];
    return [];
  });

const newMatch = (id: string) => sql`
  insert into matches (id, system, title, options, dice, secret, visibility, status, owner, settings, version,
    table_version, created_at, moved_at)
  values (${id}, ${''}, ${''}, ${'{}'}, ${'{}'}, ${''}, ${'open'}, ${'playing'}, ${''}, ${'{}'}, ${0}, ${0}, ${0}, ${0})`;

/** A line with the change of the match's row that goes with every command. */
const entryOf = (match: string, version: number, { item, seen, at }: LogRow): Entry => ({
  match,
  version,
  rulesVersion: 1,
  item,
  seen,
  at,
  row: { movedAt: at },
  also: [],
  jobs: [],
  cancelled: [],
});

/**
 * Lines a second that the store takes without a server around it, as durably as under one: this many writers at once,
 * each waiting until its line is on the disk. Lines that wait together are written together, as in the server.
 */
export const bareAppends = (lines: readonly LogRow[], writers: number, seconds: number): Promise<number> =>
  withFolder(async (folder) => {
    const store = await openEmbedded(folder, { now: Date.now });
    const matches = Array.from({ length: writers }, (_, nth) => `match ${nth}`);
    for (const match of matches) await store.run(newMatch(match));
    const end = performance.now() + seconds * 1000;
    const written = await Promise.all(matches.map((match) => writeUntil(end, store, match, lines)));
    await store.close();
    return written.reduce((sum, count) => sum + count, 0) / seconds;
  });

const writeUntil = async (
  end: number,
  store: Store,
  match: string,
  lines: readonly LogRow[],
): Promise<number> => {
  let version = 0;
  while (performance.now() < end) {
    version++;
    await store.append(entryOf(match, version, lines[version % lines.length] as LogRow));
  }
  return version;
};
