import type { AnySystem, Json, MatchRecord } from '@warmoot/kernel';
import { SYSTEMS } from '@warmoot/systems';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LiveMatch } from '../matches/liveMatch.ts';
import type { TableSeen } from '../matches/tableSeen.ts';
import type { RunningServer } from '../start.ts';
import { type Statement, sql } from '../store/statement.ts';
import { type Client, guest } from '../testkit/client.ts';
import { startTestServer } from '../testkit/server.ts';
import { eachStore, type Place } from '../testkit/stores.ts';
import { playOn } from './sameMatch.ts';

const FORD = SYSTEMS.find(({ id }) => id === 'practice')!;
const ONLY_TO_VIEW =
  'This match can only be viewed: it was played with version 1 of the rules of The Ford, and this server has version 2; to finish it, ask the operator to run the program it was played with.';
const UNREADABLE =
  'This match is stopped: it was played with version 1 of the rules of The Ford, and this server, which has version 2, cannot read that; ask the operator to run the program it was played with.';

type Event = Readonly<Record<string, Json>>;
const ofNow = (event: object): Event => ({ ...event, edition: 2 }) as Event;

/** The Ford with rules of version 2, whose events must state their edition. */
const secondEdition = (first: AnySystem, changes: Partial<AnySystem> = {}): AnySystem => ({
  ...first,
  rulesVersion: 2,
  setup: (...asked) => first.setup(...asked).map(ofNow),
  decide: (...asked) => first.decide(...asked).map(ofNow),
  apply: (state, event) => {
    if (event.edition !== 2) throw new Error('an event of other rules');
    return first.apply(state, event);
  },
  ...changes,
});

describe.each(eachStore)('on the $name store', ({ newPlace }) => {
  let place: Place;
  let server: RunningServer;
  let ann: Client;
  let id: string;
  let first: AnySystem;
  beforeEach(async () => {
    first = await FORD.rules();
    place = await newPlace();
    server = await startTestServer({ store: await place.open() });
    ann = await guest(server.url, 'Ann');
    const request = { system: FORD.id, chairs: { red: 'me', blue: 'me' } };
    id = (await ann.post<{ id: string }>('/matches', request)).body.id;
    await playOn(await live(), 30);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await server.stop();
  });

  const live = async () => (await server.context.matches.open(id)) as LiveMatch;
  const log = () => server.context.store.tail(id, 0);
  const seenByRed = async () => ({
    sight: await ann.get<{ number: number }>(`/matches/${id}/sight?as=red`),
    news: await ann.get(`/matches/${id}/news?as=red`),
  });
  const tableNow = async () => (await ann.get<{ table: TableSeen }>(`/matches/${id}`)).body.table;

  /** Starts another program, with these rules of the game. */
  const startWith = async (system: AnySystem, ...changes: readonly Statement[]): Promise<void> => {
    for (const change of changes) await server.context.store.run(change);
    await server.stop();
    const door = await FORD.load();
    vi.spyOn(FORD, 'load').mockResolvedValue({ ...door, system });
    server = await startTestServer({ store: await place.open() });
    ann.url = server.url;
  };
  const nothingCanBeDone = async (says: string): Promise<void> => {
    const wishes = { commands: { seen: 0, commands: [{ type: 'hide' }] }, undo: { seen: 0 }, resign: {} };
    for (const [what, body] of Object.entries(wishes))
      expect(await ann.post(`/matches/${id}/${what}`, { as: 'red', ...body })).toMatchObject({
        status: 409,
        body: { error: { code: 'halted', says } },
      });
  };

  test('without upgrade it opens read-only, complete and as it was played, and refuses every command', async () => {
    const before = await seenByRed();
    const lines = await log();
    await startWith({ ...first, rulesVersion: 2 });
    expect(await seenByRed()).toEqual(before);
    expect((await tableNow()).halted).toMatchObject({ says: ONLY_TO_VIEW, canBeSeen: true });
    await nothingCanBeDone(ONLY_TO_VIEW);
    expect(await log()).toEqual(lines);
    expect(JSON.parse(await (await live()).record())).toMatchObject({ rulesVersion: 1 });
  });

  test('without upgrade it is shown only as far as today’s rules reach the same positions', async () => {
    const proved = (await log()).filter(({ digest }) => digest !== null);
    const [, good, bad] = proved;
    await startWith(
      { ...first, rulesVersion: 2 },
      sql`update log set digest = 'of another state' where version = ${bad!.version}`,
    );
    const { red } = JSON.parse(good!.seen) as { red: number };
    expect((await seenByRed()).sight.body.number).toBe(red);
    expect((await tableNow()).halted).toMatchObject({
      says: expect.stringContaining('viewed, up to the last position that is certain: it was played with'),
      canBeSeen: true,
    });
  });

  test.each([
    ['cannot record its events', secondEdition],
    [
      'have no view of its positions',
      (old: AnySystem) => ({
        ...old,
        rulesVersion: 2,
        view: () => {
          throw new Error('a field is missing');
        },
      }),
    ],
  ])('without upgrade it is not shown at all where today’s rules %s', async (_why, newer) => {
    await startWith(newer(first));
    expect((await tableNow()).halted).toMatchObject({ says: UNREADABLE, canBeSeen: false });
    expect(await ann.get(`/matches/${id}/sight?as=red`)).toMatchObject({ status: 409 });
    await nothingCanBeDone(UNREADABLE);
  });

  test('a finished one is shown without advice on how to finish it', async () => {
    await playOn(await live(), 500);
    await startWith({ ...first, rulesVersion: 2 });
    const { halted, status } = await tableNow();
    expect(status).toBe('over');
    expect(halted?.says).toMatch(/^This match can only be viewed: .* and this server has version 2\.$/);
    const { body } = await ann.get<{ record: MatchRecord<unknown, unknown, unknown> }>(
      `/matches/${id}/record`,
    );
    expect(body.record.rulesVersion).toBe(1);
  });

  test('with upgrade it is finished under today’s rules, and read again from lines of both', async () => {
    const before = await seenByRed();
    await startWith(secondEdition(first, { upgrade: (event) => ofNow(event as object) }));
    expect((await seenByRed()).sight).toEqual(before.sight);
    expect((await tableNow()).halted).toBeNull();
    await playOn(await live(), 500);
    expect(await tableNow()).toMatchObject({ status: 'over', halted: null });
    expect(new Set((await log()).map(({ rules_version }) => rules_version))).toEqual(new Set([1, 2]));
    const { state } = (await live()).moment;
    await server.context.store.run(sql`delete from kept_states`);
    await (await live()).readAgain();
    expect((await live()).halted).toBeUndefined();
    expect((await live()).moment.state).toEqual(state);
  });
});
