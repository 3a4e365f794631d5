import { describe, expect, test } from 'vitest';
import { RACES as ALL_RACES } from '../../data/races.ts';
import { beginTale } from '../../engine/tale.ts';
import { changed, type Game, withPlayer } from '../../state/game.ts';
import { position } from '../../testkit/position.ts';
import { endByIncome, incomeToWin } from './economic.ts';

const RACES = ['Humans', 'Orcs', 'Elves', 'Dwarves'] as const;

const collected = (game: Game, income: number): Game =>
  changed(withPlayer(game, 0, { income }), { active: 0 });

const winnersOf = (game: Game): readonly number[] | undefined => {
  const tale = beginTale(game);
  endByIncome(tale);
  return tale.state.end?.winners;
};

describe('economic victory', () => {
  test('[CST-VIC-04] [CST-VIC-05] the threshold is 20 gold and 10 for each player at the start', () => {
    expect([2, 3, 4].map((count) => incomeToWin(position({ races: RACES.slice(0, count) })))).toEqual([
      40, 50, 60,
    ]);
    expect(winnersOf(collected(position(), 39))).toBeUndefined();
    expect(winnersOf(collected(position(), 40))).toEqual([0]);
  });

  test('[CST-EX-05] [CST-VIC-04] 40 with two players, 50 with three, 120 with ten', () => {
    for (const [count, income] of [
      [2, 40],
      [3, 50],
      [10, 120],
    ] as const) {
      const game = position({ races: ALL_RACES.slice(0, count) });
      expect(winnersOf(collected(game, income))).toEqual([0]);
      expect(winnersOf(collected(game, income - 1))).toBeUndefined();
    }
  });

  test('[CST-R-38] gold from elsewhere does not count', () => {
    expect(winnersOf(withPlayer(collected(position(), 39), 0, { gold: 500 }))).toBeUndefined();
  });

  test('[CST-VIC-05] eliminations do not lower it', () => {
    const game = withPlayer(position({ races: RACES.slice(0, 3) }), 2, { outInTurn: 1 });
    expect(winnersOf(collected(game, 49))).toBeUndefined();
    expect(winnersOf(collected(game, 50))).toEqual([0]);
  });

  test('[CST-VIC-04] it is an option', () => {
    expect(winnersOf(collected(position({ options: { switches: { econ: false } } }), 99))).toBeUndefined();
  });

  test('[CST-VIC-06] each member is measured alone, and wins for the team', () => {
    const teams = { switches: { teams: true }, teams: [1, 2, 1] };
    const game = position({ races: RACES.slice(0, 3), options: teams });
    expect(winnersOf(collected(withPlayer(game, 2, { income: 49 }), 49))).toBeUndefined();
    expect(winnersOf(collected(game, 50))).toEqual([0, 2]);
  });
});
