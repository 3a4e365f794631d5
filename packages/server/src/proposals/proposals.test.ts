import {
  eventsIn,
  type GameCommand,
  randomCommand,
  rollsIn,
  rollsOfLog,
  type Seat,
  SPECTATOR,
  seededDice,
} from '@warmoot/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LiveMatch } from '../matches/liveMatch.ts';
import type { AnyItem } from '../matches/sight.ts';
import { type Browser, begunMatch, fine, newGuest, newMatch, someCommand } from '../security/browser.ts';
import type { RunningServer } from '../start.ts';
import { sql } from '../store/statement.ts';
import { startTestServer } from '../testkit/server.ts';
import { eachStore } from '../testkit/stores.ts';
import { writeAgreed } from './carryOut.ts';

describe.each(eachStore)('proposals, on the $name store', ({ open }) => {
  let server: RunningServer;
  let ann: Browser;
  let bob: Browser;
  let eve: Browser;
  beforeAll(async () => {
    server = await startTestServer({ store: await open() });
    [ann, bob, eve] = await Promise.all([
      newGuest(server, 'Ann'),
      newGuest(server, 'Bob'),
      newGuest(server, 'Eve'),
    ]);
  }, 60_000);
  afterAll(() => server.stop());

  const live = async (id: string) => (await server.context.matches.open(id)) as LiveMatch;
  const who = (seat: Seat): Browser => (seat === 'red' ? ann : bob);
  const other = (seat: Seat): Seat => (seat === 'red' ? 'blue' : 'red');
  const ask = (id: string, seat: Seat, request: object) =>
    who(seat).post(`/matches/${id}/proposals`, request);
  const say = (id: string, seat: Seat, proposal: string, answer: string) =>
    who(seat).post(`/matches/${id}/proposals/${proposal}`, { answer });
  const itemsOf = async (id: string): Promise<AnyItem[]> =>
    (await server.context.store.tail(id, 0)).map(({ item }) => JSON.parse(item));
  const openOnes = async (id: string, seat: Seat) =>
    (await fine(who(seat).get(`/matches/${id}`))).table.proposals.filter(
      ({ state }: { state: string }) => state === 'open',
    );

  /** Random commands until `isEnough`; returns the seat that gave the last one. */
  const play = async (id: string, isEnough: (item: AnyItem, version: number) => boolean): Promise<Seat> => {
    const match = await live(id);
    const lots = seededDice('lots');
    for (;;) {
      const seat = match.moment.pending[0]?.seat as Seat;
      const command = randomCommand(match.door.system, match.sightOf(seat).view, seat, lots) as GameCommand;
      await match.submit({ seat, commands: [command] });
      const item = (await itemsOf(id)).at(-1) as AnyItem;
      if (match.moment.outcome !== undefined) throw new Error('it was over too soon');
      if (isEnough(item, match.version)) return seat;
    }
  };
  const playUntilRoll = (id: string) => play(id, (item) => rollsIn(eventsIn(item)).length > 0);

  test('[MOT-13] with the other’s consent moves are taken back past dice, and the dice sequence continues', async () => {
    const id = await begunMatch(ann, bob);
    const seat = await playUntilRoll(id);
    const match = await live(id);
    const { version } = match;
    const before = await match.past.stateAfter(version - 1);
    const rolled = rollsOfLog(await itemsOf(id)).length;
    const { body } = await ask(id, seat, { kind: 'takeback' });
    expect(body).toMatchObject({ kind: 'takeback', state: 'open' });
    expect(await openOnes(id, other(seat))).toMatchObject([
      { kind: 'takeback', seat, moves: 1, waitingFor: [other(seat)], back: expect.any(Number) },
    ]);
    expect((await say(id, other(seat), body.id, 'agree')).body).toMatchObject({ state: 'done' });
    expect(match.moment.state).toEqual(before);
    expect((await itemsOf(id)).at(-1)).toEqual({
      kind: 'takeback',
      seat,
      to: version - 1,
      agreed: [other(seat)],
    });
    for (const reader of ['red', 'blue', SPECTATOR])
      expect(JSON.stringify(match.newsInMemory(reader, match.numberOf(reader) - 1))).toContain(
        'took back moves',
      );
    const { command } = (await itemsOf(id))[version - 1] as Extract<AnyItem, { kind: 'command' }>;
    const seen = match.numberOf(seat);
    await fine(who(seat).post(`/matches/${id}/commands`, { seen, commands: [command] }));
    await fine(who(seat).post(`/matches/${id}/resign`));
    const { verification } = await fine(ann.get(`/matches/${id}/dice`));
    expect(verification).toMatchObject({ ok: true });
    expect(verification.rolls).toBeGreaterThan(rolled);
  });

  test('[MOT-13] a takeback can go back past saved states, and every reader reaches the same match', async () => {
    const id = await begunMatch(ann, bob);
    await play(id, (_, version) => version > 25);
    const match = await live(id);
    const own = (await match.past.standingCommands(100)).filter(({ seat }) => seat === 'red').length;
    const { body } = await ask(id, 'red', { kind: 'takeback', moves: own - 1 });
    await fine(say(id, 'blue', body.id, 'agree'));
    const { to } = (await itemsOf(id)).at(-1) as Extract<AnyItem, { kind: 'takeback' }>;
    const kept = await server.context.store.all<{ version: number }>(
      sql`select version from kept_states where match = ${id} and version > ${to} order by version`,
    );
    expect(kept.length).toBeGreaterThan(1); // the line itself, and at least one it goes back behind
    expect(kept.at(-1)?.version).toBe(match.version);
    await play(id, () => true);
    const state = match.moment.state;
    await match.readAgain();
    expect(match.moment.state).toEqual(state);
    await server.context.matches.distrust(id);
    expect(match.moment.state).toEqual(state);
    for (const seat of ['red', 'blue']) {
      const { news } = await fine(who(seat).get(`/matches/${id}/news?from=0&limit=500`));
      expect(news).toHaveLength(match.numberOf(seat));
      for (let number = 1; number < match.numberOf(seat); number += 3)
        await fine(who(seat).get(`/matches/${id}/replay?number=${number}`));
    }
    await fine(ann.post(`/matches/${id}/resign`));
    const { record, seed } = await fine(ann.get(`/matches/${id}/record`));
    expect((await ann.post('/imports', { record, seed })).status).toBe(200);
  });

  test('[MOT-13] the request lapses when the game visibly continues', async () => {
    const id = await begunMatch(ann, bob);
    await play(id, () => true);
    const seat = (await live(id)).moment.pending[0]?.seat as Seat;
    const asker = other(seat);
    const { body, status } = await ask(id, asker, { kind: 'takeback' });
    expect(status).toBe(asker === 'blue' ? 200 : 409);
    const follower = who(asker).follow(id, asker);
    const { command, seen } = await someCommand(server, id);
    await fine(who(seat).post(`/matches/${id}/commands`, { seen, commands: [command] }));
    expect(await openOnes(id, seat)).toEqual([]);
    expect(await say(id, seat, body.id, 'agree')).toMatchObject({
      status: 409,
      body: { error: { says: expect.stringContaining('play has continued') } },
    });
    await follower.close();
  });

  test('[MOT-13] when an answer and a command cross, one of them wins, and nothing is half done', async () => {
    for (let round = 0; round < 6; round++) {
      const id = await begunMatch(ann, bob);
      await play(id, () => true);
      const seat = (await live(id)).moment.pending[0]?.seat as Seat;
      const { body } = await ask(id, other(seat), { kind: 'takeback' });
      const { command, seen } = await someCommand(server, id);
      const [agreed, given] = await Promise.all([
        say(id, seat, body.id, 'agree'),
        who(seat).post(`/matches/${id}/commands`, { seen, commands: [command] }),
      ]);
      const kinds = (await itemsOf(id)).map(({ kind }) => kind);
      const isBack = kinds.includes('takeback');
      expect(isBack).toBe(agreed.status === 200 && agreed.body.state === 'done');
      expect(kinds.filter((kind) => kind === 'command')).toHaveLength(given.status === 200 ? 2 : 1);
      if (isBack) expect(kinds.at(-1)).toBe('takeback');
    }
  });

  test('[MOT-13] a secret move that is taken back stays secret', async () => {
    const id = await begunMatch(ann, bob);
    await fine(bob.post(`/matches/${id}/commands`, { seen: 1, commands: [{ type: 'hide', at: '0504' }] }));
    const { body } = await ask(id, 'blue', { kind: 'takeback' });
    const { table } = await fine(ann.get(`/matches/${id}`));
    await fine(say(id, 'red', body.id, 'agree'));
    const match = await live(id);
    expect(match.moment.pending).toMatchObject([{ seat: 'blue' }]);
    const news = match.newsInMemory('red', 1);
    expect(JSON.stringify([table, news, match.sightOf('red')])).not.toContain('"0504"');
  });

  test('[MOT-15] one refusal ends it; only the others may answer, only the proposer may withdraw', async () => {
    const id = await begunMatch(ann, bob);
    const { body } = await ask(id, 'red', { kind: 'end' });
    expect((await say(id, 'red', body.id, 'agree')).status).toBe(403);
    expect((await say(id, 'blue', body.id, 'withdraw')).status).toBe(403);
    expect((await eve.post(`/matches/${id}/proposals/${body.id}`, { answer: 'agree' })).status).toBe(404);
    expect((await say(id, 'blue', body.id, 'decline')).body).toMatchObject({ state: 'declined' });
    expect((await say(id, 'blue', body.id, 'agree')).status).toBe(409);
    const again = await ask(id, 'red', { kind: 'end' });
    expect((await say(id, 'red', again.body.id, 'withdraw')).body).toMatchObject({ state: 'withdrawn' });
    expect((await live(id)).moment.outcome).toBeUndefined();
  });

  test('[MOT-14] a draw that both offer at once is recorded once, and is final', async () => {
    const id = await begunMatch(ann, bob);
    const answers = await Promise.all([ask(id, 'red', { kind: 'end' }), ask(id, 'blue', { kind: 'end' })]);
    expect(answers.map(({ body }) => body.state).toSorted()).toEqual(['done', 'open']);
    expect((await itemsOf(id)).filter(({ kind }) => kind === 'end')).toHaveLength(1);
    const { table } = await fine(ann.get(`/matches/${id}`));
    expect(table).toMatchObject({ status: 'over', outcome: { winners: [], rules: ['MOT-14'] } });
    for (const kind of ['takeback', 'end', 'pause', 'resume'])
      expect(await ask(id, 'red', { kind })).toMatchObject({
        status: expect.any(Number),
        body: { error: {} },
      });
    await (await live(id)).readAgain();
    expect((await live(id)).moment.outcome).toMatchObject({ winners: [] });
    const { record, seed } = await fine(ann.get(`/matches/${id}/record`));
    expect((await ann.post('/imports', { record, seed })).status).toBe(200);
  });

  test('[MOT-14] an agreed end may name the winners, and two different offers stay two', async () => {
    const id = await begunMatch(ann, bob);
    const mine = await ask(id, 'red', { kind: 'end', winners: ['red'] });
    await ask(id, 'blue', { kind: 'end', winners: [] });
    expect(await openOnes(id, 'red')).toHaveLength(2);
    expect((await ask(id, 'red', { kind: 'end', winners: ['green'] })).status).toBe(400);
    await fine(say(id, 'blue', mine.body.id, 'agree'));
    const { table } = await fine(ann.get(`/matches/${id}`));
    expect(table.outcome).toMatchObject({ winners: ['red'] });
    expect(await openOnes(id, 'red')).toEqual([]);
  });

  test('[MOT-14] a seat can resign at any moment, also out of turn and during a pause', async () => {
    for (const isPaused of [false, true]) {
      const id = await begunMatch(ann, bob);
      const waited = (await live(id)).moment.pending[0]?.seat as Seat;
      if (isPaused) for (const seat of ['red', 'blue']) await fine(ask(id, seat, { kind: 'pause' }));
      await fine(who(other(waited)).post(`/matches/${id}/resign`));
      const { table } = await fine(ann.get(`/matches/${id}`));
      expect(table).toMatchObject({ status: 'over', outcome: { winners: [waited] } });
    }
  });

  test('[MOT-15] a computer player alone with one person agrees to a takeback and never to a draw', async () => {
    const id = await newMatch(ann, { chairs: { red: 'me', blue: { bot: 'random' } } });
    const match = await live(id);
    await until(() => match.moment.pending[0]?.seat === 'red');
    const { seen, command } = await someCommand(server, id);
    await fine(ann.post(`/matches/${id}/commands`, { seen, commands: [command] }));
    const { version } = match;
    expect((await ann.post(`/matches/${id}/proposals`, { kind: 'takeback' })).body).toMatchObject({
      state: 'done',
    });
    expect(await itemsOf(id)).toContainEqual({ kind: 'takeback', seat: 'red', to: version - 1, agreed: [] });
    expect(await ann.post(`/matches/${id}/proposals`, { kind: 'end' })).toMatchObject({
      status: 422,
      body: { error: { rule: 'MOT-15' } },
    });
  });

  test('[MOT-13] a table can be created without takebacks', async () => {
    const id = await newMatch(ann, { chairs: { red: 'me', blue: { bot: 'random' } }, takebacks: false });
    const match = await live(id);
    await until(() => match.moment.pending[0]?.seat === 'red');
    const { seen, command } = await someCommand(server, id);
    await fine(ann.post(`/matches/${id}/commands`, { seen, commands: [command] }));
    expect(await ann.post(`/matches/${id}/proposals`, { kind: 'takeback' })).toMatchObject({
      status: 422,
      body: { error: { rule: 'MOT-13' } },
    });
  });

  test('[MOT-17] a rematch begins at once with the sides swapped, and only its players learn where', async () => {
    const id = await begunMatch(ann, bob);
    expect((await ask(id, 'red', { kind: 'rematch' })).status).toBe(409);
    await fine(ann.post(`/matches/${id}/resign`));
    await fine(ask(id, 'red', { kind: 'rematch' }));
    const { body } = await ask(id, 'blue', { kind: 'rematch' });
    expect(body).toMatchObject({ state: 'done', rematch: expect.any(String) });
    const { table, yours } = await fine(ann.get(`/matches/${body.rematch}`));
    expect(table).toMatchObject({ status: 'playing', system: 'practice', visibility: 'private' });
    expect(yours).toEqual(['blue']);
    expect((await fine(bob.get(`/matches/${body.rematch}`))).yours).toEqual(['red']);
    expect((await fine(ann.get(`/matches/${id}?as=red`))).table.proposals).toMatchObject([
      { kind: 'rematch', rematch: body.rematch },
    ]);
    const watched = await fine(ann.get(`/matches/${id}?as=${SPECTATOR}`));
    expect(JSON.stringify(watched)).not.toContain(body.rematch);
  });

  test('[MOT-15] two nodes that carry out the same agreement write it once, and it is done', async () => {
    const id = await begunMatch(ann, bob);
    const { body } = await ask(id, 'red', { kind: 'end' });
    await server.context.store.run(sql`update proposals set state = ${'agreed'} where id = ${body.id}`);
    await Promise.all([1, 2, 3].map(() => writeAgreed(server.context, id, body.id)));
    expect((await itemsOf(id)).filter(({ kind }) => kind === 'end')).toHaveLength(1);
    expect((await fine(ann.get(`/matches/${id}`))).table.proposals).toMatchObject([{ state: 'done' }]);
  });

  test('[MOT-15] an agreement is written once after a crash', async () => {
    const id = await begunMatch(ann, bob);
    const { body } = await ask(id, 'red', { kind: 'end' });
    await server.context.store.run(sql`update proposals set state = ${'agreed'} where id = ${body.id}`);
    const job = { name: 'proposal', key: 'late', payload: { match: id, id: body.id }, runAt: 0 } as const;
    const { store } = server.context;
    await store.transaction((db) => store.jobs.add(db, job));
    await until(async () => (await live(id)).moment.outcome !== undefined);
    await store.transaction((db) => store.jobs.add(db, { ...job, key: 'later' }));
    expect((await itemsOf(id)).filter(({ kind }) => kind === 'end')).toHaveLength(1);
  });
});

const until = async (isTrue: () => boolean | Promise<boolean>): Promise<void> => {
  await expect.poll(isTrue, { timeout: 20_000, interval: 50 }).toBe(true);
};
