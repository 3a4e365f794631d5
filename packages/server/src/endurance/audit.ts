import {
  checkDice,
  type GameCommand,
  type GameEvent,
  Match,
  type Roll,
  rollsOfLog,
  SPECTATOR,
  sameJson,
  dice as scripted,
} from '@warmoot/kernel';
import { doorFor } from '../matches/doors.ts';
import { decidedAgain } from '../matches/foreignRecord.ts';
import type { Line } from '../matches/line.ts';
import type { AnyItem } from '../matches/sight.ts';
import { chairIn, readTable, type Table } from '../matches/table.ts';
import type { Store } from '../store/store.ts';
import type { Acknowledged, Receipts } from './receipts.ts';

/** Faults in a stored match, in words; empty if all is well. */
export const auditMatch = async (store: Store, id: string, receipts: Receipts): Promise<string[]> => {
  const table = await readTable(store, id);
  if (table === undefined) return [`lost: match ${id}`];
  const rows = await store.tail(id, 0);
  const lines = rows.map((row) => ({
    item: JSON.parse(row.item) as AnyItem,
    seen: JSON.parse(row.seen) as Line['seen'],
    at: row.at,
  }));
  return [
    ...receipts.commands.flatMap((receipt) => missing(receipt, lines)),
    ...unkept(table, lines, receipts),
    ...(rows.some(({ version }, i) => version !== i + 1) ? [`${id}: line numbers are missing`] : []),
    ...(lines.length === 0 ? [] : await playedAgain(table, lines)),
  ];
};

/** Every acknowledged command is there once, as it was given. */
const missing = ({ match, seat, number, command }: Acknowledged, lines: readonly Line[]): string[] => {
  const found = lines.filter(
    ({ item, seen }) => item.kind === 'command' && item.seat === seat && seen[seat] === number,
  );
  const [only] = found;
  if (found.length > 1) return [`doubled: command ${number} of ${seat} in ${match}`];
  const isThere = only?.item.kind === 'command' && sameJson(only.item.command, command);
  return isThere ? [] : [`lost: command ${number} of ${seat} in ${match}`];
};

/** Every acknowledged seat, beginning and import is there. */
const unkept = (
  table: Table,
  lines: readonly Line[],
  { seated = [], hasBegun, file }: Receipts,
): string[] => {
  const { id, status, dice } = table;
  const imported = file?.record.log ?? [];
  const isCopied = sameJson(
    lines.slice(0, imported.length).map(({ item }) => item),
    imported,
  );
  return [
    ...seated
      .filter(({ seat, name }) => chairIn(table, seat)?.personName !== name)
      .map(({ seat }) => `lost: seat ${seat} of ${id}`),
    ...(hasBegun === true && (status === 'gathering' || lines.length === 0)
      ? [`lost: beginning of ${id}`]
      : []),
    ...(isCopied && (file === undefined) === (dice.brought === undefined) ? [] : [`lost: import ${id}`]),
  ];
};

/**
 * Replaying the log, deciding each command with its recorded dice, gives the same match, and the dice match the
 * promise.
 */
const playedAgain = async (table: Table, lines: readonly Line[]): Promise<string[]> => {
  const { system } = await doorFor(table);
  const stored = lines.map(({ item }) => item);
  const rolls = rollsOfLog(stored);
  const source = scripted(...rolls.map(({ value }) => value));
  const match = Match.begin(system, table.options, source, table.dice) as Match<
    unknown,
    GameCommand,
    GameEvent,
    unknown,
    unknown
  >;
  for (const item of stored.slice(1)) {
    if (item.kind === 'command') match.submit(item.seat, item.command as GameCommand);
    else if (item.kind !== 'setup') decidedAgain(match, item);
  }
  return [
    ...(sameJson(match.log, stored) ? [] : [`${table.id} has a different result when replayed`]),
    ...(areAsPromised(table, rolls) ? [] : [`${table.id}: the dice are not those promised`]),
    ...(match.viewOf(SPECTATOR) === undefined ? [`${table.id} cannot be seen`] : []),
  ];
};

/** MOT-07: every run of rolls follows from its own seed; an imported match's from the seed in its file. */
const areAsPromised = ({ dice, secret }: Table, rolls: readonly Roll[]): boolean => {
  const checked = checkDice(dice, secret, rolls);
  const counted = checked.reduce((sum, stretch) => sum + stretch.rolls, 0);
  return counted === rolls.length && checked.every(({ verification }) => verification?.ok === true);
};
