import { RACE_TABLE } from '../../data/races.ts';
import type { Character } from '../../state/character.ts';
import { type Game, raceOf } from '../../state/game.ts';

/**
 * CST-GEN-11: the card's level, at most the race's cap, one less if cursed. CST-RAC-06: the cap does not apply to the
 * leader.
 */
export const effectiveLevel = (game: Game, character: Character): number => {
  const cap = RACE_TABLE[raceOf(game, character.owner)].caps[character.class] ?? character.level;
  const level = character.isLeader ? character.level : Math.min(character.level, cap);
  return Math.max(0, level - (character.isCursed ? 1 : 0));
};
