import { inEnglish } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { citystates } from '../index.ts';
import type { CstOrder } from '../orders/orders.ts';
import { Field } from '../testkit/field.ts';
import { nth, place, position, seat } from '../testkit/position.ts';
import { changed, type Game } from './game.ts';
import { spotIn } from './places.ts';
import { remembering, type Sighting } from './sightings.ts';

const [HERE, THERE] = ['-2,0', '-1,0'] as const;

const drawn = (fog = true): Game => {
  const bare = position({
    races: ['Humans', 'Orcs', 'Elves'],
    options: { switches: { tactics: false, fog } },
  });
  return place(place(place(bare, 0, 'Footmen', HERE), 1, 'Pikemen', THERE), 1, 'Giants', THERE);
};

/** Red attacks, breaks off, and ends the phase: nobody has lost a Unit. */
const fought = (game: Game): Game =>
  new Field(game)
    .attack(0, { from: HERE, to: THERE, units: [nth(0, 0)] }, 10, 10, 10)
    .give(0, { type: 'breakOff' })
    .give(0, { type: 'endPhase' }).game;

const rememberedBy = (game: Game, player: number): readonly Sighting[] =>
  citystates.view(game, player < 0 ? 'nobody' : seat(player)).sightings;

test('[CST-R-111] [CST-HID-05] everybody remembers those who fought, with the turn, once they are hidden again', () => {
  const game = fought(drawn());
  const orcs = { owner: 1, at: spotIn(game, THERE), types: ['Giants', 'Pikemen'], turn: 1 };
  const humans = { owner: 0, at: spotIn(game, HERE), types: ['Footmen'], turn: 1 };
  expect(citystates.view(game, seat(2)).stacks.map(({ types }) => types)).toEqual([[], []]);
  expect(rememberedBy(game, 0)).toMatchObject([orcs]);
  expect(rememberedBy(game, 1)).toMatchObject([humans]);
  expect(rememberedBy(game, 2)).toMatchObject([humans, orcs]);
  expect(rememberedBy(game, -1)).toMatchObject([humans, orcs]);
});

test('[CST-HID-07] without fog there is nothing to remember', () => {
  expect(fought(drawn(false)).sightings).toEqual([]);
});

test('[CST-R-111] what one player spied out is his alone; the newest counts until the place is empty', () => {
  const at = spotIn(drawn(), THERE);
  const seen = (game: Game): Game =>
    remembering(
      game,
      2,
      game.units.filter((unit) => unit.at === at),
    );
  const first = seen(drawn());
  const later = seen(changed(place(first, 1, 'Archers', THERE), { turn: 4 }));
  expect([rememberedBy(later, 0), rememberedBy(later, 1)]).toEqual([[], []]);
  expect(rememberedBy(later, 2)).toMatchObject([{ types: ['Archers', 'Giants', 'Pikemen'], turn: 4 }]);
  const refreshed = (game: Game): Game =>
    citystates.apply(game, { type: 'refreshed', player: 0, rules: [] } as never);
  expect(refreshed(later).sightings).toHaveLength(1);
  const gone = changed(later, { units: later.units.filter(({ owner }) => owner !== 1) });
  expect(refreshed(gone).sightings).toEqual([]);
});

test('[CST-R-111] the counter back bears the turn, its name the types; outlines below it count for nothing', () => {
  const game = fought(drawn());
  const scene = citystates.scene(citystates.view(game, seat(0)), seat(0));
  const orcs = scene.pieces.filter(({ side }) => side === seat(1));
  expect(orcs.map(({ name, tag, count, badges }) => ({ name, tag, count, badges }))).toEqual([
    {
      name: 'Orcs: 2 Units, types unknown; seen in turn 1: Giants, Pikemen',
      tag: 'T1',
      count: 2,
      badges: ['back'],
    },
    { name: 'Orcs: Giants, seen in turn 1', tag: undefined, count: 0, badges: ['ghost'] },
    { name: 'Orcs: Pikemen, seen in turn 1', tag: undefined, count: 0, badges: ['ghost'] },
  ]);
});

test('[CST-R-111] the odds of an attack picture the defenders as they were last seen', () => {
  const attack: CstOrder = { type: 'attack', from: HERE, to: THERE, units: [nth(0, 0)] };
  const pictured = (game: Game): readonly string[] => {
    const view = citystates.view(changed(game, { phase: 'combat', active: 0 }), seat(0));
    return (citystates.pictures?.(view, seat(0), attack) ?? []).map(({ says }) => inEnglish(says));
  };
  const game = fought(drawn());
  expect(pictured(game)).toEqual(['as seen in turn 1']);
  expect(pictured(drawn()).length).toBeGreaterThan(1);
  expect(pictured(place(game, 1, 'Archers', THERE)).length).toBeGreaterThan(1); // one more than were seen
});
