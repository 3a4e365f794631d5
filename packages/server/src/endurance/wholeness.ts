import { sql } from '../store/statement.ts';
import type { Store } from '../store/store.ts';
import type { Files } from './crowd.ts';

interface Row {
  readonly id: string;
  readonly status: string;
  readonly dice: string;
  readonly version: number;
  readonly lines: number;
  readonly seats: number;
  readonly open: number;
  readonly sees_all: number;
}

/** Every incomplete match in the store, acknowledged or not; both seats of the practice game are expected. */
export const incompleteMatches = async (store: Store, { finished, unfinished }: Files): Promise<string[]> => {
  const rows = await store.all<Row>(sql`
    select id, status, dice, version,
      (select count(*) from log where log.match = matches.id) as lines,
      (select count(*) from seats where seats.match = matches.id) as seats,
      (select count(*) from seats where seats.match = matches.id and person is null and bot is null) as open,
      (select count(*) from viewers where viewers.match = matches.id and seat = '@moderator') as sees_all
    from matches`);
  return rows.flatMap((row) => faultsOf(row, finished.record.log.length, unfinished.record.log.length));
};

const faultsOf = (row: Row, finished: number, unfinished: number): string[] => {
  const { id, status, version, lines, seats, open, sees_all } = row;
  const isImport = row.dice.includes('"brought":');
  const isOverBefore = row.dice.startsWith('{"source":"brought"');
  const hasBegun = status !== 'gathering';
  const faults = {
    'is full and has not begun': !hasBegun && open === 0,
    'has begun with open seats': hasBegun && open > 0 && !isOverBefore,
    'does not have its seats': seats !== 2,
    'gives a wrong length for its log': version !== lines,
    'has begun without a line': hasBegun && lines === 0,
    'has lines and has not begun': !hasBegun && !isImport && lines > 0,
    'is an incomplete import': isImport && (isOverBefore ? lines !== finished : lines < unfinished),
    'is an import whose importer is not noted': isImport && sees_all !== 1,
  };
  return Object.entries(faults).flatMap(([fault, holds]) => (holds ? [`half done: ${id} ${fault}`] : []));
};
