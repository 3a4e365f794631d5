import { expect, test } from 'vitest';
import { spotIn } from '../../state/places.ts';
import { Field } from '../../testkit/field.ts';
import { nth, place, position } from '../../testkit/position.ts';

const battle = (): Field => {
  let game = position({ races: ['Humans', 'Orcs', 'Elves'] });
  game = place(place(game, 0, 'Archers', '0,0'), 0, 'Footmen', '0,0');
  game = place(place(place(game, 1, 'Slingers', '1,0'), 1, 'Footmen', '1,0'), 2, 'Archers', '3,-2');
  const field = new Field(game);
  return field.attack(0, { from: '0,0', to: '1,0', units: [nth(0, 0), nth(0, 1)] });
};

test('[CST-VIC-07] a battle without its only defender counts as his retreat: the attacker may advance', () => {
  const field = battle();
  expect(field.asked.length).toBeGreaterThan(0);
  field.give(1, { type: 'resign' });
  expect(field.eventsOf('battleDecided')).toMatchObject([{ outcome: 'retreated' }]);
  expect(field.asked).toEqual(['advance 0']);
  field.give(0, { type: 'advance', units: [nth(0, 0)], chars: [] });
  expect(field.game.battle).toBeNull();
  expect(field.where(nth(0, 0))).toBe(spotIn(field.game, '1,0'));
  expect(field.game).toMatchObject({ phase: 'combat', active: 0, isPhaseOver: false });
});

test('[CST-VIC-07] a player who resigns after his retreat does not cancel the advance', () => {
  let game = position({ races: ['Humans', 'Orcs', 'Elves'], options: { switches: { tactics: false } } });
  game = place(place(place(game, 0, 'Footmen', '0,0'), 1, 'Footmen', '1,0'), 2, 'Archers', '3,-2');
  const field = new Field(game).give(1, { type: 'standingOrder', defend: true, retreatBelow: 1000 });
  field.attack(0, { from: '0,0', to: '1,0', units: [nth(0, 0)] }, 10, 10);
  field.give(0, { type: 'continue' });
  expect(field.asked).toEqual(['advance 0']);
  field.give(1, { type: 'resign' });
  expect(field.asked).toEqual(['advance 0']);
});

test('[CST-VIC-07] a battle without its attacker is broken off, and his turn goes to END', () => {
  const field = battle();
  field.give(0, { type: 'resign' });
  expect(field.game.battle).toBeNull();
  expect(field.eventsOf('phaseBegun')).toMatchObject([
    { phase: 'end', player: 0 },
    { phase: 'start', player: 1 },
    { phase: 'income', player: 1 },
    { phase: 'recruit', player: 1 },
  ]);
});
