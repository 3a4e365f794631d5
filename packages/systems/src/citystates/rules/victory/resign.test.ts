import { expect, test } from 'vitest';
import { Field } from '../../testkit/field.ts';
import { nth, place, position } from '../../testkit/position.ts';

const battle = (): Field => {
  let game = position({ races: ['Humans', 'Orcs', 'Elves'] });
  game = place(place(game, 0, 'Archers', '0,0'), 0, 'Footmen', '0,0');
  game = place(place(place(game, 1, 'Slingers', '1,0'), 1, 'Footmen', '1,0'), 2, 'Archers', '3,-2');
  const field = new Field(game);
  return field.attack(0, { from: '0,0', to: '1,0', units: [nth(0, 0), nth(0, 1)] });
};

test('[CST-VIC-07] a battle without its only defender is over, and the attacker goes on with his turn', () => {
  const field = battle();
  expect(field.asked.length).toBeGreaterThan(0);
  field.give(1, { type: 'resign' });
  expect(field.game.battle).toBeNull();
  expect(field.asked).toEqual([]);
  expect(field.game).toMatchObject({ phase: 'combat', active: 0, isPhaseOver: false });
});

test('[CST-VIC-07] a battle without its attacker is broken off, and his turn goes to END', () => {
  const field = battle();
  field.give(0, { type: 'resign' });
  expect(field.game.battle).toBeNull();
  expect(field.told('phaseBegun')).toMatchObject([
    { phase: 'end', player: 0 },
    { phase: 'start', player: 1 },
    { phase: 'income', player: 1 },
    { phase: 'recruit', player: 1 },
  ]);
});
