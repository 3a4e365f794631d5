import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../start.ts';
import { sql } from '../store/statement.ts';
import type { Store } from '../store/store.ts';
import { account, PASSWORD } from '../testkit/account.ts';
import { type Client, guest } from '../testkit/client.ts';
import { PowerCut } from '../testkit/powerCut.ts';
import { startTestServer } from '../testkit/server.ts';
import { eachStore } from '../testkit/stores.ts';
import { advance } from './advance.ts';
import { continueTournament } from './tournamentHandlers.ts';
import type { GameSeen, TournamentListed, TournamentSeen } from './tournamentSeen.ts';

const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;

interface Reply {
  readonly error: { readonly says: string };
}

describe.each(eachStore)('on the $name store', ({ open }) => {
  const power = new PowerCut();
  let server: RunningServer;
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const people = new Map<string, Client>();
  const client = (name: string): Client => people.get(name) as Client;
  let eve: Client;
  beforeAll(async () => {
    server = await startTestServer({ store: power.over(await open({ now })), now, settings: { crowd: 100 } });
    for (const name of ['Ann', 'Bob', 'Cid', 'Dan', 'Kit']) people.set(name, await account(server.url, name));
    eve = await guest(server.url, 'Eve');
  });
  afterAll(() => server.stop());

  const request = (more: object = {}): object => ({
    system: 'practice',
    title: 'The Sunday Cup',
    form: 'swiss',
    rounds: 2,
    startsAt: now() + HOUR,
    ...more,
  });
  const announce = async (more: object = {}): Promise<string> => {
    const { status, body } = await client('Kit').post<{ id: string }>('/tournaments', request(more));
    expect([status, body]).toMatchObject([200, {}]);
    return body.id;
  };
  const look = async (id: string, asker = eve): Promise<TournamentSeen> =>
    (await asker.get<TournamentSeen>(`/tournaments/${id}`)).body;
  const enter = async (id: string, ...names: string[]): Promise<void> => {
    for (const name of names)
      expect((await client(name).post(`/tournaments/${id}/entrants`)).status).toBe(200);
  };
  const begin = (id: string) => client('Kit').post(`/tournaments/${id}/begin`);
  const begun = async (names: readonly string[], more: object = {}): Promise<string> => {
    const id = await announce(more);
    await enter(id, ...names);
    expect((await begin(id)).status).toBe(200);
    return id;
  };
  const room = () => ({ ...server.context, now });
  const nameOf = (seen: TournamentSeen, number: number | null): string =>
    seen.entrants.find((entrant) => entrant.number === number)?.name ?? 'nobody';
  const gamesOf = (seen: TournamentSeen, round: number): readonly GameSeen[] =>
    seen.games.filter((game) => game.round === round);
  const says = ({ body }: { body: unknown }): string => (body as Reply).error.says;
  const matchesOf = async (id: string): Promise<string[]> => {
    const rows = await server.context.store.all<{ id: string }>(
      sql`select id from matches where owner = ${id}`,
    );
    return rows.map((row) => row.id);
  };
  /** The second side gives up everywhere. */
  const resignAll = async (id: string, round: number): Promise<void> => {
    const seen = await look(id);
    for (const { second, match, result } of gamesOf(seen, round)) {
      if (match === null || result !== null) continue;
      const { status } = await client(nameOf(seen, second)).post(`/matches/${match}/resign`);
      expect(status).toBe(200);
    }
  };
  const roundIs = (id: string, round: number) =>
    expect
      .poll(
        async () => {
          const seen = await look(id);
          return (
            gamesOf(seen, round).length > 0 &&
            gamesOf(seen, round).every(({ match, result }) => match ?? result)
          );
        },
        { timeout: 20_000 },
      )
      .toBeTruthy();
  const isOver = (id: string) =>
    expect.poll(async () => (await look(id)).status, { timeout: 20_000 }).toBe('over');

  test('[MOT-30] only an account with the operator’s permission can keep a tournament', async () => {
    expect(says(await eve.post('/tournaments', request()))).toContain('MOT-30');
    const { settings } = server.context as { settings: { keepers: unknown } };
    const usual = settings.keepers;
    settings.keepers = ['bob', 'Cid'];
    expect((await client('Ann').post('/tournaments', request())).status).toBe(403);
    expect((await client('Ann').get<{ mayStart: boolean }>('/tournaments')).body.mayStart).toBe(false);
    const { body } = await client('Bob').post<{ id: string }>('/tournaments', request());
    expect((await client('Bob').send('DELETE', `/tournaments/${body.id}`)).status).toBe(200);
    settings.keepers = 'nobody';
    expect((await client('Bob').post('/tournaments', request())).status).toBe(403);
    settings.keepers = usual;
    expect(usual).toBe('accounts');
  });

  test('[MOT-30] an impossible tournament is refused with a message', async () => {
    const refused = async (more: object) => says(await client('Kit').post('/tournaments', request(more)));
    expect(await refused({ system: 'chronopia' })).toBe('"empires" is missing.');
    expect(await refused({ startsAt: now() - 1 })).toContain('in the future');
    expect(await refused({ opensAt: now() + 2 * HOUR })).toContain('open before they close');
    expect(await refused({ hours: 48, roundHours: 24 })).toContain('longer than a round');
  });

  test('[MOT-30] accounts enter while entries are open, and not before or after', async () => {
    const id = await announce({ opensAt: now() + HOUR / 2 });
    expect(says(await client('Ann').post(`/tournaments/${id}/entrants`))).toContain('not open');
    ahead += HOUR / 2;
    await enter(id, 'Ann', 'Ann', 'Bob');
    expect(says(await eve.post(`/tournaments/${id}/entrants`))).toContain('create an account');
    expect((await look(id)).entrants).toHaveLength(2);
    expect((await look(id, client('Ann'))).you).toMatchObject({ number: 1, mayEnter: false });
    expect(says(await client('Ann').post(`/tournaments/${id}/begin`))).toContain('keeper');
    ahead += HOUR;
    await continueTournament(room(), id);
    expect((await look(id)).status).toBe('running');
    expect(says(await client('Cid').post(`/tournaments/${id}/entrants`))).toContain('not open');
    await client('Kit').send('DELETE', `/tournaments/${id}`);
  });

  test('[MOT-30] with fewer than two entrants it is cancelled', async () => {
    const id = await announce();
    await enter(id, 'Ann');
    expect((await begin(id)).status).toBe(409);
    ahead += 2 * HOUR;
    await continueTournament(room(), id);
    expect(await look(id)).toMatchObject({ status: 'cancelled', games: [] });
  });

  test('[MOT-31] [MOT-36] four play two Swiss rounds: the server opens the games and takes the results', async () => {
    const id = await begun(['Ann', 'Bob', 'Cid', 'Dan'], { rated: true });
    const first = await look(id, client('Ann'));
    expect(first).toMatchObject({ status: 'running', round: 1, rounds: 2, you: { isKeeper: false } });
    expect(first.you.match).toBe(
      gamesOf(first, 1).find(({ first: a, second: b }) => [a, b].includes(1))?.match,
    );
    await resignAll(id, 1);
    await roundIs(id, 2);
    await resignAll(id, 2);
    await isOver(id);
    const seen = await look(id);
    const pairs = seen.games.map(({ first: a, second: b }) => [a, b].sort().join());
    expect(new Set(pairs).size).toBe(4);
    expect(seen.standings.map(({ halfPoints }) => halfPoints).sort()).toEqual([0, 2, 2, 4]);
    expect(seen.standings[0]).toMatchObject({ place: 1, halfPoints: 4, wins: 2 });
    const { body } = await eve.get<{ tournaments: TournamentListed[] }>('/tournaments');
    expect(body.tournaments.find((each) => each.id === id)).toMatchObject({
      status: 'over',
      entrants: 4,
      winner: nameOf(seen, seen.standings[0]?.number ?? 0),
    });
    const winner = nameOf(seen, seen.standings[0]?.number ?? 0);
    await expect
      .poll(
        async () => (await eve.get<{ ratings: { record: object }[] }>(`/players/${winner}`)).body.ratings[0],
      )
      .toMatchObject({ record: { won: 2, lost: 0 } });
  });

  test('[MOT-36] a crash between the end of a round and the next matches opens nothing twice', async () => {
    const id = await begun(['Ann', 'Bob', 'Cid', 'Dan'], { rated: false });
    await resignAll(id, 1);
    await roundIs(id, 2);
    await resignAll(id, 2);
    await isOver(id);
    expect(await matchesOf(id)).toHaveLength(4);
    // The same, but the power fails at each point in turn.
    const cut = await announce({ rated: false });
    await enter(cut, 'Ann', 'Bob', 'Cid', 'Dan');
    await server.context.store.run(sql`update tournaments set starts_at = ${now()} where id = ${cut}`);
    const services = { store: server.context.store, now, mayKeep: () => true };
    await server.context.store.transaction((db) => advance(services, db, cut));
    expect(gamesOf(await look(cut), 1).map(({ match }) => match)).toEqual([null, null]);
    power.linesLeft = 1;
    await expect(continueTournament(room(), cut)).rejects.toThrow('the power is cut');
    power.linesLeft = Number.POSITIVE_INFINITY;
    const half = gamesOf(await look(cut), 1).map(({ match }) => match);
    expect(half.filter((match) => match === null)).toHaveLength(1);
    expect(await matchesOf(cut)).toHaveLength(1);
    await Promise.all([
      continueTournament(room(), cut),
      continueTournament(room(), cut),
      continueTournament(room(), cut),
    ]);
    expect(await matchesOf(cut)).toHaveLength(2);
    const games = gamesOf(await look(cut), 1).map(({ match }) => match);
    expect(games).toContain(half.find((match) => match !== null));
    expect(new Set(games).size).toBe(2);
    await client('Kit').send('DELETE', `/tournaments/${cut}`);
  });

  test('[MOT-20] [MOT-36] nobody leaves a tournament game, rated or not', async () => {
    const id = await begun(['Ann', 'Bob'], { rounds: 1, rated: false });
    const seen = await look(id);
    const [game] = seen.games;
    const second = client(nameOf(seen, game?.second ?? 0));
    const left = await second.send('DELETE', `/matches/${game?.match}/seats/blue`);
    expect(says(left)).toContain('resign instead');
    const ask = (kind: string) => second.post(`/matches/${game?.match}/proposals`, { kind, moves: 1 });
    expect((await ask('takeback')).status).toBeGreaterThanOrEqual(400);
    const before = (await eve.get<{ ratings: object[] }>('/players/Bob')).body.ratings;
    await resignAll(id, 1);
    await isOver(id);
    const { body } = await second.post<{ id: string }>(`/matches/${game?.match}/proposals`, {
      kind: 'rematch',
    });
    const first = client(nameOf(seen, game?.first ?? 0));
    const answer = { answer: 'agree' };
    const { body: agreed } = await first.post<{ rematch: string }>(
      `/matches/${game?.match}/proposals/${body.id}`,
      answer,
    );
    expect((await server.context.matches.table(agreed.rematch))?.settings.tournament).toBeUndefined();
    expect(await matchesOf(id)).toHaveLength(1);
    expect((await eve.get<{ ratings: object[] }>('/players/Bob')).body.ratings).toEqual(before);
  });

  test('[MOT-34] a cup of five with third place: seeds, byes and places', async () => {
    people.set('Fay', await account(server.url, 'Fay'));
    const id = await begun(['Ann', 'Bob', 'Cid', 'Dan', 'Fay'], {
      form: 'knock-out',
      thirdPlace: true,
      rated: false,
    });
    const first = await look(id);
    expect(first.rounds).toBe(3);
    expect(first.entrants.map(({ rating }) => rating).every((rating) => rating > 0)).toBe(true);
    expect(gamesOf(first, 1).filter(({ second }) => second === null)).toHaveLength(3);
    for (const round of [1, 2, 3]) {
      await roundIs(id, round);
      await resignAll(id, round);
    }
    await isOver(id);
    const seen = await look(id);
    expect(gamesOf(seen, 3)).toHaveLength(2);
    expect(seen.standings.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5]);
  });

  test('[MOT-36] when time is up, the side that the match waits for loses it', async () => {
    const id = await begun(['Ann', 'Bob'], { rounds: 1, roundHours: 2, hours: 2, rated: false });
    const seen = await look(id);
    const [before] = seen.games;
    ahead += HOUR;
    const hide = { seen: 1, commands: [{ type: 'hide', at: '0502' }] };
    const blue = client(nameOf(seen, before?.second ?? 0));
    expect((await blue.post(`/matches/${before?.match}/commands`, hide)).status).toBe(200);
    await continueTournament(room(), id);
    expect((await look(id)).status).toBe('running');
    ahead += HOUR; // red has another hour for this decision, but the round is over
    await continueTournament(room(), id);
    await isOver(id);
    expect((await look(id)).games).toEqual([{ ...before, result: 'second' }]);
    const { body } = await eve.get<{ table: { status: string; outcome: object } }>(
      `/matches/${before?.match}`,
    );
    expect(body.table).toMatchObject({ status: 'over', outcome: { winners: ['blue'] } });
  });

  test('[MOT-36] a match that was removed is a draw', async () => {
    const id = await begun(['Ann', 'Bob'], { rounds: 1, rated: false });
    await server.context.store.run(sql`delete from matches where owner = ${id}`);
    await continueTournament(room(), id);
    expect(await look(id)).toMatchObject({ status: 'over', games: [{ result: 'draw' }] });
  });

  test('[MOT-35] a player who withdrew is not paired again; a closed account leaves its results', async () => {
    people.set('Gil', await account(server.url, 'Gil'));
    const id = await begun(['Ann', 'Bob', 'Cid', 'Gil'], { rated: false });
    await resignAll(id, 1);
    await roundIs(id, 2);
    const seen = await look(id);
    const gil = seen.entrants.find(({ name }) => name === 'Gil')?.number;
    await client('Gil').send('DELETE', '/people/me', { password: PASSWORD });
    await resignAll(id, 2).catch(() => undefined);
    ahead += 8 * 24 * HOUR;
    await continueTournament(room(), id);
    await isOver(id);
    const after = await look(id);
    expect(after.entrants.find(({ number }) => number === gil)).toMatchObject({ name: null, hasLeft: true });
    expect(after.games).toHaveLength(4);

    const next = await begun(['Ann', 'Bob', 'Cid', 'Dan'], { rated: false });
    expect((await client('Dan').send('DELETE', `/tournaments/${next}/entrants`)).status).toBe(200);
    await resignAll(next, 1);
    await roundIs(next, 2);
    const dan = (await look(next)).entrants.find(({ name }) => name === 'Dan')?.number;
    expect(gamesOf(await look(next), 2).some(({ first, second }) => [first, second].includes(dan ?? 0))).toBe(
      false,
    );
    expect(gamesOf(await look(next), 2).filter(({ second }) => second === null)).toHaveLength(1);
    await client('Kit').send('DELETE', `/tournaments/${next}`);
  });

  test('[MOT-37] a weekly tournament announces exactly one next, at the same hour, until it is cancelled', async () => {
    const startsAt = now() + HOUR;
    const id = await announce({ weekly: true, title: 'Every Sunday', startsAt });
    await enter(id, 'Ann', 'Bob');
    ahead += 2 * HOUR;
    await Promise.all([continueTournament(room(), id), continueTournament(room(), id)]);
    await continueTournament(room(), id);
    const series = async () =>
      (await eve.get<{ tournaments: TournamentListed[] }>('/tournaments')).body.tournaments
        .filter(({ title }) => title === 'Every Sunday')
        .sort((a, b) => a.startsAt - b.startsAt);
    expect((await series()).map((each) => [each.status, each.startsAt])).toEqual([
      ['running', startsAt],
      ['open', startsAt + WEEK],
    ]);
    const next = (await series())[1]?.id as string;
    await client('Kit').send('DELETE', `/tournaments/${next}`);
    ahead += WEEK;
    await continueTournament(room(), next);
    expect(await series()).toHaveLength(2);
  });
});

/** As if the server had died while it held the job of the last result. */
const endUnnoticed = async (store: Store, tournament: string): Promise<void> => {
  const outcome = JSON.stringify({ winners: ['red'], reason: 'Red wins.', rules: [] });
  await store.run(
    sql`update matches set status = 'over', outcome = ${outcome}, ended_at = 0 where owner = ${tournament}`,
  );
};

test.each(eachStore)(
  '[MOT-36] $name: a server that starts continues every tournament at once',
  async ({ newPlace }) => {
    const place = await newPlace();
    const first = await startTestServer({ store: await place.open() });
    const [ann, bob] = [await account(first.url, 'Ann'), await account(first.url, 'Bob')];
    const request = {
      system: 'practice',
      title: 'Cup',
      form: 'swiss',
      rounds: 1,
      startsAt: Date.now() + HOUR,
    };
    const { id } = (await ann.post<{ id: string }>('/tournaments', request)).body;
    for (const entrant of [ann, bob]) await entrant.post(`/tournaments/${id}/entrants`);
    expect((await ann.post(`/tournaments/${id}/begin`)).status).toBe(200);
    await first.stop();
    const store = await place.open();
    await endUnnoticed(store, id);
    const second = await startTestServer({ store });
    const eve = await guest(second.url, 'Eve');
    await expect
      .poll(async () => (await eve.get<TournamentSeen>(`/tournaments/${id}`)).body.status)
      .toBe('over');
    await second.stop();
  },
);
