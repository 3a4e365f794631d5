import { commitTo } from '@warmoot/kernel';
import type { SystemDoor } from '@warmoot/systems';
import { Breath } from '../api/breath.ts';
import type { Entry } from '../store/store.ts';
import type { AnyRecord } from './foreignRecord.ts';
import { LiveMatch, type Surroundings } from './liveMatch.ts';
import { newTable } from './newTable.ts';
import type { Table } from './table.ts';

/** An imported match, ready to be written in one transaction. */
interface Brought {
  readonly table: Table;
  readonly entries: readonly Entry[];
}

export const brought = async (
  around: Surroundings,
  door: SystemDoor,
  record: AnyRecord,
  owner: string,
  seed: string | null,
): Promise<Brought> => {
  const live = new LiveMatch(door, tableFor(door, record, owner, seed, around.now()), around);
  const entries: Entry[] = [];
  const breath = new Breath();
  for (const item of record.log) {
    entries.push(live.copy(item));
    await breath.take();
  }
  return { table: live.table, entries };
};

const tableFor = (
  door: SystemDoor,
  record: AnyRecord,
  owner: string,
  seed: string | null,
  at: number,
): Table => {
  const table = newTable(
    {
      door,
      options: record.options,
      title: `${door.system.name}, brought from elsewhere`,
      visibility: 'private',
      owner,
      settings: { hours: null, absence: 'default', absenceBot: null, moderator: null, ownDice: false },
      chairs: {},
    },
    at,
  );
  const { dice } = record;
  const isKept = seed !== null && dice.source === 'verifiable' && commitTo(seed) === dice.commitment;
  return {
    ...table,
    status: 'playing',
    begunAt: at,
    dice: isKept ? dice : { source: 'seeded' },
    secret: isKept ? seed : table.secret,
  };
};
