import { expect, test } from 'vitest';
import type { GameResult } from '../../../sim/request.ts';
import { summarize } from '../../../sim/summary.ts';
import { BATTLES, CONTESTS, type Contest, shareOut } from './contests.ts';
import { drawOutcome, drawSlowest, isFastEnough, isMet } from './drawTournament.ts';

const CONTEST = CONTESTS[1] as Contest;

const game = (at: number, winner: string | undefined): GameResult => ({
  game: at,
  seats: { blue: 'a', red: 'b' },
  winners: winner === undefined ? [] : [winner],
  clause: 'CSW-S04-07',
  commands: 1,
  turns: 1,
  losses: {},
  groups: {},
  counts: {},
});

const outcomeOf = (winners: readonly (string | undefined)[]) => {
  const summary = summarize(
    ['blue', 'red'],
    winners.map((winner, at) => game(at, winner)),
  );
  return { contest: CONTEST, byBattle: [{ battle: 'hastings', summary }], all: summary };
};

test('games are distributed in pairs, and none is left out', () => {
  expect(shareOut(200, BATTLES.length)).toEqual([66, 66, 68]);
  expect(shareOut(2, 3)).toEqual([0, 0, 2]);
});

test('a contest counts wins alone: a draw is not a win', () => {
  expect(isMet(outcomeOf(['blue', 'blue', 'blue', 'red', 'red']))).toBe(true);
  const drawn = outcomeOf(['blue', 'blue', undefined, undefined, 'red']);
  expect(isMet(drawn)).toBe(false);
  expect(drawOutcome(drawn).join('\n')).toMatch(/hastings +5 +2 +2 +1 +40\.0 % +11\.8 to 76\.9\n/);
  expect(drawOutcome(drawn).at(-1)).toBe('  at least 60.0 % required: MISSED');
});

test('two seconds of processor time are enough for a turn', () => {
  expect(isFastEnough({ turn: 3, seconds: 2, units: 334 })).toBe(true);
  expect(drawSlowest({ turn: 3, seconds: 2.004, units: 334 })).toMatch(
    /334 units: 2\.00 s .*, turn 3; .*MISSED$/,
  );
});
