import { Match, rollsIn, SPECTATOR, sameJson, verifyRolls } from '@warmoot/kernel';
import { doorOf } from '../matches/doors.ts';
import type { Line } from '../matches/line.ts';
import type { AnyItem } from '../matches/sight.ts';
import { readTable } from '../matches/table.ts';
import { TableDice } from '../matches/tableDice.ts';
import type { Store } from '../store/store.ts';
import type { Acknowledged } from './crowd.ts';

/** What is wrong with a match as it is stored, in words; nothing when all is well. */
export const auditMatch = async (
  store: Store,
  id: string,
  acknowledged: readonly Acknowledged[],
): Promise<string[]> => {
  const table = await readTable(store, id);
  if (table === undefined) return [`${id} is gone`];
  const rows = await store.tail(id, 0);
  if (rows.length === 0) return table.status === 'gathering' ? [] : [`${id} has begun without a line`];
  const links = rows.map((row) => ({
    item: JSON.parse(row.item) as AnyItem,
    seen: JSON.parse(row.seen) as Line['seen'],
    at: row.at,
  }));
  const faults = acknowledged.flatMap((told) => missing(told, links));
  if (rows.some(({ version }, i) => version !== i + 1)) faults.push(`${id}: the lines are not in a row`);
  return [...faults, ...(await playedAgain(id, table, links))];
};

/** Every acknowledged command is there, once, as it was given. */
const missing = ({ match, seat, number, command }: Acknowledged, links: readonly Line[]): string[] => {
  const found = links.filter(
    ({ item, seen }) => item.kind === 'command' && item.seat === seat && seen[seat] === number,
  );
  const [only] = found;
  if (found.length === 1 && only?.item.kind === 'command' && sameJson(only.item.command, command)) return [];
  return [`${match}: command ${number} of ${seat} is there ${found.length} times`];
};

/** The log gives the same match again, each command decided anew with the dice it tells of. */
const playedAgain = async (
  id: string,
  table: Awaited<ReturnType<typeof readTable>> & object,
  links: readonly Line[],
): Promise<string[]> => {
  const door = await doorOf(table.system);
  if (door === undefined) return [`${id}: no system`];
  const dice = new TableDice(table);
  const match = Match.begin(door.system, table.options, dice, table.dice);
  for (const { item } of links.slice(1)) {
    if (item.kind === 'undo') match.undo(item.seat);
    else if (item.kind === 'command') match.submit(item.seat, item.command);
  }
  const stored = links.map(({ item }) => item);
  const rolls = stored.flatMap((item) => (item.kind === 'undo' ? [] : rollsIn(item.events)));
  const verified =
    table.dice.source === 'verifiable' ? verifyRolls(table.dice, table.secret, rolls) : { ok: true };
  return [
    ...(sameJson(match.log, stored) ? [] : [`${id} comes out differently when it is played again`]),
    ...(verified.ok ? [] : [`${id}: the dice are not those promised`]),
    ...(match.viewOf(SPECTATOR) === undefined ? [`${id} cannot be seen`] : []),
  ];
};
