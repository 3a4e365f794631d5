import { doorFor } from '../matches/doors.ts';
import type { Matches } from '../matches/matches.ts';
import type { Plan } from '../matches/newTable.ts';
import { hoursForAll } from '../ratings/ratedTable.ts';
import { sql } from '../store/statement.ts';
import type { Store } from '../store/store.ts';
import { writeResult } from './advance.ts';
import { gamesOfRound, readTournament, type Tournament, type TournamentGame } from './tournament.ts';

interface OpeningRoom {
  readonly store: Store;
  readonly matches: Matches;
}

/**
 * Opens the matches of the round in play. Each has a transaction of its own that opens it only if nobody else has: a
 * crash between two of them, or a second node, opens none twice. True if one was decided instead.
 */
export const openGames = async (room: OpeningRoom, id: string): Promise<boolean> => {
  const tournament = await readTournament(room.store, id);
  if (tournament?.status !== 'running') return false;
  let isDecided = false;
  for (const game of gamesOfRound(tournament))
    if (game.match === null && game.result === null)
      isDecided = (await openGame(room, id, game)) || isDecided;
  return isDecided;
};

const openGame = ({ store, matches }: OpeningRoom, id: string, wanted: TournamentGame): Promise<boolean> => {
  const { round, board } = wanted;
  return store.transaction(async (db) => {
    const tournament = (await readTournament(db, id)) as Tournament;
    const game = tournament.games.find((each) => each.round === round && each.board === board);
    if (tournament.status !== 'running' || game === undefined || game.match !== null) return false;
    const plan = await planOf(tournament, game);
    if (plan === undefined) {
      await writeResult(db, id, round, board, walkover(tournament, game));
      return true;
    }
    const match = await matches.createIn(db, plan);
    await db.run(sql`update tournament_games set match = ${match}
      where tournament = ${id} and round = ${round} and board = ${board}`);
    return false;
  });
};

const personOf = ({ entrants }: Tournament, number: number | null): string | undefined =>
  entrants.find((entrant) => entrant.number === number)?.person ?? undefined;

/** MOT-35: an account was closed after the pairing. */
const walkover = (tournament: Tournament, { first, second }: TournamentGame) => {
  if (personOf(tournament, first) !== undefined) return 'first';
  return personOf(tournament, second) === undefined ? 'neither' : 'second';
};

/** MOT-36: the table belongs to nobody, so nobody has a keeper's powers over it. */
const planOf = async (tournament: Tournament, game: TournamentGame): Promise<Plan | undefined> => {
  const people = [personOf(tournament, game.first), personOf(tournament, game.second)];
  if (people.includes(undefined)) return undefined;
  const { id, title, options, settings } = tournament;
  const door = await doorFor(tournament);
  const seats = door.system.seats(options);
  return {
    door,
    options,
    title: `${title}, round ${game.round}`,
    visibility: 'open',
    owner: id,
    settings: {
      hours: hoursForAll(settings.hours),
      absence: 'resign',
      absenceBot: null,
      moderator: null,
      ownDice: false,
      tournament: id,
      takebacks: 'never',
      ...(settings.isRated ? { rated: true } : {}),
    },
    chairs: Object.fromEntries(seats.map((seat, at) => [seat, { person: people[at] as string }])),
  };
};
