import type { Dice } from '@warmoot/kernel';
import { d10, type Tale } from '../../engine/tale.ts';
import type { Character } from '../../state/character.ts';
import type { Game } from '../../state/game.ts';
import { charactersAt, ownUnitsAt } from '../../state/occupancy.ts';
import { TRAITS } from '../../state/unit.ts';
import { effectiveLevel } from '../characters/effectiveLevel.ts';
import { leaderAt } from './leader.ts';

/** CST-LDR-06: whether this Character leads Units of his owner in his hex, so that his death may disband them. */
export const commands = (game: Game, character: Character): boolean =>
  leaderAt(game, [character.owner], character.at)?.character === character.id &&
  ownUnitsAt(game, character.owner, character.at).some(({ type }) => TRAITS[type].isLandFighting);

const hasSuccessor = (game: Game, dead: Character): boolean =>
  charactersAt(game, dead.owner, dead.at).some(
    (other) => other.id !== dead.id && (other.class === 'Hero' || other.class === 'Barbarian'),
  );

/**
 * CST-LDR-05, CST-LDR-06, CST-R-28: after a leader's death by assassination or duel. `dead` is the Character as he was,
 * and `commanded` the result of `commands` then; neither can be derived from the game once he is gone.
 */
export const scatterTroops = (tale: Tale, dead: Character, commanded: boolean, dice: Dice): void => {
  const game = tale.state;
  if (!commanded || hasSuccessor(game, dead)) return;
  const units = ownUnitsAt(game, dead.owner, dead.at).filter(({ type }) => TRAITS[type].isLandFighting);
  const level = effectiveLevel(game, dead);
  const roll = d10(dice, 'whether the troops disband');
  const lost = roll.value > level + 2 ? units.map(({ id }) => id) : [];
  tale.tell({
    type: 'troopsTested',
    player: dead.owner,
    at: dead.at,
    level,
    lost,
    rolls: [roll],
    irrevocable: true,
    rules: ['CST-LDR-05', 'CST-LDR-06'],
  });
};
