import type { Seat } from '@warmoot/kernel';
import type { LiveMatch } from '../matches/liveMatch.ts';
import type { Matches } from '../matches/matches.ts';
import type { AnyItem } from '../matches/sight.ts';
import type { GameResult } from '../pairing/game.ts';
import type { Store } from '../store/store.ts';
import { writeResult } from './advance.ts';
import { gamesOfRound, readTournament, type TournamentGame } from './tournament.ts';

interface TimeRoom {
  readonly store: Store;
  readonly matches: Matches;
  readonly now: () => number;
}

/** MOT-36: ends the round if its time is up; true if it was. */
export const callTime = async (room: TimeRoom, id: string): Promise<boolean> => {
  const tournament = await readTournament(room.store, id);
  if (tournament?.status !== 'running' || room.now() < (tournament.roundDueAt ?? Number.POSITIVE_INFINITY))
    return false;
  const unfinished = gamesOfRound(tournament).filter(
    ({ result, match }) => result === null && match !== null,
  );
  for (const game of unfinished) await endGame(room, id, game);
  return unfinished.length > 0;
};

/** A resignation ends the match itself; where the rules have none, only the tournament records the result. */
const endGame = async ({ store, matches }: TimeRoom, id: string, game: TournamentGame): Promise<void> => {
  const match = await matches.open(game.match as string);
  await match?.catchUp();
  if (match !== undefined && match.table.status === 'over') return;
  const losers = match === undefined || match.halted !== undefined ? [] : await losersOf(store, match);
  const [loser] = losers;
  if (match !== undefined && loser !== undefined && losers.length === 1 && (await hasResigned(match, loser)))
    return;
  const seats = match?.seats ?? [];
  await writeResult(store, id, game.round, game.board, resultWithout(losers, seats));
};

const hasResigned = async (match: LiveMatch, seat: Seat): Promise<boolean> => {
  const { resignation } = match.door.system;
  if (resignation === undefined) return false;
  return (await match.submit({ seat, commands: [resignation] })).done > 0;
};

/** MOT-36: the result of a match that did not end by itself. */
export const resultWithout = (losers: readonly Seat[], [first]: readonly Seat[]): GameResult => {
  if (losers.length === 0) return 'draw';
  if (losers.length > 1) return 'neither';
  return losers[0] === first ? 'second' : 'first';
};

const losersOf = async (store: Store, match: LiveMatch): Promise<readonly Seat[]> => {
  const waitedFor = [...new Set(match.moment.pending.map(({ seat }) => seat))];
  if (waitedFor.length === 1) return waitedFor;
  const lines = await store.tail(match.id, 0);
  return losersAmong(waitedFor, new Set(lines.map(({ item }) => seatOf(JSON.parse(item) as AnyItem))));
};

/** MOT-36: the player the match waits for; if both, those who have not acted at all. */
export const losersAmong = (
  waitedFor: readonly Seat[],
  acted: ReadonlySet<Seat | undefined>,
): readonly Seat[] => (waitedFor.length === 1 ? waitedFor : waitedFor.filter((seat) => !acted.has(seat)));

const seatOf = (item: AnyItem): Seat | undefined => (item.kind === 'command' ? item.seat : undefined);
