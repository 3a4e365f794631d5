import { z } from 'zod';
import { reportsIn, settleReport } from '../abuse/abuseReports.ts';
import { closeAccount, freeName, listPeople, makeReset, showPerson } from './people.ts';
import { AdminFault, type AdminRoom } from './room.ts';
import { dropTable, listTables, showTable } from './tables.ts';

const Text = z.string().max(500);
const Limit = z.number().int().min(1).max(10_000);

/** Everything an operator can ask for, by the name used on a running server's socket. */
export const Errand = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('people'), search: Text, limit: Limit }),
  z.strictObject({ name: z.literal('person'), who: Text }),
  z.strictObject({ name: z.literal('close-account'), who: Text, removesChat: z.boolean() }),
  z.strictObject({ name: z.literal('free-name'), who: Text }),
  z.strictObject({ name: z.literal('reset-password'), who: Text }),
  z.strictObject({ name: z.literal('tables'), search: Text, limit: Limit }),
  z.strictObject({ name: z.literal('table'), id: Text }),
  z.strictObject({ name: z.literal('remove-table'), id: Text }),
  z.strictObject({ name: z.literal('reports'), withSettled: z.boolean(), limit: Limit }),
  z.strictObject({ name: z.literal('settle-report'), id: Text, note: Text.nullable() }),
]);
export type Errand = z.infer<typeof Errand>;

/** The result of an errand: a value for the terminal to show, or one sentence saying why it failed. */
export type Outcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly says: string };

export const carryOutErrand = async (room: AdminRoom, errand: Errand): Promise<Outcome> => {
  try {
    return { ok: true, value: await resultOf(room, errand) };
  } catch (problem) {
    if (problem instanceof AdminFault) return { ok: false, says: problem.message };
    throw problem;
  }
};

const resultOf = (room: AdminRoom, errand: Errand): Promise<unknown> => {
  switch (errand.name) {
    case 'people':
      return listPeople(room, errand.search, errand.limit);
    case 'person':
      return showPerson(room, errand.who);
    case 'close-account':
      return closeAccount(room, errand.who, errand.removesChat);
    case 'free-name':
      return freeName(room, errand.who);
    case 'reset-password':
      return makeReset(room, errand.who);
    case 'tables':
      return listTables(room, errand.search, errand.limit);
    case 'table':
      return showTable(room, errand.id);
    case 'remove-table':
      return dropTable(room, errand.id);
    case 'reports':
      return reportsIn(room.store, errand.withSettled, errand.limit);
    case 'settle-report':
      return settle(room, errand.id, errand.note);
  }
};

const settle = async ({ store, now }: AdminRoom, id: string, note: string | null): Promise<unknown> => {
  if ((await settleReport(store, id, note, now())) === 0)
    throw new AdminFault(`There is no open report ${id}; "warmoot admin reports" lists them with their ids.`);
  return { id };
};
