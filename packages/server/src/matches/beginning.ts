import type { DiceDeclaration } from '@warmoot/kernel';
import { type LogRow, linesAfter, type Queryable } from '../store/store.ts';
import { writeEntry, writeWith } from '../store/writeEntry.ts';
import { doorFor } from './doors.ts';
import { LiveMatch, type MatchServices } from './liveMatch.ts';
import type { SetUps } from './setUps.ts';
import type { Table } from './table.ts';

/** Runs inside the transaction that filled the last seat: a full table has always begun, or resumed. */
export const begin = async (
  services: MatchServices,
  setUps: SetUps,
  db: Queryable,
  table: Table,
): Promise<void> => {
  const begun: Table = {
    ...table,
    status: 'playing',
    begunAt: services.now(),
    dice: withEntropy(table),
    tableVersion: table.tableVersion + 1,
  };
  const door = await doorFor(table);
  const live = new LiveMatch(door, begun, services);
  const lines = await db.all<LogRow>(linesAfter(table.id, 0));
  if (lines.length > 0) await writeWith(db, services.store.jobs, live.resume(lines));
  else await writeEntry(db, services.store.jobs, live.begin(setUps.eventsOf(door, begun)));
};

/** MOT-07: each seat's word is shown with the promise, before the first roll. */
const withEntropy = ({ dice, chairs }: Table): DiceDeclaration =>
  dice.source !== 'verifiable'
    ? dice
    : {
        ...dice,
        entropy: Object.fromEntries(
          chairs.flatMap(({ seat, entropy }) => (entropy === null ? [] : [[seat, entropy]])),
        ),
      };
