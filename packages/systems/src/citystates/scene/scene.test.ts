import { expect, test } from 'vitest';
import { citystates } from '../index.ts';
import { changed, type Game } from '../state/game.ts';
import { spotIn } from '../state/places.ts';
import { place, position } from '../testkit/position.ts';

const drawn = (): Game => {
  const bare = position({ races: ['Humans', 'Orcs', 'Elves'], options: { preset: 'full' } });
  const armed = place(bare, 0, 'Footmen', '0,0', { isUnsupplied: true, isForced: true });
  const players = armed.players.map((each, player) => (player < 2 ? { ...each, bloc: 1 } : each));
  return changed(armed, { players, sieges: [{ hex: spotIn(armed, '0,0'), owner: 0, starts: 1 }] });
};

test('[CST-PLY-06] everybody sees alliances and sieges; only the owner sees which Units are unsupplied', () => {
  const scene = citystates.scene(citystates.view(drawn(), 'gold'), 'gold');
  const value = (label: string): string | undefined =>
    scene.status.find((fact) => fact.label === label)?.value;
  expect(value('Humans')).toContain('allied with the Orcs');
  expect(value('Elves')).not.toContain('allied');
  expect(value('Besieged')).toBe('Amberford');
  const own = citystates.scene(citystates.view(drawn(), 'red'), 'red');
  expect(own.pieces[0]?.badges).toEqual(['forced march', 'unsupplied']);
});
