import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../start.ts';
import { sql } from '../store/statement.ts';
import type { Entry, Store } from '../store/store.ts';
import { account, PASSWORD } from '../testkit/account.ts';
import { type Client, guest } from '../testkit/client.ts';
import { startTestServer } from '../testkit/server.ts';
import { eachStore } from '../testkit/stores.ts';
import type { Profile } from './profile.ts';
import { ratingHandlers } from './settleMatch.ts';

interface Reply {
  readonly error: { readonly says: string };
}

const RATED = { system: 'practice', visibility: 'open', chairs: { red: 'me' }, rated: true };

/** The same store; every line that is appended is also noted. */
const noting = (store: Store, entries: Entry[]): Store =>
  new Proxy(store, {
    get(target, key) {
      if (key === 'append')
        return (entry: Entry) => {
          entries.push(entry);
          return target.append(entry);
        };
      const value = Reflect.get(target, key, target) as unknown;
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

describe.each(eachStore)('on the $name store', ({ open }) => {
  let server: RunningServer;
  let store: Store;
  const entries: Entry[] = [];
  let ann: Client;
  let bob: Client;
  let eve: Client;
  beforeAll(async () => {
    store = await open();
    server = await startTestServer({ store: noting(store, entries) });
    ann = await account(server.url, 'Ann');
    bob = await account(server.url, 'Bob');
    eve = await guest(server.url, 'Eve');
  });
  afterAll(() => server.stop());

  const profile = async (name: string, asker = eve): Promise<Profile> =>
    (await asker.get<Profile>(`/players/${name}`)).body;
  const ratingOf = async (name: string) => (await profile(name)).ratings[0];
  const newMatch = async (one = ann, other = bob, more: object = {}): Promise<string> => {
    const { body } = await one.post<{ id: string }>('/matches', { ...RATED, ...more });
    await other.post(`/matches/${body.id}/seats/blue`);
    return body.id;
  };
  const says = async (answer: Promise<{ status: number; body: unknown }>): Promise<string> => {
    const { status, body } = await answer;
    expect(status).toBeGreaterThanOrEqual(400);
    return (body as Reply).error.says;
  };

  test('[MOT-20] a rated match is between accounts, with the server’s dice and without computer players', async () => {
    expect(await says(eve.post('/matches', RATED))).toContain('create an account first (MOT-20)');
    const bot = { red: 'me', blue: { bot: 'random' } };
    expect(await says(ann.post('/matches', { ...RATED, chairs: bot }))).toContain('MOT-20');
    const alone = { red: 'me', blue: 'me' };
    expect(await says(ann.post('/matches', { ...RATED, chairs: alone }))).toContain('MOT-20');
    expect(await says(ann.post('/matches', { ...RATED, ownDice: true }))).toContain('MOT-20');
    expect(await says(ann.post('/matches', { ...RATED, absence: 'bot' }))).toContain('MOT-20');
    const { body } = await ann.post<{ id: string }>('/matches', RATED);
    expect(await says(eve.post(`/matches/${body.id}/seats/blue`))).toContain(
      'create an account first (MOT-20)',
    );
    expect(await says(ann.send('PUT', `/matches/${body.id}/seats/blue/bot`, { bot: 'random' }))).toContain(
      'MOT-20',
    );
    const { body: table } = await ann.get<{ table: { settings: object } }>(`/matches/${body.id}`);
    expect(table).toMatchObject({
      table: { settings: { rated: true, takebacks: 'never', absence: 'resign', hours: { turn: 168 } } },
    });
  });

  test('[MOT-20] after it begins nobody leaves, hands over, is replaced or gets more time', async () => {
    const id = await newMatch();
    expect(await says(bob.send('DELETE', `/matches/${id}/seats/blue`))).toContain('resign instead');
    expect(await says(bob.send('PUT', `/matches/${id}/seats/blue/substitute`, { name: 'Ann' }))).toBeTruthy();
    expect(await says(ann.post(`/matches/${id}/deadlines`, { seat: 'blue', hours: 24 }))).toContain('MOT-20');
    const cleo = await account(server.url, 'Cleo');
    const { body } = await bob.post<{ link: string }>(`/matches/${id}/invitations`, {
      purpose: 'handOver',
      seat: 'blue',
    });
    expect(await says(cleo.post(body.link))).toContain('MOT-20');
    expect(await says(bob.send('PUT', `/matches/${id}/seats/blue/substitute`, { name: 'Cleo' }))).toContain(
      'MOT-20',
    );
  });

  test('[MOT-22] a resignation counts, once, however often the job runs', async () => {
    const id = await newMatch();
    expect((await profile('Ann')).ratings).toEqual([]);
    await bob.post(`/matches/${id}/resign`);
    await expect.poll(() => ratingOf('Ann')).toMatchObject({ record: { won: 1, drawn: 0, lost: 0 } });
    const after = await ratingOf('Ann');
    expect(after).toMatchObject({ system: 'practice', rating: 1662, isProvisional: true });
    expect(await ratingOf('Bob')).toMatchObject({ rating: 1338, record: { won: 0, drawn: 0, lost: 1 } });
    const settle = ratingHandlers({ store }).rating;
    await Promise.all([settle?.({ match: id }), settle?.({ match: id })]);
    expect(await ratingOf('Ann')).toEqual(after);
  });

  test('[MOT-22] the job is written with the line that ends the match', async () => {
    const id = await newMatch();
    await bob.post(`/matches/${id}/resign`);
    const last = entries.filter(({ match }) => match === id).at(-1);
    expect(last?.item).toContain('resign');
    expect(last?.jobs.map(({ key }) => key)).toContain(`rating:${id}`);
  });

  test('an unrated match changes no rating', async () => {
    await expect.poll(async () => (await ratingOf('Ann'))?.record?.won).toBe(2);
    const { body } = await ann.post<{ id: string }>('/matches', { ...RATED, rated: false });
    await bob.post(`/matches/${body.id}/seats/blue`);
    await bob.post(`/matches/${body.id}/resign`);
    await expect.poll(async () => (await profile('Ann')).games?.[0]?.match).toBe(body.id);
    expect((await profile('Ann')).games?.[0]).toMatchObject({
      verdict: 'won',
      opponents: ['Bob'],
      change: null,
    });
    expect((await ratingOf('Ann'))?.record?.won).toBe(2);
  });

  test('[MOT-22] an agreed draw counts as one; nothing is taken back, even by agreement', async () => {
    const [gus, hal] = [await account(server.url, 'Gus'), await account(server.url, 'Hal')];
    const id = await newMatch(gus, hal);
    const propose = (request: object) => gus.post<{ id: string }>(`/matches/${id}/proposals`, request);
    expect(await says(propose({ kind: 'takeback', moves: 1 }))).toBeTruthy();
    expect((await server.context.matches.table(id))?.settings.takebacks).toBe('never');
    const { body } = await propose({ kind: 'end', winners: [] });
    await hal.post(`/matches/${id}/proposals/${body.id}`, { answer: 'agree' });
    await expect
      .poll(() => ratingOf('Gus'))
      .toMatchObject({ rating: 1500, record: { won: 0, drawn: 1, lost: 0 } });
    expect((await ratingOf('Hal'))?.deviation).toBeLessThan(350);
  });

  test('[MOT-23] the history is kept: each rating with its time, oldest first', async () => {
    const rating = await ratingOf('Bob');
    expect(rating?.history?.map((point) => point.rating)).toEqual([1338, rating?.rating]);
    const [newest] = (await profile('Bob')).games?.filter(({ change }) => change !== null) ?? [];
    expect(newest).toMatchObject({ verdict: 'lost', opponents: ['Ann'] });
    expect(newest?.change).toBe((rating?.rating ?? 0) - 1338);
  });

  test('[MOT-23] private games are shown only to those who played them', async () => {
    const { body } = await ann.post<{ id: string }>('/matches', {
      ...RATED,
      visibility: 'private',
      rated: false,
    });
    const { body: link } = await ann.post<{ link: string }>(`/matches/${body.id}/invitations`, {
      purpose: 'seat',
    });
    await bob.post(link.link);
    await bob.post(`/matches/${body.id}/resign`);
    const shownTo = async (asker: Client) => (await profile('Ann', asker)).games?.map(({ match }) => match);
    await expect.poll(() => shownTo(bob)).toContain(body.id);
    expect(await shownTo(eve)).not.toContain(body.id);
  });

  test('[MOT-23] an account may hide its history; it still sees it itself', async () => {
    await bob.send('PUT', '/people/me', { settings: { hidesHistory: true } });
    const hidden = await profile('Bob');
    expect(hidden).toMatchObject({ hidesHistory: true, games: null });
    expect(hidden.ratings[0]).toMatchObject({ record: null, history: null, rating: expect.any(Number) });
    expect((await profile('Bob', bob)).games?.length).toBeGreaterThan(0);
    await bob.send('PUT', '/people/me', { settings: { hidesHistory: false } });
    expect((await profile('bob')).games?.length).toBeGreaterThan(0);
  });

  test('[MOT-23] guests have no profile, and a closed account vanishes with its ratings', async () => {
    expect((await ann.get('/players/Eve')).status).toBe(404);
    const dora = await account(server.url, 'Dora');
    const id = await newMatch(ann, dora);
    await dora.post(`/matches/${id}/resign`);
    await expect.poll(async () => (await ratingOf('Dora'))?.record?.lost).toBe(1);
    await dora.send('DELETE', '/people/me', { password: PASSWORD });
    expect((await ann.get('/players/Dora')).status).toBe(404);
    const rows = await store.all<{ match: string }>(
      sql`select match from rating_history where match = ${id}`,
    );
    expect(rows).toHaveLength(1);
    expect((await profile('Ann')).games?.[0]?.opponents).toEqual(['a former player']);
  });

  test('[MOT-22] a match that a closed account cannot end is not rated', async () => {
    const fred = await account(server.url, 'Fred');
    const id = await newMatch(ann, fred);
    const before = await ratingOf('Ann');
    await fred.send('DELETE', '/people/me', { password: PASSWORD });
    await ann.post(`/matches/${id}/resign`);
    await ratingHandlers({ store }).rating?.({ match: id });
    expect(await ratingOf('Ann')).toEqual(before);
  });
});
