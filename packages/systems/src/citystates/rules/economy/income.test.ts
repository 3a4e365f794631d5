import { expect, test } from 'vitest';
import type { Race } from '../../data/races.ts';
import { beginTale } from '../../engine/tale.ts';
import { withCentre } from '../../state/game.ts';
import { position } from '../../testkit/position.ts';
import { collectIncome, worthOf } from './income.ts';

const CITY = 0;
const TOWN = 1;

/** What a City and a Town pay a race, and what they count (CST-VIC-03). */
const collected = (race: Race) => {
  const bare = position({ races: [race, 'Orcs'] });
  const game = withCentre(withCentre(bare, CITY, { controller: 0 }), TOWN, { controller: 0 });
  const tale = beginTale(game);
  collectIncome(tale);
  return { gold: tale.state.players[0]?.gold, score: worthOf(game, 0) };
};

test('[CST-ECO-13] [CST-R-109] a City and a Town pay the Undead 5 gold, most others 8; the score is the same', () => {
  expect(collected('Undead')).toEqual({ gold: 5, score: 8 });
  expect(collected('Humans')).toEqual({ gold: 8, score: 8 });
});

test('[CST-ECO-14] [CST-R-110] a City pays Centaurs and Nomads one gold more and Halflings one less; the score is the same', () => {
  expect(collected('Centaurs')).toEqual({ gold: 9, score: 8 });
  expect(collected('Nomads')).toEqual({ gold: 9, score: 8 });
  expect(collected('Halflings')).toEqual({ gold: 7, score: 8 });
});
