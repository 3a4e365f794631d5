import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Seat } from '@warmoot/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { doorOf } from '../matches/doors.ts';
import { Matches } from '../matches/matches.ts';
import type { AnyItem } from '../matches/sight.ts';
import { openEmbedded } from '../store/embedded.ts';
import { StoreAway } from '../store/fault.ts';
import { sql } from '../store/statement.ts';
import type { Store } from '../store/store.ts';
import { botJob, botsAfter } from './botsAfter.ts';
import { type BotDecision, type BotServices, playBot } from './playBot.ts';
import { Pool } from './pool.ts';
import { workerScript } from './testkit.ts';
import { Unanswered } from './workerHandle.ts';

let folder: string;
let store: Store;
let matches: Matches;
let faults: object[];
let decisions: BotDecision[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'warmoot-bots-'));
  store = await openEmbedded(folder, { now: Date.now, sync: 'normal' });
  await store.run(sql`insert into people (id, name, settings, created_at) values ('p', 'Pia', '{}', 0)`);
  matches = new Matches({ store, now: Date.now, consequences: [botsAfter], published: () => undefined });
  faults = [];
  decisions = [];
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

type Occupant = { readonly person: string } | { readonly bot: string };

const begun = async (chairs: Record<Seat, Occupant>): Promise<string> => {
  const door = await doorOf('practice');
  if (door === undefined) throw new Error('the practice game is missing');
  const settings = {
    hours: null,
    absence: 'default',
    absenceBot: null,
    moderator: null,
    ownDice: false,
  } as const;
  const plan = {
    door,
    options: {},
    title: 'A test',
    visibility: 'open',
    owner: 'p',
    settings,
    chairs,
  } as const;
  const id = await matches.create(plan);
  return id;
};

const services = (pool: BotServices['pool'], seconds = 5): BotServices => ({
  open: (id) => matches.open(id),
  pool,
  seconds,
  now: Date.now,
  log: { warn: (facts) => faults.push(facts) },
  decided: (decision) => decisions.push(decision),
});

const thinking = (command: unknown): BotServices['pool'] => ({
  choose: async () => ({ command, reasons: [] }),
});

const live = async (id: string) => {
  const match = await matches.open(id);
  if (match === undefined) throw new Error('no such match');
  return match;
};
const itemsOf = async (id: string) => JSON.parse(await (await live(id)).record()).log as AnyItem[];
const waiting = async () =>
  (await store.all<{ key: string }>(sql`select key from jobs`)).map(({ key }) => key);

const HIDE = { type: 'hide', at: '0502' };
const BOTS = { red: { bot: 'greedy' }, blue: { bot: 'random' } };
const AGAINST_PIA = { red: { person: 'p' }, blue: { bot: 'greedy' } };

test('two computer players play a whole match in worker threads, woken by jobs', async () => {
  const pool = new Pool(await workerScript(), 2);
  const id = await begun(BOTS);
  expect(await waiting()).toEqual([`bot:${id}`]);
  const stop = await store.jobs.work({ bot: playBot(services(pool)) });
  await expect.poll(async () => (await matches.table(id))?.status, { timeout: 50_000 }).toBe('over');
  await stop();
  await pool.close();
  expect(await waiting()).toEqual([]);
  expect(faults).toEqual([]);
  expect(new Set(decisions.map(({ player, by }) => `${player} ${by}`))).toEqual(
    new Set(['greedy player', 'random player']),
  );
});

test('it plays while it is its turn, then waits for the people', async () => {
  const id = await begun(AGAINST_PIA);
  const play = playBot(services(thinking(HIDE)));
  await play({ match: id });
  const items = await itemsOf(id);
  expect(items.at(-1)).toMatchObject({ seat: 'blue', command: HIDE });
  expect((await live(id)).sightOf('red').open).toMatchObject([{ seat: 'red' }]);
  expect(await waiting()).toEqual([]);
  await play({ match: id });
  expect(await itemsOf(id)).toHaveLength(items.length);
});

test('two nodes may both think, but only one of them acts', async () => {
  const id = await begun(AGAINST_PIA);
  const otherNode = new Matches({
    store,
    now: Date.now,
    consequences: [botsAfter],
    published: () => undefined,
  });
  await otherNode.open(id);
  const seeds: string[] = [];
  const both = async (): Promise<void> => expect.poll(() => seeds.length).toBe(2);
  const pool: BotServices['pool'] = {
    async choose({ task }) {
      seeds.push(task.seed);
      await both();
      return { command: HIDE, reasons: [] };
    },
  };
  const nodes = [matches, otherNode].map((node) =>
    playBot({ ...services(pool), open: (each) => node.open(each) }),
  );
  await Promise.all(nodes.map((play) => play({ match: id })));
  expect((await itemsOf(id)).filter(({ kind }) => kind === 'command')).toHaveLength(1);
  expect(decisions).toHaveLength(1);
  expect(faults).toEqual([]);
  expect(seeds[0]).toBe(seeds[1]);
});

test('after a while it makes way for other matches, and a job continues from there', async () => {
  const id = await begun(BOTS);
  let looks = 0;
  const now = () => (looks++ < 3 ? 0 : Number.MAX_SAFE_INTEGER);
  const pool = new Pool(await workerScript(), 1);
  await playBot({ ...services(pool), now })({ match: id });
  await pool.close();
  expect(decisions).toHaveLength(2);
  expect(await waiting()).toEqual([`bot:${id}`]);
});

const NOT_UNDERSTOOD = [
  ['throws', () => Promise.reject(new Unanswered('broken', 'it fell asleep')), /it fell asleep/],
  [
    'takes too long',
    () => Promise.reject(new Unanswered('late', 'no answer within 12 seconds')),
    /no answer/,
  ],
  ['sees nothing to do', async () => null, /found no decision to make/],
  ['talks nonsense', async () => ({ command: { type: 'cheat' }, reasons: [] }), /malformed/],
  ['breaks a rule', async () => ({ command: { type: 'hide', at: '0101' }, reasons: [] }), /refused/],
] as const;

for (const [what, choose, says] of NOT_UNDERSTOOD)
  test(`a computer player that ${what} is logged, and the stand-in plays on`, async () => {
    const id = await begun(AGAINST_PIA);
    await playBot(services({ choose }))({ match: id });
    expect((await live(id)).sightOf('red').open).toMatchObject([{ seat: 'red' }]);
    expect(decisions).toEqual([{ system: 'practice', player: 'greedy', by: 'stand-in' }]);
    expect(faults).toMatchObject([{ match: id, seat: 'blue', fault: expect.stringMatching(says) }]);
  });

test('while the server shuts down it makes no move, and its job waits', async () => {
  const id = await begun(AGAINST_PIA);
  const closed = { choose: () => Promise.reject(new Unanswered('closed', 'the server is stopping')) };
  await expect(playBot(services(closed))({ match: id })).rejects.toThrow('the server is stopping');
  expect(await itemsOf(id)).toHaveLength(1);
  expect(await waiting()).toEqual([`bot:${id}`]);
});

test('a paused match waits for nobody', async () => {
  const id = await begun(AGAINST_PIA);
  const match = await live(id);
  match.table = { ...match.table, status: 'paused' };
  await playBot(services(thinking(HIDE)))({ match: id });
  expect(await itemsOf(id)).toHaveLength(1);
});

test('the job of a removed match ends', async () => {
  await playBot(services(thinking(HIDE)))(botJob('gone', 0).payload);
  expect(decisions).toEqual([]);
});

test('when the store is unavailable no stand-in is played, and the player decides later', async () => {
  const id = await begun(AGAINST_PIA);
  const { append } = store;
  let isAway = true;
  store.append = (entry) =>
    isAway ? Promise.reject(new StoreAway('The disk is full.', 'nothing', null)) : append.call(store, entry);
  const play = playBot(services(thinking(HIDE)));
  await expect(play({ match: id })).rejects.toThrow('The disk is full.');
  expect(faults).toEqual([]);
  isAway = false;
  await play({ match: id });
  expect((await itemsOf(id)).at(-1)).toMatchObject({ seat: 'blue', command: HIDE });
  expect(decisions).toMatchObject([{ by: 'player' }]);
});
