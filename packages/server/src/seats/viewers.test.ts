import { describe, expect, test } from 'vitest';
import { openEmbedded } from '../store/embedded.ts';
import { openPostgres } from '../store/postgres.ts';
import { MIGRATIONS, type Migrations } from '../store/schema.ts';
import { sql } from '../store/statement.ts';
import type { Store } from '../store/store.ts';
import { newDatabase, newTemporaryFolder } from '../testkit/stores.ts';

const BEFORE = MIGRATIONS.slice(
  0,
  MIGRATIONS.findIndex((step) => step.some((text) => text.startsWith('create table viewers'))),
);

/** One store, reopened with more and more tables. */
const PLACES = [
  [
    'embedded',
    async () => {
      const folder = newTemporaryFolder();
      return (migrations: Migrations): Promise<Store> => openEmbedded(folder, { now: Date.now, migrations });
    },
  ],
  [
    'postgres',
    async () => {
      const url = await newDatabase();
      return (migrations: Migrations): Promise<Store> => openPostgres(url, { now: Date.now, migrations });
    },
  ],
] as const;

const addMatch = async (store: Store, id: string, status: string, moderator: string | null) => {
  const settings = JSON.stringify({ hours: null, moderator });
  await store.run(sql`insert into matches (id, system, title, options, dice, secret, visibility, status, owner,
      settings, version, table_version, created_at, moved_at)
    values (${id}, 'practice', 'The Ford', '{}', '{}', 'x', 'open', ${status}, 'ann', ${settings}, 1, 1, 1, 1)`);
  const people = { red: ['ann', 'cid'], blue: ['bob', null], green: [null, null] };
  for (const [position, [seat, [person, substitute]]] of Object.entries(people).entries())
    await store.run(sql`insert into seats (match, seat, position, person, substitute, wants_pause)
      values (${id}, ${seat}, ${position}, ${person ?? null}, ${substitute ?? null}, 0)`);
};

describe.each(PLACES)('on the %s store', (_name, place) => {
  test('[MOT-02] in a match of an older version the holders of its seats count as having looked', async () => {
    const open = await place();
    const old = await open(BEFORE);
    for (const person of ['ann', 'bob', 'cid'])
      await old.run(
        sql`insert into people (id, name, settings, created_at) values (${person}, ${person}, '{}', 1)`,
      );
    await addMatch(old, 'played', 'playing', null);
    await addMatch(old, 'moderated', 'paused', 'ann');
    await addMatch(old, 'gathering', 'gathering', null);
    await addMatch(old, 'over', 'over', null);
    await old.close();
    const store = await open(MIGRATIONS);
    const rows = await store.all<{ match: string; seat: string; person: string }>(
      sql`select match, seat, person from viewers order by match, seat, person`,
    );
    expect(rows.map(({ match, seat, person }) => `${match} ${seat} ${person}`)).toEqual([
      'moderated @moderator ann',
      'moderated blue bob',
      'moderated red ann',
      'moderated red cid',
      'played blue bob',
      'played red ann',
      'played red cid',
    ]);
    await store.close();
  });
});
