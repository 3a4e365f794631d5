import { asItIs, MODERATOR, type Seat, say } from '@warmoot/kernel';
import { notAllowed, type Problem } from '../api/problem.ts';
import { hasPrivateChat } from '../chat/listener.ts';
import { doorOf } from '../matches/doors.ts';
import { chairIn, type Table } from '../matches/table.ts';
import { sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';
import { seatsSeen } from './viewers.ts';

/**
 * MOT-02: nobody may play a seat after seeing the match from another. This checks the table after somebody has sat
 * down, in the same transaction, however they got the seat. Leaving is always allowed.
 */
export const checkFair = async (db: Queryable, before: Table, after: Table, seat: Seat): Promise<void> => {
  const joined = newcomers(before, after, seat);
  if (joined.length === 0 || isPlayedAlone(after) || !(await hasSecrets(after))) return;
  if (after.settings.isStudy === true) throw ofAnEndedMatch();
  const seen = await seatsSeen(db, after.id);
  const knowsMore = [...joined, ...holdersOf(after).keys()].find((person) => {
    const known = new Set([...(seen.get(person) ?? []), ...(holdersOf(after).get(person) ?? [])]);
    return known.size > 1;
  });
  if (knowsMore !== undefined)
    throw unfair(await nameOf(db, knowsMore), joined.includes(knowsMore) ? seat : undefined);
};

const ofAnEndedMatch = (): Problem =>
  notAllowed(
    'This continues a match that is over, whose secrets are known: one person plays it alone (MOT-01).',
  );

const unfair = (name: string, wanted: Seat | undefined): Problem =>
  notAllowed(
    wanted === undefined
      ? say`${asItIs(name)} has seen this match from more than one seat: nobody else can join until ${asItIs(name)} has left (MOT-02).`
      : say`${asItIs(name)} has seen this match from another seat and cannot play ${wanted} as well (MOT-02).`,
  );

const newcomers = (before: Table, after: Table, seat: Seat): string[] => {
  const had = peopleIn(before, seat);
  return peopleIn(after, seat).filter((person) => !had.includes(person));
};

const peopleIn = (table: Table, seat: Seat): string[] => {
  const { person = null, substitute = null } = chairIn(table, seat) ?? {};
  return [person, substitute].filter((one) => one !== null);
};

/** Everybody at the table, with the seats they can see from. */
const holdersOf = (table: Table): ReadonlyMap<string, readonly Seat[]> => {
  const { moderator } = table.settings;
  const holders = new Map<string, Seat[]>(moderator === null ? [] : [[moderator, [MODERATOR]]]);
  for (const { seat } of table.chairs)
    for (const person of peopleIn(table, seat)) holders.set(person, [...(holders.get(person) ?? []), seat]);
  return holders;
};

/** A person who plays all sides of their own private table cannot let anybody in. */
const isPlayedAlone = (table: Table): boolean =>
  table.visibility === 'private' && [...holdersOf(table).keys()].every((person) => person === table.owner);

/** MOT-12: private chat counts as a secret too, wherever it is possible. */
const hasSecrets = async (table: Table): Promise<boolean> =>
  hasPrivateChat(table) || ((await doorOf(table.system))?.system.hasSecrets(table.options) ?? true);

const nameOf = async (db: Queryable, person: string): Promise<string> => {
  const [row] = await db.all<{ name: string }>(sql`select name from people where id = ${person}`);
  return row?.name ?? 'Somebody';
};
