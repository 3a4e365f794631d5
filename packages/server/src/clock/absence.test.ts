import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LiveMatch } from '../matches/liveMatch.ts';
import { Matches } from '../matches/matches.ts';
import { sql } from '../store/statement.ts';
import { Clockwork, HOUR, MINUTE, MONDAY } from '../testkit/clockwork.ts';
import { eachStore } from '../testkit/stores.ts';
import { clockHandlers } from './absence.ts';
import { deadlinesOf } from './deadlines.ts';
import { deadlinesAfter } from './deadlinesAfter.ts';

const waitedFor = (match: LiveMatch): readonly string[] => match.moment.pending.map(({ seat }) => seat);

describe.each(eachStore)('on the $name store', (kind) => {
  let clock: Clockwork;
  beforeEach(async () => {
    clock = await Clockwork.in(kind);
    await clock.addPerson('ann', 'Ann');
    await clock.addPerson('bob', 'Bob');
    await clock.addPerson('cid', 'Cid', 'cid@example.org');
  }, 60_000);
  afterEach(() => clock.store.close());

  const dues = async (match: LiveMatch) =>
    (await deadlinesOf(clock.store, match.id)).map(({ seat, due_at }) => [seat, due_at]);
  const deadlineJob = async () => (await clock.waiting()).find(({ name }) => name === 'deadline')!;

  test('a decision gets the hours of its class; the next decision gets its own', async () => {
    const match = await clock.match();
    expect(await dues(match)).toEqual([['blue', MONDAY + 24 * HOUR]]);
    clock.time += HOUR;
    await clock.give(match, 'blue', { type: 'hide', at: '0502' });
    expect(await dues(match)).toEqual([['red', MONDAY + 49 * HOUR]]);
    const names = (await clock.waiting()).map(({ name }) => name).sort();
    expect(names).toEqual(['deadline', 'letter', 'reminder']);
  });

  test('without a time limit the decision is recorded too, and nothing ever falls due', async () => {
    const match = await clock.match({ hours: null });
    expect(await dues(match)).toEqual([['blue', null]]);
    await clock.pass(1000 * HOUR);
    expect(waitedFor(match)).toEqual(['blue']);
  });

  test('the default is carried out when time is up, and not a moment before', async () => {
    const match = await clock.match();
    await clock.pass(24 * HOUR - MINUTE);
    expect(match.version).toBe(1);
    await clock.pass(MINUTE);
    expect(match.version).toBe(2);
    expect(JSON.parse(await match.record()).log[1]).toMatchObject({
      seat: 'blue',
      command: { type: 'hide' },
    });
  });

  test('two nodes with the same overdue job act once', async () => {
    const match = await clock.match();
    const { payload } = await deadlineJob();
    clock.time += 24 * HOUR;
    const { store, botActs } = clock;
    const now = () => clock.time;
    const other = new Matches({ store, now, consequences: [deadlinesAfter], published: () => undefined });
    const otherNode = clockHandlers({ store, matches: other, now, botActs });
    await Promise.all([clock.handlers.deadline?.(payload), otherNode.deadline?.(payload)]);
    await otherNode.deadline?.(payload);
    await match.catchUp();
    expect(match.version).toBe(2);
  });

  test('no stand-in is played for a player who acts at the last moment', async () => {
    const match = await clock.match();
    const { payload } = await deadlineJob();
    await clock.give(match, 'blue', { type: 'hide', at: '0502' });
    clock.time += 24 * HOUR;
    await clock.handlers.deadline?.(payload);
    expect(match.version).toBe(2);
  });

  test('if the match is set up that way, a computer player plays until the decision is made', async () => {
    const match = await clock.match({ absence: 'bot', absenceBot: 'random' });
    const asked: string[] = [];
    clock.botActs = async (live, seat, player) => {
      asked.push(`${player} for ${seat}`);
      if (asked.length > 1) await live.submit({ seat, commands: [live.moment.pending[0]!.standIn] });
      return true;
    };
    await clock.pass(24 * HOUR);
    expect(asked).toEqual(['random for blue', 'random for blue']);
    expect(match.version).toBe(2);
  });

  test('if a computer player does not finish the decision, the player gets the time again', async () => {
    const match = await clock.match({ absence: 'bot' });
    const asked: string[] = [];
    clock.botActs = async (_live, _seat, player) => asked.push(player) > 0;
    await clock.pass(24 * HOUR);
    expect(await dues(match)).toEqual([['blue', MONDAY + 48 * HOUR]]);
    expect(new Set(asked)).toEqual(new Set(['greedy']));
  });

  test('the substitute is notified and gets the same time again; then the default is carried out', async () => {
    const match = await clock.match({ absence: 'substitute' });
    await clock.store.run(
      sql`update seats set substitute = 'cid' where match = ${match.id} and seat = 'blue'`,
    );
    await clock.pass(24 * HOUR);
    expect(match.version).toBe(1);
    expect(await dues(match)).toEqual([['blue', MONDAY + 48 * HOUR]]);
    expect(clock.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['cid@example.org', 'You have been asked to stand in: The Ford'],
    ]);
    await clock.pass(24 * HOUR);
    expect(match.version).toBe(2);
  });

  test('without a substitute the default is carried out at once', async () => {
    const match = await clock.match({ absence: 'substitute' });
    await clock.pass(24 * HOUR);
    expect(match.version).toBe(2);
  });

  test('a whole match ends even if no player ever acts', async () => {
    const match = await clock.match();
    for (let i = 0; i < 100 && match.moment.outcome === undefined; i++) await clock.pass(48 * HOUR);
    expect(match.moment.outcome).toBeDefined();
    expect(await dues(match)).toEqual([]);
  });
});
