import { z } from 'zod';
import { reportsIn, settleReport } from '../abuse/abuseReports.ts';
import { closeAccount, freeName, listPeople, makeReset, showPerson } from './people.ts';
import { AdminFault, type AdminRoom } from './room.ts';
import { dropTable, listTables, showTable } from './tables.ts';

const Text = z.string().max(500);
const Limit = z.number().int().min(1).max(10_000);

/** Everything an operator can ask for, by the name used on a running server's socket. */
export const AdminRequest = z.discriminatedUnion('name', [
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
export type AdminRequest = z.infer<typeof AdminRequest>;

/** The result of a request: a value for the terminal to show, or one sentence saying why it failed. */
export type Outcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly says: string };

export const carryOutRequest = async (room: AdminRoom, request: AdminRequest): Promise<Outcome> => {
  try {
    return { ok: true, value: await resultOf(room, request) };
  } catch (problem) {
    if (problem instanceof AdminFault) return { ok: false, says: problem.message };
    throw problem;
  }
};

const resultOf = (room: AdminRoom, request: AdminRequest): Promise<unknown> => {
  switch (request.name) {
    case 'people':
      return listPeople(room, request.search, request.limit);
    case 'person':
      return showPerson(room, request.who);
    case 'close-account':
      return closeAccount(room, request.who, request.removesChat);
    case 'free-name':
      return freeName(room, request.who);
    case 'reset-password':
      return makeReset(room, request.who);
    case 'tables':
      return listTables(room, request.search, request.limit);
    case 'table':
      return showTable(room, request.id);
    case 'remove-table':
      return dropTable(room, request.id);
    case 'reports':
      return reportsIn(room.store, request.withSettled, request.limit);
    case 'settle-report':
      return settle(room, request.id, request.note);
  }
};

const settle = async ({ store, now }: AdminRoom, id: string, note: string | null): Promise<unknown> => {
  if ((await settleReport(store, id, note, now())) === 0)
    throw new AdminFault(`There is no open report ${id}; "warmoot admin reports" lists them with their ids.`);
  return { id };
};
