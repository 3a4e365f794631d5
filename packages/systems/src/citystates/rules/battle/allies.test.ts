import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { beginTale } from '../../engine/tale.ts';
import { citystates } from '../../index.ts';
import { changed, type Game } from '../../state/game.ts';
import { spotIn } from '../../state/places.ts';
import { Field } from '../../testkit/field.ts';
import { nth, place, placeCharacter, position, seat } from '../../testkit/position.ts';
import { leaveBattle, resumeBattle } from './leave.ts';

const [FROM, TO] = ['-2,0', '-1,0'] as const;

/** Player 0 attacks a hex that players 1 and 2 hold together: two Units of 2, one of 1. */
const allied = (tactics = false): Game => {
  let game = position({ races: ['Humans', 'Orcs', 'Halflings'], options: { switches: { tactics } } });
  game = changed(game, {
    players: game.players.map((player, at) => ({ ...player, bloc: at === 0 ? 0 : 1 })),
  });
  game = place(place(game, 0, 'Footmen', FROM), 0, 'Light Infantry', FROM);
  game = place(game, 1, 'Footmen', TO);
  return place(place(game, 2, 'Footmen', TO), 2, 'Slingers', TO);
};

const attack = (game: Game, ...faces: number[]): Field =>
  new Field(game).attack(0, { from: FROM, to: TO, units: [nth(0, 0), nth(0, 1)] }, ...faces);

test('[CST-LCB-03] [CST-R-54] allied owners defend together; the owner of most Units chooses the tactic', () => {
  const field = attack(allied(true));
  expect(field.left('defender')).toEqual(['Slingers', 'Footmen', 'Footmen']);
  expect(field.asked).toEqual(['tactic 0', 'tactic 2']);
});

test('[CST-R-54] each Unit uses its own race, and each owner chooses the targets of his own', () => {
  const field = attack(allied());
  expect(field.asked).toEqual(['strike 2']);
  field.strike(2, 3, 2, 10);
  expect(field.numbers).toEqual([6]); // Halflings: 4, +1 in Plains, +1 defending; Footmen have no Defense
});

test('[CST-R-54] among equals the decider chooses whose Unit strikes next; its owner chooses the target', () => {
  let game = allied();
  game = place(game, 0, 'Footmen', FROM);
  game = changed(game, { units: game.units.filter(({ type }) => type !== 'Slingers') });
  game = place(game, 2, 'Footmen', TO);
  const field = new Field(game).attack(0, { from: FROM, to: TO, units: [nth(0, 0), nth(0, 1)] });
  expect(field.asked).toEqual(['strike 2']);
  expect(field.verdict(2, { type: 'strike', unit: 3, target: 2 })).toBe('CST-R-54');
  field.give(2, { type: 'strike', unit: 3 }, 10);
  expect(field.eventsOf('strikeResolved')[0]).toMatchObject({ striker: 3, target: 2 });
});

test('[CST-R-81] the majority is counted again at each decision', () => {
  const field = attack(allied()).strike(2, 3, 2, 10).strike(0, 1, 5, 1, 10, 10);
  field.give(0, { type: 'continue' });
  expect(field.asked).toEqual(['stand 1']);
});

test('[CST-R-54] the best leader among the allies leads', () => {
  const game = placeCharacter(placeCharacter(allied(), 1, 'CC-B06', TO), 2, 'CC-B01', TO);
  const field = attack(game, 5, 5);
  expect(field.eventsOf('leadershipRolled')[0]?.leaders.defender).toMatchObject({
    character: 'CC-B06',
    owner: 1,
  });
});

test('[CST-LCB-20] allies retreat together, each with his own Characters', () => {
  const game = placeCharacter(placeCharacter(allied(), 1, 'CC-B15', TO), 2, 'CC-B16', TO);
  const field = attack(game);
  while (!field.asked[0]?.startsWith('continue')) {
    const [kind, player] = (field.asked[0] ?? '').split(' ');
    expect(kind).toBe('strike');
    const view = citystates.view(field.game, seat(Number(player)));
    const order = [...citystates.subjects(view, seat(Number(player)))]
      .flatMap((subject) => [...citystates.legal(view, seat(Number(player)), subject)])
      .find(({ type }) => type === 'strike');
    field.miss(Number(player), order as never);
  }
  field.give(0, { type: 'continue' });
  expect(field.asked).toEqual(['stand 2']);
  field.give(2, { type: 'retreat', hex: '0,0' });
  const to = spotIn(game, '0,0');
  expect(field.game.characters.map(({ at }) => at)).toEqual([to, to]);
  expect([nth(1, 0), nth(2, 0), nth(2, 1)].map((id) => field.where(id))).toEqual([to, to, to]);
});

test('[CST-VIC-07] a player who resigns leaves the battle; other defenders fight on, otherwise it ends', () => {
  const { game } = attack(allied());
  const left = beginTale(game);
  leaveBattle(left, 2);
  resumeBattle(left, dice(10, 10, 10));
  expect(left.state.battle?.fighters.map(({ owner }) => owner)).toEqual([0, 0, 1]);
  expect(left.state.questions).toEqual([{ kind: 'continue', player: 0 }]);
  const ended = beginTale(game);
  leaveBattle(ended, 0);
  expect(ended.state.battle).toBeNull();
});
