import { expect, test } from 'vitest';
import { citystates } from '../index.ts';
import type { Game } from '../state/game.ts';
import { place, placeCharacter, position, seat } from '../testkit/position.ts';

const drawn = (fog: boolean): Game => {
  const bare = position({ options: { switches: { fog } } });
  const units = place(place(place(bare, 1, 'Giants', '0,0'), 1, 'Archers', '0,0'), 1, 'Caravan', '0,0');
  return placeCharacter(units, 1, 'CC-B06', '0,0');
};

const seenBy = (game: Game, player: number): Game => citystates.view(game, seat(player));

test('[CST-HID-02] with fog others see how many land Units there are, not which', () => {
  const { stacks, units } = seenBy(drawn(true), 0);
  expect(units).toEqual([]);
  expect(stacks).toMatchObject([{ owner: 1, fighting: 2, hasSupply: true, types: [] }]);
});

test('[CST-HID-07] without fog Unit types are public, Characters stay hidden', () => {
  const { stacks, characters } = seenBy(drawn(false), 0);
  expect(stacks).toMatchObject([{ owner: 1, fighting: 2, types: ['Archers', 'Caravan', 'Giants'] }]);
  expect(characters).toEqual([]);
});

test('[CST-HID-07] without fog everybody learns the type of a recruit', () => {
  const game = drawn(false);
  const unit = game.units[0] as Game['units'][number];
  const event = { type: 'unitRecruited' as const, unit, centre: 0, gold: 5, isShip: false };
  const storyIn = (fog: boolean): string =>
    citystates
      .story(drawn(fog), event, seat(0))
      .map(({ text }) => text)
      .join(' ');
  expect(storyIn(false)).toContain('Giants');
  expect(storyIn(true)).not.toContain('Giants');
});
