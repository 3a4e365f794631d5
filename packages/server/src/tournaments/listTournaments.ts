import { SPECTATOR } from '@warmoot/kernel';
import { doorOf } from '../matches/doors.ts';
import type { Person } from '../people/person.ts';
import { systemName } from '../ratings/profile.ts';
import { sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';
import type { TournamentRow, TournamentSettings } from './tournament.ts';
import type { TournamentListed } from './tournamentSeen.ts';

interface ListRow extends TournamentRow {
  readonly entrants: number;
  readonly winner_name: string | null;
  readonly yours: number;
}

const MAX_LISTED = 50;

/** Those still to be played come first, soonest first; then the most recently played. */
export const listTournaments = async (
  db: Queryable,
  person: Person | undefined,
): Promise<readonly TournamentListed[]> => {
  const rows = await db.all<ListRow>(sql`
    select tournaments.*,
      (select count(*) from entrants where entrants.tournament = tournaments.id and has_left = 0) as entrants,
      (select count(*) from entrants where entrants.tournament = tournaments.id and has_left = 0
        and entrants.person = ${person?.id ?? ''}) as yours,
      (select people.name from entrants join people on people.id = entrants.person
        where entrants.tournament = tournaments.id and entrants.number = tournaments.winner) as winner_name
    from tournaments
    order by case status when 'running' then 0 when 'open' then 1 else 2 end,
      case status when 'open' then starts_at else -starts_at end
    limit ${MAX_LISTED}`);
  return Promise.all(rows.map(listed));
};

const listed = async (row: ListRow): Promise<TournamentListed> => {
  const door = await doorOf(row.system);
  const settings = JSON.parse(row.settings) as TournamentSettings;
  return {
    id: row.id,
    title: row.title,
    system: row.system,
    systemName: systemName(row.system),
    options: door?.system.visibleOptions(JSON.parse(row.options), SPECTATOR) ?? {},
    form: row.form,
    status: row.status,
    isRated: settings.isRated,
    isWeekly: settings.isWeekly,
    round: row.round,
    rounds: row.rounds,
    opensAt: row.opens_at,
    startsAt: row.starts_at,
    entrants: row.entrants,
    winner: row.winner_name,
    isYours: row.yours > 0,
  };
};
