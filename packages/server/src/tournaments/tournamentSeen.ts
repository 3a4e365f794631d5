import { type Seat, SPECTATOR } from '@warmoot/kernel';
import type { SystemDoor } from '@warmoot/systems';
import { doorOf } from '../matches/doors.ts';
import type { Settings } from '../ops/settings.ts';
import type { GameResult } from '../pairing/game.ts';
import type { Standing } from '../pairing/standings.ts';
import type { Person } from '../people/person.ts';
import { systemName } from '../ratings/profile.ts';
import { standingsOf } from './advance.ts';
import { mayKeep } from './keepers.ts';
import {
  entrantWith,
  type Form,
  gamesOfRound,
  type Status,
  type Tournament,
  type TournamentSettings,
} from './tournament.ts';

/** A tournament as everybody may see it. */
export interface TournamentSeen {
  readonly id: string;
  readonly title: string;
  readonly system: string;
  readonly systemName: string;
  readonly options: unknown;
  readonly form: Form;
  readonly status: Status;
  readonly settings: TournamentSettings;
  readonly round: number;
  readonly rounds: number;
  readonly opensAt: number;
  readonly startsAt: number;
  readonly roundDueAt: number | null;
  /** Null once the account is closed. */
  readonly keeper: string | null;
  /** Both seats; the name of their side if the rules define it before the match begins. */
  readonly sides: readonly { readonly seat: Seat; readonly name: string | null }[];
  readonly entrants: readonly EntrantSeen[];
  readonly standings: readonly Standing[];
  readonly games: readonly GameSeen[];
  readonly you: You;
}

export interface EntrantSeen {
  readonly number: number;
  /** Null for a former player. */
  readonly name: string | null;
  readonly rating: number;
  readonly hasLeft: boolean;
}

export interface GameSeen {
  readonly round: number;
  readonly board: number;
  readonly first: number;
  readonly second: number | null;
  readonly match: string | null;
  readonly result: GameResult | null;
}

/** The tournament from the asker's side. */
interface You {
  /** Your entrant number. */
  readonly number: number | null;
  readonly hasLeft: boolean;
  readonly mayEnter: boolean;
  readonly isKeeper: boolean;
  /** Your game in the present round. */
  readonly match: string | null;
}

export const tournamentSeen = async (
  tournament: Tournament,
  person: Person | undefined,
  at: number,
): Promise<TournamentSeen> => {
  const { id, title, system, form, status, settings, round, rounds, opensAt, startsAt, roundDueAt } =
    tournament;
  const door = await doorOf(system);
  const { options } = tournament;
  return {
    id,
    title,
    system,
    systemName: systemName(system),
    options: door?.system.visibleOptions(options, SPECTATOR) ?? {},
    form,
    status,
    settings,
    round,
    rounds,
    opensAt,
    startsAt,
    roundDueAt,
    keeper: tournament.keeperName,
    sides: door === undefined ? [] : sidesOf(door, options),
    entrants: tournament.entrants.map(({ number, name, rating, hasLeft }) => ({
      number,
      name,
      rating,
      hasLeft,
    })),
    standings: standingsOf(tournament),
    games: tournament.games,
    you: youIn(tournament, person, at),
  };
};

const sidesOf = ({ system }: SystemDoor, options: unknown): TournamentSeen['sides'] => {
  const named = system.sides?.(options) ?? [];
  return system.seats(options).map((seat) => ({
    seat,
    name: named.find((side) => side.seat === seat)?.name ?? null,
  }));
};

const youIn = (tournament: Tournament, person: Person | undefined, at: number): You => {
  const entrant = person && entrantWith(tournament, person.id);
  const game = gamesOfRound(tournament).find(
    ({ first, second, result }) =>
      result === null && entrant !== undefined && [first, second].includes(entrant.number),
  );
  return {
    number: entrant?.number ?? null,
    hasLeft: entrant?.hasLeft ?? false,
    mayEnter: person?.isGuest === false && (entrant?.hasLeft ?? true) && isOpenAt(tournament, at),
    isKeeper: person !== undefined && person.id === tournament.keeper,
    match: game?.match ?? null,
  };
};

export const isOpenAt = ({ status, opensAt, startsAt }: Tournament, at: number): boolean =>
  status === 'open' && opensAt <= at && at < startsAt;

/** A tournament in the list. */
export interface TournamentListed {
  readonly id: string;
  readonly title: string;
  readonly system: string;
  readonly systemName: string;
  readonly options: unknown;
  readonly form: Form;
  readonly status: Status;
  readonly isRated: boolean;
  readonly isWeekly: boolean;
  readonly round: number;
  readonly rounds: number;
  readonly opensAt: number;
  readonly startsAt: number;
  readonly entrants: number;
  readonly winner: string | null;
  readonly isYours: boolean;
}

export const mayStart = (settings: Pick<Settings, 'keepers'>, person: Person | undefined): boolean =>
  person !== undefined && mayKeep(settings, person);
