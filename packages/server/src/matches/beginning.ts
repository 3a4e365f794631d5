import type { DiceDeclaration } from '@warmoot/kernel';
import type { Asks } from '../store/store.ts';
import { writeEntry } from '../store/writeEntry.ts';
import { doorFor } from './doors.ts';
import { LiveMatch, type Surroundings } from './liveMatch.ts';
import type { Table } from './table.ts';

/** Inside the transaction that filled the last chair: a table is never full without having begun. */
export const begin = async (around: Surroundings, asks: Asks, table: Table): Promise<void> => {
  const begun: Table = {
    ...table,
    status: 'playing',
    begunAt: around.now(),
    dice: withEntropy(table),
    tableVersion: table.tableVersion + 1,
  };
  const entry = new LiveMatch(await doorFor(table), begun, around).begin();
  if (!(await writeEntry(asks, around.store.jobs, entry))) throw new Error(`${table.id} has a line already`);
};

/** MOT-07: what each seat threw in is shown with the promise, before the first roll. */
const withEntropy = ({ dice, chairs }: Table): DiceDeclaration =>
  dice.source !== 'verifiable'
    ? dice
    : {
        ...dice,
        entropy: Object.fromEntries(
          chairs.flatMap(({ seat, entropy }) => (entropy === null ? [] : [[seat, entropy]])),
        ),
      };
