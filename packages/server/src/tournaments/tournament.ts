import type { Entrant, Game, GameResult } from '../pairing/game.ts';
import { sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';

export type Form = 'swiss' | 'knock-out';
export type Status = 'open' | 'running' | 'over' | 'cancelled';

/** What the keeper chose besides the battle. */
export interface TournamentSettings {
  /** For each decision. */
  readonly hours: number;
  readonly roundHours: number;
  readonly isRated: boolean;
  readonly hasThirdPlace: boolean;
  readonly isWeekly: boolean;
}

export interface Contestant extends Entrant {
  /** Null once the account is closed. */
  readonly person: string | null;
  readonly name: string | null;
  /** When entries closed. */
  readonly rating: number;
}

export interface TournamentGame extends Game {
  /** Null for a bye, and until the match is opened. */
  readonly match: string | null;
}

export interface Tournament {
  readonly id: string;
  readonly keeper: string | null;
  readonly keeperName: string | null;
  readonly title: string;
  readonly system: string;
  readonly options: unknown;
  readonly form: Form;
  readonly settings: TournamentSettings;
  readonly status: Status;
  /** The round in play; 0 while entries are open. */
  readonly round: number;
  /** Of a knock-out tournament: known when entries close. */
  readonly rounds: number;
  readonly opensAt: number;
  readonly startsAt: number;
  readonly roundDueAt: number | null;
  readonly winner: number | null;
  readonly createdAt: number;
  readonly entrants: readonly Contestant[];
  readonly games: readonly TournamentGame[];
}

export interface TournamentRow {
  readonly id: string;
  readonly keeper: string | null;
  readonly keeper_name: string | null;
  readonly title: string;
  readonly system: string;
  readonly options: string;
  readonly form: Form;
  readonly settings: string;
  readonly status: Status;
  readonly round: number;
  readonly rounds: number;
  readonly opens_at: number;
  readonly starts_at: number;
  readonly round_due_at: number | null;
  readonly winner: number | null;
  readonly created_at: number;
}

interface EntrantRow {
  readonly number: number;
  readonly person: string | null;
  readonly name: string | null;
  readonly seed: number;
  readonly rating: number;
  readonly has_left: number;
}

interface GameRow {
  readonly round: number;
  readonly board: number;
  readonly first: number;
  readonly second: number | null;
  readonly match: string | null;
  readonly result: GameResult | null;
}

export const readTournament = async (db: Queryable, id: string): Promise<Tournament | undefined> => {
  const [row] = await db.all<TournamentRow>(sql`
    select tournaments.*, people.name as keeper_name from tournaments
    left join people on people.id = tournaments.keeper where tournaments.id = ${id}`);
  if (row === undefined) return undefined;
  const entrants = await db.all<EntrantRow>(sql`
    select entrants.*, people.name from entrants left join people on people.id = entrants.person
    where tournament = ${id} order by number`);
  const games = await db.all<GameRow>(sql`
    select round, board, first, second, match, result from tournament_games
    where tournament = ${id} order by round, board`);
  return { ...headOf(row), entrants: entrants.map(contestantOf), games };
};

const headOf = (row: TournamentRow): Omit<Tournament, 'entrants' | 'games'> => ({
  id: row.id,
  keeper: row.keeper,
  keeperName: row.keeper_name,
  title: row.title,
  system: row.system,
  options: JSON.parse(row.options),
  form: row.form,
  settings: JSON.parse(row.settings) as TournamentSettings,
  status: row.status,
  round: row.round,
  rounds: row.rounds,
  opensAt: row.opens_at,
  startsAt: row.starts_at,
  roundDueAt: row.round_due_at,
  winner: row.winner,
  createdAt: row.created_at,
});

/** MOT-35: a closed account has withdrawn. */
const contestantOf = ({ number, person, name, seed, rating, has_left }: EntrantRow): Contestant => ({
  number,
  person,
  name,
  seed,
  rating,
  hasLeft: has_left === 1 || person === null,
});

export const gamesOfRound = ({ games, round }: Tournament): readonly TournamentGame[] =>
  games.filter((game) => game.round === round);

export const entrantWith = ({ entrants }: Tournament, person: string): Contestant | undefined =>
  entrants.find((entrant) => entrant.person === person);
