import {
  type GameCommand,
  legalCommands,
  type SeededDice,
  SPECTATOR,
  sameJson,
  seededDice,
} from '@warmoot/kernel';
import { practice } from '@warmoot/systems/practice';
import { expect, test } from 'vitest';
import type { LiveMatch } from '../matches/liveMatch.ts';
import type { RunningServer } from '../start.ts';
import { sql } from '../store/statement.ts';
import { type Client, guest } from '../testkit/client.ts';
import type { Follower } from '../testkit/follower.ts';
import { startTestServer } from '../testkit/server.ts';
import { SocketClient } from '../testkit/socketClient.ts';

/**
 * Two worlds that differ only in what Red cannot know: where Blue's archers hide and whether they sneak through the
 * woods. The same requests go to both. As long as Red's view is the same in both, every byte that Red and a spectator
 * get must be the same, and must come in the same number of messages.
 */
interface World {
  readonly server: RunningServer;
  readonly red: Client;
  readonly blue: Client;
  readonly spectator: Client;
  readonly id: string;
  readonly followers: readonly [Follower, Follower];
  readonly speaker: SocketClient;
  readonly heard: string[];
  readonly took: Map<string, number[]>;
}

const SECRET = 'ab'.repeat(32);
const PAIRS = process.env.WARMOOT_LONG === undefined ? 6 : 120;
const STEPS = 30;

const openWorld = async (server: RunningServer): Promise<World> => {
  const heard: string[] = [];
  const onResponse = (text: string): void => void heard.push(text);
  const red = await guest(server.url, 'Red', onResponse);
  const spectator = await guest(server.url, 'Watcher', onResponse);
  const blue = await guest(server.url, 'Blue');
  const request = { system: 'practice', visibility: 'open', chairs: { red: 'me' } };
  const { id } = (await red.post<{ id: string }>('/matches', request)).body;
  await server.context.store.run(sql`update matches set secret = ${SECRET} where id = ${id}`);
  await blue.post(`/matches/${id}/seats/blue`);
  const followers = [red.follow(id, 'red'), spectator.follow(id, SPECTATOR)] as const;
  for (const follower of followers) await follower.until(() => follower.sight !== null);
  const speaker = new SocketClient(server.url, id, { headers: red.headers, as: 'red', onResponse });
  await speaker.until(() => speaker.events('sight').length > 0);
  heard.length = 0;
  return { server, red, blue, spectator, id, followers, speaker, heard, took: new Map() };
};

const liveOf = async ({ server, id }: World): Promise<LiveMatch> =>
  (await server.context.matches.open(id)) as LiveMatch;

/** What a curious player asks for, including forbidden and foolish requests. */
const questions = (id: string, live: LiveMatch, lots: SeededDice): [string, string, unknown?][] => {
  const at = `/matches/${id}`;
  const hexes = ['0502', '0503', '0402', '0603', '0404', '9999'];
  const hex = hexes[lots.roll(hexes.length, 'hex') - 1];
  const seen = live.numberOf('red');
  return [
    ['GET', `${at}?as=red`],
    ['GET', `${at}/sight?as=red`],
    ['GET', `${at}/sight?as=blue`],
    ['GET', `${at}/sight?as=@moderator`],
    ['GET', `${at}/legal?as=red`],
    ['GET', `${at}/legal?as=red&subject=red-${lots.roll(4, 'band')}`],
    ['GET', `${at}/legal?as=red&subject=archers`],
    ['GET', `${at}/news?as=red`],
    ['GET', `${at}/news?as=blue`],
    ['GET', `${at}/replay?as=red&number=1`],
    ['GET', `${at}/record`],
    ['GET', `${at}/dice`],
    ['GET', `${at}/chat/seats`],
    ['GET', `${at}/chat/watchers`],
    ['GET', '/matches?which=watch'],
    ['POST', `${at}/check`, { as: 'red', command: { type: 'move', band: 'red-1', to: hex } }],
    ['POST', `${at}/check`, { as: 'red', command: { type: 'attack', band: 'red-1', target: 'archers' } }],
    ['POST', `${at}/check`, { as: 'blue', command: { type: 'hide', at: hex } }],
    ['POST', `${at}/odds`, { as: 'red', command: { type: 'attack', band: 'red-2', target: 'archers' } }],
    [
      'POST',
      `${at}/commands`,
      { as: 'red', seen, commands: [{ type: 'attack', band: 'red-1', target: 'archers' }] },
    ],
    ['POST', `${at}/commands`, { as: 'blue', seen, commands: [{ type: 'endTurn' }] }],
    ['POST', `${at}/commands`, { as: 'red', seen, commands: [{ type: 'move', band: 'archers', to: hex }] }],
    ['POST', `${at}/undo`, { as: 'blue', seen }],
    ['POST', `${at}/commands`, { as: 'red', seen: 'x', commands: {} }],
  ];
};

const ask = async (world: World, lots: SeededDice): Promise<void> => {
  const live = await liveOf(world);
  for (const [method, path, body] of questions(world.id, live, lots)) {
    const start = performance.now();
    await world.red.send(method, path, body);
    const kind = `${method} ${path.replace(world.id, '')}`;
    world.took.set(kind, [...(world.took.get(kind) ?? []), performance.now() - start]);
    if (method === 'GET') await world.spectator.send(method, path);
    const spoken = /\/(commands|undo)$/.exec(path)?.[1];
    if (spoken !== undefined) await world.speaker.ask(spoken, body as object);
  }
  await world.speaker.ask('watch', { as: 'blue' });
  for (const follower of world.followers)
    await follower.until(() => follower.number >= live.numberOf(follower.seat));
  const { speaker } = world;
  const lastNewsNumber = (): number =>
    speaker.events('news').at(-1)?.number ?? speaker.events('sight')[0].number;
  await speaker.until(() => lastNewsNumber() >= live.numberOf('red'));
};

/** The streams, the socket and the answers run at once, so we compare the messages in any order and without ids. */
const transcript = ({ heard, id }: World): string[] =>
  heard
    .join('\n\n')
    .replaceAll(id, 'THE-MATCH')
    .replace(/"id":"[a-z2-9]{20}"/g, '"id":"A-MATCH"')
    .replace(/[0-9a-f]{64}/g, 'THE-PROMISE')
    .split('\n\n')
    .filter((piece) => piece !== '' && piece !== ':')
    .sort();

const legalFor = (live: LiveMatch, seat: string): GameCommand[] =>
  [...legalCommands(practice, live.sightOf(seat).view as never, seat)].filter(
    ({ type }) => type !== 'resign',
  );

const isBelowNotice = (command: GameCommand): boolean =>
  command.type === 'hide' || (command as { band?: string }).band === 'archers';

/** One command in each world: the same one, except that Blue's unseen moves may differ. */
const step = async (worlds: readonly [World, World], lots: SeededDice): Promise<void> => {
  const [one, other] = [await liveOf(worlds[0]), await liveOf(worlds[1])];
  const seat = practice.pending(one.moment.state as never)[0]?.seat as string;
  const ours = legalFor(one, seat);
  const theirs = legalFor(other, seat);
  const shared = ours.filter((command) => theirs.some((each) => sameJson(each, command)));
  const secret = (list: GameCommand[]): GameCommand[] => list.filter(isBelowNotice);
  const differ = secret(ours).length > 0 && secret(theirs).length > 0 && lots.roll(2, 'apart?') === 1;
  const pick = (list: GameCommand[]): GameCommand => list[lots.roll(list.length, 'which') - 1] as GameCommand;
  const common = pick(shared.length > 0 ? shared : ours);
  const commands = differ ? [pick(secret(ours)), pick(secret(theirs))] : [common, common];
  for (const [i, live] of [one, other].entries()) {
    const client = seat === 'red' ? worlds[i as 0 | 1].red : worlds[i as 0 | 1].blue;
    await client.post(`/matches/${live.id}/commands`, {
      as: seat,
      seen: live.numberOf(seat),
      commands: [commands[i]],
    });
  }
};

const redCannotTell = async (worlds: readonly [World, World]): Promise<boolean> => {
  const [one, other] = [await liveOf(worlds[0]), await liveOf(worlds[1])];
  return (
    sameJson(one.sightOf('red'), other.sightOf('red')) &&
    sameJson(one.sightOf(SPECTATOR), other.sightOf(SPECTATOR))
  );
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

test('[MOT-02] nothing on the wire reveals to Red or a spectator more than their views do', async () => {
  let compared = 0;
  let apart = 0;
  const times: [Map<string, number[]>, Map<string, number[]>] = [new Map(), new Map()];
  const servers = [
    await startTestServer({ now: () => 1_000_000 }),
    await startTestServer({ now: () => 1_000_000 }),
  ] as const;
  for (let pair = 0; pair < PAIRS; pair++) {
    const worlds = [await openWorld(servers[0]), await openWorld(servers[1])] as const;
    const lots = seededDice(`pair ${pair}`);
    for (let i = 0; i < STEPS; i++) {
      await step(worlds, lots);
      if (!(await redCannotTell(worlds))) break;
      const same = `${pair} ${i}`;
      for (const world of worlds) await ask(world, seededDice(same));
      expect(transcript(worlds[0])).toEqual(transcript(worlds[1]));
      compared += worlds[0].heard.length;
      if (!sameJson((await liveOf(worlds[0])).moment.state, (await liveOf(worlds[1])).moment.state)) apart++;
      for (const world of worlds) world.heard.length = 0;
      if ((await liveOf(worlds[0])).moment.outcome !== undefined) break;
    }
    for (const [i, world] of worlds.entries()) {
      for (const [kind, took] of world.took)
        times[i as 0 | 1].set(kind, [...(times[i as 0 | 1].get(kind) ?? []), ...took]);
      for (const follower of world.followers) follower.close();
      world.speaker.close();
    }
  }
  for (const server of servers) await server.stop();
  expect(apart).toBeGreaterThan(PAIRS);
  for (const [kind, took] of times[0]) {
    const [a, b] = [median(took), median(times[1].get(kind) ?? [])];
    expect(Math.max(a, b) / Math.min(a, b), `${kind}: ${a} ms against ${b} ms`).toBeLessThan(3);
  }
  console.log(`${compared} messages compared in ${apart} moments at which the hidden states differed`);
}, 600_000);
