import type { DiceDeclaration } from '@warmoot/kernel';
import { conflict } from '../api/problem.ts';
import { sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';
import type { AnyRecord } from './foreignRecord.ts';
import type { Settings, Status } from './table.ts';

interface OriginRow {
  readonly status: Status;
  readonly settings: string;
}

/**
 * MOT-01, MOT-02: whether a record comes from a match on this server, recognised by the promise of its dice. A copy of
 * a match in play would reveal its secrets; a finished one is open to everybody.
 */
export const isStudy = async (db: Queryable, { dice }: AnyRecord): Promise<boolean> => {
  const origins = await originsOf(db, dice);
  if (origins.some(({ status, settings }) => status !== 'over' && !isMarked(settings)))
    throw conflict('This match is still being played here: it can be imported when it is over.');
  return origins.length > 0;
};

/** The matches on this server that made the promises of these dice. */
export const originsOf = async (db: Queryable, dice: DiceDeclaration): Promise<readonly OriginRow[]> => {
  const origins: OriginRow[] = [];
  for (const promise of promisesIn(dice))
    origins.push(
      ...(await db.all<OriginRow>(
        sql`select status, settings from matches where substr(dice, 38, 64) = ${promise}`,
      )),
    );
  return origins;
};

/** Includes the tables where an imported match was played before. */
const promisesIn = (dice: DiceDeclaration): readonly string[] =>
  [dice, ...(dice.brought ?? []).map((brought) => brought.dice)].flatMap((each) =>
    each.source === 'verifiable' ? [each.commitment] : [],
  );

const isMarked = (settings: string): boolean => (JSON.parse(settings) as Settings).isStudy === true;
