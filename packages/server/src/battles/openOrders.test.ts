import type { AnySystem, BattleOrder } from '@warmoot/kernel';
import { SYSTEMS } from '@warmoot/systems';
import { expect, test } from 'vitest';
import { Moment } from '../matches/sight.ts';
import { notificationsAfter } from '../post/notificationsAfter.ts';
import { battlesAfter } from './battlesAfter.ts';
import { awaitsBattle, openOrders } from './openOrders.ts';

const FIGHTER = SYSTEMS[0]!.id;
const order = (battleId: string, system: string): BattleOrder => ({
  battleId,
  system,
  options: {},
  seats: {},
  units: [],
});

/** A campaign whose state is its list of open battles. */
const campaign = {
  opensBattles: { open: (state: readonly BattleOrder[]) => state },
  outcome: (state: readonly BattleOrder[]) =>
    state.some(({ battleId }) => battleId === 'last') ? { winners: [], reason: '', rules: [] } : undefined,
} as unknown as AnySystem;
const after = (...orders: readonly BattleOrder[]) => new Moment(campaign, orders, undefined);

test('[MOT-08] a battle is fought here only if the campaign names a system of this server', () => {
  const moment = after(order('1', FIGHTER), order('2', 'external'));
  expect(openOrders(moment).map(({ battleId }) => battleId)).toEqual(['1']);
  const open = {
    seat: 'a',
    task: 'fight',
    standIn: { type: 'x' },
    deadline: 'battle',
    openTo: 'all',
  } as const;
  expect(awaitsBattle(moment, { ...open, battle: '1' })).toBe(true);
  expect(awaitsBattle(moment, { ...open, battle: '2' })).toBe(false);
  expect(awaitsBattle(moment, open)).toBe(false);
});

test('[MOT-08] a line that opens or settles a battle writes a job, a settled one also its note; others write nothing', () => {
  const follow = (before: Moment | undefined, now: Moment) =>
    battlesAfter({
      table: { id: 'war', settings: {} },
      before,
      after: now,
      at: 7,
    } as unknown as Parameters<typeof battlesAfter>[0]);
  const [none, one] = [after(), after(order('1', FIGHTER))];
  expect(follow(undefined, none)).toEqual({});
  expect(follow(one, after(order('1', FIGHTER)))).toEqual({});
  expect(follow(none, one)).toMatchObject({
    also: [],
    jobs: [{ name: 'battle', key: 'battle:war', runAt: 7 }],
  });
  expect(follow(one, none)).toMatchObject({ also: [expect.anything()], jobs: [{ key: 'battle:war' }] });
  const over = after(order('1', FIGHTER), order('last', FIGHTER));
  expect(follow(one, over).also).toHaveLength(1);
  expect(follow(none, after(order('2', 'external')))).toEqual({});
});

test('[MOT-08] whoever fights is told of the battle itself, not of the campaign that waits for it', () => {
  const chairs = ['a', 'b', 'c'].map((seat) => ({ seat, person: seat === 'c' ? null : `person ${seat}` }));
  const lettersAfter = (settings: object, now: object) =>
    notificationsAfter({
      table: { id: 'm', settings, chairs },
      item: { kind: 'setup', events: [] },
      before: undefined,
      after: now,
      at: 7,
    } as unknown as Parameters<typeof notificationsAfter>[0]).jobs?.map(({ key }) => key);
  const open = (seat: string, battle?: string) => ({
    seat,
    task: 'fight',
    standIn: { type: 'x' },
    deadline: 'battle' as const,
    openTo: 'all' as const,
    ...(battle === undefined ? {} : { battle }),
  });
  const waiting = new Moment(campaign, [order('1', FIGHTER)], undefined, undefined, [
    open('a', '1'),
    open('b'),
  ]);
  expect(lettersAfter({}, waiting)).toEqual(['letter:turn:m:b']);
  const battle = new Moment(campaign, [], undefined, undefined, [open('a')]);
  expect(lettersAfter({ battle: { campaign: 'war' } }, battle)).toEqual([
    'letter:turn:m:a',
    'letter:battle:m:b',
  ]);
});
