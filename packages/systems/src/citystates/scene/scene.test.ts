import { expect, test } from 'vitest';
import { citystates } from '../index.ts';
import { changed, type Game } from '../state/game.ts';
import { spotIn } from '../state/places.ts';
import { Field } from '../testkit/field.ts';
import { nth, place, position } from '../testkit/position.ts';

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

test('[CST-LCB-20] whoever is asked to stand or retreat sees the hexes to retreat to, and nobody else does', () => {
  const bare = position({ races: ['Humans', 'Orcs'], options: { switches: { tactics: false } } });
  const armed = place(place(bare, 0, 'Pikemen', '-2,0'), 0, 'Pikemen', '-2,0');
  const field = new Field(place(place(armed, 1, 'Footmen', '-1,0'), 1, 'Footmen', '-1,0'));
  field.miss(0, { type: 'attack', from: '-2,0', to: '-1,0', units: [nth(0, 0), nth(0, 1)] });
  field.miss(0, { type: 'continue' });
  const lit = (seat: string): number =>
    citystates
      .scene(citystates.view(field.game, seat), seat)
      .marks.filter(({ kind }) => kind === 'choice')
      .flatMap(({ places }) => places).length;
  expect(citystates.pending(field.game)).toMatchObject([{ seat: 'blue', task: 'stand or retreat' }]);
  const subjects = citystates.subjects(citystates.view(field.game, 'blue'), 'blue');
  expect(lit('blue')).toBeGreaterThan(0);
  expect(lit('blue')).toBe([...subjects].filter((subject) => subject.includes(',')).length);
  expect(lit('red')).toBe(0);
});

test('[CST-VIC-03] when it is over, everybody reads who has won, why, and what all centres are worth', () => {
  const bare = position({ races: ['Humans', 'Orcs'] });
  const held = changed(bare, {
    turn: 8,
    centres: bare.centres.map((centre, at) => ({ ...centre, controller: at === 0 ? 1 : 0 })),
    end: { winners: [1], reason: 'the highest score after 8 game turns', rule: 'CST-VIC-03' },
  });
  const { prompt } = citystates.scene(citystates.view(held, 'red'), 'red');
  expect(prompt.text).toBe('The Orcs win: the highest score after 8 game turns.');
  expect(prompt.help).toMatch(/^Income at the end: Humans: \d+, Orcs: \d+\.$/);
});
