import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LiveMatch } from '../matches/liveMatch.ts';
import { answer, propose } from '../proposals/propose.ts';
import { Clockwork, HOUR, MONDAY } from '../testkit/clockwork.ts';
import { eachStore } from '../testkit/stores.ts';
import { deadlinesOf, reminderAt } from './deadlines.ts';
import { giveTime } from './extension.ts';
import { takeVacation, vacationOf } from './vacation.ts';

const DAY = 24 * HOUR;
const ANN = { id: 'ann', name: 'Ann', isGuest: true };
const BOB = { id: 'bob', name: 'Bob', isGuest: true };

test('a reminder comes a quarter of the time before, at least an hour, at most a day, or not at all', () => {
  expect(reminderAt(48 * HOUR, 48, 0)).toBe(36 * HOUR);
  expect(reminderAt(3 * HOUR, 3, 0)).toBe(2 * HOUR);
  expect(reminderAt(30 * DAY, 720, 0)).toBe(29 * DAY);
  expect(reminderAt(HOUR, 1, 0)).toBeUndefined();
});

describe.each(eachStore)('on the $name store', (kind) => {
  let clock: Clockwork;
  let match: LiveMatch;
  beforeEach(async () => {
    clock = await Clockwork.in(kind);
    await clock.addPerson('ann', 'Ann');
    await clock.addPerson('bob', 'Bob');
    match = await clock.match();
  }, 60_000);
  afterEach(() => clock.store.close());

  const due = async () => (await deadlinesOf(clock.store, match.id))[0]?.due_at;

  const ask = (seat: string, kind: 'pause' | 'resume') => propose(clock.context, match.id, seat, { kind });

  test('[MOT-16] a pause needs every player’s consent; the clocks stop and later continue with the time left', async () => {
    await clock.pass(20 * HOUR);
    expect(await ask('red', 'pause')).toMatchObject({ state: 'open' });
    expect(match.table.status).toBe('playing');
    expect(await ask('blue', 'pause')).toMatchObject({ state: 'done', agreed: ['blue'] });
    expect(match.table.status).toBe('paused');
    expect((await clock.waiting()).filter(({ name }) => name !== 'letter')).toEqual([]);
    await clock.pass(100 * HOUR);
    expect(match.version).toBe(1);
    await ask('red', 'resume');
    await ask('blue', 'resume');
    expect(await due()).toBe(MONDAY + 124 * HOUR);
    await clock.pass(4 * HOUR);
    expect(match.version).toBe(2);
  });

  test('[MOT-16] a player who withdraws or declines prevents a pause; nobody can decline to resume', async () => {
    const { context } = clock;
    const { id } = await ask('red', 'pause');
    expect(await answer(context, match.id, 'red', id, 'withdraw')).toMatchObject({ state: 'withdrawn' });
    const again = await ask('blue', 'pause');
    expect(await answer(context, match.id, 'red', again.id, 'decline')).toMatchObject({ declinedBy: 'red' });
    expect(match.table.status).toBe('playing');
    await expect(ask('red', 'resume')).rejects.toThrow('This match is not paused.');
    await ask('red', 'pause');
    await ask('blue', 'pause');
    const resume = await ask('red', 'resume');
    await expect(answer(context, match.id, 'blue', resume.id, 'decline')).rejects.toThrow('MOT-16');
  });

  test('[MOT-16] a request to resume takes effect a day later, even without an answer', async () => {
    await ask('red', 'pause');
    await ask('blue', 'pause');
    await clock.pass(50 * HOUR);
    await ask('red', 'resume');
    await clock.pass(23 * HOUR);
    expect(match.table.status).toBe('paused');
    await clock.pass(HOUR);
    expect(match.table.status).toBe('playing');
    expect(await due()).toBe(MONDAY + 98 * HOUR);
  });

  test('[MOT-15] a proposal that nobody answers lapses after three days', async () => {
    await ask('red', 'pause');
    await clock.pass(71 * HOUR);
    expect(match.table.proposals).toMatchObject([{ state: 'open' }]);
    await clock.pass(HOUR);
    expect(match.table.proposals).toMatchObject([{ state: 'fallen' }]);
    expect(match.table.status).toBe('playing');
  });

  test('[MOT-15] two requests at the same moment pause the match once', async () => {
    const answers = await Promise.all([ask('red', 'pause'), ask('blue', 'pause')]);
    expect(answers.map(({ state }) => state).toSorted()).toEqual(['done', 'open']);
    expect(match.table.status).toBe('paused');
  });

  test('deadlines wait for a player on vacation, open ones and later ones', async () => {
    const { context } = clock;
    await clock.pass(4 * HOUR);
    await takeVacation(context, 'bob', clock.time + 10 * DAY);
    expect(await due()).toBe(MONDAY + DAY + 10 * DAY);
    await takeVacation(context, 'ann', clock.time + 5 * DAY);
    const back = clock.time + 5 * DAY;
    await clock.give(match, 'blue', { type: 'hide', at: '0502' });
    expect(await due()).toBe(back + 48 * HOUR);
  });

  test('a player who comes back early has the time that was left', async () => {
    const { context } = clock;
    await takeVacation(context, 'bob', MONDAY + 10 * DAY);
    await clock.pass(2 * DAY);
    expect(match.version).toBe(1);
    expect(await takeVacation(context, 'bob', null)).toEqual({ until: null, daysLeft: 58 });
    expect(await due()).toBe(MONDAY + 3 * DAY);
  });

  test('vacations are at most thirty days ahead and sixty days within a year', async () => {
    const { context } = clock;
    await expect(takeVacation(context, 'bob', MONDAY + 31 * DAY)).rejects.toThrow('at most 30 days');
    await takeVacation(context, 'bob', MONDAY + 30 * DAY);
    await clock.pass(30 * DAY);
    await takeVacation(context, 'bob', clock.time + 30 * DAY);
    await clock.pass(30 * DAY);
    expect(await vacationOf(clock.store, 'bob', clock.time)).toEqual({ until: null, daysLeft: 0 });
    await expect(takeVacation(context, 'bob', clock.time + DAY)).rejects.toThrow('more than 60 days');
    clock.time += 330 * DAY;
    await takeVacation(context, 'bob', clock.time + DAY);
  });

  test('only the creator of the match can give more time', async () => {
    const { context } = clock;
    expect(await giveTime(context, match, ANN, 'blue', 12)).toBe(MONDAY + 36 * HOUR);
    await expect(giveTime(context, match, BOB, 'blue', 12)).rejects.toMatchObject({ status: 403 });
    await expect(giveTime(context, match, ANN, 'red', 12)).rejects.toMatchObject({ status: 409 });
    await clock.pass(35 * HOUR);
    expect(match.version).toBe(1);
    await clock.pass(HOUR);
    expect(match.version).toBe(2);
  });
});
