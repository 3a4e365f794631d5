import { inEnglish } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import type { CstEvent } from '../engine/events.ts';
import type { Game } from '../state/game.ts';
import { spotIn } from '../state/places.ts';
import { Field } from '../testkit/field.ts';
import { nth, place, position, seat } from '../testkit/position.ts';
import { agreed, countOfType, named, possessive } from './grammar.ts';
import { story } from './story.ts';

const read = (game: Game, event: CstEvent, player = 0): string =>
  inEnglish(story(game, event, seat(player))[0]?.text ?? '');

test('a possessive has no second s', () => {
  const names = ['The Elves', 'The Lizardmen', 'The Undead', 'The Flarn', 'Red'];
  expect(names.map((name) => inEnglish(possessive(name)))).toEqual([
    "The Elves'",
    "The Lizardmen's",
    "The Undead's",
    "The Flarn's",
    "Red's",
  ]);
});

test('ships, Caravans and Elementals are singular, troops are plural', () => {
  expect(named('Elemental')).toBe('an Elemental');
  expect(named('Corvette')).toBe('a Corvette');
  expect(named('Footmen')).toBe('Footmen');
  expect(inEnglish(countOfType(2, "Man-o'-War"))).toBe("2 Men-o'-War");
  expect(inEnglish(countOfType(3, 'Caravan'))).toBe('3 Caravans');
  expect(inEnglish(countOfType(2, 'Heavy Infantry'))).toBe('2 Heavy Infantry');
  expect(countOfType(1, 'Corvette')).toBe('Corvette');
  expect(agreed('Corvette', 'strikes', 'strike')).toBe('strikes');
  expect(agreed('Risen', 'strikes', 'strike')).toBe('strike');
});

test('only the first nation of a sentence has a capital article', () => {
  const game = position({ races: ['Elves', 'Orcs'] });
  const joining = [0, 1].map((player) => ({ player, bloc: 1 }));
  expect(read(game, { type: 'allianceBegun', joining } as never)).toBe(
    'The Elves and the Orcs are allies now.',
  );
  expect(read(game, { type: 'matchEnded', winners: [0, 1], reason: 'the last turn' } as never)).toBe(
    'The Elves and the Orcs share the victory: the last turn.',
  );
});

test('a single Unit disbands', () => {
  const game = place(position(), 0, 'Footmen', '0,0');
  const at = spotIn(game, '0,0');
  const lost = [nth(0, 0)];
  expect(read(game, { type: 'troopsTested', player: 0, at, level: 1, lost } as never)).toMatch(
    /^Without their leader, 1 Unit of the Humans at .* disbands\.$/,
  );
});

test('the verb of a strike agrees with the Unit that strikes, and with the Unit that is struck', () => {
  const bare = position({ boards: [{ board: 'S02', q: 0, r: 0, rotation: 0 }], races: ['Undead', 'Orcs'] });
  const fleet = place(place(bare, 0, "Man-o'-War", '0,2'), 0, 'Corvette', '0,2');
  const fleets = place(place(fleet, 1, 'Transport', '-1,2'), 1, 'Transport', '-1,2');
  const { game } = new Field(fleets).miss(0, { type: 'attack', from: '0,2', to: '-1,2', units: [] });
  const [striker, target] = [2, 3];
  const strike = { type: 'strikeResolved', striker, target, number: 6, marked: null } as const;
  expect(read(game, { ...strike, isHit: true, removed: target } as never)).toBe(
    "The Undead's Corvette strikes a Transport, needing 6 or less: the Transport is lost.",
  );
  expect(read(game, { type: 'strikerPicked', striker } as never)).toBe("The Undead's Corvette strikes next.");
});
