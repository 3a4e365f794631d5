import { expect, test } from 'vitest';
import { beginTale } from '../../engine/tale.ts';
import { withCentre } from '../../state/game.ts';
import { position } from '../../testkit/position.ts';
import { collectIncome, worthOf } from './income.ts';

const CITY = 0;
const TOWN = 1;

test('[CST-ECO-13] a City and a Town pay the Undead 6 gold, everybody else 8; the score is the same', () => {
  const collected = (race: 'Undead' | 'Humans') => {
    const bare = position({ races: [race, 'Orcs'] });
    const game = withCentre(withCentre(bare, CITY, { controller: 0 }), TOWN, { controller: 0 });
    const tale = beginTale(game);
    collectIncome(tale);
    return { gold: tale.state.players[0]?.gold, score: worthOf(game, 0) };
  };
  expect(collected('Undead')).toEqual({ gold: 6, score: 8 });
  expect(collected('Humans')).toEqual({ gold: 8, score: 8 });
});
