import { expect, test } from 'vitest';
import { citystates } from '../../index.ts';
import { changed, type Game } from '../../state/game.ts';
import { Field } from '../../testkit/field.ts';
import { place, placeCharacter, position, seat } from '../../testkit/position.ts';

const three = (bloc: number): Game => {
  const bare = position({ races: ['Humans', 'Orcs', 'Elves'] });
  const peopled = placeCharacter(place(bare, 0, 'Footmen', '-2,0'), 0, 'CC-B06', '-2,0');
  const players = peopled.players.map((each, player) => (player < 2 ? { ...each, bloc } : each));
  return changed(peopled, { players });
};

const charactersSeenBy = (game: Game, player: number): string[] =>
  citystates.view(game, seat(player)).characters.map(({ id }) => id);

test('[CST-HID-03] allies know each other’s Characters only if the owner chose so', () => {
  const field = new Field(three(1));
  expect(charactersSeenBy(field.game, 1)).toEqual([]);
  field.give(0, { type: 'standingOrder', shareCharacters: true });
  expect(charactersSeenBy(field.game, 1)).toEqual(['CC-B06']);
  expect(charactersSeenBy(field.game, 2)).toEqual([]);
  field.give(0, { type: 'standingOrder', shareCharacters: false });
  expect(charactersSeenBy(field.game, 1)).toEqual([]);
});

test('[CST-HID-03] what was shown to allies ends with the alliance', () => {
  const field = new Field(three(1)).give(0, { type: 'standingOrder', shareCharacters: true });
  expect(charactersSeenBy(three(0), 1)).toEqual([]);
  const parted = changed(field.game, { players: field.game.players.map((each) => ({ ...each, bloc: 0 })) });
  expect(charactersSeenBy(parted, 1)).toEqual([]);
});

test('[CST-PLY-03] a proposal is a question that nobody waits for; its default is to decline', () => {
  const field = new Field(three(0)).give(2, { type: 'ally', what: 'propose', player: 'blue' });
  expect(citystates.pending(field.game).map(({ seat: waiting }) => waiting)).toEqual(['red']);
  const [open] = citystates.questions?.(citystates.view(field.game, 'blue'), 'blue') ?? [];
  expect(open?.answers).toHaveLength(2);
  expect(open?.standIn).toEqual({ type: 'ally', what: 'decline', player: 'gold' });
  field.give(1, { type: 'ally', what: 'decline', player: 'gold' });
  expect(citystates.questions?.(citystates.view(field.game, 'blue'), 'blue')).toEqual([]);
});

test('[CST-DIP-06] a proposal that became impossible can only be declined', () => {
  const field = new Field(three(0));
  field.give(2, { type: 'ally', what: 'propose', player: 'blue' });
  field.give(0, { type: 'ally', what: 'propose', player: 'blue' });
  field.give(1, { type: 'ally', what: 'accept', player: 'red' });
  const open = citystates.questions?.(citystates.view(field.game, 'blue'), 'blue') ?? [];
  expect(open.map(({ answers }) => answers.length)).toEqual([1]);
});

test('[CST-DIP-02] everybody learns of proposals and agreements', () => {
  const game = three(0);
  const events = citystates.decide(
    game,
    'gold',
    { type: 'ally', what: 'propose', player: 'blue' },
    {
      roll: () => 1,
    },
  );
  for (const reader of ['red', 'blue', 'gold'])
    expect(events.flatMap((event) => citystates.story(game, event, reader)).map(({ text }) => text)).toEqual([
      'The Elves propose an alliance to the Orcs.',
    ]);
});

test('[CST-DIP-02] an eliminated player neither receives proposals nor joins', () => {
  const field = new Field(three(0)).give(2, { type: 'ally', what: 'propose', player: 'blue' });
  field.give(2, { type: 'resign' });
  expect(field.game.diplomacy.proposals).toEqual([]);
  expect(field.verdict(1, { type: 'ally', what: 'propose', player: 'gold' })).toBe('CST-DIP-02');
});
