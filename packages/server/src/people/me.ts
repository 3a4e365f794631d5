import { z } from 'zod';
import type { AppContext } from '../api/appContext.ts';
import { conflict, signInFirst } from '../api/problem.ts';
import { bumpTable, tellTable } from '../seats/changeTable.ts';
import { sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';
import { withFreeName } from './accounts.ts';
import { foldName, PersonName } from './name.ts';
import type { Person } from './person.ts';
import { endResetsOf } from './resets.ts';
import { PersonSettings, readPersonSettings, SettingsChange, withSettings } from './settings.ts';

/** What people see of their own account. */
export const Me = z.object({
  id: z.string(),
  name: z.string(),
  isGuest: z.boolean(),
  email: z.string().nullable(),
  settings: PersonSettings,
});
export type Me = z.infer<typeof Me>;

export const Email = z.email('this is not an e-mail address').max(254);

export const MeChange = z.strictObject({
  name: PersonName.optional(),
  email: Email.nullable().optional(),
  settings: SettingsChange.optional(),
});
export type MeChange = z.infer<typeof MeChange>;

interface MeRow {
  readonly id: string;
  readonly name: string;
  readonly password: string | null;
  readonly email: string | null;
  readonly settings: string;
}

export const readMe = async (db: Queryable, id: string): Promise<Me> => {
  const [row] = await db.all<MeRow>(
    sql`select id, name, password, email, settings from people where id = ${id}`,
  );
  if (row === undefined) throw signInFirst();
  const { name, password, email, settings } = row;
  return { id, name, isGuest: password === null, email, settings: readPersonSettings(settings) };
};

export const changeMe = async (context: AppContext, person: Person, change: MeChange): Promise<Me> => {
  if (change.email && person.isGuest)
    throw conflict('A guest has no e-mail address here: create an account first.');
  if (change.name !== undefined) await rename(context, person, change.name);
  const { store } = context;
  await store.transaction(async (db) => {
    const { settings, email } = await readMe(db, person.id);
    await db.run(sql`
      update people set settings = ${JSON.stringify(withSettings(settings, change.settings ?? {}))},
        email = ${change.email === undefined ? email : change.email}
      where id = ${person.id}`);
    if (change.email !== undefined && change.email !== email) await endResetsOf(db, person.id);
  });
  return readMe(store, person.id);
};

/** The new name appears at every table where they sit. */
const rename = async (context: AppContext, { id, isGuest }: Person, name: string): Promise<void> => {
  const tables = await withFreeName(context, name, id, async (db) => {
    await db.run(
      sql`update people set name = ${name}, folded_name = ${isGuest ? null : foldName(name)} where id = ${id}`,
    );
    const rows = await db.all<{ match: string }>(
      sql`select distinct match from seats where person = ${id} order by match`,
    );
    for (const { match } of rows) await bumpTable(db, match);
    return rows.map(({ match }) => match);
  });
  context.identify.forget(id);
  for (const match of tables) await tellTable(context, match);
};
