import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { beginTale } from '../../engine/tale.ts';
import type { Character } from '../../state/character.ts';
import { changed, type Game } from '../../state/game.ts';
import { place, placeCharacter, position } from '../../testkit/position.ts';
import { commands, scatterTroops } from './disband.ts';

const HEX = '0,0';

const kill = (game: Game, id: string, ...faces: number[]): { units: number; left: number } => {
  const dead = game.characters.find((each) => each.id === id) as Character;
  const commanded = commands(game, dead);
  const after = changed(game, { characters: game.characters.filter((each) => each.id !== id) });
  const tale = beginTale(after);
  const rolls = dice(...faces);
  scatterTroops(tale, dead, commanded, rolls);
  return { units: tale.state.units.length, left: rolls.left.length };
};

const troops = (): Game => place(place(position(), 0, 'Footmen', HEX), 0, 'Archers', HEX);

test('[CST-EX-10] [CST-LDR-05] a roll more than two above a Barbarian’s level disbands his Units', () => {
  const game = placeCharacter(troops(), 0, 'CC-S20', HEX);
  expect(kill(game, 'CC-S20', 6)).toEqual({ units: 2, left: 0 });
  expect(kill(game, 'CC-S20', 7)).toEqual({ units: 0, left: 0 });
});

test('[CST-LDR-06] [CST-R-28] the same holds for Heroes; a curse counts', () => {
  expect(kill(placeCharacter(troops(), 0, 'CC-B09', HEX), 'CC-B09', 7).units).toBe(0);
  const cursed = placeCharacter(troops(), 0, 'CC-B09', HEX, { isCursed: true });
  expect(kill(cursed, 'CC-B09', 6).units).toBe(0);
});

test('[CST-LDR-06] another Hero or Barbarian of any level prevents the roll, a Rogue does not', () => {
  const game = placeCharacter(troops(), 0, 'CC-B09', HEX);
  expect(kill(placeCharacter(game, 0, 'CC-S13', HEX), 'CC-B09', 10)).toEqual({ units: 2, left: 1 });
  expect(kill(placeCharacter(game, 0, 'CC-B15', HEX), 'CC-B09', 10)).toEqual({ units: 0, left: 0 });
});

test('[CST-LDR-06] a Character who does not lead, or leads nobody, does not roll; ships never disband', () => {
  const two = placeCharacter(placeCharacter(troops(), 0, 'CC-B09', HEX), 0, 'CC-B01', HEX);
  expect(kill(two, 'CC-B01', 10)).toEqual({ units: 2, left: 1 });
  expect(kill(placeCharacter(position(), 0, 'CC-B09', HEX), 'CC-B09', 10).left).toBe(1);
  const port = position({ boards: [{ board: 'S02', q: 0, r: 0, rotation: 0 }] });
  const fleet = placeCharacter(place(port, 0, 'Corvette', '0,2'), 0, 'CC-B09', '0,2');
  expect(kill(fleet, 'CC-B09', 10)).toEqual({ units: 1, left: 1 });
});
