import type { GameResult } from '../pairing/game.ts';
import { knockOutRound, knockOutRounds } from '../pairing/knockOut.ts';
import { knockOutStandings, type Standing, swissStandings } from '../pairing/standings.ts';
import { swissRound } from '../pairing/swiss.ts';
import { ratingOf } from '../ratings/ratingRows.ts';
import { sql } from '../store/statement.ts';
import type { Queryable, Store } from '../store/store.ts';
import { announceNext } from './everyWeek.ts';
import { dueJob } from './newTournament.ts';
import { resultOf } from './results.ts';
import { gamesOfRound, readTournament, type Tournament } from './tournament.ts';

export interface AdvanceRoom {
  readonly store: Store;
  readonly now: () => number;
  readonly mayKeep: (name: string) => boolean;
}

const HOUR = 3_600_000;
const MIN_ENTRANTS = 2;

/**
 * Runs inside a transaction: does everything that is due, and may run any number of times. Each step checks the
 * tournament's current state, so a crash never makes it act twice.
 */
export const advance = async (room: AdvanceRoom, db: Queryable, id: string): Promise<void> => {
  for (;;) {
    const tournament = await readTournament(db, id);
    if (tournament === undefined || !(await takeStep(room, db, tournament))) return;
  }
};

/** False if there is nothing to do now. */
const takeStep = async (room: AdvanceRoom, db: Queryable, tournament: Tournament): Promise<boolean> => {
  if (tournament.status === 'open') return closeEntries(room, db, tournament);
  if (tournament.status !== 'running') return false;
  if (await takeResults(db, tournament)) return true;
  if (gamesOfRound(tournament).some(({ result }) => result === null)) return false;
  await (isLastRound(tournament) ? finish(room, db, tournament) : openRound(room, db, tournament));
  return true;
};

/** MOT-30: the ratings of this moment order the field. */
const closeEntries = async (room: AdvanceRoom, db: Queryable, tournament: Tournament): Promise<boolean> => {
  const { id, startsAt, system, form } = tournament;
  const at = room.now();
  if (at < startsAt) {
    await room.store.jobs.add(db, dueJob(id, startsAt));
    return false;
  }
  await announceNext(room, db, tournament);
  const entrants = tournament.entrants.filter(({ hasLeft }) => !hasLeft);
  if (entrants.length < MIN_ENTRANTS) {
    await db.run(sql`update tournaments set status = ${'cancelled'}, ended_at = ${at} where id = ${id}`);
    return true;
  }
  const rated: { number: number; rating: number }[] = [];
  for (const { number, person } of entrants)
    rated.push({ number, rating: (await ratingOf(db, person as string, system, at)).rating });
  rated.sort((a, b) => b.rating - a.rating || a.number - b.number);
  await db.run(sql`delete from entrants where tournament = ${id} and (has_left = 1 or person is null)`);
  for (const [place, { number, rating }] of rated.entries())
    await db.run(sql`update entrants set seed = ${place + 1}, rating = ${Math.round(rating)}
      where tournament = ${id} and number = ${number}`);
  const rounds = form === 'swiss' ? tournament.rounds : knockOutRounds(entrants.length);
  await db.run(sql`update tournaments set status = ${'running'}, rounds = ${rounds} where id = ${id}`);
  return true;
};

/** True if a result came in. */
const takeResults = async (db: Queryable, tournament: Tournament): Promise<boolean> => {
  let isNews = false;
  for (const { round, board, match, result } of gamesOfRound(tournament)) {
    if (result !== null || match === null) continue;
    const now = await resultOf(db, match);
    if (now === undefined) continue;
    await writeResult(db, tournament.id, round, board, now);
    isNews = true;
  }
  return isNews;
};

/** A recorded result is never changed. */
export const writeResult = (
  db: Queryable,
  tournament: string,
  round: number,
  board: number,
  result: GameResult,
): Promise<number> =>
  db.run(sql`update tournament_games set result = ${result}
    where tournament = ${tournament} and round = ${round} and board = ${board} and result is null`);

const isLastRound = ({ round, rounds, entrants }: Tournament): boolean =>
  round >= rounds || entrants.filter(({ hasLeft }) => !hasLeft).length < MIN_ENTRANTS;

/** Only the pairs are written here; their matches are opened one by one afterwards. */
const openRound = async (room: AdvanceRoom, db: Queryable, tournament: Tournament): Promise<void> => {
  const { id, form, entrants, games, settings } = tournament;
  const pairings =
    form === 'swiss'
      ? swissRound(entrants, games)
      : knockOutRound({ entrants, games, hasThirdPlace: settings.hasThirdPlace });
  const round = tournament.round + 1;
  const due = Math.round(room.now() + settings.roundHours * HOUR);
  for (const { board, first, second } of pairings)
    await db.run(sql`
      insert into tournament_games (tournament, round, board, first, second, result)
      values (${id}, ${round}, ${board}, ${first}, ${second}, ${second === null ? 'first' : null})`);
  await db.run(sql`update tournaments set round = ${round}, round_due_at = ${due} where id = ${id}`);
  await room.store.jobs.add(db, dueJob(id, due));
};

export const standingsOf = ({ form, entrants, games }: Tournament): readonly Standing[] =>
  form === 'swiss' ? swissStandings(entrants, games) : knockOutStandings(entrants, games);

const finish = async ({ store, now }: AdvanceRoom, db: Queryable, tournament: Tournament): Promise<void> => {
  const { id } = tournament;
  const winner = standingsOf(tournament)[0]?.number ?? null;
  await db.run(sql`update tournaments set status = ${'over'}, round_due_at = null, winner = ${winner},
    ended_at = ${now()} where id = ${id}`);
  await store.jobs.cancel(db, dueJob(id, 0).key);
};
