import { sql } from '../store/statement.ts';
import type { Store } from '../store/store.ts';

interface NotesRow {
  readonly text: string;
  readonly changed_at: number;
}

export interface Notes {
  readonly text: string;
  /** Null if nothing was written. */
  readonly changedAt: number | null;
}

/** MOT-19: always reads for one person; no other statement reads this table. */
export const notesOf = async (store: Store, match: string, person: string): Promise<Notes> => {
  const [row] = await store.all<NotesRow>(
    sql`select text, changed_at from notes where match = ${match} and person = ${person}`,
  );
  return { text: row?.text ?? '', changedAt: row?.changed_at ?? null };
};

/** Empty notes are not kept. */
export const writeNotes = async (
  store: Store,
  match: string,
  person: string,
  text: string,
  at: number,
): Promise<void> => {
  if (text === '') await store.run(sql`delete from notes where match = ${match} and person = ${person}`);
  else
    await store.run(sql`
      insert into notes (match, person, text, changed_at) values (${match}, ${person}, ${text}, ${at})
      on conflict (match, person) do update set text = excluded.text, changed_at = excluded.changed_at`);
};
