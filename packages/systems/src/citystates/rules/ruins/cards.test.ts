import { dice } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { BASE_CHARACTERS, SUPPLEMENT_CHARACTERS } from '../../data/characters.ts';
import { BASE_ENCOUNTERS, SUPPLEMENT_ENCOUNTERS } from '../../data/encounters.ts';
import type { Race } from '../../data/races.ts';
import { carryOut } from '../../engine/carryOut.ts';
import type { CstEvent } from '../../engine/events.ts';
import { checkOrder } from '../../orders/orderRules.ts';
import type { Character } from '../../state/character.ts';
import { changed, type Game, withCentre } from '../../state/game.ts';
import { idOfSpot } from '../../state/places.ts';
import { findCharacter } from '../../state/units.ts';
import { place, placeCharacter, position } from '../../testkit/position.ts';
import type { ActionName } from '../characters/events.ts';

const RUINS = '-2,3';
const ENCOUNTERS = [...BASE_ENCOUNTERS, ...SUPPLEMENT_ENCOUNTERS];
const HERO = 'CC-B14';

const before = (card: string, more: Partial<Character> = {}, race: Race = 'Humans'): Game =>
  changed(placeCharacter(position({ races: [race, 'Orcs'] }), 0, HERO, RUINS, more), {
    decks: { characters: ['CC-B01', 'CC-B15'], encounters: [card, 'EC-B30'], discards: [] },
  });

const explore = (
  game: Game,
  ...faces: number[]
): { readonly events: readonly CstEvent[]; readonly after: Game } => {
  const tale = carryOut(game, 0, { type: 'act', char: HERO, action: 'explore' }, dice(...faces));
  return { events: tale.events, after: tale.state };
};

const hero = (game: Game): Character => findCharacter(game, HERO) as Character;

const goldIn = (text: string): number => Number(/(\d+) gold/.exec(text)?.[1] ?? 0);

describe('[CST-RUI-04] [CST-RUI-05] every Guardian', () => {
  test.each(ENCOUNTERS.filter(({ kind }) => kind === 'G').map((card) => [card.id, card] as const))(
    '%s fights at its level and yields what is printed',
    (id, { level, text }) => {
      const { events, after } = explore(before(id, { isCursed: true }), 10, 1);
      expect(events).toContainEqual(
        expect.objectContaining({ type: 'guardianFought', totals: [15, 1 + level], outcome: 'beaten' }),
      );
      expect(after.players[0]?.gold).toBe(goldIn(text));
      expect(hero(after).artifacts).toEqual(text.includes('ART') ? ['EC-B30'] : []);
      expect(hero(after).isCursed).toBe(!text.includes('curse'));
      expect(after.characters.some(({ id: card }) => card === 'CC-B01')).toBe(text.includes('Hero'));
    },
  );
});

describe('[CST-RUI-07] every Artifact', () => {
  test.each(ENCOUNTERS.filter(({ kind }) => kind === 'A').map(({ id }) => id))(
    '%s goes to the explorer',
    (id) => {
      expect(hero(explore(before(id)).after).artifacts).toEqual([id]);
    },
  );
});

test.each([
  ['EC-B19', [], 3],
  ['EC-B20', [], 4],
  ['EC-B21', [], 5],
  ['EC-B22', [7], 8],
  ['EC-B23', [7], 7],
  ['EC-B24', [7], 12],
  ['EC-S13', [7], 7],
  ['EC-S14', [], 6],
  ['EC-S16', [7], 9],
] as const)('[CST-RUI-06] [CST-R-88] treasure %s with the dice %j is worth %i gold', (id, faces, gold) => {
  expect(explore(before(id), ...faces).after.players[0]?.gold).toBe(gold);
});

test('[CST-RUI-06] EC-B25 yields 3 gold where no Unit has room', () => {
  const full = Array.from({ length: 8 }).reduce<Game>(
    (game) => place(game, 0, 'Footmen', RUINS),
    before('EC-B25'),
  );
  expect(explore(full).after.players[0]?.gold).toBe(3);
});

test('[CST-PLY-03] [CST-R-93] EC-B25 offers the most expensive free Unit by default', () => {
  const { after } = explore(before('EC-B25'));
  expect(after.questions[0]).toMatchObject({ kind: 'encounter', encounter: { about: 'unit' } });
});

test('[CST-RUI-06] EC-S15 places three Caravans that come from there', () => {
  const { after } = explore(before('EC-S15'));
  expect(after.units.map(({ type, origin }) => [type, idOfSpot(after, origin)])).toEqual([
    ['Caravan', RUINS],
    ['Caravan', RUINS],
    ['Caravan', RUINS],
  ]);
});

const CURSED = { isCursed: true };
test.each([
  ['EC-B35', 9, 'passes'],
  ['EC-B36', 8, 'passes'],
  ['EC-B37', 7, 'passes'],
  ['EC-S25', 9, 'passes'],
  ['EC-S26', 8, 'passes'],
  ['EC-B35', 10, 'dies'],
  ['EC-B36', 9, 'loses his turn'],
  ['EC-B37', 8, 'is cursed'],
  ['EC-S25', 10, 'loses his turn'],
  ['EC-S26', 9, 'is cursed'],
] as const)('[CST-RUI-06] hazard %s with a cursed Hero-6 and a %i: he %s', (id, face, fate) => {
  const game = fate === 'is cursed' ? before(id, { level: 5 }) : before(id, CURSED);
  const after = findCharacter(explore(game, face).after, HERO);
  expect(after === undefined).toBe(fate === 'dies');
  expect(after?.lostTurn ?? 0).toBe(fate === 'loses his turn' ? 2 : 0);
  expect(after?.isCursed ?? true).toBe(fate === 'is cursed' || game.characters[0]?.isCursed);
});

test.each(['Flarn', 'Undead'] as const)('[CST-RUI-06] EC-S26 does not affect the %s: no die', (race) => {
  expect(hero(explore(before('EC-S26', {}, race)).after).isCursed).toBe(false);
});

test('[CST-RUI-06] EC-B37 does not curse the bearer of the Ring', () => {
  expect(hero(explore(before('EC-B37', { artifacts: ['EC-B31'] }), 10).after).isCursed).toBe(false);
});

test('[CST-RUI-06] EC-B38 gives away every Character in the hex', () => {
  const game = placeCharacter(before('EC-B38'), 1, 'CC-B20', RUINS);
  expect(findCharacter(explore(game).after, 'CC-B20')?.knownTo).toBe(3);
});

test('[CST-RUI-06] EC-B39 is skipped when no Character card is left', () => {
  const game = before('EC-B39');
  const { after } = explore(changed(game, { decks: { ...game.decks, characters: [] } }));
  expect(after.characters).toHaveLength(1);
});

test('[CST-RUI-05] [CST-R-61] EC-B14 shuffles back a card that is not a Hero', () => {
  const game = before('EC-B14');
  const rogueFirst = changed(game, { decks: { ...game.decks, characters: ['CC-B15', 'CC-B01'] } });
  expect(explore(rogueFirst, 10, 1, 1).after.decks.characters).toEqual(['CC-B01', 'CC-B15']);
});

test('[CST-RUI-06] EC-S27 moves the explorer to the nearest centre he controls, ties to the lowest hex', () => {
  const game = before('EC-S27');
  const settled = [0, 3].reduce((next, centre) => withCentre(next, centre, { controller: 0 }), game);
  const { after } = explore(settled);
  expect(idOfSpot(after, hero(after).at)).toBe('-3,3');
  expect(idOfSpot(after, hero(explore(game).after).at)).toBe(RUINS);
});

test('[CST-RUI-06] EC-S28 takes an only Artifact without a question, and nothing from a Character without one', () => {
  expect(hero(explore(before('EC-S28', { artifacts: ['EC-B26'] })).after).artifacts).toEqual([]);
  expect(explore(before('EC-S28')).after.questions).toEqual([]);
});

test('[CST-RUI-06] EC-S29 closes the Ruins to the end of the next game turn', () => {
  expect(explore(before('EC-S29')).after.lasting.ruins[0]?.closedThrough).toBe(2);
});

test('[CST-RUI-07] [CST-MAG-15] EC-S30 gives a Fate token, but no second', () => {
  expect(explore(before('EC-S30')).after.players[0]?.hasFate).toBe(true);
});

/** CST-CHR-03 once more, as the rulebook prints it. */
const NEEDED: Readonly<Record<string, readonly [cls: string, level: number, ...actions: ActionName[]]>> = {
  rogue: ['Rogue', 0, 'assassinate', 'protect', 'spy', 'stealArtifact', 'stealGold'],
  hero: ['Hero', 0, 'duel'],
  barbarian: ['Barbarian', 0, 'duel'],
  spell1: ['Mage', 1, 'createGold', 'fly', 'sustenance'],
  spell2: ['Mage', 2, 'bridge', 'dispell', 'scry'],
  spell3: ['Mage', 3, 'firestorm', 'walls', 'teleport'],
  spell4: ['Mage', 4, 'summonElementals'],
  spell5: ['Mage', 5, 'raiseDead'],
  spell6: ['Mage', 6, 'fates'],
  prayer1: ['Priest', 1, 'bless', 'dispell', 'tithe'],
  prayer2: ['Priest', 2, 'removeCurse', 'exorcise'],
  prayer3: ['Priest', 3, 'curse', 'sanctuary'],
  prayer4: ['Priest', 4, 'plague'],
  prayer5: ['Priest', 5, 'partWater'],
  prayer6: ['Priest', 6, 'resurrection'],
};
const ACTIONS = [...new Set(Object.values(NEEDED).flatMap(([, , ...actions]) => actions))];

const lacksPower = (game: Game, char: string, action: ActionName): boolean => {
  const verdict = checkOrder(game, 0, { type: 'act', char, action });
  return !verdict.ok && (verdict.rule === 'CST-CHR-03' || verdict.rule === 'CST-CHR-05');
};

describe('[CST-CHR-01] [CST-CHR-02] [CST-CHR-03] [CST-CHR-05] every Character card', () => {
  test.each([...BASE_CHARACTERS, ...SUPPLEMENT_CHARACTERS].map((card) => [card.id, card] as const))(
    '%s has the actions of its class and level',
    (id, card) => {
      const game = placeCharacter(position(), 0, id, '0,0');
      const printed = Object.values(NEEDED)
        .filter(([cls, level]) => cls === card.class && level <= card.level)
        .flatMap(([, , ...actions]) => actions);
      expect(ACTIONS.filter((action) => !lacksPower(game, id, action)).sort()).toEqual([...printed].sort());
    },
  );
});
