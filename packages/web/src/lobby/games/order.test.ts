import type { ListedMatch } from '@warmoot/server/wire';
import { expect, test } from 'vitest';
import { byUrgency } from './order.ts';

const game = (id: string, more: Partial<ListedMatch>): ListedMatch => ({
  id,
  system: 'csw',
  title: id,
  status: 'playing',
  options: {},
  isRated: false,
  movedAt: 0,
  chairs: [],
  yours: [],
  campaign: null,
  isYourTurn: false,
  halted: null,
  ...more,
});

test('games waiting for the reader come first, finished ones last, newest first within each kind', () => {
  const games = [
    game('over', { status: 'over', movedAt: 9 }),
    game('theirs', { movedAt: 5 }),
    game('older', { isYourTurn: true, movedAt: 1 }),
    game('newer', { isYourTurn: true, movedAt: 2 }),
    game('gathering', { status: 'gathering', movedAt: 8 }),
  ];
  expect(games.sort(byUrgency).map(({ id }) => id)).toEqual([
    'newer',
    'older',
    'theirs',
    'gathering',
    'over',
  ]);
});
