import type { Seen } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { citystates } from '../index.ts';
import type { CstOrder } from '../orders/orders.ts';
import { changed, type Game } from '../state/game.ts';
import { nth, place, position, seat } from '../testkit/position.ts';

const BLUE = seat(1);
const move: CstOrder = { type: 'move', units: [nth(1, 0)], chars: [], path: ['-1,0'] };

/** Red is on turn; Blue's Footmen have spent all their points in their own turn. */
const drawn = (): Game =>
  place(place(position(), 0, 'Footmen', '2,0'), 1, 'Footmen', '-2,0', {
    spent: 4,
    hasMoved: true,
    isStopped: true,
  });

const aheadOf = (game: Game, who = BLUE): Seen<Game> | undefined =>
  citystates.ahead?.(citystates.view(game, who), who);

test('[CST-PLY-06] between turns the rules judge plans as in the next Operations', () => {
  const now = citystates.view(drawn(), BLUE);
  const then = aheadOf(drawn()) as Seen<Game>;
  expect(citystates.check(now, BLUE, move).ok).toBe(false);
  expect(citystates.check(then, BLUE, move)).toEqual({ ok: true });
  expect([...citystates.legal(then, BLUE, `u${nth(1, 0)}`)].length).toBeGreaterThan(5);
  expect(then.turn).toBe(1);
  expect(aheadOf(changed(drawn(), { active: 1 }), seat(0))?.turn).toBe(2); // Red is next in the next game turn
});

test('nobody plans in his own turn, before the first one, or after the end', () => {
  expect(aheadOf(drawn(), seat(0))).toBeUndefined();
  expect(aheadOf(changed(drawn(), { turn: 0 }))).toBeUndefined();
  const end = { winners: [0], reason: '', rule: 'CST-VIC-01' };
  expect(aheadOf(changed(drawn(), { end }))).toBeUndefined();
  expect(citystates.ahead?.(citystates.view(drawn(), 'nobody'), 'nobody')).toBeUndefined();
});
