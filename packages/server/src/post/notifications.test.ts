import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answer, propose } from '../proposals/propose.ts';
import { sql } from '../store/statement.ts';
import { Clockwork, HOUR, MINUTE } from '../testkit/clockwork.ts';
import { eachStore } from '../testkit/stores.ts';
import { scheduleDigest } from './digest.ts';
import { Undeliverable } from './mailer.ts';
import { notificationJob } from './notices.ts';

const HIDE = { type: 'hide', at: '0502' };
const END = { type: 'endTurn' };

describe.each(eachStore)('on the $name store', (kind) => {
  let clock: Clockwork;
  beforeEach(async () => {
    clock = await Clockwork.in(kind);
    await clock.addPerson('ann', 'Ann', 'ann@example.org');
    await clock.addPerson('bob', 'Bob', 'bob@example.org', { timeZone: 'Europe/Berlin' });
  }, 60_000);
  afterEach(() => clock.store.close());

  const sent = (): string[] => clock.mails.map(({ to, subject }) => `${to}: ${subject}`);
  const sit = (match: string, person: string) =>
    clock.hub.add({ match, seat: 'blue', person, wake: () => undefined, end: () => undefined });

  test('the player to move is notified after a minute: task, seat, deadline and link', async () => {
    const match = await clock.match();
    expect(clock.mails).toEqual([]);
    await clock.pass(MINUTE);
    expect(sent()).toEqual(['bob@example.org: Your turn: The Ford']);
    expect(clock.mails[0]?.text).toContain('You are playing Blue. Your task: hide the archers.');
    expect(clock.mails[0]?.text).toMatch(/until Tuesday,? 17 November 2026 at 10:30 CET\./);
    expect(clock.mails[0]?.text).toContain(`/matches/${match.id}`);
  });

  test('a reader of German is notified in German', async () => {
    const settings = JSON.stringify({ timeZone: 'Europe/Berlin', language: 'de' });
    await clock.store.run(sql`update people set settings = ${settings} where id = 'bob'`);
    await clock.match();
    await clock.pass(MINUTE);
    expect(sent()).toEqual(['bob@example.org: Du bist am Zug: The Ford']);
    expect(clock.mails[0]?.text).toContain('Du spielst Blau. Deine Aufgabe: die Bogenschützen verstecken.');
    expect(clock.mails[0]?.text).toMatch(/bis Dienstag, 17\. November 2026 (um )?10:30 MEZ\./);
    expect(clock.mails[0]?.text).toContain('Abbestellen: ');
    expect(clock.mails[0]?.html).toContain('lang="de"');
  });

  test('a player who acts within the minute or has the table open is not notified', async () => {
    const match = await clock.match();
    await clock.give(match, 'blue', HIDE);
    await clock.pass(MINUTE);
    expect(sent()).toEqual(['ann@example.org: Your turn: The Ford']);
    const goAway = sit(match.id, 'bob');
    await clock.give(match, 'red', END);
    await clock.pass(HOUR);
    expect(sent()).toHaveLength(1);
    goAway();
    await clock.pass(10 * MINUTE);
    expect(sent().at(-1)).toBe('bob@example.org: Your turn: The Ford');
  });

  test('[MOT-11] a player who is away is notified of chat at most once an hour, without its text', async () => {
    const match = await clock.match();
    await clock.give(match, 'blue', HIDE);
    const wrote = async () => {
      const job = notificationJob({ kind: 'talk', match: match.id, seat: 'blue', by: 'Ann' }, clock.time);
      await clock.store.transaction((db) => clock.store.jobs.add(db, job));
      await clock.pass(2 * MINUTE);
    };
    const toBob = () => sent().filter((mail) => mail.startsWith('bob'));
    const goAway = sit(match.id, 'bob');
    await wrote();
    expect(toBob()).toEqual([]);
    goAway();
    await wrote();
    await wrote();
    expect(toBob()).toEqual(['bob@example.org: Ann wrote to you: The Ford']);
    await clock.pass(HOUR);
    await wrote();
    expect(toBob()).toHaveLength(2);
  });

  test('[MOT-15] a player who is away is notified that an answer is awaited, unless it is too late', async () => {
    const match = await clock.match();
    await clock.give(match, 'blue', HIDE);
    const { id } = await propose(clock.context, match.id, 'red', { kind: 'end', winners: [] });
    await clock.pass(MINUTE);
    expect(sent()).toContain('bob@example.org: Ann offers to end the match: The Ford');
    await answer(clock.context, match.id, 'blue', id, 'decline');
    const again = await propose(clock.context, match.id, 'red', { kind: 'pause' });
    await answer(clock.context, match.id, 'red', again.id, 'withdraw');
    await clock.pass(HOUR);
    expect(sent().filter((mail) => mail.includes('asks for a pause'))).toEqual([]);
  });

  test('a turn is notified once, however often and wherever the job runs', async () => {
    const match = await clock.match();
    const job = notificationJob(
      { kind: 'turn', match: match.id, seat: 'blue', task: 'hide the archers' },
      clock.time,
    );
    const { letter: notification } = clock.handlers;
    await Promise.all([
      notification?.(job.payload),
      notification?.(job.payload),
      notification?.(job.payload),
    ]);
    const mail = (await clock.waiting()).find(({ name }) => name === 'mail')!;
    await Promise.all([clock.handlers.mail?.(mail.payload), clock.handlers.mail?.(mail.payload)]);
    await clock.pass(HOUR);
    expect(sent()).toEqual(['bob@example.org: Your turn: The Ford']);
  });

  test('an e-mail that the mail server refused is tried again, and sent once', async () => {
    await clock.match();
    clock.mishaps.push(new Error('451 try again later'), new Error('no connection'));
    await clock.pass(MINUTE);
    expect(sent()).toEqual([]);
    await clock.pass(3 * HOUR);
    expect(sent()).toEqual(['bob@example.org: Your turn: The Ford']);
  });

  test('an address that does not exist gets no more e-mails', async () => {
    await clock.match();
    clock.mishaps.push(new Undeliverable('550 no such user'));
    await clock.pass(20 * HOUR);
    expect(sent()).toEqual([]);
    expect(await clock.store.all(sql`select id from subscriptions where person = 'bob'`)).toEqual([]);
  });

  test('there is one reminder before the deadline; at the end both players learn the result', async () => {
    const match = await clock.match();
    await clock.pass(18 * HOUR);
    expect(sent()).toEqual([
      'bob@example.org: Your turn: The Ford',
      'bob@example.org: Time is running out: The Ford',
    ]);
    await clock.give(match, 'blue', HIDE, { type: 'resign' });
    await clock.give(match, 'red', { type: 'resign' });
    await clock.pass(MINUTE);
    expect(sent().slice(2).sort()).toEqual([
      'ann@example.org: Match over: The Ford',
      'bob@example.org: Match over: The Ford',
    ]);
    expect(clock.mails.at(-1)?.text).toContain('Blue wins (PRC-END-03): Red gave up.');
  });

  test('a reader of German reads in German how the match ended', async () => {
    const match = await clock.match();
    await clock.store.run(
      sql`update people set settings = ${JSON.stringify({ language: 'de' })} where id = 'bob'`,
    );
    await clock.give(match, 'red', { type: 'resign' });
    await clock.pass(MINUTE);
    const mail = clock.mails.findLast(({ to }) => to === 'bob@example.org');
    expect(mail?.text).toContain('Sieg für Blau (PRC-END-03): Rot hat aufgegeben.');
  });

  test('a player who does not want such e-mails gets none', async () => {
    const unwanted = JSON.stringify({ mail: { turn: false, reminder: false } });
    await clock.store.run(sql`update people set settings = ${unwanted} where id = 'bob'`);
    await clock.match();
    await clock.pass(23 * HOUR);
    expect(sent()).toEqual([]);
  });

  test('a changed address gets no e-mails until it is confirmed', async () => {
    await clock.store.run(sql`update people set email = 'new@example.org' where id = 'bob'`);
    await clock.match();
    await clock.pass(HOUR);
    expect(sent()).toEqual([]);
  });

  test('once a day, in the reader’s morning, the digest lists open tasks; without any it is not sent', async () => {
    const wanted = JSON.stringify({ mail: { turn: false, digest: true }, timeZone: 'America/New_York' });
    await clock.store.run(sql`update people set settings = ${wanted}`);
    await clock.match({ hours: null });
    await scheduleDigest(clock.store, clock.time);
    await clock.pass(2 * HOUR);
    expect(sent()).toEqual([]);
    await clock.pass(72 * HOUR);
    expect(sent()).toEqual(Array.from({ length: 3 }, () => 'bob@example.org: One match is waiting for you'));
    expect(clock.mails[0]?.text).toContain(
      '“The Ford”: you are playing Blue; hide the archers; no deadline.',
    );
  });

  test('a new substitute is notified, at most once a day', async () => {
    await clock.addPerson('cid', 'Cid', 'cid@example.org');
    for (const match of [await clock.match(), await clock.match()]) {
      await clock.store.run(
        sql`update seats set substitute = 'cid' where match = ${match.id} and seat = 'red'`,
      );
      const job = notificationJob({ kind: 'named', match: match.id, seat: 'red', person: 'cid' }, clock.time);
      await clock.handlers.letter?.(job.payload);
    }
    await clock.pass(0);
    expect(sent()).toEqual(['cid@example.org: Ann has named you as their substitute: The Ford']);
  });
});
