import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type GameCommand,
  inEnglish,
  type Json,
  randomCommand,
  SPECTATOR,
  sameJson,
  seededDice,
  withChanges,
} from '@warmoot/kernel';
import type { SystemDoor } from '@warmoot/systems';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openEmbedded } from '../store/embedded.ts';
import { StoreAway } from '../store/fault.ts';
import { sql } from '../store/statement.ts';
import type { Store } from '../store/store.ts';
import { momentAt, newsFromLog } from '../testkit/past.ts';
import { doorOf } from './doors.ts';
import { LiveMatch } from './liveMatch.ts';
import { Matches } from './matches.ts';

let folder: string;
let store: Store;
let matches: Matches;

const openMatches = (): Matches =>
  new Matches({ store, now: () => 1_000, consequences: [], published: () => undefined });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'warmoot-'));
  store = await openEmbedded(folder, { now: () => 1_000 });
  await store.run(
    sql`insert into people (id, name, settings, created_at) values (${'ann'}, ${'Ann'}, ${'{}'}, 0)`,
  );
  matches = openMatches();
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const begin = async (): Promise<LiveMatch> => {
  const door = await doorOf('practice');
  if (door === undefined) throw new Error('no practice game');
  const id = await matches.create({
    door,
    options: {},
    title: 'The Ford',
    visibility: 'open',
    owner: 'ann',
    settings: { hours: null, absence: 'default', absenceBot: null, moderator: null, ownDice: false },
    chairs: { red: { person: 'ann' }, blue: { person: 'ann' } },
  });
  return (await matches.open(id)) as LiveMatch;
};

/** Plays at random, with an occasional undo, until the end or this many commands. */
const playOn = async (live: LiveMatch, most: number): Promise<void> => {
  const lots = seededDice('lots');
  for (let i = 0; i < most && live.moment.outcome === undefined; i++) {
    const seat = live.moment.system.pending(live.moment.state)[0]?.seat as string;
    if (live.sightOf(seat).mayUndo && lots.roll(4, 'undo?') === 1) {
      expect(await live.undo(seat)).toMatchObject({ done: 1 });
      continue;
    }
    const command = randomCommand(live.door.system, live.sightOf(seat).view, seat, lots) as GameCommand;
    expect(await live.submit({ seat, seen: live.numberOf(seat), commands: [command] })).toMatchObject({
      done: 1,
    });
  }
};

test('following the news gives the seat’s sight, from the first line or from any line', async () => {
  const live = await begin();
  await playOn(live, 300);
  for (const seat of [...live.seats, SPECTATOR]) {
    const all = await newsFromLog(live, seat, 0);
    expect(all.map(({ number }) => number)).toEqual(all.map((_, i) => i + 1));
    let sight: unknown = null;
    for (const { number, changes } of all) {
      sight = withChanges(sight, changes);
      if (number % 40 === 0)
        expect(sameJson(sight, (await momentAt(live, seat, number)).sightOf(seat))).toBe(true);
    }
    expect(sight).toEqual(JSON.parse(JSON.stringify(live.sightOf(seat))));
  }
});

test('a match that was dropped from memory is the same match again', async () => {
  const live = await begin();
  await playOn(live, 200);
  const again = (await openMatches().open(live.id)) as LiveMatch;
  expect(again.version).toBe(live.version);
  expect(again.moment.state).toEqual(live.moment.state);
  for (const seat of [...live.seats, SPECTATOR]) {
    expect(await newsFromLog(again, seat, 0)).toEqual(await newsFromLog(live, seat, 0));
    expect(again.sightOf(seat)).toEqual(live.sightOf(seat));
  }
});

test('two nodes never write the same line of a match; the second must read the first’s line before it writes', async () => {
  const live = await begin();
  const other = (await openMatches().open(live.id)) as LiveMatch;
  const seat = live.moment.system.pending(live.moment.state)[0]?.seat as string;
  const { view } = live.sightOf(seat);
  const command = randomCommand(live.door.system, view, seat, seededDice(1)) as GameCommand;
  const seen = live.numberOf(seat);
  expect(await live.submit({ seat, seen, commands: [command] })).toMatchObject({ done: 1 });
  expect(await other.submit({ seat, seen, commands: [command] })).toMatchObject({
    done: 0,
    stopped: { why: 'stale' },
    news: [],
    forgottenAfter: seen,
  });
  expect(other.moment.state).toEqual(live.moment.state);
  await playOn(other, 30);
  await live.catchUp();
  expect(live.moment.state).toEqual(other.moment.state);
  await playOn(live, 30);
  await other.catchUp();
  expect(await other.record()).toEqual(await live.record());
});

test('a newer program reads the matches of older rules, line by line', async () => {
  const live = await begin();
  await playOn(live, 40);
  const upgraded: unknown[] = [];
  const newer: SystemDoor = {
    ...live.door,
    system: {
      ...live.door.system,
      rulesVersion: live.door.system.rulesVersion + 1,
      upgrade: (event: Json) => {
        upgraded.push(event);
        return event;
      },
    },
  };
  const services = { store, now: () => 1_000, consequences: [], published: () => undefined };
  const again = new LiveMatch(newer, live.table, services);
  await again.catchUp();
  expect(again.moment.state).toEqual(live.moment.state);
  expect(upgraded.length).toBeGreaterThan(0);
  const older: SystemDoor = { ...newer, system: { ...newer.system, rulesVersion: 0 } };
  const unread = new LiveMatch(older, live.table, services);
  await unread.catchUp();
  const why = inEnglish(unread.halted ?? '');
  expect(why).toMatch(/was played with version 1 of the rules of The Ford/);
  expect(() => unread.moment).toThrow(why);
  expect(await unread.submit({ seat: 'red', commands: [{}] })).toMatchObject({ stopped: { why: 'halted' } });
});

const HIDE = { type: 'hide', at: '0502' };

/** Loses the answer to the next append. */
const loseAnswer = (isWritten: boolean): void => {
  const { append } = store;
  store.append = async (entry) => {
    store.append = append;
    if (isWritten) await append.call(store, entry);
    throw new StoreAway('PostgreSQL cannot be reached.', 'unknown', null);
  };
};

test.each([true, false])(
  'the answer to an append is lost (written: %s): memory agrees with the log',
  async (isWritten) => {
    const live = await begin();
    loseAnswer(isWritten);
    const request = { seat: 'blue', seen: live.numberOf('blue'), commands: [HIDE] };
    await expect(live.submit(request)).rejects.toThrow(StoreAway);
    const again = (await matches.open(live.id)) as LiveMatch;
    expect(again.version).toBe((await store.tail(live.id, 0)).length);
    expect(await again.submit(request)).toMatchObject(
      isWritten ? { done: 0, stopped: { why: 'stale' } } : { done: 1 },
    );
    expect(await store.tail(live.id, 0)).toHaveLength(2);
  },
);

test('a command that is sent again before the first answer is lost is not done twice', async () => {
  const live = await begin();
  loseAnswer(true);
  const request = { seat: 'blue', seen: live.numberOf('blue'), commands: [HIDE] };
  const [first, second] = await Promise.allSettled([live.submit(request), live.submit(request)]);
  expect(first).toMatchObject({ status: 'rejected' });
  expect(second).toMatchObject({ status: 'fulfilled', value: { done: 0, stopped: { why: 'stale' } } });
  expect(await store.tail(live.id, 0)).toHaveLength(2);
});

const aMoveOf = (live: LiveMatch): GameCommand => {
  const lots = seededDice('moves');
  for (;;) {
    const command = randomCommand(live.door.system, live.sightOf('red').view as never, 'red', lots);
    if (command?.type === 'move') return command;
  }
};

test('when the store fails in the middle of several commands, the earlier ones are reported as done', async () => {
  const live = await begin();
  await live.submit({ seat: 'blue', commands: [HIDE] });
  const { append } = store;
  store.append = async (entry) => {
    store.append = append;
    loseAnswer(false);
    return append.call(store, entry);
  };
  const reply = await live.submit({ seat: 'red', commands: [aMoveOf(live), { type: 'endTurn' }] });
  expect(reply).toMatchObject({ done: 1, news: [{}], stopped: { why: 'away', changed: 'unknown' } });
});
