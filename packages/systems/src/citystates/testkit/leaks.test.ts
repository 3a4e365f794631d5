import { oddsOf, seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { TACTICS, type Tactic } from '../data/tactics.ts';
import type { UnitType } from '../data/units.ts';
import { citystates } from '../index.ts';
import { withLasting } from '../rules/characters/lasting.ts';
import type { Game } from '../state/game.ts';
import type { CstOptions } from '../state/resolveOptions.ts';
import { numberOf } from '../state/seats.ts';
import { remembering } from '../state/sightings.ts';
import { Field } from './field.ts';
import { type Look, leakAt, lookForLeaks } from './leaks.ts';
import { nth, place, placeCharacter, position } from './position.ts';

const EVERYTHING: CstOptions = { players: 4, forces: 'readyMade', preset: 'full', switches: { limit: 3 } };

test('[CST-HID-02] [CST-R-69] no seat can tell apart states that differ in what is hidden from it', () => {
  expect(lookForLeaks(citystates.view, EVERYTHING, 1, 1_500)).toMatchObject({ leak: undefined });
  const duel = { players: 2, forces: 'readyMade', switches: { limit: 3 } } as const;
  expect(lookForLeaks(citystates.view, duel, 2, 500)).toMatchObject({ leak: undefined });
});

const others = (game: Game, seat: string) => game.units.filter(({ owner }) => owner !== numberOf(seat));

/** Views that leak something. */
const LEAKS: Readonly<Record<string, (game: Game, seat: string) => Partial<Game>>> = {
  'the types of hidden Units': (game, seat) => ({
    stacks: citystates.view(game, seat).stacks.map((stack) => ({
      ...stack,
      types: others(game, seat)
        .filter(({ at }) => at === stack.at)
        .map(({ type }) => type),
    })),
  }),
  'unknown Characters': (game) => ({ characters: game.characters }),
  'the order of the decks': (game) => ({ decks: game.decks }),
  'standing orders': (game) => ({ standing: game.standing }),
  'a hand bought in secret': (game) => ({ setUp: game.setUp }),
};

/** Each secret exists at some point; bought forces are secret only during the set-up. */
const optionsFor = (leak: string): CstOptions =>
  leak === 'a hand bought in secret' ? { players: 4, switches: { limit: 1 } } : EVERYTHING;

test.each(Object.entries(LEAKS))('the test detects a view that reveals %s', (name, tells) => {
  const leaky: Look = (game, seat) => ({ ...citystates.view(game, seat), ...tells(game, seat) });
  expect(lookForLeaks(leaky, optionsFor(name), 3, 6_000).leak).toBeDefined();
});

/** Red has chosen his tactic, Blue not yet; Red's Rogue guards a Hero, and Red has spied on Blue. */
const sealed = (): Game => {
  const units = place(place(position(), 0, 'Footmen', '-2,0'), 1, 'Footmen', '-1,0');
  const peopled = placeCharacter(placeCharacter(units, 0, 'CC-B21', '-2,0'), 0, 'CC-B06', '-2,0');
  const guarded = withLasting(peopled, { protections: [{ rogue: 'CC-B21', ward: 'CC-B06' }] });
  const informed = remembering(guarded, 0, guarded.units);
  const field = new Field(informed).attack(0, { from: '-2,0', to: '-1,0', units: [nth(0, 0)] });
  return field.give(0, { type: 'tactic', choice: 'Square' }).game;
};

test.each([
  ['tactics not yet revealed', (game: Game): Partial<Game> => ({ battle: game.battle })],
  ['protections', (game: Game): Partial<Game> => ({ lasting: game.lasting })],
  ['what others have spied out', (game: Game): Partial<Game> => ({ sightings: game.sightings })],
])('the test detects a view that reveals %s', (_, tells) => {
  const leaky: Look = (game, seat) => ({ ...citystates.view(game, seat), ...tells(game) });
  const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
  const found = (look: Look) => seeds.some((seed) => leakAt(look, sealed(), 'blue', seededDice(seed)));
  expect([found(citystates.view), found(leaky)]).toEqual([false, true]);
});

const army = (game: Game, owner: number, at: string, types: readonly UnitType[]): Game =>
  types.reduce((next, type) => place(next, owner, type, at), game);

/** Red has sealed this tactic in a battle of three against three. */
const sealedWith = (choice: Tactic): Game => {
  const mine = army(position(), 0, '-2,0', ['Light Infantry', 'Pikemen', 'Archers']);
  const both = army(mine, 1, '-1,0', ['Light Cavalry', 'Heavy Infantry', 'Slingers']);
  const field = new Field(both).attack(0, {
    from: '-2,0',
    to: '-1,0',
    units: [0, 1, 2].map((at) => nth(0, at)),
  });
  return field.give(0, { type: 'tactic', choice }).game;
};

test('[CST-TAC-02] [CST-PLY-08] odds do not tell what the other side has sealed; the test detects odds that do', () => {
  const oddsSeen = (look: Look): number => {
    const all = TACTICS.map((tactic) => {
      const view = look(sealedWith(tactic), 'blue') as ReturnType<typeof citystates.view>;
      const limits = { walks: 5, samples: 30, pairs: 3 };
      return JSON.stringify(oddsOf(citystates, view, 'blue', { type: 'tactic', choice: 'Charge' }, limits));
    });
    return new Set(all).size;
  };
  const leaky: Look = (game, seat) => ({ ...citystates.view(game, seat), battle: game.battle });
  expect(oddsSeen(citystates.view)).toBe(1);
  expect(oddsSeen(leaky)).toBeGreaterThan(1);
});
