import { Match, seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { readPosition } from '../casebook/position.ts';
import { grand } from '../index.ts';
import type { Game } from '../state/game.ts';
import { grandPlayers } from './index.ts';

const king = grandPlayers.king as NonNullable<(typeof grandPlayers)[string]>;

const ordered = (given: unknown, seat = 'red') => {
  const reading = readPosition(given);
  if (!reading.ok) throw new Error(reading.problem);
  const view = grand.view(reading.value.state as Game, seat);
  return king.choose(view, seat, { lines: 1 }, seededDice(1))?.command;
};

test('[GRD-PLY-17] a king walks into an empty capital rather than anywhere else', () => {
  const armies = {
    a1: { owner: 'red', at: '0701', regular: 100 },
    a2: { owner: 'blue', at: '0705', regular: 75 },
  };
  expect(ordered({ armies })).toMatchObject({ type: 'move', path: ['0801'] });
});

test('[GRD-PLY-17] a king attacks the weak, not the strong', () => {
  const facing = (own: number, enemy: number) => ({
    armies: {
      a1: { owner: 'red', at: '0403', regular: own },
      a2: { owner: 'blue', at: '0503', regular: enemy },
    },
  });
  expect(ordered(facing(300, 60))).toMatchObject({ type: 'attack', hex: '0503' });
  expect(ordered(facing(60, 300))).not.toMatchObject({ type: 'attack' });
});

test('[GRD-PLY-17] a depleted army goes home to refit', () => {
  const armies = {
    a1: { owner: 'red', at: '0301', regular: 60 },
    a2: { owner: 'blue', at: '0801', regular: 300 },
  };
  expect(ordered({ armies })).toMatchObject({ type: 'move', path: ['0201'] });
});

test('[GRD-PLY-18] a king pays his mercenaries and buys troops where the enemy is near', () => {
  const order = ordered({
    phase: 'stage',
    week: 10,
    kingdoms: { red: { stockpile: 100 } },
    demands: [{ army: 1, price: 10 }],
    armies: {
      a1: { owner: 'red', at: '0101', regular: 75, mercenary: 40 },
      a2: { owner: 'blue', at: '0801', regular: 75 },
    },
  });
  expect(order).toMatchObject({ type: 'stage', pay: [1], buy: [{ city: '0307', points: 90 }] });
});

test('[GRD-R-65] [GRD-PLY-19] the same seed gives the same campaign, by orders that the rules accept', () => {
  const play = () => {
    const match = Match.begin(grand, { kingdoms: 3, yearLimit: 1 }, seededDice('war'));
    const thoughts = seededDice('thoughts');
    for (let [open] = match.pending; open !== undefined; [open] = match.pending) {
      const thought = king.choose(match.viewOf(open.seat), open.seat, { lines: 1 }, thoughts);
      expect(match.submit(open.seat, thought?.command ?? open.standIn).ok).toBe(true);
    }
    return match;
  };
  const [first, second] = [play(), play()];
  expect(first.outcome).toBeDefined();
  expect(second.state).toEqual(first.state);
});
