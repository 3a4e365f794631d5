import type { Seat } from '@warmoot/kernel';
import type { AppContext } from '../api/appContext.ts';
import { doorFor } from '../matches/doors.ts';
import type { Plan } from '../matches/newTable.ts';
import type { Chair, Table } from '../matches/table.ts';
import type { Queryable } from '../store/store.ts';

/**
 * MOT-17: the same match again, with everybody moved one seat on. Inside the transaction in which the last one agreed.
 */
export const openRematch = async (
  { matches }: Pick<AppContext, 'matches'>,
  db: Queryable,
  table: Table,
): Promise<string> => {
  const { options, title, visibility } = table;
  const door = await doorFor(table);
  const chairs = movedOn(table.chairs);
  return matches.createIn(db, { door, options, title, visibility, ...ownerOf(table), chairs });
};

/** The rematch of a tournament's game or a campaign's battle is part of neither: it belongs to its players (MOT-36). */
const ownerOf = ({ owner, settings, chairs }: Table): Pick<Plan, 'owner' | 'settings'> => {
  const { tournament, battle, ...rest } = settings;
  const first = chairs.find(({ person }) => person !== null)?.person ?? owner;
  const isTheirOwn = tournament === undefined && battle === undefined;
  return isTheirOwn ? { owner, settings } : { owner: first, settings: rest };
};

const movedOn = (chairs: readonly Chair[]): Plan['chairs'] => {
  const seated = chairs.flatMap(({ person, bot }, i): [Seat, Plan['chairs'][Seat]][] => {
    const { seat } = chairs[(i + 1) % chairs.length] as Chair;
    if (person !== null) return [[seat, { person }]];
    return bot === null ? [] : [[seat, { bot }]];
  });
  return Object.fromEntries(seated);
};
