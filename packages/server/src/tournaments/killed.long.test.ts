import { setTimeout as pause } from 'node:timers/promises';
import { seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import type { Profile } from '../ratings/profile.ts';
import { sql } from '../store/statement.ts';
import type { Store } from '../store/store.ts';
import { account } from '../testkit/account.ts';
import type { Client } from '../testkit/client.ts';
import { ServerNode } from '../testkit/serverNode.ts';
import { eachStore } from '../testkit/stores.ts';
import type { TournamentSeen } from './tournamentSeen.ts';

const PLAYERS = 8;
const ROUNDS = 4;
/** How long a server lives after the results of a round begin to arrive. */
const MAX_LIFE_MS = 250;
const MAX_DEATHS = 60;

/** The server may be dead. */
const perhaps = <T>(work: Promise<T>): Promise<T | undefined> => work.catch(() => undefined);

const look = async (client: Client, id: string): Promise<TournamentSeen> =>
  (await client.get<TournamentSeen>(`/tournaments/${id}`)).body;

/** In every unfinished game the lower number gives up. */
const resignAll = (people: readonly Client[], { games }: TournamentSeen): Promise<unknown> =>
  Promise.all(
    games
      .filter(({ match, result }) => match !== null && result === null)
      .map(({ match, first, second }) =>
        perhaps((people[Math.min(first, second as number) - 1] as Client).post(`/matches/${match}/resign`)),
      ),
  );

/** A server takes over the jobs of the dead after five seconds; a busy machine needs more. */
const MAX_LOOKS = 300;

/**
 * Every second server lives until the tournament has gone on. A resignation may have been lost with the server before.
 */
const untilItGoesOn = async (
  people: readonly Client[],
  id: string,
  before: TournamentSeen,
): Promise<void> => {
  const mark = ({ status, games }: TournamentSeen): string =>
    `${status} ${games.filter(({ match }) => match !== null).length}`;
  for (let looks = 1; looks <= MAX_LOOKS; looks++) {
    const now = await look(people[0] as Client, id);
    if (mark(now) !== mark(before)) return;
    if (looks % 10 === 0) await resignAll(people, now);
    await pause(100);
  }
};

/** How many results the ratings are based on. */
const played = async (people: readonly Client[]): Promise<number> => {
  const all = await Promise.all(
    people.map((client, at) => client.get<Profile>(`/players/Player%20${at + 1}`)),
  );
  const records = all.flatMap(({ body }) => body.ratings.map(({ record }) => record));
  return records.reduce((sum, record) => sum + (record ? record.won + record.drawn + record.lost : 0), 0);
};

interface Counted {
  readonly games: number;
  readonly opened: number;
  readonly different: number;
  readonly settled: number;
  readonly played: number;
}

const countIn = async (store: Store, id: string): Promise<Counted> => {
  const [row] = await store.all<Counted>(sql`
    select (select count(*) from tournament_games where tournament = ${id}) as games,
      (select count(*) from matches where owner = ${id}) as opened,
      (select count(distinct match) from tournament_games where tournament = ${id}) as different,
      (select count(*) from rating_history where match in (select id from matches where owner = ${id})) as settled,
      (select sum(won + drawn + lost) from ratings) as played`);
  return row as Counted;
};

test.each(eachStore)(
  '[MOT-22] [MOT-36] $name: killed while results come in, each game is opened once and rated once',
  async ({ newPlace }) => {
    const place = await newPlace();
    const node = await ServerNode.start({ ...place.env, WARMOOT_CROWD: '1000' });
    const people: Client[] = [];
    for (let at = 1; at <= PLAYERS; at++) people.push(await account(node.url, `Player ${at}`));
    const keeper = people[0] as Client;
    const request = {
      system: 'practice',
      title: 'Cup',
      form: 'swiss',
      rounds: ROUNDS,
      startsAt: Date.now() + 3_600_000,
    };
    const { id } = (await keeper.post<{ id: string }>('/tournaments', request)).body;
    for (const person of people) await person.post(`/tournaments/${id}/entrants`);
    const moments = seededDice('deaths of a tournament');
    await perhaps(Promise.race([keeper.post(`/tournaments/${id}/begin`), pause(30)]));
    let deaths = 0;
    let seen: TournamentSeen | undefined;
    while (seen?.status !== 'over' && deaths < MAX_DEATHS) {
      await node.kill();
      deaths++;
      await node.start();
      seen = await look(keeper, id);
      if (seen.status === 'open') await perhaps(keeper.post(`/tournaments/${id}/begin`));
      const resigned = resignAll(people, seen);
      await pause(moments.roll(MAX_LIFE_MS, 'how long it lives'));
      if (deaths % 2 === 0) await resigned.then(() => untilItGoesOn(people, id, seen as TournamentSeen));
    }
    const games = (PLAYERS / 2) * ROUNDS;
    await expect.poll(() => played(people), { timeout: 60_000 }).toBe(2 * games);
    await node.stop();
    const store = await place.open();
    expect(await countIn(store, id)).toEqual({
      games,
      opened: games,
      different: games,
      settled: 2 * games,
      played: 2 * games,
    });
    console.log(`killed ${deaths} times: ${games} games, each opened once and rated once`);
    expect(deaths).toBeGreaterThanOrEqual(ROUNDS);
    await store.close();
  },
);
