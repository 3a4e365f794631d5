import type { ImportedRolls } from '@warmoot/kernel';
import type { SystemDoor } from '@warmoot/systems';
import { EventLoopYield } from '../api/eventLoopYield.ts';
import type { Entry } from '../store/store.ts';
import type { ForeignMatch } from './foreignRecord.ts';
import { LiveMatch, type MatchServices } from './liveMatch.ts';
import { newTable } from './newTable.ts';
import type { Table } from './table.ts';

/** An imported match, ready to be written in one transaction. */
interface ImportedTable {
  readonly table: Table;
  readonly entries: readonly Entry[];
}

/**
 * MOT-07: the file's dice are kept as rolls made outside this server. An unfinished match gathers its seats and their
 * words again before it continues with dice promised here.
 */
export const importedTable = async (
  services: MatchServices,
  door: SystemDoor,
  { record, rolls }: ForeignMatch,
  owner: string,
): Promise<ImportedTable> => {
  const live = new LiveMatch(door, tableFor(door, record.options, owner, services.now()), services);
  const entries: Entry[] = [];
  const yielding = new EventLoopYield();
  for (const item of record.log) {
    entries.push(live.copy(item, record.log));
    await yielding.ifDue();
  }
  return { table: withImported(live.table, rolls), entries };
};

export const withImported = (table: Table, brought: readonly ImportedRolls[]): Table =>
  table.status === 'over'
    ? { ...table, begunAt: table.createdAt, dice: { source: 'brought', brought } }
    : { ...table, dice: { ...table.dice, brought } };

const tableFor = (door: SystemDoor, options: unknown, owner: string, at: number): Table =>
  newTable(
    {
      door,
      options,
      title: `${door.system.name}, imported`,
      visibility: 'private',
      owner,
      settings: { hours: null, absence: 'default', absenceBot: null, moderator: null, ownDice: false },
      chairs: {},
    },
    at,
  );
