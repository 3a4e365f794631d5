import { type PersonSettings, readPersonSettings } from '../people/settings.ts';
import { sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';
import type { NotificationKind } from './notification.ts';
import type { Reader } from './wording.ts';

/** A person who receives e-mails and other notifications. */
export interface Recipient extends Reader {
  readonly id: string;
  readonly email: string | null;
  readonly wants: PersonSettings['mail'];
}

interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly settings: string;
}

export const recipientOf = async (
  db: Queryable,
  person: string,
  origin: string,
): Promise<Recipient | undefined> => {
  const [row] = await db.all<PersonRow>(
    sql`select id, name, email, settings from people where id = ${person}`,
  );
  if (row === undefined) return undefined;
  const { mail, timeZone, language } = readPersonSettings(row.settings);
  return { id: row.id, name: row.name, email: row.email, wants: mail, timeZone, language, origin };
};

/** Messages that others rely on are always sent. */
export const wantsNotification = ({ wants }: Recipient, kind: NotificationKind): boolean =>
  kind in wants ? wants[kind as keyof PersonSettings['mail']] : true;
